"""What the catalogue knows of a piece; what the canon does not give is None (03 §9, 21 §8.3)."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from enum import StrEnum

from gmscreen.rules.dice import Dice
from gmscreen.rules.garganta.blow import DamageType
from gmscreen.rules.garganta.defenses import WeaponKind
from gmscreen.rules.garganta.line_terms import EffectKind


class PieceCategory(StrEnum):
    """What kind of entry it is."""

    WEAPON = "weapon"
    ARMOR = "armor"
    SHIELD = "shield"
    SUPPLY = "supply"
    SERVICE = "service"
    ENCHANTED = "enchanted"
    CONSUMABLE = "consumable"
    SPECIAL = "special"


class Role(StrEnum):
    """What kind of piece it is."""

    ARMOR = "armor"
    SHIELD = "shield"
    WEAPON = "weapon"
    CLOTHES = "clothes"
    CONTAINER = "container"
    LIGHT = "light"
    SUPPLY = "supply"
    TOOL = "tool"
    OTHER = "other"


class ShieldSize(StrEnum):
    """The four shields of the catalogue (03 §9.4)."""

    BUCKLER = "buckler"
    SMALL = "small"
    MEDIUM = "medium"
    LARGE = "large"

    @property
    def spoils_fencing(self) -> bool:
        """Whether it is larger than the small one, the largest that Esgrima puts up with (02 §2)."""
        return self in (ShieldSize.MEDIUM, ShieldSize.LARGE)


class PieceArea(StrEnum):
    """What armour covers."""

    BODY = "body"
    HEAD = "head"
    BODY_AND_HEAD = "body_and_head"


class DamageBase(StrEnum):
    """The dice of strength that a weapon uses."""

    THRUST = "thrust"
    SWING = "swing"


@dataclass(frozen=True, slots=True)
class WeaponDamage:
    """Damage by the wielder's GdP or GeB and an addition, or dice of the weapon's own.

    `deduced` is a figure that no table prints and a model's sheet shows.
    """

    base: DamageBase | None = None
    plus: int = 0
    dice: Dice | None = None
    deduced: bool = False

    def __post_init__(self) -> None:
        if (self.base is None) == (self.dice is None):
            raise ValueError("damage is of strength or of the weapon, one of them")


class RangedMode(StrEnum):
    """How it flies."""

    THROWN = "thrown"
    MISSILE = "missile"


@dataclass(frozen=True, slots=True)
class Reach:
    """Metres by strength: so many for each point of ST, and an addition."""

    per_st: Decimal
    plus: int = 0

    def metres(self, st: int) -> Decimal:
        """The distance for this ST, never below 0."""
        return max(self.per_st * st + self.plus, Decimal(0))


@dataclass(frozen=True, slots=True)
class RangedFigures:
    """TR, Precisão, ½D and Max; `of_weapon_st`: the ST is the weapon's own (20 §4.11).

    `skill` is the one that throws it, where another strikes with it.
    """

    mode: RangedMode
    snap: int
    accuracy: int
    half_damage: Reach
    maximum: Reach
    of_weapon_st: bool = False
    skill: str | None = None


@dataclass(frozen=True, slots=True)
class PieceEffect:
    """What a piece changes in the numbers, and by how much."""

    kind: EffectKind
    level: int


@dataclass(frozen=True, slots=True)
class CataloguePiece:
    """An entry of the catalogue: weight in kilograms, price in g (at the Limiar, and in Gapheim).

    `negligible` marks a weight of 0 that the canon calls so; `price_multiplier` is of the piece enchanted;
    `under_dr` is the RD that it adds worn under another; `parry` is how it parries, None where it can't;
    `capacity_kg` is what it holds; `effects` are what it does to whoever has it on.
    """

    id: str
    name: str
    category: PieceCategory
    source: str
    weight_kg: Decimal | None = None
    negligible: bool = False
    price_g: Decimal | None = None
    price_gapheim_g: Decimal | None = None
    price_multiplier: int | None = None
    area: PieceArea | None = None
    pd: int | None = None
    dr: int | None = None
    pd_impaling: int | None = None
    dr_impaling: int | None = None
    metal: bool = False
    damage: WeaponDamage | None = None
    damage_type: DamageType | None = None
    skill: str | None = None
    least_st: int | None = None
    ranged: RangedFigures | None = None
    under_dr: int | None = None
    parry: WeaponKind | None = WeaponKind.NORMAL
    shield_size: ShieldSize | None = None
    role: Role = Role.OTHER
    capacity_kg: Decimal | None = None
    effects: tuple[PieceEffect, ...] = ()
    note: str = ""

    def missing(self) -> tuple[str, ...]:
        """The figures that an entry of this category should have and that no table gives."""
        return tuple(name for name in _EXPECTED[self.category] if not self._tells(name))

    def _tells(self, name: str) -> bool:
        if name == "price_g" and self.price_multiplier is not None:
            return True
        return getattr(self, name) is not None


_EXPECTED = {
    PieceCategory.WEAPON: ("weight_kg", "price_g", "damage", "damage_type", "least_st"),
    PieceCategory.ARMOR: ("weight_kg", "price_g", "pd", "dr"),
    PieceCategory.SHIELD: ("weight_kg", "price_g", "pd"),
    PieceCategory.SUPPLY: ("weight_kg", "price_g"),
    PieceCategory.SERVICE: ("price_g",),
    PieceCategory.ENCHANTED: ("weight_kg", "price_g"),
    PieceCategory.CONSUMABLE: ("weight_kg", "price_g"),
    PieceCategory.SPECIAL: ("weight_kg", "price_g"),
}
