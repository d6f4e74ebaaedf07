"""The house of campaigns: opened quickly, made, brought back, and found open in another window."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from gmscreen.session.house import Backup, Owner
from gmscreen.session.ledger_heads import HeadFolder, user_heads
from gmscreen.session.open_campaign import Later
from gmscreen.session.store_protocol import StoreError
from gmscreen.store.first_look import first_look
from gmscreen.store.generations import backups_of
from gmscreen.store.header import read_header
from gmscreen.store.held import is_held
from gmscreen.store.late_file import LateFile
from gmscreen.store.lock import OwnerLock
from gmscreen.store.log_file import log_of
from gmscreen.store.open_table import OpenTable, raise_owner
from gmscreen.store.version import SCHEMA_VERSION

_LOOK_INSTEAD = {"busy", "read_only", "forbidden"}
_LATER = ("gmscreen.store.opening", "gmscreen.store.keeper", "gmscreen.store.door")


class CampaignHouse:
    """Implements the House that the session declares; nothing in it imports SQLAlchemy before it must."""

    def __init__(self, heads: HeadFolder | None = None) -> None:
        self._heads = heads or user_heads()

    def first(self) -> Path:
        """The file that a start without any other opens."""
        from gmscreen.store.campaign_places import first_campaign  # noqa: PLC0415 # at a first start only

        return first_campaign()

    def open(self, path: Path, owner: Owner, later: Later) -> OpenTable:
        """The campaign as it can be had: to write, else to look at; StoreError when not at all."""
        path = path.resolve()  # two names of one file have one lock
        header = read_header(path)
        if is_held(header.device, header.inode):
            return self._view(path, owner, later, StoreError("busy", path))
        try:
            file = self._late(path, header.version)
        except StoreError as error:
            if error.key not in _LOOK_INSTEAD:
                raise
            return self._view(path, owner, later, error)
        return OpenTable(file, owner, self._heads, later)

    def _late(self, path: Path, version: int) -> LateFile:
        """The file under our lock, after a quick look; one that was not closed in peace is opened at once."""
        lock = OwnerLock(path)
        try:
            if version == SCHEMA_VERSION and log_of(path) is None:
                return LateFile(path, lock, first_look(path))
            return LateFile.opened(path, lock)
        except BaseException:
            lock.release()
            raise

    def _view(self, path: Path, owner: Owner, later: Later, reason: StoreError | None = None) -> OpenTable:
        from gmscreen.store.opening import view_campaign  # noqa: PLC0415 # imports SQLAlchemy

        return OpenTable(view_campaign(path, reason), owner, self._heads, later)

    def look(self, path: Path, owner: Owner, later: Later) -> OpenTable:
        """The campaign to look at only; StoreError."""
        return self._view(path, owner, later)

    def prepare(self) -> None:
        """Import what `OpenTable.begin` needs; in any thread."""
        for module in _LATER:
            import_module(module)

    def create(self, path: Path) -> None:
        """Make a campaign with the sample sheets; StoreError when the file exists or can't be written."""
        from gmscreen.store.first_start import create_first  # noqa: PLC0415 # imports SQLAlchemy

        create_first(path)

    def backups(self, campaign: Path) -> tuple[Backup, ...]:
        """The backups of a campaign, newest first."""
        return backups_of(campaign)

    def good_backup(self, campaign: Path) -> Backup | None:
        """The newest backup that is whole, read from end to end."""
        from gmscreen.store.backups import newest_good_backup  # noqa: PLC0415 # imports SQLAlchemy

        return newest_good_backup(campaign)

    def restore(self, backup: Path, campaign: Path) -> Path:
        """A new campaign from a backup, beside the old one, which is left as it is."""
        from gmscreen.store.backups import restore  # noqa: PLC0415 # imports SQLAlchemy

        return restore(backup, campaign)

    def receive(self, source: Path, target: Path) -> None:
        """Make `target` of a campaign that came from others: copied, read whole, rewritten."""
        from gmscreen.store.foreign import take_in  # noqa: PLC0415 # imports SQLAlchemy

        take_in(source, target)

    def call_owner(self, campaign: Path, sheets: Sequence[Path]) -> bool:
        """Whether the program that has a campaign open came to the front, and took these sheets."""
        return raise_owner(campaign, sheets)
