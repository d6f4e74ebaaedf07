"""The shell: menus, panels and status line of one window, and what they do to one another."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol, cast

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QWidget

from gmscreen.session.missing_watch import MissingWatch
from gmscreen.session.session import Session
from gmscreen.texts.catalogue import text
from gmscreen.ui.actions import fill_menu
from gmscreen.ui.campaign.history_actions import history_actions
from gmscreen.ui.campaign.shown import CampaignShown
from gmscreen.ui.docking.docks import Docks
from gmscreen.ui.favourites import Favourites
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.print_choices import PrintChoices
from gmscreen.ui.secrecy import Secrecy
from gmscreen.ui.sheet_desk import SheetDesk
from gmscreen.ui.shell.appearance import Appearance
from gmscreen.ui.shell.jotting import jotting_actions
from gmscreen.ui.shell.layout_menu import LayoutMenu
from gmscreen.ui.shell.main_window import MainWindow
from gmscreen.ui.shell.menus import (
    dock_actions,
    file_actions,
    look_actions,
    mode_action,
    panel_actions,
    window_actions,
)
from gmscreen.ui.shell.sheet_files import SheetFiles
from gmscreen.ui.shell.sheet_intake import SheetIntake
from gmscreen.ui.shell.status import Status
from gmscreen.ui.shell.window_memory import WindowMemory
from gmscreen.ui.systems import System
from gmscreen.ui.theme.look import Look
from gmscreen.ui.widgets.layouts import column, holder
from gmscreen.ui.widgets.notice import Notice

_SHEETS_PANEL, _PRINT_PANEL = "sheets", "print"


class _Paster(Protocol):
    """The panel in which sheets are pasted."""

    def paste_sheet(self) -> None: ...


class _Press(Protocol):
    """The panel in which one prints."""

    def print_out(self, kind: str, ids: Sequence[str]) -> None: ...


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
        campaign: CampaignShown | None = None,
    ) -> None:
        super().__init__(window)
        self._campaign = campaign
        self.window, self.desk = window, desk
        self._system = system
        self.secrecy = Secrecy(self)
        self.notice = Notice(look, closable=True)
        self.notice.setObjectName("banner")
        saving = campaign.saving if campaign else None
        self.status = Status(look, session, text(system.name), self.secrecy, saving)
        self._intake = SheetIntake(session, self._show_taken, self.notice.say, self.status.say, self)
        self._files = SheetFiles(lambda: self.docks.window_in_hand, self._intake.take)
        appearance.dress_main(window)
        context = self._context(session, look, appearance)
        self.docks = Docks(window, system.panels, context, appearance.look_for, window.menus)
        self._fill_menus(appearance)
        self._fill_campaign_menu(session)
        self._fill_window(look)
        self._restore(appearance)
        MissingWatch(session.open, session.missing, self._later)

    def _context(self, session: Session, look: Look, appearance: Appearance) -> PanelContext:
        choose, say, preferences = self._files.choose, self.status.say, appearance.preferences
        return PanelContext(
            session,
            look,
            self.desk,
            say,
            choose,
            self._print_out,
            Favourites(preferences, say),
            self._enter,
            self.secrecy,
            PrintChoices(preferences, say),
        )

    def _later(self, seconds: float, act: Callable[[], None]) -> None:
        QTimer.singleShot(round(1000 * seconds), self, act)

    def _fill_window(self, look: Look) -> None:
        banner = column(look, *([self._campaign.banner] if self._campaign else []), self.notice)
        self.window.furnish(holder(banner), self.docks.host, self.status)
        look.dress(self.window)
        self.window.files_dropped.connect(self.open_dropped)
        self.docks.came_up.connect(self._put_dice_last)

    def _put_dice_last(self) -> None:
        """Tab reaches the dice box, at the foot of the window, after the panel that has just come into it."""
        last = self.window.previousInFocusChain()
        while last is not None and last.focusPolicy() == Qt.FocusPolicy.NoFocus:
            last = last.previousInFocusChain()
        if last is not None:
            QWidget.setTabOrder(last, self.status.dice.line)

    def _restore(self, appearance: Appearance) -> None:
        """Put windows and panels where they were left, and remember where they go from now on."""
        left = appearance.preferences.settings.arrangement
        if left is not None:
            self.docks.show(left)
        memory = WindowMemory(self.docks, appearance, self.status.say)
        self.window.closing.connect(memory.keep)
        self.window.closing.connect(self.docks.close_floating)

    def show_current(self) -> None:
        """Build and show the panels whose tabs are up; the first key goes to the main window's."""
        self.docks.visit_shown()
        self.docks.groups[0].visit_current().setFocus(Qt.FocusReason.OtherFocusReason)

    def _fill_menus(self, appearance: Appearance) -> None:
        say, window, docks = self.status.say, self.window, self.docks
        filing = file_actions(
            self._files.choose, self._paste_sheet, self._print_current, self._has_sheet, window.close
        )
        whole_window = window_actions(
            self._turn_full_screen, self._is_full_screen, self._go_to_dice, self.secrecy
        )
        panels = panel_actions(self._system.panels, self._enter)
        themes, scale = look_actions(appearance, say)
        mode = mode_action(appearance, docks, say)
        fill_menu(window.file_menu, filing, window)
        groups = (panels, dock_actions(docks, say), themes, (*scale, mode), whole_window)
        fill_menu(window.view_menu, groups, window)
        self.layouts = LayoutMenu(docks, appearance.preferences, say)
        window.view_menu.addMenu(self.layouts.menu)

    def _fill_campaign_menu(self, session: Session) -> None:
        menu, campaign = self.window.campaign_menu, self._campaign
        history = history_actions(session, self.status.say)
        jotting = jotting_actions(self.docks, self._system, self.desk)
        groups = (history, jotting) if jotting else (history,)
        fill_menu(menu, (*groups, *(campaign.acts.groups() if campaign else ())), self.window)
        if campaign is not None:
            after = next(action for action in menu.actions() if action.objectName() == "receive_campaign")
            menu.insertMenu(after, campaign.acts.recent)

    def visit(self, panel_id: str) -> QWidget:
        """Go to a panel by its id, and give it; StopIteration for an id that no tab has."""
        return self.docks.visit(panel_id)

    def open_dropped(self, files: Sequence[Path]) -> None:
        """Take in what was dropped: sheets, folders and archives of them; what is none is told."""
        self._intake.take(files)

    def _show_taken(self, sheet_id: str) -> None:
        self.desk.choose(sheet_id)
        self.visit(_SHEETS_PANEL)

    def _paste_sheet(self) -> None:
        """Go to where a sheet is pasted."""
        cast("_Paster", self.visit(_SHEETS_PANEL)).paste_sheet()

    def _has_sheet(self) -> bool:
        return self.desk.current is not None

    def _print_current(self, kind: str) -> None:
        if self.desk.current is not None:
            self._print_out(kind, (self.desk.current,))

    def _print_out(self, kind: str, ids: Sequence[str]) -> None:
        """Go to where one prints, with these picked."""
        cast("_Press", self.visit(_PRINT_PANEL)).print_out(kind, ids)

    def _enter(self, panel_id: str) -> QWidget:
        """Go to a panel by the keyboard, so that the next Tab is inside it, and give it."""
        panel = self.visit(panel_id)
        panel.setFocus(Qt.FocusReason.ShortcutFocusReason)
        return panel

    def _go_to_dice(self) -> None:
        self.window.activateWindow()
        self.status.dice.line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.status.dice.line.selectAll()

    def _is_full_screen(self) -> bool:
        return self.docks.window_in_hand.isFullScreen()

    def _turn_full_screen(self) -> None:
        window = self.docks.window_in_hand
        window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)
