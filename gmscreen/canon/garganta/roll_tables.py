"""Tables read by a roll: pt-BR sentences with typed effects, every roll covered once."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

from pydantic import Field

from gmscreen.canon.canon_file import CanonFile, read_canon
from gmscreen.canon.effects_model import effects_model
from gmscreen.canon.fields import AtLeastOne, CanonModel, Readable, Several, Source, Token
from gmscreen.rules.garganta.blow import DamageType, Location
from gmscreen.rules.garganta.cases import Case, Cases, Condition, WeaponTrait
from gmscreen.rules.garganta.interpretations import Interpretation
from gmscreen.rules.roll_table import CoverageError, RollRow, RollTable
from gmscreen.texts.catalogue import text

E = TypeVar("E")


@dataclass(frozen=True)
class PublishedTable(Generic[E]):
    """A table of rolls with what stands around it; `note` holds for every row, empty where there is none."""

    title: str
    note: str
    source: str
    rolls: RollTable[Cases[E]]


class ConditionModel(CanonModel):
    """When a case applies."""

    locations: Several[Token[Location]] | None = None
    damage_types: Several[Token[DamageType]] | None = None
    traits: Several[Token[WeaponTrait]] | None = None

    def condition(self) -> Condition:
        """The rules' value."""
        return Condition(
            None if self.locations is None else frozenset(self.locations),
            None if self.damage_types is None else frozenset(self.damage_types),
            None if self.traits is None else frozenset(self.traits),
        )


class CaseModel(CanonModel):
    """One case of a row; its effects are checked against the table's own class."""

    when: Several[ConditionModel] = ()
    text: Readable
    effects: dict[str, Any] = Field(default_factory=dict)
    interpretation: Token[Interpretation] | None = None


class RowModel(CanonModel):
    """The rolls from `low` to `high` (left out: only `low`), or from `low` upwards."""

    low: int
    high: int | None = None
    upwards: bool = False
    source: Source
    cases: AtLeastOne[CaseModel]

    @property
    def last(self) -> int | None:
        """The last roll of the row, None for an open one."""
        return None if self.upwards else self.low if self.high is None else self.high


class RollTableModel(CanonModel):
    """A table as its file writes it."""

    title: Readable
    note: Readable | None = None
    source: Source
    rows: AtLeastOne[RowModel]


@dataclass(frozen=True, slots=True)
class _Reader(Generic[E]):
    """A file being turned into rows whose effects are of one kind."""

    file: CanonFile[RollTableModel]
    kind: type[E]
    model: type[CanonModel]

    def row(self, index: int) -> RollRow[Cases[E]]:
        row = self.file.content.rows[index]
        cases = tuple(self._case(index, number, case) for number, case in enumerate(row.cases))
        with self.file.refusing("unreachable_case", ("rows", index)):
            return RollRow(row.low, row.last, Cases(cases), row.source)

    def _case(self, index: int, number: int, case: CaseModel) -> Case[E]:
        place = ("rows", index, "cases", number, "effects")
        checked = self.file.checked(self.model, case.effects, place)
        with self.file.refusing("impossible_effects", place):
            effects = self.kind(**dict(checked))
        when = tuple(condition.condition() for condition in case.when)
        return Case(case.text, effects, when, case.interpretation)


def read_roll_table(path: Path, kind: type[E], low: int, high: int | None) -> PublishedTable[E]:
    """A table of `kind` effects that covers `low` to `high` (None: without end); CanonError otherwise."""
    file = read_canon(path, RollTableModel)
    reader = _Reader(file, kind, effects_model(kind))
    rows = tuple(reader.row(index) for index in range(len(file.content.rows)))
    content = file.content
    return PublishedTable(content.title, content.note or "", content.source, _covering(file, rows, low, high))


def _covering(
    file: CanonFile[RollTableModel], rows: tuple[RollRow[Cases[E]], ...], low: int, high: int | None
) -> RollTable[Cases[E]]:
    try:
        return RollTable(rows, low, high)
    except CoverageError as error:
        key = "row_unexpected" if error.due is None else "row_due"
        raise file.error(text(f"canon_error.{key}", roll=error.due), ("rows", error.row)) from error
