"""A resisted spell: who resists, and the contest."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal

from gmscreen.rules.derivation import Derivation
from gmscreen.rules.dice import parse_dice
from gmscreen.session.rolls import RollRequest
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import number
from gmscreen.texts.steps import whole_changes
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.dice_row import DiceRow
from gmscreen.ui.panels.magic.resistance_view import ResistanceView
from gmscreen.ui.panels.magic.state import Target
from gmscreen.ui.theme.theme import Tone
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.explained_number import ExplainedNumber
from gmscreen.ui.widgets.flow import flow
from gmscreen.ui.widgets.layouts import row
from gmscreen.ui.widgets.number_field import Bounds, WholeField
from gmscreen.ui.widgets.plain_label import PlainLabel

_THREE = parse_dice("3d")
_ATTRIBUTE = Bounds(0, 40)
_LEVELS = Bounds(-20, 20)
_ABASCANTO = Bounds(0, 20)


class ResistanceCard(Card):
    """The contest of a resisted spell; `told` carries a Target, `rolled` the target's roll."""

    told = Signal(object)
    rolled = Signal(object)

    def __init__(self, context: PanelContext, target: Target) -> None:
        super().__init__(context.look, text("magic.resist.title"))
        look = context.look
        self._request: RollRequest | None = None
        self.attribute = WholeField(
            look, text("magic.resist.attribute"), value=target.attribute, bounds=_ATTRIBUTE
        )
        self.will = WholeField(
            look, text("magic.resist.strong_will"), value=target.strong_will, bounds=_LEVELS
        )
        self.abascanto = WholeField(
            look, text("magic.resist.abascanto"), value=target.abascanto, bounds=_ABASCANTO
        )
        self.caster = ExplainedNumber(look, text("magic.resist.caster"), tone=Tone.TEXT)
        self.target = ExplainedNumber(look, text("magic.resist.target"), tone=Tone.INFO)
        self.chance = ExplainedNumber(look, text("magic.resist.chance"), tone=Tone.GOOD)
        self.dice = DiceRow(look, context.session, lambda: self._request, text("magic.roll_none"))
        self.contest = PlainLabel(strong=True, wrap=True)
        self.add(flow(look, self.attribute, self.will, self.abascanto, gap=14))
        numbers = row(look, self.caster, self.target, self.chance, gap=8)
        for place, shown in enumerate((self.caster, self.target, self.chance)):
            numbers.setStretch(place, 1)
            numbers.setAlignment(shown, Qt.AlignmentFlag.AlignTop)
        self.add(numbers, self.dice, self.contest)
        self._listen()

    def _listen(self) -> None:
        for field in (self.attribute, self.will, self.abascanto):
            field.value_changed.connect(lambda _value: self._tell())
        self.dice.rolled.connect(self.rolled)

    def _tell(self) -> None:
        self.told.emit(Target(self.attribute.value, self.will.value, self.abascanto.value))

    def show_resistance(self, view: ResistanceView) -> None:
        """Show the contest as it is now."""
        _show(self.caster, view.caster)
        _show(self.target, view.target)
        if view.chance is None:
            self.chance.show_absent("")
        else:
            self.chance.show_derivation(view.chance, text("magic.resist.chance_line"), view.chance_shown)
        if self.attribute.value is not None:
            self.attribute.set_problem(view.target_problem)
        level = view.target.as_int if view.target and view.rolls else None
        self._request = _request(view)
        words = (
            text("magic.resist.roll_none")
            if level is None
            else text("magic.resist.roll", level=number(level))
        )
        self.dice.refresh(words)
        self.contest.set_tone(view.tone)
        self.contest.show_text(view.told)


def _request(view: ResistanceView) -> RollRequest | None:
    if view.target is None or not view.rolls:
        return None
    modifiers = whole_changes(view.target)
    return RollRequest(_THREE, text("magic.resist.purpose"), level=view.target.as_int, modifiers=modifiers)


def _show(shown: ExplainedNumber, told: Derivation | None) -> None:
    if told is None:
        shown.show_absent("")
    else:
        shown.show_derivation(told)
