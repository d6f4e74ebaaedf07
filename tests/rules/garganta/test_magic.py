"""Magic: mana, level, energy, and what each outcome spends."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmscreen.canon.garganta.mana import mana_bands
from gmscreen.rules.checks import ROLLS, Outcome
from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.magic import (
    Mana,
    ManaBands,
    casting,
    energy_reduction,
    resistance_level,
    resisted_level,
    takes_effect,
    upkeep,
)

BANDS = mana_bands()


@pytest.mark.parametrize(
    ("floor", "mana"),
    [(1, "normal"), (8, "normal"), (9, "high"), (20, "high"), (21, "very_high"), (99, "very_high")],
)
def test_a_floor_has_its_mana(floor: int, mana: str) -> None:
    assert BANDS.at(floor).mana is Mana(mana)


def test_there_is_no_floor_above_the_first() -> None:
    with pytest.raises(RuleError) as refused:
        BANDS.at(0)
    assert refused.value.key == "floor_above_first"


@pytest.mark.parametrize("wrong", [BANDS.bands[1:], BANDS.bands[::-1]])
def test_bands_go_down_from_the_first_floor(wrong: tuple[object, ...]) -> None:
    with pytest.raises(ValueError, match="floor 1"):
        ManaBands(wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize(("level", "saved"), [(14, 0), (15, 1), (19, 1), (20, 2), (25, 3), (30, 4)])
def test_skill_saves_energy(level: int, saved: int) -> None:
    assert energy_reduction(level) == saved


@pytest.mark.parametrize(
    ("level", "energy", "floor", "effective", "cost"),
    [
        (14, 4, 1, 14, 4),
        (15, 4, 1, 15, 3),
        (25, 2, 1, 25, 0),
        (13, 4, 9, 15, 2),
        (12, 5, 9, 14, 3),
        (20, 8, 21, 20, 0),
    ],
)
def test_cost_is_cut_by_skill_and_then_by_mana(
    level: int, energy: int, floor: int, effective: int, cost: int
) -> None:
    cast = casting(level, energy, BANDS.at(floor))
    assert (cast.level.value, cast.cost.value) == (effective, cost)
    assert upkeep(energy, effective, BANDS.at(floor)).value == cost


@pytest.mark.parametrize(
    ("outcome", "energy", "spent"),
    [
        ("critical_success", 4, 0),
        ("success", 4, 4),
        ("failure", 4, 1),
        ("failure", 0, 0),
        ("critical_failure", 4, 4),
    ],
)
def test_an_outcome_spends_what_the_manual_says(outcome: str, energy: int, spent: int) -> None:
    assert casting(12, energy, BANDS.at(1)).spent(Outcome(outcome)).value == spent


def test_where_mana_is_very_high_every_failure_is_critical() -> None:
    deep, high = casting(10, 1, BANDS.at(21)), casting(10, 1, BANDS.at(1))
    assert deep.outcome(12) is Outcome.CRITICAL_FAILURE
    assert high.outcome(12) is Outcome.FAILURE
    assert Outcome.FAILURE not in deep.odds()


@given(st.integers(4, 40), st.integers(0, 30), st.integers(1, 99))
def test_odds_count_every_way_once_and_nothing_costs_more_than_all(
    level: int, energy: int, floor: int
) -> None:
    cast = casting(level, energy, BANDS.at(floor))
    assert sum(cast.odds().values()) == 216
    for roll in ROLLS:
        assert 0 <= cast.spent(cast.outcome(roll)).as_int <= cast.cost.as_int <= energy


def test_a_spell_at_level_three_is_not_rolled_but_high_mana_may_lift_it() -> None:
    with pytest.raises(RuleError):
        casting(3, 1, BANDS.at(1))
    assert casting(3, 1, BANDS.at(9)).level.value == 5


def test_against_resistance_the_caster_counts_at_most_sixteen() -> None:
    assert resisted_level(20).value == 16
    assert resisted_level(12).value == 12


def test_the_target_resists_with_all_it_has() -> None:
    assert resistance_level(11, strong_will=2, abascanto=3).value == 16


@pytest.mark.parametrize(
    ("caster", "target", "works"), [(3, 2, True), (3, 3, False), (3, 4, False), (0, -1, True)]
)
def test_a_margin_as_large_as_the_casters_resists(caster: int, target: int, *, works: bool) -> None:
    assert takes_effect(caster, target) is works


def test_bands_may_differ_from_ours() -> None:
    dear = replace(BANDS.bands[1], failures_are_critical=True)
    assert casting(10, 1, dear).outcome(13) is Outcome.CRITICAL_FAILURE
