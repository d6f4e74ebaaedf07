"""What a reader finds in one line, before it is put into a sheet."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from gmscreen.sheets.exchange.noise import Line
from gmscreen.sheets.exchange.understood import LineKind
from gmscreen.sheets.exchange.words import Section


@dataclass(frozen=True, slots=True)
class Put:
    """A value for a field of the sheet; for a list, one more item of it."""

    path: tuple[str, ...]
    value: Any


@dataclass(frozen=True, slots=True)
class Found:
    """What a line says. `rest` is what the reader could not use; `section` starts with this line;
    `keeps` has the words of the whole line stand in the notes besides; `completes` has the published lists
    say of its items what the form does not.
    """

    kind: LineKind
    puts: tuple[Put, ...] = ()
    rest: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()
    section: Section | None = None
    keeps: bool = False
    completes: bool = False


@dataclass(frozen=True, slots=True)
class Scene:
    """What was read before a line: the section that it stands in, and the lists and fields filled so far."""

    section: Section | None
    tree: dict[str, Any]

    def has(self, *path: str) -> bool:
        """Whether a field is filled."""
        value: Any = self.tree
        for step in path:
            value = value.get(step) if isinstance(value, dict) else None
        return value is not None


Reader = Callable[[Line, Scene], Found | None]
"""Finds what a line says, or None where it is not of its kind."""
