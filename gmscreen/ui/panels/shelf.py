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
    """A sheet on the shelf; `kind` is a token of SheetKind, or empty for a file that does not say.

    `sample` tells those that came with the program from those that were opened.
    """

    path: Path
    name: str
    kind: str
    sample: bool


def shelf(paths: Iterable[Path]) -> tuple[Volume, ...]:
    """What was opened, in its order, then the samples by name."""
    volumes = [volume(path) for path in paths]
    samples = (each for each in volumes if each.sample)
    return (*(each for each in volumes if not each.sample), *sorted(samples, key=lambda each: each.name))


def volume(path: Path) -> Volume:
    """One file by what its first lines say; a file that can't be read goes by its own name."""
    head = _head(path)
    name, kind = head.get("name"), head.get("kind")
    shown = name if isinstance(name, str) and name.strip() else path.stem
    return Volume(
        path,
        isolated(" ".join(shown.split())),
        kind if isinstance(kind, str) else "",
        path.parent == sample_sheets(),
    )


def _head(path: Path) -> dict[str, object]:
    """The keys before the first table; a whole sheet takes thirty times as long to read."""
    try:
        written = read_text(path).text
        return tomllib.loads(written.partition("\n[")[0])
    except (SheetError, ValueError, RecursionError):
        return {}
