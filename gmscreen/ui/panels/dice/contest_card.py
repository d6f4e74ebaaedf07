"""A quick contest between two levels."""

from __future__ import annotations

from PySide6.QtCore import Signal

from gmscreen.rules.checks import LOWEST_ROLLED_LEVEL, Winner
from gmscreen.session.rolls import Roll, RollRequest
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import number
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.dice.quick_test_card import LEVELS
from gmscreen.ui.panels.dice.state import QuickContest
from gmscreen.ui.panels.dice.view import THREE_DICE, ContestView
from gmscreen.ui.panels.dice_row import DiceRow
from gmscreen.ui.panels.figure import show_figure
from gmscreen.ui.roll_text import outcome_text, outcome_tone, sum_text
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.button import Button
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.explained_number import ExplainedNumber
from gmscreen.ui.widgets.flow import flow
from gmscreen.ui.widgets.layouts import column, holder
from gmscreen.ui.widgets.number_field import WholeField
from gmscreen.ui.widgets.plain_label import PlainLabel


class ContestCard(Card):
    """`told` carries both levels, `rolled` a roll and whether it is that of A."""

    told = Signal(object, object)
    rolled = Signal(object, bool)

    def __init__(self, context: PanelContext, contest: QuickContest) -> None:
        super().__init__(context.look, text("dice_panel.title.contest"))
        look = context.look
        self._session = context.session
        self._contest = contest
        self.a_level = WholeField(look, text("dice_panel.level_a"), value=contest.a_level, bounds=LEVELS)
        self.b_level = WholeField(look, text("dice_panel.level_b"), value=contest.b_level, bounds=LEVELS)
        self.chances = {one: _chance(look, one) for one in Winner}
        self.both = Button(look, text("dice_panel.roll_both"), icon_name="dice-multiple-outline")
        self.a_dice = DiceRow(look, context.session, lambda: self._request("a"), text("dice_panel.roll_a"))
        self.b_dice = DiceRow(look, context.session, lambda: self._request("b"), text("dice_panel.roll_b"))
        self.a_result, self.b_result = PlainLabel(wrap=True), PlainLabel(wrap=True)
        self.problem = PlainLabel(tone=Tone.BAD, wrap=True)
        self.told_result = PlainLabel(strong=True, wrap=True)
        self._lay_out(look)
        self._listen()

    def _lay_out(self, look: Look) -> None:
        told = flow(look, self.a_level, self.b_level, *self.chances.values(), self.both, gap=16)
        self.add(holder(told), self.problem)
        sides = holder(
            flow(
                look,
                holder(column(look, self.a_dice, self.a_result, gap=4)),
                holder(column(look, self.b_dice, self.b_result, gap=4)),
                gap=18,
            )
        )
        self.add(sides, self.told_result)

    def _listen(self) -> None:
        self.a_level.value_changed.connect(lambda _level: self._tell())
        self.b_level.value_changed.connect(lambda _level: self._tell())
        self.a_dice.rolled.connect(lambda roll: self._take(roll, of_a=True))
        self.b_dice.rolled.connect(lambda roll: self._take(roll, of_a=False))
        self.both.clicked.connect(lambda _checked: self._roll_both())

    def _tell(self) -> None:
        self.told.emit(self.a_level.value, self.b_level.value)

    def _request(self, side: str) -> RollRequest | None:
        level = self._contest.a_level if side == "a" else self._contest.b_level
        if level is None or level < LOWEST_ROLLED_LEVEL:
            return None
        who = text(f"dice_panel.side_{side}")
        return RollRequest(THREE_DICE, text("dice_panel.purpose_of_contest"), who=who, level=level)

    def _roll_both(self) -> None:
        for side in ("a", "b"):
            request = self._request(side)
            if request is not None:
                self._take(self._session.roll(request), of_a=side == "a")

    def _take(self, roll: Roll, *, of_a: bool) -> None:
        self.rolled.emit(roll, of_a)
        result = self.a_result if of_a else self.b_result
        result.set_tone(outcome_tone(roll))
        result.show_text(f"{sum_text(roll)} · {outcome_text(roll)}")

    def show_contest(self, contest: QuickContest, view: ContestView) -> None:
        """Show the chances, and what came of it; a side that has not rolled has no result."""
        self._contest = contest
        self.problem.show_text(view.problem)
        for one, figure in view.chances:
            show_figure(self.chances[one], figure)
        self.told_result.set_tone(view.tone)
        self.told_result.show_text(view.told)
        for result, roll in ((self.a_result, contest.a_roll), (self.b_result, contest.b_roll)):
            if roll is None:
                result.show_text("")
        self._name_dice(contest)

    def _name_dice(self, contest: QuickContest) -> None:
        for dice, side, level in (
            (self.a_dice, "a", contest.a_level),
            (self.b_dice, "b", contest.b_level),
        ):
            shown = text(f"dice_panel.roll_{side}")
            dice.refresh(
                shown if level is None else text("dice_panel.roll_side", side=shown, level=number(level))
            )
        self.both.setEnabled(None not in (self._request("a"), self._request("b")))


def _chance(look: Look, winner: Winner) -> ExplainedNumber:
    tone = {Winner.A: Tone.ACCENT, Winner.B: Tone.INFO, Winner.NONE: Tone.MUTED}[winner]
    return ExplainedNumber(look, text(f"dice_panel.wins.{winner}"), tone=tone, size=Size.TOTAL)
