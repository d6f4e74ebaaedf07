"""The Referência panel: groups at the left, entries as cards at the right, a search over both."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QLineEdit, QWidget

from gmscreen.session.rolls import Roll
from gmscreen.texts.catalogue import text
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.reference.book import Book
from gmscreen.ui.panels.reference.groups import GroupList
from gmscreen.ui.panels.reference.results import Results
from gmscreen.ui.panels.reference.state import PANIC_ENTRY, ReferenceState, Rolled
from gmscreen.ui.panels.reference.view import ReferenceView, present
from gmscreen.ui.theme.theme import Theme
from gmscreen.ui.widgets.choice import ListChoice
from gmscreen.ui.widgets.layouts import column, holder, row
from gmscreen.ui.widgets.plain_label import set_plain_tooltip

_SIDE_WIDTH = 250
_ROOM_FOR_SIDE = 820
_MARGINS = (16, 12, 16, 16)
_AT_ONCE = 4
"""How many entries are drawn at each key; the others follow when the typing pauses."""
_IN_SIGHT = 8
"""How many entries are drawn when the book opens; the others, under the window's edge, follow at once."""
_PAUSE_MS = 80


class SearchLine(QLineEdit):
    """A line to search in; `left` tells that the down arrow goes on to what was found."""

    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setAcceptDrops(False)  # a file dropped on it is for the window
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
        self._look = context.look
        self.state = ReferenceState()
        self._book: Book | None = None
        self.search = SearchLine()
        self.groups = GroupList(self._look)
        self.group_choice = ListChoice[str | None](self._look, text("reference.groups"), [(None, "")], None)
        self.results = Results(self._look, context.session)
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._lay_out()
        self._listen()

    @property
    def is_ready(self) -> bool:
        """Whether there is a book, and all of it that is to be shown."""
        return self._book is not None and not self._pause.isActive()

    def _lay_out(self) -> None:
        look = self._look
        self._side = holder(column(look, self.groups, gap=8))
        below = row(look, self._side, self.results, gap=14)
        below.setStretch(1, 1)
        head = row(look, self.search, self.group_choice)
        head.setAlignment(self.search, Qt.AlignmentFlag.AlignBottom)
        head.setStretch(0, 3)
        head.setStretch(1, 2)
        page = column(look, head, below, gap=12, margins=_MARGINS)
        page.setStretch(1, 1)
        self.setLayout(page)
        self.setFocusProxy(self.search)
        self.dress(look.theme)

    def _listen(self) -> None:
        self.search.textChanged.connect(self._typed)
        self.search.returnPressed.connect(self.results.go_to_first)
        self.search.left.connect(self.results.go_to_first)
        self.groups.chosen.connect(self._choose)
        self.group_choice.value_changed.connect(self._choose)
        self.results.rolled.connect(self._rolled)
        self.results.opened.connect(self._open_at_home)
        self.results.more_asked.connect(lambda: self._take(self.state.with_more()))
        self.results.panic.told.connect(self._frighten)
        self.results.panic.tested.connect(lambda roll: self._take(self.state.with_panic_roll(roll.total)))
        self.results.panic.terrified.connect(self._terrified)
        self._pause.timeout.connect(self._draw)
        for keys in ("/", "Ctrl+F"):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(self._go_to_search)

    def open_book(self, book: Book) -> None:
        """Have something to show."""
        self._book = book
        sections = [(section, section) for section in self._book.sections]
        self.group_choice.set_options([(None, text("reference.all")), *sections], self.state.section)
        self._show(present(replace(self.state, limit=_IN_SIGHT), self._book))
        self._pause.start()

    def _take(self, state: ReferenceState) -> None:
        self.state = state
        self._draw()

    def _draw(self) -> None:
        self._pause.stop()
        if self._book is not None:
            self._show(present(self.state, self._book))

    def _show(self, view: ReferenceView) -> None:
        self.groups.show_groups(view.groups, view.section)
        with QSignalBlocker(self.group_choice):
            self.group_choice.choose(view.section)
        self.results.show_view(view)

    def _typed(self, typed: str) -> None:
        """Draw what fits a glance at once, and the rest when the typing pauses."""
        self.state = self.state.with_query(typed)
        if self._book is not None:
            self._show(present(replace(self.state, limit=_AT_ONCE), self._book))
            self.results.go_to_top()
            self._pause.start()

    def _choose(self, section: str | None) -> None:
        self._take(self.state.with_section(section))
        self.results.go_to_top()

    def _rolled(self, entry: str, rolled: Rolled) -> None:
        self._take(self.state.with_roll(entry, rolled))
        self.results.bring_lit_line_into_view(entry)

    def _frighten(self, will: int | None, others: int | None, reflexes: bool) -> None:
        self._take(self.state.with_panic(will, others, combat_reflexes=reflexes))

    def _terrified(self, roll: Roll) -> None:
        self._take(self.state.with_terror(roll.total))
        self.results.bring_lit_line_into_view(PANIC_ENTRY)

    def _open_at_home(self, section: str, entry: str) -> None:
        """Show an entry among all of its section."""
        with QSignalBlocker(self.search):
            self.search.clear()
        self._take(self.state.at_home(section))
        self.results.go_to(entry)

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
