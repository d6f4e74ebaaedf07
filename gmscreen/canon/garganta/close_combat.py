"""Weapons in the same hexagon (19 §7b, 20 §5c)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

from gmscreen.canon.canon_file import read_canon
from gmscreen.canon.fields import CanonModel, Readable, Source, Token
from gmscreen.locator import resource
from gmscreen.rules.garganta.close_combat import CloseCombatRow, CloseWeapon


class RowModel(CanonModel):
    """One class of weapons; without a modifier it cannot attack there."""

    names: Readable
    modifier: int | None = None
    source: Source

    def row(self, weapon: CloseWeapon) -> CloseCombatRow:
        """The rules' value."""
        return CloseCombatRow(weapon, self.names, self.modifier, self.source)


class CloseCombatModel(CanonModel):
    """Every class of weapons."""

    weapons: dict[Token[CloseWeapon], RowModel]


def read_close_combat(path: Path) -> Mapping[CloseWeapon, CloseCombatRow]:
    """A row for every class of weapons; CanonError where one is missing."""
    file = read_canon(path, CloseCombatModel)
    file.require_all(CloseWeapon, file.content.weapons, ("weapons",))
    return MappingProxyType({name: model.row(name) for name, model in file.content.weapons.items()})


@cache
def close_combat() -> Mapping[CloseWeapon, CloseCombatRow]:
    """What each class of weapons does in the same hexagon."""
    return read_close_combat(resource("canon", "garganta", "close_combat.toml"))
