"""An entry on its card, with a button for each of the dice that stand in it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Signal

from gmscreen.session.rolls import Roll, RollRequest
from gmscreen.session.session import Session
from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.dice_row import DiceRow
from gmscreen.ui.panels.reference.entry_page import EntryPage
from gmscreen.ui.panels.reference.state import Rolled
from gmscreen.ui.panels.reference.view import CardView, Offer
from gmscreen.ui.roll_text import sum_text
from gmscreen.ui.theme.look import Look
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.flow import empty, flow
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
        self.page = EntryPage(look)
        self._buttons = flow(look, gap=8)
        self._dice = holder(self._buttons)
        self.result = PlainLabel(strong=True, wrap=True)
        self._dice.hide()
        self.result.hide()
        self.add(self.page, self._dice, self.result)
        self.page.opened.connect(self._open)
        self.page.reached.connect(lambda: self.reached.emit(self))

    def show_entry(self, shown: CardView) -> None:
        """Show this entry instead; the dice stay where they are the same."""
        same = self.shown is not None and self.shown.id == shown.id
        self.shown = shown
        self.setAccessibleName(shown.words.title)
        self.page.show_entry(shown)
        if not (same and shown.offers == self._offers):
            self._show_offers(shown.offers)
        self.result.show_text(shown.result)

    def _show_offers(self, offers: tuple[Offer, ...]) -> None:
        if self._offers:
            empty(self._buttons)
        self._offers = offers
        for offer in offers:
            self._buttons.addWidget(self._row(offer))
        self._dice.setVisible(bool(offers))

    def _row(self, offer: Offer) -> DiceRow:
        row = DiceRow(self._look, self._session, self._request_of(offer), offer.words)
        row.rolled.connect(partial(self._tell, offer))
        return row

    def _request_of(self, offer: Offer) -> Callable[[], RollRequest]:
        title = self.shown.words.title if self.shown else ""
        what = offer.what if offer.what != title else ""
        purpose = text("reference.purpose", title=title, what=what) if what else title
        request = RollRequest(offer.dice, purpose)
        return lambda: request

    def _tell(self, offer: Offer, roll: Roll) -> None:
        if self.shown is not None:
            self.rolled.emit(self.shown.id, Rolled(offer.what, sum_text(roll), roll.total))

    def _open(self) -> None:
        if self.shown is not None:
            self.opened.emit(self.shown.section, self.shown.id)
