"""An entry on its card, with a button for each of the dice that stand in it."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtWidgets import QWidget

from gmscreen.session.rolls import Roll, RollRequest
from gmscreen.session.session import Session
from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.dice_row import DiceRow
from gmscreen.ui.panels.reference.entry_page import EntryPage
from gmscreen.ui.panels.reference.state import Rolled
from gmscreen.ui.panels.reference.text_layout import head_laid_out, table_laid_out, whole_laid_out
from gmscreen.ui.panels.reference.view import CardView, Offer
from gmscreen.ui.roll_text import sum_text
from gmscreen.ui.theme.look import Look
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.flow import flow
from gmscreen.ui.widgets.layouts import holder
from gmscreen.ui.widgets.plain_label import PlainLabel


class EntryCard(Card):
    """Shows one entry after another; `rolled` carries the entry's id and what was rolled on it.

    `opened` carries the section to open whole, and the entry's id; `reached` tells that the keyboard came.
    """

    rolled = Signal(str, object)
    opened = Signal(str, str)
    reached = Signal(object)

    def __init__(self, look: Look, session: Session) -> None:
        super().__init__(look)
        self._look, self._session = look, session
        self.shown: CardView | None = None
        self._offers: tuple[Offer, ...] = ()
        self.rows: list[DiceRow] = []
        self.page = EntryPage(look)
        self.table = EntryPage(look)
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._buttons = flow(look, gap=8)
        self._dice = holder(self._buttons)
        self.result = PlainLabel(strong=True, wrap=True)
        self._dice.hide()
        self.result.hide()
        self.table.hide()
        self.add(self.page, self._dice, self.result, self.table)
        self.page.opened.connect(self._open)
        self.page.reached.connect(lambda: self.reached.emit(self))

    def show_entry(self, shown: CardView) -> None:
        """Show this entry instead; the dice stay where they are the same."""
        same = self.shown is not None and self.shown.id == shown.id
        self.shown = shown
        self.setAccessibleName(shown.words.title)
        self.body.setEnabled(False)  # one layout in the end
        self._show_words(shown)
        if not (same and shown.offers == self._offers):
            self._show_offers(shown.offers)
        if shown.result != self.result.text():
            self.result.show_text(shown.result)
        self.body.setEnabled(True)
        self.body.activate()

    def _show_words(self, shown: CardView) -> None:
        """All in one; a table that is read by dice apart, with the dice over it where they stay in sight."""
        self.page.show_entry(shown, head_laid_out if shown.is_rolled else whole_laid_out)
        if shown.is_rolled:
            self.table.show_entry(shown, table_laid_out)
        if self.table.isHidden() is shown.is_rolled:
            self.table.setVisible(shown.is_rolled)

    @property
    def lit_area(self) -> tuple[EntryPage, QRect] | None:
        """The lit line: the page it is on, and where."""
        if self.shown is None or self.shown.lit is None:
            return None
        page = self.table if self.shown.is_rolled else self.page
        return page, page.line_area(self.shown.lit)

    def _show_offers(self, offers: tuple[Offer, ...]) -> None:
        self._offers = offers
        while len(self.rows) < len(offers):
            self._add_row()
        for place, row in enumerate(self.rows):
            row.setVisible(place < len(offers))
            if place < len(offers):
                row.refresh(offers[place].words)
        if self._dice.isHidden() is bool(offers):
            self._dice.setVisible(bool(offers))

    def _add_row(self) -> None:
        place = len(self.rows)
        row = DiceRow(self._look, self._session, lambda: self._request(place), "")
        row.rolled.connect(partial(self._tell, place))
        last = self.rows[-1].entry.line if self.rows else self.page
        self.rows.append(row)
        self._buttons.addWidget(row)
        QWidget.setTabOrder(last, row.button)
        QWidget.setTabOrder(row.button, row.entry.line)

    def _request(self, place: int) -> RollRequest | None:
        if self.shown is None or place >= len(self._offers):
            return None
        offer, title = self._offers[place], self.shown.words.title
        named = offer.what and offer.what != title
        purpose = text("reference.purpose", title=title, what=offer.what) if named else title
        return RollRequest(offer.dice, purpose)

    def _tell(self, place: int, roll: Roll) -> None:
        if self.shown is not None:
            rolled = Rolled(self._offers[place].what, sum_text(roll), roll.total)
            self.rolled.emit(self.shown.id, rolled)

    def _open(self) -> None:
        if self.shown is not None:
            self.opened.emit(self.shown.section, self.shown.id)
