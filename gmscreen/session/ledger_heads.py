"""Heads kept apart from the campaigns: one small file each, in the person's own folder."""

from __future__ import annotations

from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from platformdirs import user_data_path

from gmscreen.session.ledger import LedgerHead
from gmscreen.session.ledger_check import KnownHead, known_head
from gmscreen.session.whole_file import write_whole

_LONGEST = 256


class HeadFolder:
    """Where the newest head of each campaign is remembered, so that a missing tail is noticed."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def newest(self, campaign_id: str) -> KnownHead | None:
        """The head that was kept last; None when none was, or it can't be read."""
        with suppress(OSError, ValueError), self._file(campaign_id).open("rb") as file:
            return known_head(file.read(_LONGEST).decode("ascii"))
        return None

    def keep(self, campaign_id: str, head: LedgerHead) -> None:
        """Remember a head after its entries are on disk; OSError when it can't be written.

        One that a power cut takes away again does no harm: the one before it lies on the same chain.
        """
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        write_whole(self._file(campaign_id), [f"{head}\n".encode()], mode=0o600)

    def _file(self, campaign_id: str) -> Path:
        """A foreign campaign may bear any id: its digest is a safe name."""
        name = sha256(campaign_id.encode("utf-8", "surrogatepass")).hexdigest()[:32]
        return self._folder / f"{name}.head"


def user_heads() -> HeadFolder:
    """The folder of whoever runs the program."""
    return HeadFolder(user_data_path("gmscreen", appauthor=False) / "ledger_heads")
