"""A quick test against a level, with the chance of each outcome beside it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLineEdit

from gmscreen.rules.checks import Outcome
from gmscreen.session.rolls import Roll, RollRequest
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import number
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.dice.hand_dice import hand_dice
from gmscreen.ui.panels.dice.result import show_result
from gmscreen.ui.panels.dice.state import DiceState
from gmscreen.ui.panels.dice.view import THREE_DICE, QuickTestView
from gmscreen.ui.panels.figure import show_figure
from gmscreen.ui.panels.who_line import WhoLine
from gmscreen.ui.shell.dice_line import LONGEST_LINE
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.captioned import captioned
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.commitment_button import CommitmentButton
from gmscreen.ui.widgets.explained_number import ExplainedNumber
from gmscreen.ui.widgets.flow import flow
from gmscreen.ui.widgets.hidden_toggle import HiddenToggle
from gmscreen.ui.widgets.layouts import column, holder, row
from gmscreen.ui.widgets.number_field import Bounds, WholeField
from gmscreen.ui.widgets.plain_label import PlainLabel

LEVELS = Bounds(-20, 100)
_TONES = {
    Outcome.CRITICAL_SUCCESS: Tone.GOOD,
    Outcome.SUCCESS: Tone.GOOD,
    Outcome.FAILURE: Tone.BAD,
    Outcome.CRITICAL_FAILURE: Tone.BAD,
}


class QuickTestCard(Card):
    """`told` carries the level, or None."""

    told = Signal(object)

    def __init__(self, context: PanelContext, state: DiceState) -> None:
        super().__init__(context.look, text("dice_panel.title.test"))
        look = context.look
        self._look, self._secrecy = look, context.secrecy
        self._view: QuickTestView | None = None
        self._last: Roll | None = None
        self.who = WhoLine(context)
        self.purpose = _purpose_line()
        self.level = WholeField(look, text("dice_panel.level"), value=state.test_level, bounds=LEVELS)
        self.passes = ExplainedNumber(look, text("dice_panel.passes"))
        self.outcomes = {
            one: ExplainedNumber(look, text(f"dice_panel.outcome.{one}"), tone=_TONES[one], size=Size.TOTAL)
            for one in Outcome
        }
        self.dice = hand_dice(context, self._request, text("dice_panel.roll_test_none"))
        self.hidden = HiddenToggle(look, context.secrecy, text("secrecy.roll_hidden"))
        self.result = PlainLabel(strong=True, wrap=True)
        self.commitment = CommitmentButton(
            look, context.session, context.show_message, text("dice_panel.copy_commitment")
        )
        self._lay_out(look)
        self.level.value_changed.connect(self._tell)
        self.dice.rolled.connect(self._take)

    def _lay_out(self, look: Look) -> None:
        chances = column(look, holder(flow(look, *self.outcomes.values(), gap=8)), 1)
        told = row(look, self.level, self.passes, chances, gap=10)
        told.setStretch(2, 1)
        told.setAlignment(self.passes, Qt.AlignmentFlag.AlignTop)
        names = row(
            look,
            captioned(look, text("dice_panel.who"), self.who),
            captioned(look, text("dice_panel.what_for"), self.purpose),
        )
        result = row(look, self.result, self.commitment, gap=10)
        result.setStretch(0, 1)
        self.add(told, names, holder(flow(look, self.dice, self.hidden, gap=14)), result)
        self.show_last()

    def _tell(self, level: int | None) -> None:
        self._last = None
        self.show_last()
        self.told.emit(level)

    def _request(self) -> RollRequest | None:
        if self._view is None or self._view.level is None:
            return None
        purpose = self.purpose.text().strip() or text("dice_panel.purpose_of_test")
        return RollRequest(THREE_DICE, purpose, self.who.name, self._view.level)

    def _take(self, roll: Roll) -> None:
        self._last = roll
        self.show_last()

    def show_last(self) -> None:
        """Show what was rolled, as far as whoever sees this screen may know it."""
        self.commitment.show_roll(self._last)
        show_result(self.result, self._last, covered=self._secrecy.covers(self._look))

    def show_test(self, view: QuickTestView) -> None:
        """Show the chances at this level."""
        self._view = view
        self.level.set_problem(view.problem)
        show_figure(self.passes, view.passes)
        for one, figure in view.outcomes:
            show_figure(self.outcomes[one], figure)
        if view.level is None:
            self.dice.refresh(text("dice_panel.roll_test_none"))
        else:
            self.dice.refresh(text("dice_panel.roll_test", level=number(view.level)))


def _purpose_line() -> QLineEdit:
    line = QLineEdit()
    line.setMaxLength(LONGEST_LINE)
    line.setAcceptDrops(False)  # a file dropped on it is for the window
    line.setPlaceholderText(text("dice_panel.purpose_of_test"))
    return line
