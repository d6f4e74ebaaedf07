"""A quick test against a level, with the chance of each outcome beside it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal

from gmscreen.rules.checks import Outcome
from gmscreen.session.rolls import Roll, RollRequest
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import number
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.dice.state import DiceState
from gmscreen.ui.panels.dice.view import THREE_DICE, QuickTestView
from gmscreen.ui.panels.dice_row import DiceRow
from gmscreen.ui.panels.figure import show_figure
from gmscreen.ui.roll_text import outcome_text, outcome_tone, sum_text
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.explained_number import ExplainedNumber
from gmscreen.ui.widgets.flow import flow
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
        self._view: QuickTestView | None = None
        self.level = WholeField(look, text("dice_panel.level"), value=state.test_level, bounds=LEVELS)
        self.passes = ExplainedNumber(look, text("dice_panel.passes"))
        self.outcomes = {
            one: ExplainedNumber(look, text(f"dice_panel.outcome.{one}"), tone=_TONES[one], size=Size.TOTAL)
            for one in Outcome
        }
        self.dice = DiceRow(look, context.session, self._request, text("dice_panel.roll_test_none"))
        self.result = PlainLabel(strong=True, wrap=True)
        chances = column(look, holder(flow(look, *self.outcomes.values(), gap=8)), 1)
        told = row(look, self.level, self.passes, chances, gap=10)
        told.setStretch(2, 1)
        told.setAlignment(self.passes, Qt.AlignmentFlag.AlignTop)
        self.add(told)
        self.add(self.dice, self.result)
        self.result.hide()
        self.level.value_changed.connect(self._tell)
        self.dice.rolled.connect(self._show_roll)

    def _tell(self, level: int | None) -> None:
        self.result.show_text("")
        self.told.emit(level)

    def _request(self) -> RollRequest | None:
        if self._view is None or self._view.level is None:
            return None
        return RollRequest(THREE_DICE, text("dice_panel.purpose_of_test"), level=self._view.level)

    def _show_roll(self, roll: Roll) -> None:
        self.result.set_tone(outcome_tone(roll))
        self.result.show_text(f"{sum_text(roll)} · {outcome_text(roll)}")

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
