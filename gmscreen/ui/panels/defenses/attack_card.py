"""The attack's number, what made it, the chances, the dice and what they said."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal

from gmscreen.rules.dice import parse_dice
from gmscreen.rules.garganta.attack import AttackOutcome
from gmscreen.session.rolls import RollRequest
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import number
from gmscreen.texts.steps import whole_changes
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.defenses.attack_view import AttackView, ModifierLine
from gmscreen.ui.panels.defenses.blow_view import strike_words
from gmscreen.ui.panels.defenses.strike import Strike
from gmscreen.ui.panels.dice_row import DiceRow
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.button import secondary_button
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.chip import Chip
from gmscreen.ui.widgets.explained_number import ExplainedNumber
from gmscreen.ui.widgets.flow import empty, flow
from gmscreen.ui.widgets.layouts import column, holder, row
from gmscreen.ui.widgets.notice import InlineError
from gmscreen.ui.widgets.plain_label import PlainLabel
from gmscreen.ui.widgets.table import Cell, Column, TableView

_THREE = parse_dice("3d")


class AttackCard(Card):
    """The main act of the attack; `rolled` carries its roll."""

    rolled = Signal(object)

    def __init__(self, context: PanelContext) -> None:
        super().__init__(context.look, text("defenses.strike"))
        look = context.look
        self._request: RollRequest | None = None
        self.level = ExplainedNumber(look, text("defenses.effective"))
        self.outcomes = {
            outcome: ExplainedNumber(look, text(f"defenses.outcome.{outcome}"), size=Size.TOTAL)
            for outcome in AttackOutcome
        }
        self.problem = InlineError(look)
        words = text("defenses.roll_attack_none")
        self.dice = DiceRow(look, context.session, lambda: self._request, words, primary=True)
        self.told = PlainLabel(strong=True, wrap=True)
        self.hint = PlainLabel(size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        self.tables = secondary_button(
            look, text("defenses.to_tables"), lambda: context.go_to("blows"), "skull-outline"
        )
        self._notes = flow(look, gap=6)
        self.modifiers = TableView(look, text("defenses.modifiers"), _columns(), wraps=True, fits=True)
        self._lay_out(look)
        self.dice.rolled.connect(self.rolled)

    def _lay_out(self, look: Look) -> None:
        chances = row(look, *self.outcomes.values(), gap=4)
        for place in range(len(self.outcomes)):
            chances.setStretch(place, 1)
        beside = column(
            look, chances, self.problem, self.dice, self.told, self.hint, row(look, self.tables, 1), gap=6
        )
        head = row(look, self.level, beside, gap=14)
        head.setStretch(1, 1)
        head.setAlignment(self.level, Qt.AlignmentFlag.AlignTop)
        self.add(head, holder(self._notes), self.modifiers)

    def show_attack(self, view: AttackView, strike: Strike) -> None:
        """Show the attack as it is now."""
        name = strike_words(strike)
        self.set_title(text("defenses.strike_of", name=name) if name else text("defenses.strike"))
        self._show_level(view)
        self._request = _request(view, strike)
        level = "" if view.level is None else number(view.level.value)
        words = text("defenses.roll_attack", level=level) if level else text("defenses.roll_attack_none")
        self.dice.refresh(words)
        self.told.set_tone(view.tone)
        self.told.show_text(view.told)
        self.hint.show_text(view.hint)
        self.tables.setVisible(view.asks_for_table)
        empty(self._notes)
        for note in view.notes:
            self._notes.addWidget(Chip(note.words, tone=note.tone))
        self.modifiers.setVisible(bool(view.modifiers))
        self.modifiers.show_rows([_row(line) for line in view.modifiers])

    def _show_level(self, view: AttackView) -> None:
        self.problem.say(view.problem)
        if view.level is None:
            self.level.show_absent("")
        else:
            self.level.show_derivation(view.level, "")
        for shown in self.outcomes.values():
            shown.setVisible(view.level is not None)
        for outcome in view.outcomes:
            shown = self.outcomes[outcome.outcome]
            shown.show_derivation(outcome.chance, "", outcome.words)
            shown.set_tone(outcome.tone)


def _request(view: AttackView, strike: Strike) -> RollRequest | None:
    if view.level is None:
        return None
    purpose = text("defenses.purpose_attack")
    if strike.weapon:
        purpose = text("defenses.purpose_attack_with", name=strike.weapon)
    return RollRequest(_THREE, purpose, strike.name, view.level.as_int, whole_changes(view.level))


def _columns() -> list[Column]:
    return [
        Column(text("defenses.modifier"), wide=True),
        Column(text("defenses.source")),
        Column(text("defenses.value"), numeric=True),
    ]


def _row(line: ModifierLine) -> tuple[Cell, ...]:
    note = f"{text('table_rows.interpretation')}: {line.interpretation}" if line.interpretation else ""
    return (Cell(line.name, note=note), Cell(line.source, Tone.MUTED), Cell(line.value, strong=True))
