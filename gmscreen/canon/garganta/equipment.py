"""The catalogue of equipment (03 §9, 21 §2, §8.3)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Annotated

from pydantic import Field

from gmscreen.canon.canon_file import CanonFile, read_canon
from gmscreen.canon.dice_text import DiceText
from gmscreen.canon.fields import CanonModel, Exact, Readable, Several, Source, Token
from gmscreen.locator import resource
from gmscreen.rules.garganta.blow import DamageType
from gmscreen.rules.garganta.defenses import WeaponKind
from gmscreen.rules.garganta.equipment import (
    CataloguePiece,
    DamageBase,
    PieceArea,
    PieceCategory,
    PieceEffect,
    RangedFigures,
    RangedMode,
    Reach,
    Role,
    ShieldSize,
    WeaponDamage,
)
from gmscreen.rules.garganta.line_terms import EffectKind
from gmscreen.texts.folded import folded

Amount = Annotated[Exact, Field(ge=0)]
Figure = Annotated[int, Field(ge=0)]


class DamageModel(CanonModel):
    """Damage by strength, or the weapon's own dice."""

    base: Token[DamageBase] | None = None
    plus: int = 0
    dice: DiceText | None = None
    deduced: bool = False


class ReachModel(CanonModel):
    """Metres by strength."""

    per_st: Amount
    plus: int = 0

    def reach(self) -> Reach:
        """The rules' value."""
        return Reach(self.per_st, self.plus)


class RangedModel(CanonModel):
    """TR, Precisão, ½D and Max."""

    mode: Token[RangedMode]
    snap: Figure
    accuracy: Figure
    half_damage: ReachModel
    maximum: ReachModel
    of_weapon_st: bool = False
    skill: Readable | None = None

    def figures(self) -> RangedFigures:
        """The rules' value."""
        return RangedFigures(
            self.mode,
            self.snap,
            self.accuracy,
            self.half_damage.reach(),
            self.maximum.reach(),
            self.of_weapon_st,
            self.skill,
        )


class EffectModel(CanonModel):
    """What it does to whoever has it on."""

    kind: Token[EffectKind]
    level: int


class PieceModel(CanonModel):
    """One entry; what the canon does not give is left out."""

    name: Readable
    category: Token[PieceCategory]
    source: Source
    weight_kg: Amount | None = None
    negligible: bool = False
    price_g: Amount | None = None
    price_gapheim_g: Amount | None = None
    price_multiplier: Figure | None = None
    area: Token[PieceArea] | None = None
    pd: Figure | None = None
    dr: Figure | None = None
    pd_impaling: Figure | None = None
    dr_impaling: Figure | None = None
    metal: bool = False
    damage: DamageModel | None = None
    damage_type: Token[DamageType] | None = None
    skill: Readable | None = None
    least_st: Figure | None = None
    ranged: RangedModel | None = None
    under_dr: Figure | None = None
    parry: Token[WeaponKind] = WeaponKind.NORMAL
    parries: bool = True
    shield_size: Token[ShieldSize] | None = None
    role: Token[Role] | None = None
    capacity_kg: Amount | None = None
    effects: Several[EffectModel] = ()
    note: Readable | None = None


class EquipmentModel(CanonModel):
    """The whole catalogue."""

    pieces: dict[str, PieceModel]


def read_equipment(path: Path) -> Mapping[str, CataloguePiece]:
    """Every entry by its id, in the order of the file; CanonError for one that contradicts itself."""
    file = read_canon(path, EquipmentModel)
    return MappingProxyType({key: _piece(file, key, model) for key, model in file.content.pieces.items()})


def _piece(file: CanonFile[EquipmentModel], key: str, model: PieceModel) -> CataloguePiece:
    with file.refusing("damage_of_two_kinds", ("pieces", key, "damage")):
        damage = None if model.damage is None else WeaponDamage(**dict(model.damage))
    ranged = None if model.ranged is None else model.ranged.figures()
    told = dict(model) | {"damage": damage, "ranged": ranged, "note": model.note or ""}
    told |= {
        "parry": model.parry if told.pop("parries") else None,
        "role": model.role or _ROLES.get(model.category, Role.OTHER),
        "effects": tuple(PieceEffect(effect.kind, effect.level) for effect in model.effects),
    }
    return CataloguePiece(id=key, **told)


_ROLES = {
    PieceCategory.WEAPON: Role.WEAPON,
    PieceCategory.ARMOR: Role.ARMOR,
    PieceCategory.SHIELD: Role.SHIELD,
    PieceCategory.SUPPLY: Role.SUPPLY,
    PieceCategory.CONSUMABLE: Role.SUPPLY,
}


@cache
def equipment() -> Mapping[str, CataloguePiece]:
    """The catalogue, by the id of the entry."""
    return read_equipment(resource("canon", "garganta", "equipment.toml"))


def piece_named(name: str) -> CataloguePiece | None:
    """The entry with this name, without regard to accents and case; None for one of no table."""
    return _by_name().get(folded(name))


@cache
def _by_name() -> Mapping[str, CataloguePiece]:
    return MappingProxyType({folded(piece.name): piece for piece in equipment().values()})
