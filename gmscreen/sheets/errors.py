"""A sheet file that cannot be used, told whole: file, line, field and reason of everything wrong in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from gmscreen.texts.catalogue import plural, text
from gmscreen.texts.validation import printable

MOST_PROBLEMS = 20


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing wrong: `reason` in pt-BR, `line` from 1 or None, `field` such as `equipment[3].weight_kg`.

    `owner` is the name that the sheet gives to the item at fault (the third piece, here), or empty.
    """

    reason: str
    line: int | None = None
    field: str = ""
    owner: str = ""

    def told(self, file_name: str) -> str:
        """The problem in one line."""
        place = [file_name]
        if self.line is not None:
            place.append(text("sheet_error.line", line=self.line))
        if self.field:
            place.append(self.field + (f" ({printable(self.owner)})" if self.owner else ""))
        return text("sheet_error.message", place=", ".join(place), reason=self.reason)


class SheetError(Exception):
    """A sheet that cannot be read or written; the file is left as it was.

    `line`, `field` and `reason` are those of the first problem; at most twenty are told, the rest counted.
    """

    def __init__(self, path: Path | None, problems: Sequence[Problem]) -> None:
        super().__init__(path, problems)
        self.path = path
        self.problems = tuple(problems)

    @property
    def line(self) -> int | None:
        """The line of the first problem, from 1, or None."""
        return self.problems[0].line

    @property
    def field(self) -> str:
        """The field of the first problem, or empty."""
        return self.problems[0].field

    @property
    def reason(self) -> str:
        """What is wrong first, in pt-BR."""
        return self.problems[0].reason

    def without_lines(self) -> SheetError:
        """The same of a text that nobody has before their eyes: told by its fields alone."""
        return SheetError(self.path, [replace(problem, line=None) for problem in self.problems])

    def __str__(self) -> str:
        name = printable(self.path.name) if self.path is not None else text("sheet_error.pasted")
        told = [problem.told(name) for problem in self.problems[:MOST_PROBLEMS]]
        left = len(self.problems) - len(told)
        return "\n".join([*told, plural("sheet_error.more", left)] if left else told)


def refusal(
    path: Path | None, key: str, line: int | None = None, field: str = "", **values: object
) -> SheetError:
    """The SheetError of one reason: the text `sheet_error.<key>`."""
    return SheetError(path, (Problem(text(f"sheet_error.{key}", **values), line, field),))
