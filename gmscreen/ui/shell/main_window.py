"""The main window: tabs, menus, the panel in hand, and the status line."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QPaintEvent
from PySide6.QtWidgets import QFrame, QMainWindow, QMenuBar, QTabBar, QWidget

from gmscreen.session.session import Session
from gmscreen.texts.catalogue import text
from gmscreen.ui.actions import fill_menu
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.sheet_desk import SheetDesk
from gmscreen.ui.shell.appearance import Appearance
from gmscreen.ui.shell.drops import dropped_files, sheets_among
from gmscreen.ui.shell.menus import file_actions, look_actions, panel_actions, window_actions
from gmscreen.ui.shell.panel_stack import PanelStack
from gmscreen.ui.shell.sheet_files import SheetFiles
from gmscreen.ui.shell.status import Status
from gmscreen.ui.systems import System
from gmscreen.ui.theme.icons import icon
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import ICON, Theme, Tone
from gmscreen.ui.widgets.layouts import column, holder, row
from gmscreen.ui.widgets.notice import Notice

FIRST_SIZE = QSize(1600, 900)
_SHEETS_PANEL = "sheets"


class MainWindow(QMainWindow):
    """The window of one system. It is painted once before its first panel is built."""

    first_painted = Signal()

    def __init__(
        self, system: System, session: Session, look: Look, desk: SheetDesk, appearance: Appearance
    ) -> None:
        super().__init__()
        self._system, self._look, self.desk = system, look, desk
        self._is_painted = False
        self.status = Status(look, session, text(system.name))
        self.notice = Notice(look)
        self._files = SheetFiles(self, desk, self.status.say)
        context = PanelContext(
            session, look, desk, self.status.say, self._files.choose, self._files.export_card
        )
        self.stack = PanelStack(system.panels, context)
        self.tabs = self._tab_bar()
        self._lay_out(self._menu_bar(appearance))
        self.setWindowTitle(text("app.name"))
        self.setAcceptDrops(True)
        desk.opened.connect(lambda _path: self.visit(_SHEETS_PANEL))
        self.first_painted.connect(self._show_current, Qt.ConnectionType.QueuedConnection)
        self.resize(FIRST_SIZE)

    def _tab_bar(self) -> QTabBar:
        tabs = QTabBar()
        tabs.setExpanding(False)
        tabs.setDrawBase(False)
        tabs.setUsesScrollButtons(True)
        tabs.setElideMode(Qt.TextElideMode.ElideNone)
        tabs.setAccessibleName(text("shell.panels"))
        for panel in self._system.panels:
            tabs.setTabData(tabs.addTab(text(panel.title)), panel.id)
        tabs.currentChanged.connect(self._show_current)
        return tabs

    def _menu_bar(self, appearance: Appearance) -> QMenuBar:
        files, say = self._files, self.status.say
        filing = file_actions(files.choose, files.export_current, files.can_export, self.close)
        window = window_actions(self._turn_full_screen, self.isFullScreen, self._go_to_dice)
        viewing = (panel_actions(self._system.panels, self._go), *look_actions(appearance, say), window)
        bar = QMenuBar()
        fill_menu(bar.addMenu(text("shell.menu_file")), filing, self)
        fill_menu(bar.addMenu(text("shell.menu_view")), viewing, self)
        return bar

    def _lay_out(self, menus: QMenuBar) -> None:
        header = QFrame()
        header.setObjectName("header")
        tabs_and_menus = row(self._look, self.tabs, menus, gap=8, margins=(10, 4, 10, 0))
        tabs_and_menus.setStretch(0, 1)
        header.setLayout(tabs_and_menus)
        banner = row(self._look, self.notice, margins=(18, 0, 18, 0))
        body = column(self._look, header, banner, self.stack, self.status, gap=0)
        body.setStretch(2, 1)
        self.setCentralWidget(holder(body))
        self.dress(self._look.theme)

    def dress(self, theme: Theme) -> None:
        """Draw the tabs' icons in the theme's colours."""
        side = theme.px(ICON)
        self.tabs.setIconSize(QSize(side, side))
        for place, panel in enumerate(self._system.panels):
            quiet, lit = theme.hex_of(Tone.MUTED), theme.hex_of(Tone.TEXT)
            self.tabs.setTabIcon(place, icon(panel.icon, quiet, side, selected=lit))

    def visit(self, panel_id: str) -> QWidget:
        """Go to a panel by its id, and give it; StopIteration for an id that no tab has."""
        place = next(i for i, panel in enumerate(self._system.panels) if panel.id == panel_id)
        self.tabs.setCurrentIndex(place)
        return self.stack.visit(place)

    def _go(self, panel_id: str) -> None:
        """Go to a panel with the keyboard: the next Tab enters it."""
        self.visit(panel_id).setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _go_to_dice(self) -> None:
        self.status.dice.line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.status.dice.line.selectAll()

    def _turn_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _show_current(self) -> None:
        place = self.tabs.currentIndex()
        if self._is_painted:
            self.stack.visit(place)
        else:
            self.stack.setCurrentIndex(place)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the frame; the first time, the panel in hand is built after it."""
        super().paintEvent(event)
        if not self._is_painted:
            self._is_painted = True
            self.first_painted.emit()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files that are dragged over the window."""
        if dropped_files(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the sheets among the files dropped, and say so when there are none."""
        files = dropped_files(event.mimeData())
        sheets = sheets_among(files)
        for sheet in sheets:
            self.desk.open(sheet)
        if not sheets:
            self.status.say(text("shell.no_sheet_dropped"))
        event.acceptProposedAction()
