"""Projectile spells: energy, dice, concentration and the second roll."""

from __future__ import annotations

import pytest

from gmscreen.canon.garganta.projectile_spells import projectile_spells
from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.projectile_spells import concentration_seconds, throwing_level


@pytest.mark.parametrize(
    ("spell", "energy", "dice"),
    [
        ("fireball", 1, "1d"),
        ("fireball", 3, "3d"),
        ("explosive_fireball", 2, "1d"),
        ("explosive_fireball", 5, "2d"),
        ("explosive_fireball", 6, "3d"),
        ("lightning", 2, "2d"),
    ],
)
def test_energy_gives_its_dice(spell: str, energy: int, dice: str) -> None:
    assert str(projectile_spells()[spell].dice(energy)) == dice


@pytest.mark.parametrize(
    ("spell", "energy"),
    [("fireball", 0), ("fireball", 4), ("explosive_fireball", 1), ("explosive_fireball", 7)],
)
def test_energy_has_its_bounds(spell: str, energy: int) -> None:
    with pytest.raises(RuleError) as refused:
        projectile_spells()[spell].dice(energy)
    assert refused.value.key == "energy_out_of_bounds"


@pytest.mark.parametrize("spell", ["poltergeist", "stone_missile", "winged_knife"])
def test_damage_that_no_table_gives_is_a_pendencia(spell: str) -> None:
    with pytest.raises(RuleError) as refused:
        projectile_spells()[spell].dice(1)
    assert refused.value.key == "spell_damage_untold"


def test_a_point_of_energy_takes_a_second() -> None:
    assert concentration_seconds(3).value == 3


@pytest.mark.parametrize(
    ("skill", "aimed", "ground", "level"),
    [
        (14, True, False, 14),
        (14, False, False, 10),
        (None, True, False, 9),
        (None, False, True, 9),
        (14, True, True, 18),
    ],
)
def test_the_throw_is_the_skill_or_dx_less_three(
    skill: int | None, level: int, *, aimed: bool, ground: bool
) -> None:
    assert throwing_level(skill, 12, aimed=aimed, at_the_ground=ground).value == level
