"""A canon file that cannot be used."""

from __future__ import annotations

from pathlib import Path

from gmscreen.texts.catalogue import text


class CanonError(Exception):
    """A table that cannot be used: its file, what is wrong in pt-BR, and where; the file is left as it was.

    `line` counts from 1, None where it cannot be told; `field` is a path such as `rows[2].text`, or empty.
    """

    def __init__(self, path: Path, reason: str, line: int | None = None, field: str = "") -> None:
        super().__init__(path, reason, line, field)
        self.path = path
        self.reason = reason
        self.line = line
        self.field = field

    def __str__(self) -> str:
        place = [self.path.name]
        if self.line is not None:
            place.append(text("canon_error.line", line=self.line))
        if self.field:
            place.append(self.field)
        return text("canon_error.message", place=", ".join(place), reason=self.reason)
