"""The sheets to choose from: the samples and what was opened, read no further than name and kind."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from gmscreen.locator import sample_sheets
from gmscreen.sheets.errors import SheetError
from gmscreen.sheets.file_bytes import read_text
from gmscreen.ui.isolated import isolated


@dataclass(frozen=True, slots=True)
class Volume:
    """A sheet on the shelf; `kind` is a token of SheetKind, or empty for a file that does not say."""

    path: Path
    name: str
    kind: str


def shelf(opened: Iterable[Path]) -> tuple[Volume, ...]:
    """What was opened, then the samples by name; no path twice."""
    samples = sorted((volume(path) for path in sample_sheets().glob("*.toml")), key=lambda each: each.name)
    first = [volume(path) for path in dict.fromkeys(opened)]
    taken = {each.path for each in first}
    return (*first, *(each for each in samples if each.path not in taken))


def volume(path: Path) -> Volume:
    """One file by what its first lines say; a file that can't be read goes by its own name."""
    head = _head(path)
    name, kind = head.get("name"), head.get("kind")
    shown = name if isinstance(name, str) and name.strip() else path.stem
    return Volume(path, isolated(" ".join(shown.split())), kind if isinstance(kind, str) else "")


def _head(path: Path) -> dict[str, object]:
    """The keys before the first table; a whole sheet takes thirty times as long to read."""
    try:
        written = read_text(path).text
        return tomllib.loads(written.partition("\n[")[0])
    except (SheetError, ValueError, RecursionError):
        return {}
