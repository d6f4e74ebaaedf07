"""A text that came from outside, and how much of it there may be."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from gmscreen.sheets.file_bytes import FileText

SUFFIXES = (".toml", ".md", ".markdown", ".txt")
"""The files that may hold sheets."""

MOST_FILES = 500
LARGEST_ALL = 8 << 20
"""Characters of all the texts taken in at once."""


@dataclass(frozen=True, slots=True)
class Source:
    """A text, by the name to tell it by; `folder` is where it lay within what was dropped, with /."""

    name: str
    written: FileText
    folder: str = ""
    path: Path | None = None
