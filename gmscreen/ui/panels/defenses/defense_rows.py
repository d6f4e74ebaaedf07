"""The card of the defences: each with its number, its chance, its uses, its dice."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from gmscreen.rules.dice import parse_dice
from gmscreen.session.rolls import Roll, RollRequest
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import number
from gmscreen.texts.steps import whole_changes
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.defenses.defense_view import DefenseRow, DefensesView
from gmscreen.ui.panels.defenses.state import RowKey
from gmscreen.ui.panels.defenses.use_dots import UseDots
from gmscreen.ui.panels.dice_row import DiceRow
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Theme, Tone
from gmscreen.ui.widgets.button import Button, secondary_button
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.chip import Chip
from gmscreen.ui.widgets.explained_number import ExplainedNumber
from gmscreen.ui.widgets.flow import empty, flow
from gmscreen.ui.widgets.layouts import column, holder, row
from gmscreen.ui.widgets.plain_label import PlainLabel, set_style_property
from gmscreen.ui.widgets.top_aligned import top_aligned

_THREE = parse_dice("3d")
_BESIDE = 290


class DefenseRowWidget(QWidget):
    """One defence; `rolled` carries its roll, `spent` how many of its uses are gone."""

    rolled = Signal(object)
    spent = Signal(int)

    def __init__(self, context: PanelContext, shown: DefenseRow) -> None:
        super().__init__()
        look = context.look
        self._look, self._shown, self._who = look, shown, ""
        self.number = ExplainedNumber(look, shown.caption)
        self.chance = ExplainedNumber(look, text("defenses.defends"), tone=Tone.TEXT, size=Size.TOTAL)
        self.reason = PlainLabel(tone=Tone.WARN, wrap=True)
        self.dots = UseDots(look, shown.caption)
        self.dice = DiceRow(look, context.session, self._request, shown.caption)
        self._chips = flow(look, gap=6)
        self.told = PlainLabel(strong=True, wrap=True)
        said = (self.dots, self.reason, self.dice, self.told, holder(self._chips))
        self._beside = holder(column(look, *said, 1, gap=5))
        whole = row(look, self.number, self.chance, self._beside, gap=8)
        whole.setStretch(0, 1)
        self.setLayout(whole)
        top_aligned(whole)
        keeping = self.chance.sizePolicy()
        keeping.setRetainSizeWhenHidden(True)
        self.chance.setSizePolicy(keeping)
        self.dress(look.theme)
        self.dots.spent.connect(self.spent)
        self.dice.rolled.connect(self.rolled)

    def dress(self, theme: Theme) -> None:
        """Give the column of dots and dice its width, the same in every row."""
        self._beside.setFixedWidth(theme.px(_BESIDE))

    def show_row(self, shown: DefenseRow, who: str, *, primary: bool) -> None:
        """Show the defence as it is now."""
        self._shown, self._who = shown, who
        self._show_number(shown)
        self._show_chance(shown)
        self.reason.show_text(shown.reason)
        self.dots.show_uses(shown.uses)
        self.dice.setVisible(shown.rollable)
        self.dice.refresh(_words(shown))
        self.dice.button.setAccessibleName(f"{shown.caption}: {_words(shown)}")
        _make_primary(self.dice.button, self._look, primary=primary)
        self.told.set_tone(shown.tone)
        self.told.show_text(shown.told)
        empty(self._chips)
        for chip in shown.chips:
            self._chips.addWidget(Chip(chip.words, tone=chip.tone))

    def _show_number(self, shown: DefenseRow) -> None:
        self.number.caption.setText(shown.caption)
        if shown.total is None:
            self.number.show_absent("")
        else:
            self.number.show_derivation(shown.total, shown.line)
        available = not shown.reason
        self.number.set_tone(Tone.ACCENT if available else Tone.MUTED)
        struck = not available and shown.total is not None
        set_style_property(self.number.number, "struck", struck)
        set_style_property(self.number.number, "type_size", str(Size.BIG if available else Size.TOTAL))
        if not available:
            spoken = text("widget.struck", words=self.number.accessibleName(), reason=shown.reason)
            self.number.setAccessibleName(spoken)

    def _show_chance(self, shown: DefenseRow) -> None:
        if shown.chance is None or shown.reason:
            self.chance.show_absent("")
        else:
            self.chance.show_derivation(shown.chance, "", shown.chance_words)
        self.chance.setVisible(shown.rollable)

    def _request(self) -> RollRequest | None:
        shown = self._shown
        if not shown.rollable or shown.total is None:
            return None
        purpose = text("defenses.purpose_defense", name=shown.caption)
        return RollRequest(_THREE, purpose, self._who, shown.total.as_int, whole_changes(shown.total))


def _words(shown: DefenseRow) -> str:
    if shown.total is None:
        return shown.caption
    return text("defenses.roll_defense", total=number(shown.total.value))


def _make_primary(button: Button, look: Look, *, primary: bool) -> None:
    set_style_property(button, "primary", primary)
    button.dress(look.theme)


class DefensesCard(Card):
    """Every defence; `rolled` carries key, roll and total, `spent` a kind and how many uses are gone."""

    rolled = Signal(object, object, int)
    spent = Signal(object, int)
    new_round = Signal()

    def __init__(self, context: PanelContext) -> None:
        super().__init__(context.look, text("defenses.title"))
        look = context.look
        self._context = context
        self.rows: dict[RowKey, DefenseRowWidget] = {}
        self.round = secondary_button(look, text("defenses.new_round"), self.new_round.emit, "refresh")
        self._notes = column(look, gap=2)
        self._rows = column(look, gap=10)
        always = PlainLabel(text("defenses.always"), size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        foot = row(look, always, self.round)
        foot.setStretch(0, 1)
        self.add(holder(self._notes))
        self.add(self._rows, foot)

    def show_defenses(self, view: DefensesView, who: str, title: str) -> None:
        """Show them; a defence that stays keeps the dice that are typed in it."""
        self.set_title(title)
        empty(self._notes)
        for note in view.notes:
            self._notes.addWidget(PlainLabel(note.words, size=Size.SMALL, tone=note.tone, wrap=True))
        self._keep(view)
        for shown in view.rows:
            self.rows[shown.key].show_row(shown, who, primary=shown is view.best)

    def _keep(self, view: DefensesView) -> None:
        keys = [shown.key for shown in view.rows]
        if keys == list(self.rows):
            return
        empty(self._rows)
        self.rows = {shown.key: self._row(shown) for shown in view.rows}

    def _row(self, shown: DefenseRow) -> DefenseRowWidget:
        made = DefenseRowWidget(self._context, shown)
        made.rolled.connect(lambda roll: self._tell(shown.key, roll))
        made.spent.connect(lambda count: self.spent.emit(shown.key.kind, count))
        self._rows.addWidget(made)
        return made

    def _tell(self, key: RowKey, roll: Roll) -> None:
        self.rolled.emit(key, roll, roll.request.level or 0)
