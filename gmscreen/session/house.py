"""What the window asks of whoever keeps the campaigns, and what those tell the window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Protocol

from gmscreen.session.ledger import LedgerHead
from gmscreen.session.open_campaign import Later
from gmscreen.session.session import Session
from gmscreen.session.store_protocol import StoreError
from gmscreen.texts.catalogue import text

Message = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Backup:
    """A generation: the `sequence` says which is newer, whatever the clock said; counts as they were."""

    path: Path
    sequence: int
    time: datetime
    records: int
    rolls: int


@dataclass(frozen=True, slots=True)
class BackupReport:
    """A backup that was made and read back; `fuller` is an older one that holds far more, if there is one."""

    backup: Backup
    fuller: Backup | None = None

    @property
    def warning(self) -> str:
        """What a person should know about it, or nothing."""
        if self.fuller is None:
            return ""
        return text(
            "backup.fuller",
            now=self.backup.records,
            before=self.fuller.records,
            day=self.fuller.time.astimezone().strftime("%d/%m/%Y"),
        )


@dataclass(frozen=True, slots=True)
class Owner:
    """Whoever sits at the table: how it is told things, and how others reach it.

    `perform` carries an act out in the thread that owns the session and gives what it gives; `come_to_front`
    and `take_sheets` are called in it. `tell`, `warn` and `checked` are called in another thread, the last
    with the head of a ledger that was read whole and found good.
    """

    perform: Callable[[Callable[[], Message]], Message]
    come_to_front: Callable[[], None]
    take_sheets: Callable[[Sequence[Path]], None]
    tell: Callable[[BackupReport], None]
    warn: Callable[[StoreError], None]
    checked: Callable[[LedgerHead], None]


class Table(Protocol):
    """A campaign that lies open."""

    @property
    def session(self) -> Session:
        """The sitting in it."""
        ...

    @property
    def path(self) -> Path:
        """Its file."""
        ...

    @property
    def why_view_only(self) -> StoreError | None:
        """Why nothing can be written, or None when all can."""
        ...

    def begin(self) -> None:
        """Do what the first look at it could do without: backups, and being reached from outside.

        StoreError when the file can't be opened to be written: what was seen stays on the screen.
        """
        ...

    def save_copy(self, target: Path) -> None:
        """Write all of it into a new file; StoreError when it exists or can't be written."""
        ...

    def move_to(self, target: Path) -> None:
        """Go on in a new file, with what the old one refused; StoreError leaves everything as it was."""
        ...

    def back_up(self) -> None:
        """Make a backup now, if anything is new; it is told to the owner."""
        ...

    def check(self) -> LedgerHead:
        """Read all of it again, in any thread; StoreError for the first thing that is wrong."""
        ...

    def close(self) -> None:
        """Save what waits and let the file go; StoreError when that fails: all stays open."""
        ...

    def abandon(self) -> None:
        """Let the file go, with what could not be saved."""
        ...


class House(Protocol):
    """Where campaigns are opened, made and brought back."""

    def first(self) -> Path:
        """The file that a start without any other opens."""
        ...

    def open(self, path: Path, owner: Owner, later: Later) -> Table:
        """The campaign as it can be had: to write, else to look at; StoreError when not at all."""
        ...

    def look(self, path: Path, owner: Owner, later: Later) -> Table:
        """The campaign to look at only, such as a backup; StoreError."""
        ...

    def prepare(self) -> None:
        """Import what `Table.begin` needs; in any thread."""
        ...

    def create(self, path: Path) -> None:
        """Make a campaign with the sample sheets; StoreError when the file exists or can't be written."""
        ...

    def backups(self, campaign: Path) -> tuple[Backup, ...]:
        """The backups of a campaign, newest first."""
        ...

    def good_backup(self, campaign: Path) -> Backup | None:
        """The newest backup that is whole, read from end to end."""
        ...

    def restore(self, backup: Path, campaign: Path) -> Path:
        """A new campaign from a backup, beside the old one, which is left as it is."""
        ...

    def receive(self, source: Path, target: Path) -> None:
        """Make `target` of a campaign that came from others: copied, read whole, rewritten."""
        ...

    def call_owner(self, campaign: Path, sheets: Sequence[Path]) -> bool:
        """Whether the program that has a campaign open came to the front, and took these sheets."""
        ...
