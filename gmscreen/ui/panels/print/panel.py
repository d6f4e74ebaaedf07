"""The panel Impressão: what is printed on the left, how it comes out, and where it goes on the right."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QHideEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QWidget

from gmscreen.texts.catalogue import text
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.page import Page, ScrollingColumn
from gmscreen.ui.panels.print.fight_picks import sheets_in_fight
from gmscreen.ui.panels.print.file_export import FileExport
from gmscreen.ui.panels.print.file_picks import FilePicks, FilesRead
from gmscreen.ui.panels.print.kinds import Kind, Source, kind_of
from gmscreen.ui.panels.print.out_card import ChoicesCard, OutCard
from gmscreen.ui.panels.print.pick_card import PickCard
from gmscreen.ui.panels.print.pick_rows import Which
from gmscreen.ui.panels.print.press_run import Made, Outcome
from gmscreen.ui.panels.print.preview_card import PreviewCard
from gmscreen.ui.panels.print.print_desk import PrintDesk
from gmscreen.ui.panels.tab_order import follow_layouts
from gmscreen.ui.theme.theme import Theme, Tone
from gmscreen.ui.widgets.layouts import row

if TYPE_CHECKING:  # Qt's printing is imported when something is printed, for start-up
    from gmscreen.ui.panels.print.system_print import SystemPrint

_ROOM, _ROOM_FOR_TWO = 1080, 700
_SHARES = (26, 50, 24)
_PATIENCE_MS = 400
"""A print that is quicker than that is not told of while it goes on."""


class PrintPanel(Page):
    """Ties the desk to the cards around it; unseen, it prints nothing."""

    def __init__(self, context: PanelContext) -> None:
        super().__init__(context.look)
        self._context, look = context, context.look
        self.desk = PrintDesk(context.session, context.prints, self)
        self._is_new, self._shown_kind = True, self.desk.kind
        self.files = FilePicks(self.window, self)
        self.exporting = FileExport(self.window, self)
        self.pick = PickCard(
            look, self.desk, lambda: sheets_in_fight(context.session.campaign), self._ask_files
        )
        self.preview = PreviewCard(look)
        self.choices = ChoicesCard(look, self.desk)
        self.out = OutCard(look)
        self._slow = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self._lay_out()
        self._listen()

    def _lay_out(self) -> None:
        look = self._look
        self._left, self._right = ScrollingColumn(look), ScrollingColumn(look, 1)
        self._left.body.addWidget(self.pick, 1)
        columns = row(look, self._left, self.preview, self._right)
        for place, share in enumerate(_SHARES):
            columns.setStretch(place, share)
        self.body.addLayout(columns, 1)
        self._share()
        self.stack_below(columns, _ROOM_FOR_TWO)
        self.setFocusProxy(self.pick)

    def dress(self, theme: Theme) -> None:
        """Share the room again at another scale."""
        self._share()
        super().dress(theme)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room among three columns, or two."""
        self._share()
        super().resizeEvent(event)

    def _share(self) -> None:
        """How it is printed stands right of the pages, or under what is printed where room is short."""
        has_room = self.width() >= self._look.theme.px(_ROOM)
        side = self._right if has_room else self._left
        if self.choices.parentWidget() is not side.widget():
            for place, card in enumerate((self.choices, self.out)):
                side.body.insertWidget(place if has_room else place + 1, card)
            self._right.setVisible(has_room)
            follow_layouts(self)

    def _listen(self) -> None:
        desk, out = self.desk, self.out
        desk.asked.connect(self._slow.start)
        desk.advanced.connect(self._advance)
        desk.ended.connect(self._show)
        self._slow.timeout.connect(lambda: out.work(text("print_panel.making")))
        self.pick.kind.value_changed.connect(self._show_kind)
        self.files.read.connect(self._take_files)
        self.files.told.connect(out.notice.say)
        self.exporting.told.connect(self._tell)
        out.export.clicked.connect(lambda _checked: self._export())
        out.print.clicked.connect(lambda _checked: desk.when_made(self._print))
        out.stopped.connect(self._stop)
        out.again.clicked.connect(lambda _checked: desk.retry())
        self._on_keys(self.pick.go_to_search, "/", "Ctrl+F")
        self._on_keys(out.export.click, "Ctrl+S")
        self._on_keys(out.print.click, "Ctrl+Shift+I")

    def _on_keys(self, run: object, *keys: str) -> None:
        for each in keys:
            shortcut = QShortcut(QKeySequence(each), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(run)

    @cached_property
    def system_print(self) -> SystemPrint:
        """The way to the printer."""
        from gmscreen.ui.panels.print.system_print import SystemPrint  # noqa: PLC0415 # see above

        printing = SystemPrint(self.window, self)
        printing.told.connect(self._tell)
        printing.advanced.connect(partial(self.out.work, text("print_panel.sending")))
        return printing

    @property
    def is_ready(self) -> bool:
        """Whether what one sees is what was chosen."""
        return not self._is_new and self.desk.is_ready and self.preview.is_ready

    def showEvent(self, event: QShowEvent) -> None:
        """Print what is picked now; at the first look, the sheet in hand or the first there is."""
        super().showEvent(event)
        first, self._is_new = self._is_new, False
        if first and self.desk.kind.source is Source.SHEETS and not self.desk.picks.copies:
            rows = self.desk.rows("", Which.ALL)
            current = self._context.desk.current or (rows[0].id if rows else None)
            self.print_out(self.desk.kind.id, (current,) if current else ())
        self.desk.wake(True)

    def hideEvent(self, event: QHideEvent) -> None:
        """Print nothing that nobody looks at."""
        super().hideEvent(event)
        self.desk.wake(False)

    def print_out(self, kind: str, ids: Sequence[str]) -> None:
        """Print these in some form, once each, and nothing else."""
        self.pick.kind.choose(kind_of(kind))
        self.desk.print_only(dict.fromkeys(ids, 1))
        self.pick.refill()
        self.pick.list.go_to_picked()

    def _show_kind(self, kind: Kind) -> None:
        """Show what can be chosen for a kind, where Tab reaches it as one reads."""
        self.choices.show_kind(kind)
        follow_layouts(self)

    def _ask_files(self) -> None:
        self.files.ask(self.desk.kind.source)

    def _take_files(self, read: FilesRead) -> None:
        """Pick what came from files, if that is still what is printed."""
        if read.source is self.desk.kind.source:
            self.desk.pick(self.desk.picks.with_files(read.texts))

    def _advance(self, done: int, of: int) -> None:
        if not self._slow.isActive():
            self.out.work(text("print_panel.making"), done, of)

    def _show(self, outcome: Outcome) -> None:
        self._slow.stop()
        self.out.rest()
        is_fresh, self._shown_kind = self.desk.kind is not self._shown_kind, self.desk.kind
        self.preview.show_outcome(outcome, fresh=is_fresh)
        self.out.show_outcome(outcome)

    def _export(self) -> None:
        name = text(f"print_panel.file_name.{self.desk.kind.id}")
        picked = self.desk.order.picked
        campaign = self._context.session.open.store.path
        folder = campaign.parent if campaign else None
        self.exporting.ask(folder, picked[0].origin.stem if len(picked) == 1 else name, self.write)

    def write(self, target: Path) -> None:
        """Write the print to a file, now or when it is there."""
        self.desk.when_made(lambda made: self.exporting.write(target, made.printed.data))

    def _print(self, made: Made) -> None:
        from gmscreen.ui.panels.print.system_print import printer_names, turns_of  # noqa: PLC0415 # see above

        if printer_names():
            title = text(f"print_panel.of.{self.desk.kind.id}")
            turns = turns_of(self.desk.chosen)
            self.system_print.ask(made.document, title, self.preview.view.current, turns)
        else:
            self.out.notice.say(text("print_panel.no_printer"), Tone.WARN)

    def _stop(self) -> None:
        self.desk.stop()
        if "system_print" in self.__dict__:
            self.system_print.stop()

    def _tell(self, words: str, tone: Tone) -> None:
        """What came of an export or of printing; a good end is said in the status bar too."""
        if not self.desk.run.is_busy and tone is not Tone.INFO:
            self.out.rest()
        self.out.notice.say(words, tone)
        if tone is Tone.GOOD:
            self._context.show_message(words)


def build(context: PanelContext) -> QWidget:
    """The panel Impressão."""
    return PrintPanel(context)
