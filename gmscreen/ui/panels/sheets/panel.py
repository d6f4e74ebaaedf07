"""The panel Fichas: the list on the left, the sheet in hand beside it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial
from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from gmscreen.rules.errors import RuleError
from gmscreen.session.campaign import Campaign
from gmscreen.session.fight.bringing import bring_into_fight
from gmscreen.session.library import library_of
from gmscreen.session.records import Part, SheetRecord
from gmscreen.sheets.errors import SheetError
from gmscreen.sheets.native_file import SheetFile
from gmscreen.sheets.sheet_fields import FieldPath
from gmscreen.texts.catalogue import text
from gmscreen.texts.folded import folded
from gmscreen.texts.problems import rule_problem
from gmscreen.texts.validation import printable
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.sheets.auditing import Auditing
from gmscreen.ui.panels.sheets.editor import SheetEditor
from gmscreen.ui.panels.sheets.exporting import Exporting
from gmscreen.ui.panels.sheets.findings_card import FindingsCard
from gmscreen.ui.panels.sheets.header import SheetHeader
from gmscreen.ui.panels.sheets.reveal import reveal_field
from gmscreen.ui.panels.sheets.revisions_view import RevisionsView
from gmscreen.ui.panels.sheets.right_side import RightSide
from gmscreen.ui.panels.sheets.row_memory import RowMemory
from gmscreen.ui.panels.sheets.section_keys import SectionKeys
from gmscreen.ui.panels.sheets.shared_room import SharedRoom
from gmscreen.ui.panels.sheets.sheet_page import SheetPage
from gmscreen.ui.panels.sheets.sidebar import Sidebar
from gmscreen.ui.panels.sheets.view import SheetView, present
from gmscreen.ui.panels.tab_order import follow_layouts
from gmscreen.ui.panels.table_value import Settling, settled_by_key
from gmscreen.ui.theme.theme import Theme, Tone
from gmscreen.ui.widgets.cell_field import CellAsking
from gmscreen.ui.widgets.layouts import holder, row
from gmscreen.ui.widgets.notice import Notice
from gmscreen.ui.widgets.plain_label import PlainLabel

if TYPE_CHECKING:  # what reads strange sheets is imported when one is pasted
    from gmscreen.ui.panels.sheets.paste_view import PasteView

_ROOM_FOR_HEADER = 760
_FIRST = "kallias"
_LATE = (
    "gmscreen.sheets.account_edits",
    "gmscreen.sheets.cell_edits",
    "gmscreen.sheets.cell_choices",
    "gmscreen.sheets.consequences",
    "gmscreen.sheets.entered_lines",
    "gmscreen.ui.panels.sheets.findings_view",
    "gmscreen.ui.panels.sheets.paste_view",
)


class SheetsPanel(QScrollArea):
    """Reads the sheet that is chosen on the desk; one that can't be read leaves the one before in place.

    Without room for both, list and sheet take turns. List and sheet scroll by themselves; the panel is a
    scroll area so that the shell gives it the whole page.
    """

    def __init__(self, context: PanelContext) -> None:
        super().__init__()
        self._context, self._look = context, context.look
        self._shown: str | None = None
        self._file: SheetFile | None = None
        self._record: SheetRecord | None = None
        self._choosing = False
        look = context.look
        self.notice = Notice(look)
        self.header = SheetHeader(look)
        self.nothing = PlainLabel(text("sheets_panel.nothing_open"), tone=Tone.MUTED, wrap=True)
        self.sidebar = Sidebar(context)
        self.editor = SheetEditor(context.session)
        self.editor.tell = context.show_message
        self._memory = RowMemory()
        self.page = SheetPage(look, self.editor, self.header, self.notice, self.nothing)
        self._section_keys = SectionKeys(self, self.page, self.page.parts)
        settling = Settling(context.session.values)
        self.equipment_gaps = CellAsking(look, self.page.equipment.table, settling)
        self.attack_gaps = CellAsking(look, self.page.attacks.table, settling)
        self.auditing = Auditing(context, self.header, FindingsCard(look), self.reveal_field)
        self.exporting = Exporting(context, lambda: self._shown, self.header.export, self.notice.say)
        self.right = RightSide(look, self.page, self.auditing.card)
        self._lay_out()
        self._listen()
        self._fill()

    def _lay_out(self) -> None:
        look = self._look
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidgetResizable(True)
        self.page.stack_below(self.header.parts, _ROOM_FOR_HEADER)
        self._room = SharedRoom(look, self.sidebar, self.right, self.header.to_list)
        self.setWidget(holder(row(look, self.sidebar, self.right, gap=0)))

    def _listen(self) -> None:
        desk = self._context.desk
        self.sidebar.chosen.connect(desk.choose)
        self.sidebar.open_asked.connect(self._context.choose_sheet)
        seek = partial(self._turn_to_list, self.sidebar.go_to_search)
        self.header.list_asked.connect(seek)
        self.header.export_asked.connect(self.exporting.offer)
        self.header.revisions_asked.connect(self._show_revisions)
        self.header.fight_asked.connect(self._bring_shown)
        self.sidebar.fight_asked.connect(self._bring_into_fight)
        self.sidebar.paste_asked.connect(self.paste_sheet)
        desk.changed.connect(self._follow)
        desk.chosen.connect(self._show)
        self._context.session.values.listen(self._show_values)
        self._context.session.watch({Part.SETTINGS}, self._follow_readings)
        self.sidebar.created.connect(self.page.identity.enter)
        ask = partial(self._turn_to_list, self.sidebar.new_form.open)
        keyed = {"/": seek, "Ctrl+F": seek, "Alt+N": ask, "Ctrl+Shift+B": self.header.fight.click}
        for keys, act in keyed.items():
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(act)

    def _fill(self) -> None:
        desk = self._context.desk
        self.sidebar.follow()
        there = self._there
        first = _FIRST if _FIRST in there else next(iter(there), None)
        start = desk.current or first
        self.header.show_sheet("", "")
        if start is not None:
            desk.choose(start)

    @property
    def is_ready(self) -> bool:
        """Whether all that is said of the sheet on the screen stands there."""
        return self.auditing.is_ready

    @property
    def shown(self) -> str | None:
        """The sheet on the screen."""
        return self._shown

    def _show(self, sheet_id: str) -> None:
        try:
            file = self._context.desk.read(sheet_id)
        except SheetError as error:
            self._refuse(sheet_id, error)
            return
        is_other, self._shown, self._file = sheet_id != self._shown, sheet_id, file
        self.editor.sheet_id = sheet_id
        self._record = self._context.desk.record(sheet_id)
        self.notice.say("")
        self.nothing.hide()
        view = self._view(file)
        self.header.show_sheet(view.name, view.about)
        self.page.show_sheet(view, fresh=is_other)
        if is_other:
            self.equipment_gaps.close()
            self.attack_gaps.close()
            self.page.verticalScrollBar().setValue(0)
            follow_layouts(self)
        self.auditing.follow(sheet_id, file.sheet, at_once=is_other)
        if is_other:
            self.right.show_sheet()
        self.sidebar.mark(sheet_id)
        self._choosing = False
        self._share()

    def reveal_field(self, path: FieldPath) -> None:
        """Go to a field of the sheet on the screen."""
        if self.page.isHidden():
            self.auditing.card.hide()
        reveal_field(self.page, path)

    def _follow(self) -> None:
        """List what there is now, and show the sheet in hand as it is now written."""
        desk = self._context.desk
        self.sidebar.follow()
        record = None if self._shown is None else self._context.session.campaign.sheets.get(self._shown)
        if record is None or (record.archived and not self._was_archived):
            self._show_other()
        elif desk.record(record.id) is not self._record:
            self._show(record.id)

    @property
    def _there(self) -> list[str]:
        """The sheets out of the archive, by name."""
        entries = library_of(self._context.session.campaign).entries
        there = [entry for entry in entries if not entry.archived]
        return [entry.id for entry in sorted(there, key=lambda entry: (folded(entry.name), entry.id))]

    @property
    def _was_archived(self) -> bool:
        return self._record is not None and self._record.archived

    def _show_other(self) -> None:
        """The sheet in hand is gone: the first of the others, or none."""
        there = self._there
        if there:
            self._context.desk.choose(there[0])
        else:
            self._show_nothing()

    def _show_nothing(self) -> None:
        self._shown, self._file, self._record = None, None, None
        self.header.show_sheet("", "")
        self.auditing.follow(None, None, at_once=True)
        self.page.clear()
        self.nothing.show()

    def _view(self, file: SheetFile) -> SheetView:
        session = self._context.session
        return present(
            file.sheet,
            file.unknown,
            session.readings,
            settled_by_key(session.values.all()),
            self._memory,
        )

    def _follow_readings(self, before: Campaign, after: Campaign) -> None:
        """Show and audit the sheet by the readings that the table plays by now."""
        if before.settings.readings == after.settings.readings:
            return
        self._show_values()
        self.auditing.follow(self._shown, self._file.sheet if self._file else None, at_once=True)

    def _show_values(self) -> None:
        """Show the sheet with what the table settled, where it was scrolled to."""
        self._memory.forget()
        if self._file is not None:
            self.page.show_sheet(self._view(self._file), fresh=False)
            follow_layouts(self)

    def _refuse(self, sheet_id: str, error: SheetError) -> None:
        told = text("sheets_panel.not_opened", file=printable(sheet_id), problems=str(error))
        self.notice.say(told, Tone.BAD)
        self.sidebar.mark(self._shown)
        self._choosing = False
        self._share()

    def _bring_shown(self) -> None:
        if self._shown is not None:
            self._bring_into_fight(self._shown)

    def _bring_into_fight(self, sheet_id: str) -> None:
        """Pôr em combate, and go there; what a fight lacks of the sheet is said here."""
        try:
            bring_into_fight(self._context.session, sheet_id, self._context.desk.read(sheet_id).sheet)
        except (RuleError, SheetError) as error:
            problem = rule_problem(error) if isinstance(error, RuleError) else str(error)
            self.notice.say(problem, Tone.WARN)
            return
        self._context.go_to("combat")

    @cached_property
    def pasting(self) -> PasteView:
        """Where a sheet is pasted, with what was pasted and not yet taken in."""
        from gmscreen.ui.panels.sheets.paste_view import PasteView  # noqa: PLC0415 # see above

        view = PasteView(self._look, self.sidebar.acts.take_in)
        view.left.connect(self._go_back)
        return view

    def paste_sheet(self) -> None:
        """Put the view in which a sheet is pasted in the place of the sheet."""
        self._choosing = False
        self.right.show_other(self.pasting)
        self._share()
        self.pasting.open()

    @cached_property
    def revisions(self) -> RevisionsView:
        """What the sheet was before, and what it became."""
        view = RevisionsView(self._context)
        view.left.connect(self._go_back)
        return view

    def _show_revisions(self) -> None:
        """Put the revisions of the sheet in its place."""
        if self._shown is not None:
            self.right.show_other(self.revisions)
            self.revisions.open(self._shown)

    def _go_back(self) -> None:
        """Put the sheet back in its place, and the keyboard beside it."""
        self.right.show_sheet()
        back = self.header.to_list if self.sidebar.isHidden() else self.sidebar.list
        back.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _turn_to_list(self, go: Callable[[], None]) -> None:
        self._choosing = True
        self._share()
        go()

    def dress(self, theme: Theme) -> None:
        """Share the room again at another scale."""
        self._share()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room between list and sheet."""
        super().resizeEvent(event)
        self._share()

    def _share(self) -> None:
        self._room.share(self.width(), choosing=self._choosing)


def build(context: PanelContext) -> QWidget:
    """The panel Fichas."""
    return SheetsPanel(context)


def prepare() -> None:
    """Import what the panel needs after its first sheet is shown."""
    for module in _LATE:
        import_module(module)
