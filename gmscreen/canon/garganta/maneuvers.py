"""The manoeuvres of a turn (19 §3, 20 §4.3)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

from gmscreen.canon.canon_file import read_canon
from gmscreen.canon.fields import CanonModel, Ratio, Readable, Source, Token
from gmscreen.locator import resource
from gmscreen.rules.garganta.maneuvers import (
    DefensesLeft,
    DefenseWarning,
    Maneuver,
    ManeuverId,
    MoveAllowance,
)


class AllowanceModel(CanonModel):
    """How far one may walk."""

    fraction: Ratio
    least: int = 0
    most: int | None = None

    def allowance(self) -> MoveAllowance:
        """The rules' value."""
        return MoveAllowance(self.fraction, self.least, self.most)


class ManeuverModel(CanonModel):
    """One manoeuvre, as its file writes it."""

    name: Readable
    allowance: AllowanceModel
    later_allowance: AllowanceModel | None = None
    defenses: Token[DefensesLeft]
    warning: Token[DefenseWarning] | None = None
    does: Readable
    note: Readable | None = None
    source: Source

    def maneuver(self, name: ManeuverId) -> Maneuver:
        """The rules' value."""
        later = self.later_allowance
        return Maneuver(
            id=name,
            name=self.name,
            allowance=self.allowance.allowance(),
            later_allowance=None if later is None else later.allowance(),
            defenses=self.defenses,
            warning=self.warning,
            does=self.does,
            note=self.note or "",
            source=self.source,
        )


class ManeuversModel(CanonModel):
    """Every manoeuvre."""

    maneuvers: dict[Token[ManeuverId], ManeuverModel]


def read_maneuvers(path: Path) -> Mapping[ManeuverId, Maneuver]:
    """Every manoeuvre by its id, in the order of the file; CanonError where one is missing."""
    file = read_canon(path, ManeuversModel)
    models = file.content.maneuvers
    file.require_all(ManeuverId, models, ("maneuvers",))
    return MappingProxyType({name: model.maneuver(name) for name, model in models.items()})


@cache
def maneuvers() -> Mapping[ManeuverId, Maneuver]:
    """Every manoeuvre by its id."""
    return read_maneuvers(resource("canon", "garganta", "maneuvers.toml"))
