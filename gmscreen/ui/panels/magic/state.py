"""What the Magia panel was told; a number is None where its field is empty or not understood."""

from __future__ import annotations

from dataclasses import dataclass, replace
from decimal import Decimal


@dataclass(frozen=True, slots=True)
class Spell:
    """A spell, where it is cast, and whether the caster can: level, energy to cast and to keep it, floor."""

    level: int | None = 15
    energy: int | None = 2
    upkeep: int | None = 1
    floor: int | None = 1
    null_pocket: bool = False
    aptitude: bool = True


@dataclass(frozen=True, slots=True)
class Missile:
    """A projectile spell on its way: which, how it is thrown, and how far; `throwing` None takes DX−3."""

    spell: str = "fireball"
    throwing: int | None = None
    dx: int | None = 12
    distance: Decimal | None = Decimal(5)
    speed: Decimal | None = Decimal(0)
    aim: int | None = 1
    in_sight: bool = True
    at_the_ground: bool = False


@dataclass(frozen=True, slots=True)
class Target:
    """Who resists: the attribute that the spell names, and what adds to it."""

    attribute: int | None = 10
    strong_will: int | None = 0
    abascanto: int | None = 0


@dataclass(frozen=True, slots=True)
class MagicState:
    """The three parts, and the dice so far: casting, table of failures, throw, damage, resistance."""

    spell: Spell = Spell()
    missile: Missile = Missile()
    target: Target = Target()
    roll: int | None = None
    table_roll: int | None = None
    caster_damage: int | None = None
    throw: int | None = None
    damage: int | None = None
    resistance: int | None = None

    def with_spell(self, spell: Spell) -> MagicState:
        """Another spell; the dice are read anew."""
        return replace(self, spell=spell)

    def with_missile(self, missile: Missile) -> MagicState:
        """Another throw; its dice stay, but for another spell."""
        if missile.spell != self.missile.spell:
            return replace(self, missile=missile, throw=None, damage=None)
        return replace(self, missile=missile)

    def with_target(self, target: Target) -> MagicState:
        """Another target; the dice are read anew."""
        return replace(self, target=target)

    def with_roll(self, roll: int) -> MagicState:
        """A casting; what followed from the last one goes."""
        return replace(
            self, roll=roll, table_roll=None, caster_damage=None, throw=None, damage=None, resistance=None
        )

    def with_table_roll(self, roll: int) -> MagicState:
        """The dice of the table of failures."""
        return replace(self, table_roll=roll, caster_damage=None)
