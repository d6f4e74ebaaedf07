"""The roll of a spell: its four outcomes, what each spends, and the one that came up."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout

from gmscreen.rules.checks import Outcome
from gmscreen.rules.dice import parse_dice
from gmscreen.session.rolls import RollRequest
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import DASH, number
from gmscreen.texts.steps import whole_changes
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.dice_row import DiceRow
from gmscreen.ui.panels.magic.spell_view import OUTCOME_TONES, OutcomeView, SpellView
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Tone
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.chance_bar import ChanceBar
from gmscreen.ui.widgets.chip import Chip
from gmscreen.ui.widgets.explained_label import ExplainedLabel
from gmscreen.ui.widgets.layouts import grid
from gmscreen.ui.widgets.plain_label import PlainLabel, set_plain_tooltip, set_style_property

_THREE = parse_dice("3d")


class OutcomeCard(Card):
    """The main act of the panel; `rolled` carries the casting."""

    rolled = Signal(object)

    def __init__(self, context: PanelContext) -> None:
        super().__init__(context.look, text("magic.cast"))
        look = context.look
        self._request: RollRequest | None = None
        self.dice = DiceRow(
            look, context.session, lambda: self._request, text("magic.roll_none"), primary=True
        )
        self.told = PlainLabel(strong=True, wrap=True)
        lines = grid(look, gap=8)
        lines.setColumnStretch(1, 1)
        self.lines = {outcome: _OutcomeLine(look, outcome, lines) for outcome in Outcome}
        self.add(self.dice, lines, self.told)
        self.dice.rolled.connect(self.rolled)

    def show_outcomes(self, view: SpellView) -> None:
        """Show the chances, and what came up."""
        level = view.casting.level.as_int if view.casting else None
        self._request = _request(view)
        words = text("magic.roll_none") if level is None else text("magic.roll", level=number(level))
        self.dice.refresh(words)
        shown = {each.outcome: each for each in view.outcomes}
        for outcome, line in self.lines.items():
            line.show_outcome(shown.get(outcome))
        self.told.set_tone(view.told_tone)
        self.told.setText(view.told or text("magic.nothing_rolled" if level else "magic.cannot_cast"))


def _request(view: SpellView) -> RollRequest | None:
    if view.casting is None:
        return None
    level = view.casting.level
    return RollRequest(_THREE, text("magic.purpose"), level=level.as_int, modifiers=whole_changes(level))


class _OutcomeLine:
    """A line of the grid: name, bar, chance, what it spends, and the roll if it came up."""

    def __init__(self, look: Look, outcome: Outcome, lines: QGridLayout) -> None:
        self._outcome = outcome
        self.name = PlainLabel(text(f"magic.outcome.{outcome}"))
        self.bar = ChanceBar(look, OUTCOME_TONES[outcome])
        self.chance = PlainLabel()
        self.spent = ExplainedLabel(look, text("magic.spends_name", outcome=self.name.text()))
        self.rolled = Chip("", tone=OUTCOME_TONES[outcome])
        place = lines.rowCount()
        for column, widget in enumerate((self.name, self.bar, self.chance, self.spent, self.rolled)):
            lines.addWidget(widget, place, column)

    def show_outcome(self, shown: OutcomeView | None) -> None:
        """Show an outcome, or a line without numbers."""
        lit = shown is not None and bool(shown.rolled)
        set_style_property(self.name, "strong", lit)
        set_style_property(self.chance, "strong", lit)
        self.rolled.setText(shown.rolled if shown else "")
        self.rolled.setVisible(lit)
        self.bar.show_chance(shown.chance if shown else None, lit=lit)
        self.chance.setText(shown.shown if shown else DASH)
        set_plain_tooltip(self.chance, shown.ways if shown else "")
        self.name.set_tone(shown.tone if shown and lit else Tone.TEXT)
        if shown is None:
            self.spent.show_absent()
        else:
            self.spent.show_derivation(shown.spent, text("magic.spends", amount=number(shown.spent.value)))
