"""Handouts in files, and where the print of each goes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from gmscreen.paper.handouts.handout import Handout
from gmscreen.sheets.errors import refusal
from gmscreen.sheets.file_bytes import decoded, fair_bytes

LARGEST_FILE = 4 << 20
"""Bytes."""

SUFFIXES = (".md", ".markdown")
"""What is taken of a folder."""

_NAMED = (*SUFFIXES, ".txt", "")


def read_handout(path: Path) -> Handout:
    """The handout in a file, its pictures beside it.

    SheetError, which names the file, for no regular file, one of more than 4 MB, other text than UTF-8, and
    another kind of name: a sheet's file would print what only the master reads.
    """
    if path.suffix.lower() not in _NAMED:
        raise refusal(path, "not_a_handout")
    data = fair_bytes(path, LARGEST_FILE, "handout_too_large")
    return Handout(path.stem, decoded(data, path).text, path.parent)


def handout_paths(named: Iterable[Path]) -> Iterator[Path]:
    """The files that are meant, in order: a folder stands for the Markdown in it, by name."""
    for path in named:
        if not path.is_dir():
            yield path
            continue
        yield from sorted(file for file in path.iterdir() if file.suffix.lower() in SUFFIXES)


def print_names(handouts: Iterable[Handout], ending: str) -> Iterator[str]:
    """A name for the PDF of each, no two the same; `ending` stands before the suffix."""
    taken: set[str] = set()
    for handout in handouts:
        stem, number = f"{handout.name}{ending}", 1
        name = f"{stem}.pdf"
        while name.casefold() in taken:
            number += 1
            name = f"{stem}-{number}.pdf"
        taken.add(name.casefold())
        yield name
