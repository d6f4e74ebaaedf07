"""The Referência panel: groups at the left, entries as cards at the right, a search over both."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QFrame, QLineEdit, QScrollArea, QWidget

from gmscreen.canon.garganta.handbook.entry import Entry
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import number
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.reference.book import Book
from gmscreen.ui.panels.reference.entry_card import EntryCard
from gmscreen.ui.panels.reference.groups import GroupList
from gmscreen.ui.panels.reference.panic_card import PanicCard
from gmscreen.ui.panels.reference.state import ReferenceState
from gmscreen.ui.panels.reference.view import GroupView, ReferenceView, present
from gmscreen.ui.theme.theme import Size, Theme, Tone
from gmscreen.ui.widgets.button import Button
from gmscreen.ui.widgets.choice import ListChoice
from gmscreen.ui.widgets.layouts import column, holder, row
from gmscreen.ui.widgets.masonry import masonry
from gmscreen.ui.widgets.plain_label import PlainLabel, set_plain_tooltip

_SIDE_WIDTH = 250
_ROOM_FOR_SIDE = 820
_CARD_WIDTH = 400
_MARGINS = (16, 12, 16, 16)


class SearchLine(QLineEdit):
    """A line to search in; `left` tells that the arrow keys go on to what was found."""

    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setAcceptDrops(False)
        self.setClearButtonEnabled(True)
        self.setPlaceholderText(text("reference.search_hint"))
        self.setAccessibleName(text("reference.search"))
        set_plain_tooltip(self, text("reference.search_help"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape clears, the down arrow goes on."""
        if event.key() == Qt.Key.Key_Escape:
            self.clear()
        elif event.key() == Qt.Key.Key_Down:
            self.left.emit()
        else:
            super().keyPressEvent(event)


class ReferencePanel(QWidget):
    """Keeps the state and draws its view once it has a book."""

    def __init__(self, context: PanelContext) -> None:
        super().__init__()
        self._context, self._look = context, context.look
        self.state = ReferenceState()
        self._book: Book | None = None
        self.search = SearchLine()
        self.groups = GroupList(self._look)
        self.group_choice = ListChoice[str | None](self._look, text("reference.groups"), [(None, "")], None)
        self.title = PlainLabel(size=Size.TOTAL)
        self.nothing = PlainLabel(tone=Tone.MUTED, wrap=True)
        self.panic = PanicCard(self._look, context.session, self.state.panic)
        self.more = Button(self._look, "")
        self.cards: list[EntryCard] = []
        self._cards = masonry(self._look, _CARD_WIDTH)
        self._lay_out()
        self._listen()

    @property
    def is_ready(self) -> bool:
        """Whether there is a book to show."""
        return self._book is not None

    def _lay_out(self) -> None:
        look = self._look
        head = column(look, self.search, self.group_choice, gap=8)
        self._side = holder(column(look, self.groups, gap=8))
        inside = column(
            look, self.title, self.nothing, self.panic, self._cards, row(look, self.more, 1), 1, gap=12
        )
        self.scroll_area = _scrolling(holder(inside))
        below = row(look, self._side, self.scroll_area, gap=14)
        below.setStretch(1, 1)
        page = column(look, head, below, gap=12, margins=_MARGINS)
        page.setStretch(1, 1)
        self.setLayout(page)
        self.setFocusProxy(self.search)
        for hidden in (self.nothing, self.panic, self.more):
            hidden.hide()
        self.dress(look.theme)

    def _listen(self) -> None:
        self.search.textChanged.connect(lambda typed: self._take(self.state.with_query(typed)))
        self.search.returnPressed.connect(self._jump)
        self.search.left.connect(self._jump)
        self.groups.chosen.connect(lambda section: self._take(self.state.with_section(section)))
        self.group_choice.value_changed.connect(lambda section: self._take(self.state.with_section(section)))
        self.more.clicked.connect(lambda _checked: self._take(self.state.with_more()))
        self.panic.told.connect(
            lambda will, others, reflexes: self._take(
                self.state.with_panic(will, others, combat_reflexes=reflexes)
            )
        )
        self.panic.tested.connect(lambda roll: self._take(self.state.with_panic_roll(roll.total)))
        self.panic.terrified.connect(lambda roll: self._take(self.state.with_terror(roll.total)))
        for keys in ("/", "Ctrl+F"):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(self._go_to_search)

    def open_book(self, entries: Sequence[Entry]) -> None:
        """Have something to show."""
        self._book = Book(entries)
        sections = [(section, section) for section in self._book.sections]
        self.group_choice.set_options([(None, text("reference.all")), *sections], self.state.section)
        self._draw()

    def _take(self, state: ReferenceState) -> None:
        moved = (state.query, state.section) != (self.state.query, self.state.section)
        self.state = state
        self._draw()
        if moved:
            self.scroll_area.verticalScrollBar().setValue(0)

    def _draw(self) -> None:
        if self._book is None:
            return
        view = present(self.state, self._book)
        self._draw_groups(view.groups, view.section)
        self.title.setText(view.title)
        self.nothing.show_text(view.nothing)
        self.panic.setVisible(view.panic is not None)
        if view.panic is not None:
            self.panic.show_check(view.panic)
        self._draw_cards(view)
        self.more.setVisible(view.more > 0)
        if view.more:
            self.more.set_words(text("reference.more", count=number(view.more)))

    def _draw_groups(self, groups: tuple[GroupView, ...], section: str | None) -> None:
        self.groups.show_groups(groups, section)
        if self.group_choice.value != section:
            blocked = self.group_choice.blockSignals(True)
            self.group_choice.choose(section)
            self.group_choice.blockSignals(blocked)

    def _draw_cards(self, view: ReferenceView) -> None:
        while len(self.cards) < len(view.cards):
            self._add_card()
        for card, shown in zip(self.cards, view.cards, strict=False):
            card.show_entry(shown)
        for place, card in enumerate(self.cards):
            card.setVisible(place < len(view.cards))

    def _add_card(self) -> None:
        card = EntryCard(self._look, self._context.session)
        card.rolled.connect(lambda entry, rolled: self._take(self.state.with_roll(entry, rolled)))
        card.opened.connect(self._open_at_home)
        card.reached.connect(self.scroll_area.ensureWidgetVisible)
        self.cards.append(card)
        self._cards.addWidget(card)

    def _jump(self) -> None:
        """Go to the best of what was found."""
        if self.cards and self.cards[0].isVisibleTo(self):
            self.cards[0].page.setFocus(Qt.FocusReason.TabFocusReason)

    def _open_at_home(self, section: str, entry: str) -> None:
        """Show an entry among all of its section."""
        blocked = self.search.blockSignals(True)
        self.search.clear()
        self.search.blockSignals(blocked)
        self._take(self.state.at_home(section))
        card = next((card for card in self.cards if card.shown and card.shown.id == entry), None)
        if card is not None:
            card.page.setFocus(Qt.FocusReason.OtherFocusReason)
            self.scroll_area.ensureWidgetVisible(card)

    def _go_to_search(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def dress(self, theme: Theme) -> None:
        """Give the side its width at this scale."""
        self._side.setFixedWidth(theme.px(_SIDE_WIDTH))
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out for the new width."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        has_room = self.width() >= self._look.theme.px(_ROOM_FOR_SIDE)
        self._side.setVisible(has_room)
        self.group_choice.setVisible(not has_room)


def _scrolling(page: QWidget) -> QScrollArea:
    scroll = QScrollArea()
    scroll.setFrameShape(QFrame.Shape.NoFrame)
    scroll.setWidgetResizable(True)
    scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    scroll.setWidget(page)
    return scroll
