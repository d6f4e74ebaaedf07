"""From dice to injury: RD, type, caps."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmscreen.canon.garganta.wounds import wound_rules
from gmscreen.rules.garganta.blow import DamageType, Location
from gmscreen.rules.garganta.damage import Blow, crippling_threshold, damage, injury_by_roll, injury_cap
from gmscreen.rules.garganta.readings import DEFAULT_READINGS, BrainBlow

RULES = wound_rules()
QUADRUPLE = replace(DEFAULT_READINGS, brain=BrainBlow.QUADRUPLE)
LOCATIONS = st.sampled_from(list(Location))
BLOWS = st.builds(
    Blow,
    basic_roll=st.integers(-5, 80),
    type=st.sampled_from(list(DamageType)),
    location=LOCATIONS,
    dr=st.integers(0, 20),
    multiplier=st.integers(1, 4),
    ignores_armor=st.booleans(),
    energy=st.booleans(),
    injury_before=st.integers(0, 20),
)


@given(BLOWS, st.integers(1, 30), st.sampled_from([DEFAULT_READINGS, QUADRUPLE]))
def test_injuries_counted_without_steps_are_those_with_steps(blow: Blow, ht: int, readings: object) -> None:
    with_steps = damage(blow, ht, RULES, readings).injury.as_int  # type: ignore[arg-type]
    assert injury_by_roll(blow, ht, RULES, readings)(blow.basic_roll) == with_steps  # type: ignore[arg-type]


@given(BLOWS, st.integers(1, 30))
def test_what_is_lost_and_what_wounds_are_all_that_passed(blow: Blow, ht: int) -> None:
    done = damage(blow, ht, RULES)
    assert done.injury.as_int >= 0
    assert done.lost >= 0
    assert done.cap is None or done.injury.as_int <= done.cap
    assert done.cap is not None or done.lost == 0


@given(BLOWS, st.integers(1, 30), st.integers(0, 10))
def test_more_armor_never_hurts_more(blow: Blow, ht: int, more: int) -> None:
    armored = replace(blow, dr=blow.dr + more)
    assert damage(armored, ht, RULES).injury.as_int <= damage(blow, ht, RULES).injury.as_int


@pytest.mark.parametrize(
    ("type_", "roll", "basic"),
    [("crushing", -2, 0), ("cutting", -2, 1), ("impaling", 0, 1), ("crushing", 0, 0)],
)
def test_an_edge_or_a_point_does_at_least_one(type_: str, roll: int, basic: int) -> None:
    assert damage(Blow(roll, DamageType(type_), Location.TORSO), 10, RULES).basic == basic


@pytest.mark.parametrize(
    ("type_", "location", "injury"),
    [("crushing", "torso", 5), ("cutting", "torso", 7), ("impaling", "torso", 10), ("impaling", "vitals", 15),
     ("cutting", "vitals", 7), ("impaling", "brain", 10), ("impaling", "eyes", 10)],
)  # fmt: skip
def test_what_passes_the_armor_is_multiplied_by_its_type(type_: str, location: str, injury: int) -> None:
    assert damage(Blow(7, DamageType(type_), Location(location), dr=2), 30, RULES).injury.value == injury


def test_a_multiplier_is_of_the_basic_damage() -> None:
    done = damage(Blow(5, DamageType.CUTTING, Location.TORSO, dr=3, multiplier=3), 20, RULES)
    assert (done.basic, done.penetrating, done.injury.value) == (15, 12, 18)


def test_armor_that_is_ignored_takes_nothing_off() -> None:
    assert (
        damage(Blow(5, DamageType.CRUSHING, Location.TORSO, dr=9, ignores_armor=True), 20, RULES).penetrating
        == 5
    )


@pytest.mark.parametrize(
    ("location", "type_", "energy", "cap"),
    [("torso", "impaling", False, 11), ("torso", "cutting", False, None), ("torso", "crushing", True, 22),
     ("torso", "impaling", True, 22), ("head", "cutting", False, 33), ("vitals", "crushing", True, 66),
     ("brain", "impaling", False, None), ("eyes", "impaling", True, None), ("arm", "cutting", False, 6),
     ("shield_arm", "cutting", False, 6), ("leg", "cutting", True, 6), ("hand", "cutting", False, 4),
     ("foot", "crushing", False, 4), ("weapon", "cutting", False, None)],
)  # fmt: skip
def test_the_cap_is_that_of_the_place(location: str, type_: str, cap: int | None, *, energy: bool) -> None:
    assert injury_cap(Blow(99, DamageType(type_), Location(location), energy=energy), 11, RULES) == cap


@pytest.mark.parametrize(("ht", "arm", "hand"), [(10, 5, 4), (11, 6, 4), (12, 6, 4), (13, 7, 5), (1, 1, 1)])
def test_a_limb_is_crippled_at_the_first_whole_number_of_its_share(ht: int, arm: int, hand: int) -> None:
    assert crippling_threshold(Location.LEG, ht, RULES) == arm
    assert crippling_threshold(Location.FOOT, ht, RULES) == hand
    assert crippling_threshold(Location.TORSO, ht, RULES) is None


@pytest.mark.parametrize(
    ("before", "roll", "injury", "crippled"),
    [(0, 5, 5, False), (0, 6, 6, True), (4, 2, 2, True), (6, 9, 0, False), (4, 1, 1, False)],
)
def test_blows_to_a_limb_add_up_until_it_is_crippled(
    before: int, roll: int, injury: int, *, crippled: bool
) -> None:
    done = damage(Blow(roll, DamageType.CRUSHING, Location.ARM, injury_before=before), 11, RULES)
    assert (done.injury.value, done.crippled) == (injury, crippled)


@pytest.mark.parametrize("location", [Location.BRAIN, Location.EYES])
def test_a_table_may_quadruple_blows_to_the_brain(location: Location) -> None:
    done = damage(Blow(7, DamageType.IMPALING, location, dr=2), 10, RULES, QUADRUPLE)
    assert (done.penetrating, done.injury.value, done.cap) == (3, 12, None)


def test_rules_of_wounds_know_every_type() -> None:
    with pytest.raises(ValueError, match="every damage type"):
        replace(RULES, factors={DamageType.CUTTING: RULES.factors[DamageType.CUTTING]})


def test_places_know_what_they_are() -> None:
    assert [one for one in Location if one.is_head] == [Location.HEAD, Location.BRAIN, Location.EYES]
    assert Location.HAND.is_limb
    assert not Location.TORSO.is_limb
    assert [one.is_blade for one in DamageType] == [False, True, True]
    assert RULES.factors[DamageType.CUTTING].usual == Fraction(3, 2)
