"""A folder of sheets: which of its files may hold some, links and hidden files aside."""

from __future__ import annotations

import os
from pathlib import Path

from gmscreen.sheets.errors import refusal
from gmscreen.sheets.exchange.sources import MOST_FILES, SUFFIXES

DEEPEST = 8
MOST_ENTRIES = 20_000


def paths_in_folder(folder: Path) -> tuple[Path, ...]:
    """The files in a folder and those below, by name; SheetError for too many, too deep, or unreadable.

    No link is followed, so nothing outside is ever read; what is neither file nor folder is left alone.
    """
    found: list[Path] = []
    waiting = [(folder, 0)]
    seen = 0
    while waiting:
        place, depth = waiting.pop()
        entries = _entries(place)
        seen += len(entries)
        if depth > DEEPEST:
            raise refusal(place, "folder_too_deep", most=DEEPEST)
        found += [Path(entry.path) for entry in entries if _may_hold_a_sheet(entry)]
        if seen > MOST_ENTRIES or len(found) > MOST_FILES:
            raise refusal(folder, "too_many_files", most=MOST_FILES)
        waiting += [
            (Path(entry.path), depth + 1)
            for entry in entries
            if not entry.name.startswith(".") and entry.is_dir(follow_symlinks=False)
        ]
    return tuple(sorted(found))


def _entries(folder: Path) -> list[os.DirEntry[str]]:
    try:
        with os.scandir(folder) as entries:
            return list(entries)
    except OSError as error:
        raise refusal(folder, "unreadable") from error


def _may_hold_a_sheet(entry: os.DirEntry[str]) -> bool:
    is_named = not entry.name.startswith(".") and entry.name.lower().endswith(SUFFIXES)
    return is_named and entry.is_file(follow_symlinks=False)
