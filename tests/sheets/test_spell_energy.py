"""Energy as sheets write it, less what the level saves."""

from __future__ import annotations

import pytest

from gmscreen.sheets.skills import Bonus, Spell
from gmscreen.sheets.spell_energy import spell_energy
from gmscreen.texts.steps import explained


def spell(energy: str | None, level: int = 12, name: str = "Bafo") -> Spell:
    return Spell(name=name, energy=energy, level=level)


@pytest.mark.parametrize(
    ("energy", "level", "cast", "kept"),
    [
        ("2/1", 14, 2, 1),
        ("2/1", 15, 1, 0),
        ("2/1", 20, 0, 0),
        ("2", 15, 1, None),
        ("4/m", 15, 3, 1),
        ("3/m", 12, 3, None),
        ("4/i", 20, 2, 2),
        ("3#", 12, 3, None),
        ("1 a 4", 16, None, None),
        ("3/hex#", 16, None, None),
        ("2 básico × raio", 16, None, None),
        ("nenhum", 16, None, None),
    ],
)
def test_the_level_saves_energy_on_both_costs(
    energy: str, level: int, cast: int | None, kept: int | None
) -> None:
    found = spell_energy(spell(energy, level))
    assert found is not None
    costs = [cost.value if cost else None for cost in (found.cast, found.upkeep)]
    assert costs == [cast, kept]


@pytest.mark.parametrize(("level", "reduction"), [(14, 0), (15, 1), (19, 1), (20, 2), (25, 3), (30, 4)])
def test_what_a_range_costs_is_left_written_and_the_saving_told(level: int, reduction: int) -> None:
    found = spell_energy(spell("1 a 3#", level))
    assert found is not None
    assert (found.written, found.reduction) == ("1 a 3#", reduction)


def test_bonuses_that_last_save_too() -> None:
    staff = Bonus(value=1, source="cajado")
    found = spell_energy(Spell(name="Bafo", energy="2", level=14, bonuses=(staff,)))
    assert found is not None
    assert found.reduction == 1


def test_an_energy_that_the_sheet_leaves_out_is_that_of_27() -> None:
    found = spell_energy(spell(None, name="Criar Fogo"))
    assert found is not None
    assert found.written == "2/1"
    assert spell_energy(spell(None)) is None


def test_a_cost_explains_what_was_saved() -> None:
    found = spell_energy(spell("2/1", 16))
    assert found is not None
    assert found.cast is not None
    assert [(line.amount, line.total) for line in explained(found.cast)] == [("2", "2"), ("−1", "1")]
