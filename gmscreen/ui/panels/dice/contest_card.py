"""A quick contest between two levels."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from gmscreen.rules.checks import LOWEST_ROLLED_LEVEL, Winner
from gmscreen.session.rolls import Roll, RollRequest
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import number
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.dice.hand_dice import hand_dice
from gmscreen.ui.panels.dice.quick_test_card import LEVELS
from gmscreen.ui.panels.dice.result import show_result
from gmscreen.ui.panels.dice.state import QuickContest
from gmscreen.ui.panels.dice.view import THREE_DICE, ContestView
from gmscreen.ui.panels.dice_row import DiceRow
from gmscreen.ui.panels.figure import show_figure
from gmscreen.ui.panels.who_line import WhoLine
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.button import Button
from gmscreen.ui.widgets.captioned import captioned
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.commitment_button import CommitmentButton
from gmscreen.ui.widgets.explained_number import ExplainedNumber
from gmscreen.ui.widgets.flow import flow
from gmscreen.ui.widgets.hidden_toggle import HiddenToggle
from gmscreen.ui.widgets.layouts import column, holder, row
from gmscreen.ui.widgets.number_field import WholeField
from gmscreen.ui.widgets.plain_label import PlainLabel


class ContestCard(Card):
    """`told` carries both levels, `rolled` a roll and whether it is that of A."""

    told = Signal(object, object)
    rolled = Signal(object, bool)

    def __init__(self, context: PanelContext, contest: QuickContest) -> None:
        super().__init__(context.look, text("dice_panel.title.contest"))
        look = context.look
        self._context, self._look = context, look
        self._session, self._secrecy = context.session, context.secrecy
        self._contest = contest
        self._last: dict[str, Roll | None] = {"a": None, "b": None}
        self.a_who = WhoLine(context, text("dice_panel.side_a"))
        self.b_who = WhoLine(context, text("dice_panel.side_b"))
        self.hidden = HiddenToggle(look, context.secrecy, text("secrecy.roll_hidden"))
        self.a_level = WholeField(look, text("dice_panel.level_a"), value=contest.a_level, bounds=LEVELS)
        self.b_level = WholeField(look, text("dice_panel.level_b"), value=contest.b_level, bounds=LEVELS)
        self.chances = {one: _chance(look, one) for one in Winner}
        self.both = Button(look, text("dice_panel.roll_both"), icon_name="dice-multiple-outline")
        self.a_dice, self.b_dice = self._dice("a"), self._dice("b")
        self.a_result, self.b_result = PlainLabel(wrap=True), PlainLabel(wrap=True)
        say = context.show_message
        self.commitments = {side: CommitmentButton(look, context.session, say) for side in ("a", "b")}
        self.problem = PlainLabel(tone=Tone.BAD, wrap=True)
        self.told_result = PlainLabel(strong=True, wrap=True)
        self._lay_out(look)
        self._listen()

    def _lay_out(self, look: Look) -> None:
        told = flow(look, self.a_level, self.b_level, *self.chances.values(), gap=16)
        names = row(
            look,
            captioned(look, text("dice_panel.who_a"), self.a_who),
            captioned(look, text("dice_panel.who_b"), self.b_who),
        )
        acts = flow(look, self.both, self.hidden, gap=14)
        self.add(holder(told), self.problem, names, holder(acts))
        sides = holder(flow(look, self._side(look, "a"), self._side(look, "b"), gap=18))
        self.add(sides, self.told_result)

    def _side(self, look: Look, side: str) -> QWidget:
        dice, result = (self.a_dice, self.a_result) if side == "a" else (self.b_dice, self.b_result)
        told = row(look, result, self.commitments[side], gap=8)
        told.setStretch(0, 1)
        return holder(column(look, dice, told, gap=4))

    def _dice(self, side: str) -> DiceRow:
        return hand_dice(self._context, lambda: self._request(side), text(f"dice_panel.roll_{side}"))

    def _listen(self) -> None:
        self.a_level.value_changed.connect(lambda _level: self._tell())
        self.b_level.value_changed.connect(lambda _level: self._tell())
        self.a_dice.rolled.connect(lambda roll: self._take(roll, of_a=True))
        self.b_dice.rolled.connect(lambda roll: self._take(roll, of_a=False))
        self.both.clicked.connect(lambda _checked: self._roll_both())

    def _tell(self) -> None:
        self._last = {"a": None, "b": None}
        self.told.emit(self.a_level.value, self.b_level.value)

    def _request(self, side: str) -> RollRequest | None:
        level = self._contest.a_level if side == "a" else self._contest.b_level
        if level is None or level < LOWEST_ROLLED_LEVEL:
            return None
        typed = self.a_who.name if side == "a" else self.b_who.name
        who = typed or text(f"dice_panel.side_{side}")
        return RollRequest(THREE_DICE, text("dice_panel.purpose_of_contest"), who=who, level=level)

    def _roll_both(self) -> None:
        for side in ("a", "b"):
            request = self._request(side)
            if request is not None:
                roll = self._session.roll(request, hidden=self._secrecy.rolls_hidden)
                self._take(roll, of_a=side == "a")

    def _take(self, roll: Roll, *, of_a: bool) -> None:
        self._last["a" if of_a else "b"] = roll
        if not self._is_covered(roll):
            self.rolled.emit(roll, of_a)
        self.show_last()

    def _is_covered(self, roll: Roll) -> bool:
        return roll.hidden and self._secrecy.covers(self._look)

    def show_last(self) -> None:
        """Show what both rolled, as far as whoever sees this screen may know it."""
        covered = self._secrecy.covers(self._look)
        for side, label in (("a", self.a_result), ("b", self.b_result)):
            self.commitments[side].show_roll(self._last[side])
            show_result(label, self._last[side], covered=covered)

    def show_contest(self, contest: QuickContest, view: ContestView) -> None:
        """Show the chances, and what came of it; a side that has not rolled has no result."""
        self._contest = contest
        self.problem.show_text(view.problem)
        for one, figure in view.chances:
            show_figure(self.chances[one], figure)
        self.told_result.set_tone(view.tone)
        self.told_result.show_text(view.told)
        for side, total in (("a", contest.a_roll), ("b", contest.b_roll)):
            last = self._last[side]
            if total is None and last is not None and not self._is_covered(last):
                self._last[side] = None
        self.show_last()
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
