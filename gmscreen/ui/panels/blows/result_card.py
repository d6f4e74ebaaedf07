"""What the dice found, and what is to be rolled next."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from gmscreen.session.rolls import Roll, RollRequest
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import DASH
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.blows.state import FollowUp
from gmscreen.ui.panels.blows.view import FollowUpView, ResultView
from gmscreen.ui.panels.dice_row import DiceRow
from gmscreen.ui.roll_text import dice_text
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.chip import Chip
from gmscreen.ui.widgets.flow import empty, flow
from gmscreen.ui.widgets.layouts import column, holder, row
from gmscreen.ui.widgets.plain_label import PlainLabel
from gmscreen.ui.widgets.row_view import ReadingView


class ResultCard(Card):
    """The total, big, with the sentence and its effects; `rolled` carries a follow-up's kind and roll."""

    rolled = Signal(object, object)

    def __init__(self, context: PanelContext) -> None:
        super().__init__(context.look)
        self._context = context
        self._due: dict[FollowUp, _FollowUpRow] = {}
        self.total = PlainLabel(size=Size.BIG, tone=Tone.ACCENT)
        self._readings = column(context.look, gap=8)
        self._follow_ups = flow(context.look, gap=18)
        beside = column(context.look, self._readings, holder(self._follow_ups), 1, gap=10)
        found = row(context.look, column(context.look, self.total, 1), beside, gap=18)
        found.setStretch(1, 1)
        self.add(found)
        self.body.addStretch(1)
        self.show_result(None)

    def show_result(self, result: ResultView | None) -> None:
        """Show a result, or that there is none yet."""
        empty(self._readings)
        self._keep(result.follow_ups if result else ())
        if result is None:
            self.set_title(text("blows.nothing_rolled_title"))
            self.total.setText(DASH)
            self._readings.addWidget(PlainLabel(text("blows.nothing_rolled"), tone=Tone.MUTED, wrap=True))
            return
        self.set_title(text("blows.result", total=result.total, table=result.table))
        self.total.setText(result.total)
        for reading in result.readings:
            self._readings.addWidget(self._told(reading, result.source))

    def _told(self, reading: ReadingView, source: str) -> QWidget:
        condition = PlainLabel(size=Size.SMALL, tone=Tone.INFO, wrap=True)
        condition.show_text(reading.condition)
        words = PlainLabel(reading.words, strong=True, wrap=True)
        chips = [Chip(chip.words, tone=chip.tone) for chip in reading.chips]
        chips.append(Chip(source, tone=Tone.MUTED))
        items = [condition, words, holder(flow(self._context.look, *chips, gap=6))]
        if reading.interpretation:
            mark = f"{text('table_rows.interpretation')}: {reading.interpretation}"
            items.append(PlainLabel(mark, size=Size.SMALL, tone=Tone.MUTED, wrap=True))
        return holder(column(self._context.look, *items, gap=4))

    def _keep(self, follow_ups: tuple[FollowUpView, ...]) -> None:
        """Show the dice that are due now; a row that stays keeps what is typed in it."""
        if list(self._due) != [shown.kind for shown in follow_ups]:
            empty(self._follow_ups)
            self._due = {shown.kind: self._row(shown) for shown in follow_ups}
        for shown in follow_ups:
            self._due[shown.kind].show_told(shown)

    def _row(self, shown: FollowUpView) -> _FollowUpRow:
        due = _FollowUpRow(self._context, shown)
        due.dice.rolled.connect(lambda roll: self._tell(shown.kind, roll))
        self._follow_ups.addWidget(due)
        return due

    def _tell(self, kind: FollowUp, roll: Roll) -> None:
        self.rolled.emit(kind, roll)


class _FollowUpRow(QWidget):
    """Dice that a result asks for."""

    def __init__(self, context: PanelContext, shown: FollowUpView) -> None:
        super().__init__()
        request = RollRequest(shown.dice, text("blows.purpose_of_follow_up", purpose=shown.purpose))
        words = text("widget.roll", dice=dice_text(shown.dice))
        self.dice = DiceRow(context.look, context.session, lambda: request, words)
        self.told = PlainLabel(strong=True, wrap=True)
        purpose = PlainLabel(shown.purpose, size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        self.setLayout(column(context.look, purpose, self.dice, self.told, gap=4))

    def show_told(self, shown: FollowUpView) -> None:
        """Show what came of it."""
        self.told.set_tone(shown.tone)
        self.told.show_text(shown.told)
