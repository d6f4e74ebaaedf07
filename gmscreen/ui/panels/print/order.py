"""What is to be printed: which of what there is, how often, and with which choices."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from gmscreen.rules.garganta.readings import DEFAULT_READINGS, Readings
from gmscreen.sheets.file_bytes import FileText

MOST_COPIES = 999


@dataclass(frozen=True, slots=True)
class Picked:
    """A text to print, and how often; `origin` is the file that it came from, or its id."""

    id: str
    written: FileText
    origin: Path
    copies: int = 1


@dataclass(frozen=True, slots=True)
class Order:
    """All that a print is made from; `chosen` has the token of each option that was chosen."""

    picked: tuple[Picked, ...] = ()
    chosen: Mapping[str, str] = field(default_factory=dict)
    readings: Readings = DEFAULT_READINGS
