"""A campaign and the window that shows it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from gmscreen.session.house import BackupReport, Table
from gmscreen.session.ledger import LedgerHead
from gmscreen.session.store_protocol import StoreError
from gmscreen.texts.catalogue import plural, text
from gmscreen.ui.campaign.campaign_acts import CampaignActs
from gmscreen.ui.campaign.qt_thread import QtThread
from gmscreen.ui.campaign.saving import Saving
from gmscreen.ui.campaign.shown import CampaignShown
from gmscreen.ui.campaign.trouble_banner import TroubleBanner
from gmscreen.ui.isolated import isolated
from gmscreen.ui.theme.theme import Tone

if TYPE_CHECKING:  # it is whoever makes a sitting
    from gmscreen.ui.app import Start
    from gmscreen.ui.campaign.program import Program


class Sitting(QObject):
    """One campaign in one window, and what has to be said about its file."""

    def __init__(self, start: Start, table: Table, calls: QtThread, program: Program) -> None:
        super().__init__(start.window)
        self.table, self.calls = table, calls
        self.saving = Saving(table, self)
        self.look = start.look
        self.acts = CampaignActs(table, program, self)
        self.banner = TroubleBanner(start.look, self.saving, self.acts)
        shown = CampaignShown(self.saving, self.banner, self.acts)
        self.shell = start.furnish(table.session, shown)
        if table.why_view_only is not None:
            self.banner.tell_view_only(table.why_view_only)

    def refuse(self, trouble: StoreError) -> None:
        """Say that something is not on disk, and keep saying it until it is."""
        if trouble.key == "view_only" and self.table.why_view_only is not None:
            self.shell.status.say(text("campaign.view_only_act"))
        else:
            self.saving.refuse(trouble)

    def warn(self, trouble: StoreError) -> None:
        """Say what was found in the background: nothing that was done is in danger."""
        self.banner.warn(trouble)
        self.shell.status.campaign.know_trouble(trouble)

    def know_backup(self, report: BackupReport) -> None:
        """Say what a person should know about a backup that was made."""
        if report.warning:
            self.shell.notice.say(report.warning, Tone.WARN)

    def know_checked(self, head: LedgerHead) -> None:
        """The ledger was read whole and is as it was written."""
        self.shell.status.campaign.know_checked(head)

    def say_whole(self, head: LedgerHead) -> None:
        """The ledger was read again, because someone asked, and is as it was written."""
        self.know_checked(head)
        ledger = plural("campaign.rolls", head.count)
        self.shell.notice.say(text("campaign.verified", ledger=ledger, head=head), Tone.GOOD)

    def say_found(self, trouble: StoreError) -> None:
        """The campaign was read again, and something is wrong."""
        self.shell.notice.say(text("campaign.not_verified", reason=reason_of(trouble)), Tone.BAD)
        self.shell.status.campaign.know_trouble(trouble)

    def say_not_opened(self, path: Path, error: Exception) -> None:
        """Another campaign could not be opened."""
        told = text("campaign.not_opened", file=isolated(str(path)), reason=reason_of(error))
        self.shell.notice.say(told, Tone.BAD)

    def close(self, *, at_any_price: bool = False) -> bool:
        """Save and let the file go; whether that could be done."""
        try:
            self.table.session.open.take_typed()
            self.table.session.open.settle()
        except StoreError as trouble:
            self.refuse(trouble)
            if not at_any_price:
                return False
            self.table.session.open.give_up_unsaved()
        self.calls.end()
        self.table.close()
        return True


def reason_of(error: Exception) -> str:
    """What is wrong, without the name of the file."""
    if isinstance(error, StoreError):
        return str(StoreError(error.key, None, **error.values))
    return str(error)
