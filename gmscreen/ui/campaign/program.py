"""The program: a window and the campaign in it, from the first paint until both are gone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from gmscreen.session.house import Backup, House, Owner, Table
from gmscreen.session.store_protocol import StoreError
from gmscreen.sheets.errors import SheetError
from gmscreen.texts.catalogue import text
from gmscreen.ui.app import Start
from gmscreen.ui.campaign.own_undo import OwnUndo
from gmscreen.ui.campaign.qt_thread import QtThread
from gmscreen.ui.campaign.sitting import Sitting
from gmscreen.ui.settings import MOST_CAMPAIGNS
from gmscreen.ui.shell.failures import Failures, log_file
from gmscreen.ui.shell.signals import ClosingSignals

if TYPE_CHECKING:
    from gmscreen.ui.campaign.trouble_page import TroublePage

_PASSING = {"locked", "disk_full", "io", "read_only", "forbidden", "unreachable", "gone"}
"""What may be otherwise at the next try."""

BEGIN_MS = 250
"""After the first panel is shown: what a campaign's file needs is imported meanwhile."""


class Program(QObject):
    """Opens campaigns in windows, one after the other, and lets go of the last."""

    def __init__(self, house: House, start: Start) -> None:
        application = QApplication.instance()
        assert isinstance(application, QApplication)  # noqa: S101 - the window stands
        super().__init__(application)
        self._house, self._start = house, start
        self.sitting: Sitting | None = None
        self.page: TroublePage | None = None
        self._must_leave = False
        ClosingSignals(self, self._leave_now)
        OwnUndo(application, self)
        self._take_window()

    def begin(self, campaign: Path | None = None, sheets: Sequence[Path] = ()) -> None:
        """Open this campaign, or the last one, or the first there is; a campaign that was named is made."""
        recent = self._start.preferences.settings.campaigns
        if campaign is None and recent:
            self._enter(Path(recent[0]))
        else:
            self._enter(campaign or self._house.first(), may_create=True)
        self.take_sheets(sheets)

    @property
    def window(self) -> QObject:
        """The window that is shown."""
        return self._start.window

    def _take_window(self) -> None:
        Failures(self._start.window, log_file(), self._refuse).install()
        self._start.window.may_close = self._may_close

    def _enter(self, path: Path, *, may_create: bool = False) -> None:
        """Open a campaign in the window that stands empty; what prevents it is told there."""
        try:
            if may_create and not path.exists():
                self._house.create(path)
            calls = QtThread(self)
            table = self._open(path, calls)
        except (StoreError, SheetError, OSError) as error:
            self._lament(path, error)
        else:
            self._sit_down(table, calls)

    def _open(self, path: Path, calls: QtThread) -> Table:
        return self._house.open(path, self._owner(calls), self._later)

    def _owner(self, calls: QtThread) -> Owner:
        return Owner(
            perform=calls.perform,
            come_to_front=self._come_to_front,
            take_sheets=self.take_sheets,
            tell=lambda report: calls.post(lambda: self._here(lambda it: it.know_backup(report))),
            warn=lambda trouble: calls.post(lambda: self._here(lambda it: it.warn(trouble))),
            checked=lambda head: calls.post(lambda: self._here(lambda it: it.know_checked(head))),
        )

    def _later(self, seconds: float, act: Callable[[], None]) -> None:
        QTimer.singleShot(round(seconds * 1000), self, act)

    def _here(self, act: Callable[[Sitting], None]) -> None:
        if self.sitting is not None:
            act(self.sitting)

    def _sit_down(self, table: Table, calls: QtThread) -> None:
        self.page = None
        self.sitting = Sitting(self._start, table, calls, self)
        self._remember(table.path)
        QTimer.singleShot(BEGIN_MS, self, partial(self._prepare, table))

    def _prepare(self, table: Table) -> None:
        if self.sitting is not None:
            arguments = (table, self.sitting.calls)
            Thread(target=self._import_and_begin, args=arguments, name="imports", daemon=True).start()

    def _import_and_begin(self, table: Table, calls: QtThread) -> None:
        self._house.prepare()
        calls.post(partial(self._begin, table))

    def _begin(self, table: Table) -> None:
        """Open the file itself, now that all it needs is at hand."""
        if self.sitting is None or self.sitting.table is not table:
            return
        try:
            table.begin()
        except StoreError as error:
            self._can_not_begin(table, error)

    def _can_not_begin(self, table: Table, error: StoreError) -> None:
        """What was seen at first glance can't be written: for now, or not at all."""
        if error.key in _PASSING and self.sitting is not None:
            self.sitting.refuse(error)
            return
        if self.sitting is not None:
            self.sitting.calls.end()
        self.sitting = None
        table.abandon()
        self._renew()
        self._lament(table.path, error)

    def _lament(self, path: Path, error: Exception) -> None:
        """Show why a campaign could not be opened, and what can be done about it."""
        from gmscreen.ui.campaign.trouble_page import TroublePage  # noqa: PLC0415 # seldom needed

        self.page = TroublePage(self._start.look, path, error, self._house, self)
        self._start.show_page(self.page)

    def change_to(self, path: Path, *, may_create: bool = False) -> None:
        """Leave the campaign for another; when that can't be opened, all stays and it is said why."""
        if self.sitting is None:
            self._renew()
            self._enter(path, may_create=may_create)
            return
        if path.resolve() == self.sitting.table.path:
            self.sitting.shell.notice.say(text("campaign.already_here"))
            return
        try:
            if may_create:
                self._house.create(path)
            calls = QtThread(self)
            table = self._open(path, calls)
        except (StoreError, SheetError, OSError) as error:
            self.sitting.say_not_opened(path, error)
            return
        if not self._let_go():
            table.abandon()
            return
        self._renew()
        self._sit_down(table, calls)

    def _renew(self) -> None:
        """Another window in the place of this one: no panel remembers the other campaign."""
        old = self._start
        old.window.closing.emit()
        self._start = Start(old.file, old.preferences.settings)
        self._take_window()
        self._start.window.show()
        old.window.may_close = lambda: True
        old.window.hide()
        old.window.deleteLater()

    def _remember(self, path: Path) -> None:
        preferences = self._start.preferences
        others = (one for one in preferences.settings.campaigns if one != str(path))
        campaigns = (str(path), *others)[:MOST_CAMPAIGNS]
        if campaigns != preferences.settings.campaigns:
            preferences.keep(replace(preferences.settings, campaigns=campaigns), self._say)

    def _say(self, words: str) -> None:
        self._here(lambda it: it.shell.status.say(words))

    @property
    def recent(self) -> tuple[str, ...]:
        """The campaigns that were opened, the last one first."""
        return self._start.preferences.settings.campaigns

    def know_moved(self, path: Path) -> None:
        """The campaign lies in another file now."""
        self._remember(path)

    def backups(self, campaign: Path) -> tuple[Backup, ...]:
        """The backups of a campaign, newest first."""
        return self._house.backups(campaign)

    def restored(self, backup: Path, campaign: Path) -> Path:
        """A new campaign from a backup; StoreError."""
        return self._house.restore(backup, campaign)

    def receive(self, source: Path, target: Path) -> None:
        """Take in a campaign that came from others, and go on in it; StoreError."""
        self._house.receive(source, target)
        self.change_to(target)

    def look_at(self, path: Path) -> str:
        """Open a file to look at only, in the place of the campaign; what prevents it, or nothing."""
        calls = QtThread(self)
        try:
            table = self._house.look(path, self._owner(calls), self._later)
        except StoreError as error:
            return str(error)
        if not self._let_go():
            table.abandon()
            return text("campaign.save_first")
        self._renew()
        self._sit_down(table, calls)
        return ""

    def verify(self, table: Table) -> None:
        """Read all of the campaign again, in a thread, and say what was found."""
        if self.sitting is not None:
            Thread(target=self._verify, args=(table, self.sitting.calls), name="check", daemon=True).start()

    def _verify(self, table: Table, calls: QtThread) -> None:
        try:
            head = table.check()
        except StoreError as trouble:
            found = trouble
            calls.post(lambda: self._here(lambda it: it.say_found(found)))
        else:
            calls.post(lambda: self._here(lambda it: it.say_whole(head)))

    def take_sheets(self, sheets: Sequence[Path]) -> None:
        """Take these files into the campaign that lies open."""
        if sheets:
            self._here(lambda it: it.shell.open_dropped(sheets))

    def _come_to_front(self) -> None:
        window = self._start.window
        window.showNormal() if window.isMinimized() else window.show()
        window.raise_()
        window.activateWindow()
        self._say(text("campaign.came_to_front"))

    def _refuse(self, trouble: StoreError) -> None:
        self._here(lambda it: it.refuse(trouble))

    def _leave_now(self) -> None:
        self._must_leave = True
        QApplication.quit()

    def _may_close(self) -> bool:
        return self._let_go() or self._must_leave

    def _let_go(self) -> bool:
        """Save and close the campaign; False when something could not be saved, which is said."""
        if self.sitting is None:
            return True
        if self.sitting.close(at_any_price=self._must_leave):
            self.sitting = None
            return True
        return False
