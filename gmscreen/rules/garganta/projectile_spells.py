"""Projectile spells: energy, dice, concentration and the second roll (19 §6, 20 §4.11)."""

from __future__ import annotations

from dataclasses import dataclass

from gmscreen.rules.derivation import Derivation
from gmscreen.rules.dice import Dice, DiceTerm
from gmscreen.rules.errors import RuleError

DX_DEFAULT = -3
WITHOUT_AIM = -4
AT_THE_GROUND = 4


@dataclass(frozen=True, slots=True)
class ProjectileSpell:
    """A projectile spell: energy bounds, energy a die (None: in no table), and its ranged figures.

    `energy` marks fire and lightning, which double the caps of what one blow can do (20 §4.13).
    """

    id: str
    name: str
    least_energy: int
    most_energy: int
    energy_per_die: int | None
    most_dice: int | None
    explosive: bool
    snap: int
    accuracy: int
    half_damage: int
    maximum: int
    source: str
    energy: bool = False

    def dice(self, energy: int) -> Dice:
        """The damage for this energy; RuleError out of bounds, or where no table gives it (a Pendência)."""
        if not self.least_energy <= energy <= self.most_energy:
            raise RuleError("energy_out_of_bounds", "energy", least=self.least_energy, most=self.most_energy)
        if self.energy_per_die is None:
            raise RuleError("spell_damage_untold", "spell", name=self.name)
        count = energy // self.energy_per_die
        return Dice((DiceTerm(count if self.most_dice is None else min(count, self.most_dice), 6),))


def concentration_seconds(energy: int) -> Derivation:
    """One second of concentration for each point of energy (19 §6)."""
    return Derivation.of("energy", energy, "19 §6").noted("second_per_point", "19 §6")


def throwing_level(throwing: int | None, dx: int, *, aimed: bool, at_the_ground: bool = False) -> Derivation:
    """Arremesso de Mágica: the skill, or DX−3; −4 without aim; +4 at the ground (19 §6, 20 §4.11)."""
    if throwing is None:
        level = Derivation.of("dx", dx, "19 §6").add("throwing_default", DX_DEFAULT, "19 §6")
    else:
        level = Derivation.of("throwing_spell", throwing, "20 §4.11")
    level = level.add("without_aim", 0 if aimed else WITHOUT_AIM, "19 §3; 20 §4.11")
    return level.add("at_the_ground", AT_THE_GROUND * at_the_ground, "19 §6")
