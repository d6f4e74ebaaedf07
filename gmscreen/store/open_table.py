"""A campaign with all that goes with an open one: its session, its backups, its door, its ledger's head."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from gmscreen.session.chance import Clock, utc_now
from gmscreen.session.house import Message, Owner
from gmscreen.session.ledger import LedgerHead
from gmscreen.session.ledger_check import KnownHead
from gmscreen.session.ledger_heads import HeadFolder
from gmscreen.session.ledger_watch import keep_heads
from gmscreen.session.open_campaign import Later
from gmscreen.session.roll_orders import answered
from gmscreen.session.session import Session
from gmscreen.session.store_protocol import StoreError
from gmscreen.store.late_file import LateFile

if TYPE_CHECKING:  # what needs SQLAlchemy is imported when the table begins, after its first panel is shown
    from gmscreen.store.campaign_file import CampaignFile
    from gmscreen.store.door import Door
    from gmscreen.store.keeper import BackupKeeper

CLOSING_SECONDS = 0.8
"""How long a backup that is being made may hold up the end; one that is cut off leaves no file."""


class OpenTable:
    """Opened whole, closed whole; a campaign to look at only has neither backups nor door."""

    def __init__(
        self,
        file: CampaignFile | LateFile,
        owner: Owner,
        heads: HeadFolder,
        later: Later | None = None,
        clock: Clock = utc_now,
    ) -> None:
        self.session = Session(store=file, later=later, clock=clock)
        self._file, self._owner, self._heads, self._clock = file, owner, heads, clock
        self._keeper: BackupKeeper | None = None
        self._door: Door | None = None
        self._known = self._kept_head()
        if not file.is_view_only:
            keep_heads(self.session.open, heads, self._warn_of_head)

    @property
    def path(self) -> Path:
        """Its file."""
        return self._file.path

    @property
    def why_view_only(self) -> StoreError | None:
        """Why nothing can be written, or None when all can."""
        return self._file.why_view_only

    def begin(self) -> None:
        """Open the file if that is still to be done, and have backups made and a door; once is enough.

        StoreError when it can't be opened.
        """
        if self._keeper is not None or self._file.is_view_only:
            return
        from gmscreen.store.keeper import BackupKeeper  # noqa: PLC0415 # see above

        file, owner = self._writer(), self._owner
        self._keeper = BackupKeeper(file, owner, self._clock, known=self._known)
        self._keeper.start()
        self._open_door()

    def _open_door(self) -> None:
        from gmscreen.store.door import Door  # noqa: PLC0415 # see above

        try:
            self._door = Door(self.path, self._answer)
        except (OSError, StoreError):
            self._door = None  # nobody can reach us from outside; all else works

    def save_copy(self, target: Path) -> None:
        """Write all of it into a new file, whole or not at all."""
        self._writer().copy_to(target)

    def move_to(self, target: Path) -> None:
        """Go on in a new file; StoreError leaves everything as it was, but for a copy that may be there."""
        from gmscreen.store.opening import open_campaign  # noqa: PLC0415 # see above

        self._writer().copy_to(target)
        moved = open_campaign(target)
        self._stop()
        self.session.open.continue_in(moved)
        self._file = moved
        self.begin()

    def back_up(self) -> None:
        """Make a backup now, if anything is new."""
        if self._keeper is not None:
            self._keeper.back_up()

    def check(self) -> LedgerHead:
        """Read all of it again, the heads kept elsewhere in mind; in any thread."""
        from gmscreen.store.examination import examine_open  # noqa: PLC0415 # see above

        return examine_open(self.path, self._kept_head()).progress.head

    def close(self) -> None:
        """Save what waits, make a last backup, let the file go; StoreError before anything is closed."""
        self.session.open.take_typed()
        self.session.open.settle()
        self._stop()
        self.session.close()

    def abandon(self) -> None:
        """Let the file go, with what could not be saved."""
        self.session.open.give_up_unsaved()
        self._stop()
        self.session.close()

    def _stop(self) -> None:
        door, keeper = self._door, self._keeper
        self._door = self._keeper = None
        if door is not None:
            door.close()
        if keeper is not None:
            keeper.end(CLOSING_SECONDS)

    def _writer(self) -> CampaignFile:
        return self._file.file if isinstance(self._file, LateFile) else self._file

    def _kept_head(self) -> tuple[KnownHead, ...]:
        newest = self._heads.newest(self.session.campaign.id)
        return () if newest is None else (newest,)

    def _answer(self, message: Message) -> Message:
        match message:
            case {"do": "raise", "sheets": list(sheets)} if all(isinstance(name, str) for name in sheets):
                return self._owner.perform(lambda: self._come([Path(name) for name in sheets]))
        return self._owner.perform(lambda: answered(self.session, message))

    def _come(self, sheets: Sequence[Path]) -> Message:
        self._owner.come_to_front()
        self._owner.take_sheets(sheets)
        return {"here": True}

    def _warn_of_head(self, error: OSError) -> None:
        self._owner.warn(StoreError("no_head", Path(error.filename) if error.filename else None))


def raise_owner(campaign: Path, sheets: Sequence[Path] = ()) -> bool:
    """Whether whoever has the campaign open came to the front, and was given these sheets."""
    from gmscreen.store.door import DoorError, ask  # noqa: PLC0415 # see above

    try:
        answer = ask(campaign, {"do": "raise", "sheets": [str(sheet.absolute()) for sheet in sheets]})
    except (DoorError, OSError, StoreError):
        return False
    return answer == {"here": True}
