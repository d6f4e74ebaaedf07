"""What is to be printed: which of what there is, how often, and with which choices."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path

from gmscreen.rules.garganta.readings import DEFAULT_READINGS, Readings
from gmscreen.sheets.file_bytes import FileText

MOST_COPIES = 999


@dataclass(frozen=True, slots=True)
class Picked:
    """A text to print, and how often; `origin` is the file that it came from, or the id of its record.

    `portrait` is the digest of a picture that the campaign keeps, or empty; `revision` counts the texts of a
    sheet of the campaign, 0 for one from a file.
    """

    id: str
    name: str
    written: FileText
    origin: Path
    copies: int = 1
    portrait: str = ""
    revision: int = 0


@dataclass(frozen=True, slots=True)
class Order:
    """All that a print is made from; `chosen` has the token of each option that was chosen.

    `keeper` is asked for what the campaign keeps apart. `campaign` is its name, `lacking` the names of the
    characters whose players have not answered the Cartão de Entrada.
    """

    picked: tuple[Picked, ...] = ()
    chosen: Mapping[str, str] = field(default_factory=dict)
    readings: Readings = DEFAULT_READINGS
    campaign: str = ""
    lacking: tuple[str, ...] = ()
    keeper: Keeper | None = field(default=None, compare=False)

    def portrait(self, picked: Picked) -> bytes:
        """The picture of whose sheet it is, empty for none; StoreError where it can't be read."""
        return self.keeper.picture(picked.portrait) if self.keeper and picked.portrait else b""


@dataclass(frozen=True, slots=True)
class Keeper:
    """What the campaign keeps apart: pictures by their digest, and the day on which a sheet got its text."""

    picture: Callable[[str], bytes]
    written_on: Callable[[Picked], date | None]
