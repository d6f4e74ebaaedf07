"""The shell: menus, panels and status line of one window, and what they do to one another."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from gmscreen.session.session import Session
from gmscreen.texts.catalogue import text
from gmscreen.ui.actions import fill_menu
from gmscreen.ui.favourites import Favourites
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.sheet_desk import SheetDesk
from gmscreen.ui.shell.appearance import Appearance
from gmscreen.ui.shell.main_window import MainWindow
from gmscreen.ui.shell.menus import file_actions, look_actions, panel_actions, window_actions
from gmscreen.ui.shell.panel_stack import PanelStack
from gmscreen.ui.shell.sheet_files import SheetFiles
from gmscreen.ui.shell.status import Status
from gmscreen.ui.systems import System
from gmscreen.ui.theme.look import Look
from gmscreen.ui.widgets.notice import Notice

SHEET_SUFFIX = ".toml"
_SHEETS_PANEL = "sheets"


class Shell(QObject):
    """Fills a window's frame for a system and goes where the person wants to go."""

    def __init__(
        self,
        window: MainWindow,
        system: System,
        session: Session,
        look: Look,
        desk: SheetDesk,
        appearance: Appearance,
    ) -> None:
        super().__init__(window)
        self.window, self.desk = window, desk
        self._system = system
        self.notice = Notice(look, closable=True)
        self.notice.setObjectName("banner")
        self.status = Status(look, session, text(system.name))
        self._files = SheetFiles(
            window, desk, self.open_sheet, session.readings, self.status.say, self.notice
        )
        self.stack = PanelStack(system.panels, self._context(session, look, appearance))
        self._fill_menus(appearance)
        self._fill_window(look)

    def _context(self, session: Session, look: Look, appearance: Appearance) -> PanelContext:
        choose, export, say = self._files.choose, self._files.export_card, self.status.say
        favourites = Favourites(appearance.preferences, say)
        return PanelContext(session, look, self.desk, say, choose, export, favourites, self._enter)

    def _fill_window(self, look: Look) -> None:
        window = self.window
        window.tabs.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        window.tabs.setElideMode(Qt.TextElideMode.ElideNone)
        window.furnish(self.notice, self.stack, self.status)
        look.dress(window)
        window.tabs.currentChanged.connect(self.stack.visit)
        window.files_dropped.connect(self.open_dropped)

    def show_current(self) -> None:
        """Build and show the panel whose tab is up."""
        self.stack.visit(self.window.tabs.currentIndex())

    def _fill_menus(self, appearance: Appearance) -> None:
        files, say, window = self._files, self.status.say, self.window
        filing = file_actions(files.choose, files.export_current, files.can_export, window.close)
        whole_window = window_actions(self._turn_full_screen, window.isFullScreen, self._go_to_dice)
        panels = panel_actions(self._system.panels, self._enter)
        fill_menu(window.file_menu, filing, window)
        fill_menu(window.view_menu, (panels, *look_actions(appearance, say), whole_window), window)

    def visit(self, panel_id: str) -> QWidget:
        """Go to a panel by its id, and give it; StopIteration for an id that no tab has."""
        place = next(i for i, panel in enumerate(self._system.panels) if panel.id == panel_id)
        self.window.tabs.setCurrentIndex(place)
        return self.stack.visit(place)

    def open_sheet(self, path: Path) -> None:
        """Put a sheet on the desk and go to the panel that shows it."""
        self.desk.open(path)
        self.visit(_SHEETS_PANEL)

    def open_dropped(self, files: Sequence[Path]) -> None:
        """Put the sheets among some files on the desk, and say so when there are none."""
        sheets = [file for file in files if file.suffix.lower() == SHEET_SUFFIX]
        for sheet in sheets:
            self.open_sheet(sheet)
        if not sheets:
            self.status.say(text("shell.no_sheet_dropped"))

    def _enter(self, panel_id: str) -> None:
        """Go to a panel by the keyboard, so that the next Tab is inside it."""
        self.visit(panel_id).setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _go_to_dice(self) -> None:
        self.status.dice.line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.status.dice.line.selectAll()

    def _turn_full_screen(self) -> None:
        self.window.setWindowState(self.window.windowState() ^ Qt.WindowState.WindowFullScreen)
