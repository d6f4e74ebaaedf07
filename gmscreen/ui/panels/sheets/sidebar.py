"""The library beside the sheet: search, what is shown, the list, and what can be done with it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from gmscreen.session.library import Filters, Library, library_of
from gmscreen.sheets.model import SheetKind
from gmscreen.texts.catalogue import text
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.sheets.filing_form import FilingForm
from gmscreen.ui.panels.sheets.library_acts import LibraryActs
from gmscreen.ui.panels.sheets.library_list import LibraryList
from gmscreen.ui.panels.sheets.library_rows import Folder, LibraryRow, Listed, library_rows
from gmscreen.ui.panels.sheets.new_sheet import NewSheetForm, Pattern
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.button import secondary_button
from gmscreen.ui.widgets.choice import ListChoice
from gmscreen.ui.widgets.flow import flow
from gmscreen.ui.widgets.layouts import column, holder
from gmscreen.ui.widgets.plain_label import PlainLabel

_MARGINS = (16, 12, 0, 16)
_MOST_TAGS = 30


class Which(StrEnum):
    """By what the list is narrowed."""

    ALL = "all"
    KIND = "kind"
    TAG = "tag"
    ARCHIVE = "archive"


@dataclass(frozen=True, slots=True)
class Narrowed:
    """A choice of what is listed; `name` is a kind or a tag."""

    which: Which = Which.ALL
    name: str = ""

    @property
    def filters(self) -> Filters:
        """What the library understands."""
        kind = SheetKind(self.name) if self.which is Which.KIND else None
        tag = self.name if self.which is Which.TAG else None
        return Filters(kind=kind, tag=tag, archived=self.which is Which.ARCHIVE)


EVERYTHING = Narrowed()


class Sidebar(QWidget):
    """`chosen` carries the id of a sheet to look at, `fight_asked` of one for the fight; `open_asked` and
    `paste_asked` are buttons.
    """

    chosen = Signal(str)
    fight_asked = Signal(str)
    open_asked = Signal()
    paste_asked = Signal()
    created = Signal()

    def __init__(self, context: PanelContext) -> None:
        super().__init__()
        look = context.look
        self._context, self.acts = context, LibraryActs(context)
        self._library: Library | None = None
        self._closed: frozenset[str] = frozenset()
        self.search = _search_line()
        self.narrowed = ListChoice[Narrowed](
            look,
            "",
            [(EVERYTHING, text("sheets_panel.which.all"))],
            EVERYTHING,
            text("sheets_panel.which.name"),
        )
        self.new_form = NewSheetForm(look, self._create, self._leave_form)
        self.filing = FilingForm(look, self._leave_form)
        self.list = LibraryList(look)
        self.nothing = PlainLabel(text("sheets_panel.nothing_found"), tone=Tone.MUTED, wrap=True)
        self.nothing.hide()
        self.keys = PlainLabel(text("sheets_panel.keys"), size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        self._make_buttons()
        self._lay_out()
        self._listen()

    def _make_buttons(self) -> None:
        look = self._context.look
        self.new = secondary_button(look, text("sheets_panel.new"), self.new_form.open, "plus")
        self.paste = secondary_button(
            look, text("sheets_panel.paste"), self.paste_asked.emit, "clipboard-text-outline"
        )
        self.open_more = secondary_button(
            look, text("sheets_panel.open"), self.open_asked.emit, "folder-open-outline"
        )

    def _lay_out(self) -> None:
        look = self._context.look
        above = (self.search, self.narrowed, self.new_form, self.filing, self.nothing)
        layout = column(look, *above, gap=8, margins=_MARGINS)
        layout.addWidget(self.list, 1)
        layout.addWidget(self.keys)
        layout.addWidget(holder(flow(look, self.new, self.open_more, self.paste, gap=8)))
        self.setLayout(layout)
        self.setFocusProxy(self.search)
        self.search.installEventFilter(self)

    def _listen(self) -> None:
        self.search.textChanged.connect(lambda _typed: self._refill())
        self.search.returnPressed.connect(self._take_first)
        self.narrowed.value_changed.connect(lambda _value: self._refill())
        self.list.taken.connect(self.chosen)
        self.list.turned.connect(self._turn)
        self.list.asked.connect(self._act)
        self.list.rows.filed.connect(self._file)

    def follow(self) -> None:
        """List what the campaign has now; a sheet that changed only inside moves nothing."""
        library = library_of(self._context.session.campaign)
        if library is not self._library:
            self._library = library
            self._offer(library)
            self._refill()

    def mark(self, sheet_id: str | None) -> None:
        """Show which sheet is open; nothing when it is not in the list."""
        self.list.mark(sheet_id)

    def go_to_search(self) -> None:
        """Type over what is sought."""
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Down goes from the search into the list, Escape clears it."""
        if watched is self.search and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_Down:
                self._enter_list()
                return True
            if event.key() == Qt.Key.Key_Escape and self.search.text():
                self.search.clear()
                return True
        return super().eventFilter(watched, event)

    def _enter_list(self) -> None:
        self.list.setFocus(Qt.FocusReason.ShortcutFocusReason)
        if self.list.in_hand is None:
            rows = self.list.rows.rows
            first = next((row.entry.id for row in rows if isinstance(row, Listed)), None)
            self.list.mark(first)

    def _offer(self, library: Library) -> None:
        kinds = [Narrowed(Which.KIND, kind) for kind in SheetKind]
        tags = [Narrowed(Which.TAG, tag) for tag in list(library.tags)[:_MOST_TAGS]]
        options = [EVERYTHING, *kinds, *tags, Narrowed(Which.ARCHIVE)]
        now = self.narrowed.value if self.narrowed.value in options else EVERYTHING
        self.narrowed.set_options([(each, _words(each)) for each in options], now)

    def _refill(self) -> None:
        if self._library is None:
            return
        kept, place = self.list.in_hand, self.list.currentIndex().row()
        filters = self.narrowed.value.filters
        rows = library_rows(self._library, self.search.text(), filters, self._closed)
        self.list.rows.show_rows(rows)
        self.nothing.setVisible(not rows)
        self.list.mark_again(kept, place)

    def _turn(self, path: str, is_open: bool) -> None:
        self._closed = self._closed - {path} if is_open else self._closed | {path}
        self._refill()

    def _act(self, key: Qt.Key, row: LibraryRow | None) -> None:
        if key == Qt.Key.Key_N:
            self.new_form.open()
        elif isinstance(row, Listed):
            self._act_on(key, row)
        elif isinstance(row, Folder) and key == Qt.Key.Key_F2:
            keep = lambda folder, _tags: self.acts.rename(row.path, folder)  # noqa: E731 - said once
            self.filing.open(row.path, None, (), keep)

    def _act_on(self, key: Qt.Key, row: Listed) -> None:
        if key == Qt.Key.Key_C:
            self.fight_asked.emit(row.entry.id)
        elif key == Qt.Key.Key_D:
            self.acts.duplicate(row.entry)
        elif key == Qt.Key.Key_Delete:
            self.acts.archive(row.entry)
        else:
            folders = self._library.folders if self._library else ()
            self.filing.open(row.entry.folder, row.entry.tags, folders, partial(self.acts.file, row.entry))

    def _file(self, sheet_id: str, folder: str) -> None:
        entry = self.acts.entry(sheet_id)
        if entry is not None:
            self.acts.file(entry, folder)

    def _create(self, name: str, pattern: Pattern) -> str:
        row = self.list.in_hand
        problem = self.acts.create(name, pattern, row.path if isinstance(row, Folder) else "")
        if not problem:
            QTimer.singleShot(0, self, self.created.emit)  # the form hands the keyboard back first
        return problem

    def _leave_form(self) -> None:
        self.new_form.hide()
        self.filing.hide()
        self.list.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _take_first(self) -> None:
        first = next((row for row in self.list.rows.rows if isinstance(row, Listed)), None)
        if first is not None:
            self.chosen.emit(first.entry.id)


def _search_line() -> QLineEdit:
    line = QLineEdit()
    line.setAcceptDrops(False)  # a file dropped on it is for the window
    line.setPlaceholderText(text("sheets_panel.search"))
    line.setAccessibleName(text("sheets_panel.search"))
    line.setClearButtonEnabled(True)
    return line


def _words(narrowed: Narrowed) -> str:
    match narrowed.which:
        case Which.KIND:
            return text(f"sheets_panel.group.{narrowed.name}")
        case Which.TAG:
            return f"#{narrowed.name}"
    return text(f"sheets_panel.which.{narrowed.which}")
