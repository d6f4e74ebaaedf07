"""What is to be printed: which of what there is, how often, and with which choices."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from gmscreen.rules.garganta.readings import DEFAULT_READINGS, Readings
from gmscreen.sheets.file_bytes import FileText

MOST_COPIES = 999


@dataclass(frozen=True, slots=True)
class Picked:
    """A text to print, and how often; `origin` is the file that it came from, or its id.

    `portrait` is the digest of a picture that the campaign keeps, or empty.
    """

    id: str
    written: FileText
    origin: Path
    copies: int = 1
    portrait: str = ""


def _no_picture(_digest: str) -> bytes:
    return b""


@dataclass(frozen=True, slots=True)
class Order:
    """All that a print is made from; `chosen` has the token of each option that was chosen.

    `picture` gives the bytes of a picture that the campaign keeps, by its digest; StoreError where it can't.
    """

    picked: tuple[Picked, ...] = ()
    chosen: Mapping[str, str] = field(default_factory=dict)
    readings: Readings = DEFAULT_READINGS
    picture: Callable[[str], bytes] = field(default=_no_picture, compare=False)
