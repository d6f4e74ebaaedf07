"""The ledger written out into a folder: its log twice, and a document for each hidden roll."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from gmscreen.session.ledger_export import Ledger, json_lines
from gmscreen.session.ledger_words import hidden_rolls, whole_log
from gmscreen.session.whole_file import write_whole
from gmscreen.texts.folded import folded

_LONGEST_NAME = 60


@dataclass(frozen=True, slots=True)
class Written:
    """What an export came to: the files that stand now, and those that were there and say something else.

    A document of a hidden roll that was handed in is never edited, so those were left as they were.
    """

    files: tuple[Path, ...]
    differing: tuple[Path, ...]


def export_ledger(ledger: Ledger, folder: Path) -> Written:
    """Write all of it; OSError names the file that can't be written, RowError a row that was changed."""
    folder.mkdir(parents=True, exist_ok=True)
    stem = folder / f"livro-{slug(ledger.name) or 'campanha'}"
    files = [stem.with_name(f"{stem.name}.jsonl"), stem.with_name(f"{stem.name}.md")]
    write_whole(files[0], json_lines(ledger))
    write_whole(files[1], _encoded(whole_log(ledger)))
    differing: list[Path] = []
    for name, document in hidden_rolls(ledger):
        path = folder / name
        (files if _stands(path, document.encode()) else differing).append(path)
    return Written(tuple(files), tuple(differing))


def slug(name: str) -> str:
    """A name that is safe in any folder: plain letters and digits, with hyphens between; it may be empty."""
    return re.sub(r"[^a-z0-9]+", "-", folded(name))[:_LONGEST_NAME].strip("-")


def _stands(path: Path, document: bytes) -> bool:
    """Write a document unless there is one; gives whether it is this one."""
    if path.is_file():
        with path.open("rb") as file:
            return file.read(len(document) + 1) == document
    write_whole(path, [document])
    return True


def _encoded(lines: Iterator[str]) -> Iterator[bytes]:
    return (f"{line}\n".encode() for line in lines)
