"""The panel Pendências e notas: the queue on the left, notes or the table's values on the right."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from gmscreen.session.campaign import Campaign
from gmscreen.session.records import Part, PlaceKind
from gmscreen.texts.catalogue import text
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.page import Page
from gmscreen.ui.panels.pending.notes_card import NotesCard
from gmscreen.ui.panels.pending.origins import NOWHERE, Origin
from gmscreen.ui.panels.pending.queue_card import QueueCard
from gmscreen.ui.panels.pending.values_card import ValuesCard
from gmscreen.ui.panels.tab_order import follow_layouts
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.choice import SegmentedChoice
from gmscreen.ui.widgets.layouts import column, holder, row
from gmscreen.ui.widgets.plain_label import PlainLabel

_ROOM = 1000
_SHARES = (58, 42)
_PARTS = (Part.PENDING, Part.NOTES, Part.VALUES, Part.SHEETS, Part.SETTINGS)
_KEYS_REST_MS = 120
_SHEETS_PANEL = "sheets"


class Side(StrEnum):
    """What lies beside the queue."""

    NOTES = "notes"
    VALUES = "values"


class PendingPanel(Page):
    """Draws the queue, the notes and the values; unseen, it waits until it is looked at."""

    def __init__(self, context: PanelContext) -> None:
        super().__init__(context.look)
        self._context, look, session = context, context.look, context.session
        self._drawn: Campaign | None = None
        self._soon = QTimer(self, singleShot=True, interval=_KEYS_REST_MS)
        self.search = QLineEdit()
        self.count = PlainLabel(size=Size.SMALL, tone=Tone.MUTED)
        self.queue = QueueCard(look, session, self._go, context.show_message)
        sides = [(side, text(f"pending_panel.side.{side}")) for side in Side]
        self.side = SegmentedChoice[Side](look, "", sides, Side.NOTES, text("pending_panel.side_name"))
        self.notes = NotesCard(look, session, context.show_message, context.print_out)
        self.values = ValuesCard(look, session, context.show_message)
        self._lay_out()
        self._listen()

    def _lay_out(self) -> None:
        look, search = self._look, self.search
        search.setAcceptDrops(False)  # a file dropped on it is for the window
        search.setClearButtonEnabled(True)
        search.setPlaceholderText(text("pending_panel.search"))
        search.setAccessibleName(text("pending_panel.search"))
        above = row(look, search, self.count, gap=12)
        above.setStretch(0, 1)
        left = holder(column(look, above, self.queue, gap=10))
        right = holder(column(look, self.side, self.notes, self.values, gap=10))
        columns = row(look, left, right)
        for place, share in enumerate(_SHARES):
            columns.setStretch(place, share)
        self.body.addLayout(columns, 1)
        self.stack_below(columns, _ROOM)
        self.setFocusProxy(search)
        self._turn_side(Side.NOTES)

    def _listen(self) -> None:
        self.search.textChanged.connect(self._find)
        self.search.returnPressed.connect(self._go_to_found)
        self.side.value_changed.connect(self._turn_side)
        self._soon.timeout.connect(self._draw)
        self._context.session.watch(_PARTS, self._follow)
        leave = QShortcut(QKeySequence(Qt.Key.Key_Escape), self.search)
        leave.setContext(Qt.ShortcutContext.WidgetShortcut)
        leave.activated.connect(self.search.clear)
        self._on_keys(self._go_to_search, "/", "Ctrl+F")
        self._on_keys(self.add_entry, "Alt+P")
        self._on_keys(self.add_note, "Alt+N")
        self._on_keys(self.notes.go_on, "F3")

    def _on_keys(self, run: Callable[[], None], *keys: str) -> None:
        for each in keys:
            shortcut = QShortcut(QKeySequence(each), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(run)

    def showEvent(self, event: QShowEvent) -> None:
        """Show what has changed meanwhile."""
        super().showEvent(event)
        self._draw()

    def _follow(self, _before: Campaign, _after: Campaign) -> None:
        """Show a change: texts at once, lists when whoever is typing pauses."""
        if not self.isVisible():
            return
        self.queue.follow_text()
        self.notes.follow_text()
        if self._is_typed_in():
            self._soon.start()
        else:
            self._draw()

    def _is_typed_in(self) -> bool:
        fields = (self.queue.form.title, self.queue.form.text, self.notes.text)
        return any(field.hasFocus() for field in fields)

    def _draw(self) -> None:
        """Show the parts that are others than before."""
        self._soon.stop()
        before, now = self._drawn, self._context.session.campaign
        self._drawn = now
        is_other = {
            part for part in _PARTS if before is None or getattr(before, part) is not getattr(now, part)
        }
        if is_other - {Part.NOTES}:
            self.queue.show_queue()
            self.count.setText(self.queue.view.count)
        if Part.NOTES in is_other:
            self.notes.show_notes()
        if is_other & {Part.VALUES, Part.SHEETS}:
            self.values.show_values()
        if is_other:
            follow_layouts(self)

    def _find(self, query: str) -> None:
        self.queue.search(query)
        self.notes.search(query)
        self.values.search(query)

    def _go_to_found(self) -> None:
        """Go to what was found: in the queue, or beside it."""
        tables = (self.queue.table, self.notes.table, self.values.table)
        for table in tables:
            if not table.isHidden():
                self._turn_side(Side.VALUES if table is self.values.table else Side.NOTES)
                table.setFocus(Qt.FocusReason.ShortcutFocusReason)
                return

    def _turn_side(self, side: Side) -> None:
        self.side.choose(side)
        self.notes.setVisible(side is Side.NOTES)
        self.values.setVisible(side is Side.VALUES)

    def _go_to_search(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()
        self.ensureWidgetVisible(self.search)

    def add_entry(self, origin: Origin = NOWHERE) -> None:
        """Write a new entry from somewhere, whatever was searched for."""
        self.search.clear()
        self.queue.add_entry(origin)
        self.ensureWidgetVisible(self.queue.form.title)

    def add_note(self) -> None:
        """Begin a note, whatever was searched for."""
        self.search.clear()
        self._turn_side(Side.NOTES)
        self.notes.add_note()
        self.ensureWidgetVisible(self.notes.text)

    def _go(self, place: str) -> None:
        """Go to the panel or the sheet that an entry leads to; one that is gone is told of."""
        kind, _, identity = place.partition(":")
        if kind == PlaceKind.PANEL:
            self._context.go_to(identity)
        elif identity in self._context.session.campaign.sheets:
            self._context.desk.choose(identity)
            self._context.go_to(_SHEETS_PANEL)
        else:
            self._context.show_message(text("pending_panel.gone"))


def build(context: PanelContext) -> QWidget:
    """The panel Pendências e notas."""
    return PendingPanel(context)
