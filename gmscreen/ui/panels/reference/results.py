"""The entries found, as cards, with the panic check over them where its table is among them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QFrame, QScrollArea

from gmscreen.session.session import Session
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import number
from gmscreen.ui.panels.reference.entry_card import EntryCard
from gmscreen.ui.panels.reference.panic_card import PanicCard
from gmscreen.ui.panels.reference.state import PanicCheck
from gmscreen.ui.panels.reference.view import CardView, ReferenceView
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.button import Button
from gmscreen.ui.widgets.layouts import column, holder, row
from gmscreen.ui.widgets.masonry import masonry
from gmscreen.ui.widgets.plain_label import PlainLabel

_CARD_WIDTH = 400
_MARGINS = (0, 0, 6, 0)


class Results(QScrollArea):
    """Cards are made once and shown again with other entries.

    `rolled` and `opened` are those of the cards; `more_asked` asks for entries that are not shown.
    """

    rolled = Signal(str, object)
    opened = Signal(str, str)
    more_asked = Signal()

    def __init__(self, look: Look, session: Session) -> None:
        super().__init__()
        self._look, self._session = look, session
        self.title = PlainLabel(size=Size.TOTAL)
        self.nothing = PlainLabel(tone=Tone.MUTED, wrap=True)
        self.panic = PanicCard(look, session, PanicCheck())
        self.more = Button(look, "")
        self.cards: list[EntryCard] = []
        self._cards = masonry(look, _CARD_WIDTH)
        self._column = column(
            look,
            self.title,
            self.nothing,
            self.panic,
            self._cards,
            row(look, self.more, 1),
            1,
            gap=12,
            margins=_MARGINS,
        )
        self._inside = holder(self._column)
        for hidden in (self.nothing, self.panic, self.more):
            hidden.hide()
        self._set_manners()
        self.more.clicked.connect(lambda _checked: self.more_asked.emit())

    def _set_manners(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)  # or all is wrapped twice
        bar = self.verticalScrollBar()
        bar.rangeChanged.connect(lambda _least, most: bar.setEnabled(most > 0))  # unseen where it is idle
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(self._inside)
        self._inside.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Never be narrower than what is inside."""
        if watched is self._inside and event.type() == QEvent.Type.LayoutRequest:
            bar = self.verticalScrollBar().sizeHint().width()
            self.setMinimumWidth(self._inside.minimumSizeHint().width() + bar)
        return super().eventFilter(watched, event)

    def show_view(self, view: ReferenceView) -> None:
        """Show what was found, with one layout in the end and not one for each card."""
        self._column.setEnabled(False)
        self.title.setText(view.title)
        self.nothing.show_text(view.nothing)
        self.panic.setVisible(view.panic is not None)
        if view.panic is not None:
            self.panic.show_check(view.panic, view.panic_says)
        self._show_cards(view.cards)
        self.more.setVisible(view.more > 0)
        if view.more:
            self.more.set_words(text("reference.more", count=number(view.more)))
        self._column.setEnabled(True)
        self._column.activate()

    def _show_cards(self, shown: tuple[CardView, ...]) -> None:
        while len(self.cards) < len(shown):
            self._add_card()
        for card, entry in zip(self.cards, shown, strict=False):
            if entry != card.shown:
                card.show_entry(entry)
        for place, card in enumerate(self.cards):
            if card.isHidden() is (place < len(shown)):
                card.setVisible(place < len(shown))

    def _add_card(self) -> None:
        card = EntryCard(self._look, self._session)
        card.rolled.connect(self.rolled)
        card.opened.connect(self.opened)
        card.reached.connect(self.ensureWidgetVisible)
        self.cards.append(card)
        self._cards.addWidget(card)
        self.setTabOrder(card.page, self.more)

    def card_of(self, entry: str) -> EntryCard | None:
        """The card that shows an entry now."""
        return next(
            (card for card in self.cards if card.shown and card.shown.id == entry and not card.isHidden()),
            None,
        )

    def go_to_first(self) -> None:
        """Give the keyboard to the best of what was found."""
        if self.cards and not self.cards[0].isHidden():
            self.verticalScrollBar().setValue(0)
            self.cards[0].page.setFocus(Qt.FocusReason.TabFocusReason)

    def go_to(self, entry: str) -> None:
        """Give the keyboard to an entry, and bring it into view."""
        card = self.card_of(entry)
        if card is not None:
            card.page.setFocus(Qt.FocusReason.OtherFocusReason)
            self.ensureWidgetVisible(card)

    def bring_lit_line_into_view(self, entry: str) -> None:
        """Scroll to the line that was rolled on an entry's table."""
        card = self.card_of(entry)
        lit = card.lit_area if card else None
        if lit is not None:
            page, area = lit
            at = page.mapTo(self._inside, area.center())
            self.ensureVisible(at.x(), at.y(), 0, area.height())

    def go_to_top(self) -> None:
        """Scroll up."""
        self.verticalScrollBar().setValue(0)
