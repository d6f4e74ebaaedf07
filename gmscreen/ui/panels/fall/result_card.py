"""The roll of a fall: the dice, the PV lost and left, and the tests that follow."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from gmscreen.rules.checks import LOWEST_ROLLED_LEVEL
from gmscreen.rules.dice import Dice, parse_dice
from gmscreen.session.rolls import Roll, RollRequest
from gmscreen.texts.catalogue import plural, text
from gmscreen.texts.numbers import number
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.dice_row import DiceRow
from gmscreen.ui.panels.fall.state import FallState
from gmscreen.ui.panels.fall.view import DueTest, Fallen, FallView, formula
from gmscreen.ui.theme.theme import Tone
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.chip import Chip
from gmscreen.ui.widgets.explained_number import ExplainedNumber
from gmscreen.ui.widgets.flow import empty, flow
from gmscreen.ui.widgets.layouts import column, holder, row
from gmscreen.ui.widgets.plain_label import PlainLabel
from gmscreen.ui.widgets.roll_row import RollRow

_THREE = parse_dice("3d")


class ResultCard(Card):
    """The main act of the panel; `rolled` carries the roll of the fall."""

    rolled = Signal(object)

    def __init__(self, context: PanelContext) -> None:
        super().__init__(context.look, text("fall.result"))
        self._context, look = context, context.look
        self._request: RollRequest | None = None
        self._times = 0
        self._shown: tuple[object, ...] = ()
        self.dice = DiceRow(look, context.session, lambda: self._request, text("fall.result"), primary=True)
        self.hint = PlainLabel(tone=Tone.MUTED, wrap=True)
        self.lost = ExplainedNumber(look, text("fall.lost"))
        self.left = ExplainedNumber(look, text("fall.left"), tone=Tone.TEXT)
        self._chips = flow(look, gap=6)
        self._tests = column(look, gap=12)
        numbers = row(look, self.lost, self.left, gap=8)
        self._found = holder(column(look, numbers, holder(self._chips), self._tests, gap=10))
        self.add(self.dice, self.hint, self._found)
        self.body.addStretch(1)
        self.dice.rolled.connect(self._rolled)

    def _rolled(self, roll: Roll) -> None:
        self._times += 1
        self.rolled.emit(roll)

    def show_state(self, state: FallState, view: FallView) -> None:
        """Show the dice that are due, and what they did."""
        dice = view.damage.dice if view.damage else None
        self._request = _request(state, dice)
        words = text("fall.roll", dice=formula(dice)) if dice and dice.count else text("fall.roll_none")
        self.dice.refresh(words)
        self.hint.show_text("" if view.fallen else _hint(dice))
        self._found.setVisible(view.fallen is not None)
        if view.fallen is not None:
            self._show_fallen(view.fallen, state)

    def _show_fallen(self, fallen: Fallen, state: FallState) -> None:
        self.lost.show_derivation(fallen.lost.told, shown=fallen.lost.shown)
        self.left.setVisible(fallen.left is not None)
        if fallen.left is not None:
            self.left.show_derivation(fallen.left.told, shown=fallen.left.shown)
            self.left.set_tone(Tone.BAD if fallen.left.told.as_int <= 0 else Tone.TEXT)
        empty(self._chips)
        for chip in fallen.chips:
            self._chips.addWidget(Chip(chip.words, tone=chip.tone))
        self._show_tests(fallen.tests, state)

    def _show_tests(self, tests: tuple[DueTest, ...], state: FallState) -> None:
        """Have the tests due that this roll asks; those that stand already keep what came of them."""
        shown = (self._times, tests, state.faller.ht)
        if shown == self._shown:
            return
        self._shown = shown
        empty(self._tests)
        for due in tests:
            for count in range(due.times):
                self._tests.addWidget(self._test(due, count + 1, state))

    def _test(self, due: DueTest, count: int, state: FallState) -> QWidget:
        ht = state.faller.ht or 0
        if ht < LOWEST_ROLLED_LEVEL:
            return PlainLabel(f"{due.purpose}: {text('fall.ht_not_rolled', ht=number(ht))}", wrap=True)
        purpose = plural("fall.due", due.times, purpose=due.purpose, place=count)
        request = RollRequest(_THREE, purpose, who=state.faller.name, level=ht)
        return RollRow(self._context.look, self._context.session, request)


def _request(state: FallState, dice: Dice | None) -> RollRequest | None:
    if dice is None or not dice.count or state.height is None:
        return None
    return RollRequest(dice, text("fall.purpose", height=number(state.height)), who=state.faller.name)


def _hint(dice: Dice | None) -> str:
    return text("fall.no_height" if dice and not dice.count else "fall.nothing_rolled")
