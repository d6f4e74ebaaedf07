"""What was understood of a text: line by line, with the sheet that comes of it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from gmscreen.sheets.model import Sheet
from gmscreen.sheets.sheet_fields import FieldPath
from gmscreen.sheets.sheet_words import field_words
from gmscreen.texts.catalogue import text
from gmscreen.texts.validation import field_path


class LineKind(StrEnum):
    """What a line turned out to be."""

    BLANK = "blank"
    HEADING = "heading"
    NAME = "name"
    IDENTITY = "identity"
    NUMBERS = "numbers"
    DAMAGE = "damage"
    DERIVED = "derived"
    SKILL = "skill"
    SPELL = "spell"
    ADVANTAGE = "advantage"
    DISADVANTAGE = "disadvantage"
    QUIRK = "quirk"
    BOND = "bond"
    EQUIPMENT = "equipment"
    WEALTH = "wealth"
    ATTACK = "attack"
    ACCOUNT = "account"
    CREATURE = "creature"
    NOTE = "note"

    @property
    def told(self) -> str:
        """What a person calls it."""
        return text(f"exchange.kind.{self}")


@dataclass(frozen=True, slots=True)
class UnderstoodField:
    """A field of the sheet that a line filled: its place, as `("skills", 2, "level")`, its value in words."""

    place: FieldPath
    value: str = ""

    @property
    def path(self) -> str:
        """Its path as messages tell it, such as `skills[3].level`."""
        return field_path(self.place, first=1)

    @property
    def name(self) -> str:
        """What the field is called."""
        return field_words(self.place)


@dataclass(frozen=True, slots=True)
class UnderstoodLine:
    """A line of the text as it came, what it is and what it filled; `rest` went to the notes."""

    number: int
    text: str
    kind: LineKind
    fields: tuple[UnderstoodField, ...] = ()
    rest: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Understood:
    """A sheet read from a text, the lines that it came from, and what the reader should look at."""

    sheet: Sheet
    lines: tuple[UnderstoodLine, ...]
    warnings: tuple[str, ...] = ()

    @property
    def noted(self) -> tuple[UnderstoodLine, ...]:
        """The lines that were not understood, and are kept in the notes."""
        return tuple(line for line in self.lines if line.kind is LineKind.NOTE)

    @property
    def is_something(self) -> bool:
        """Whether any line besides name and headings was understood."""
        dull = {LineKind.BLANK, LineKind.HEADING, LineKind.NAME, LineKind.NOTE}
        return any(line.kind not in dull for line in self.lines)
