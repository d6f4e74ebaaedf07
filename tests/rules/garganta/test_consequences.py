"""What a wound brings, in the order it is dealt with."""

from __future__ import annotations

import pytest

from gmscreen.rules.garganta.blow import DamageType, Location
from gmscreen.rules.garganta.consequences import consequences, faint_level, is_numb, recovery_level
from gmscreen.rules.garganta.coup_de_grace import Helplessness


@pytest.mark.parametrize(
    ("injury", "location", "type_", "crippled", "due"),
    [
        (0, "torso", "cutting", False, []),
        (3, "torso", "cutting", False, ["shock"]),
        (5, "torso", "cutting", False, ["shock"]),
        (6, "torso", "cutting", False, ["shock", "knockdown_test", "stunned"]),
        (4, "hand", "cutting", True, ["shock", "crippled", "stunned"]),
        (6, "leg", "cutting", True, ["shock", "crippled", "knockdown_test", "stunned"]),
        (0, "head", "crushing", False, ["faint_test"]),
        (2, "head", "cutting", False, ["shock", "faint_test"]),
        (0, "vitals", "crushing", False, ["faint_test"]),
        (2, "vitals", "impaling", False, ["shock"]),
        (3, "brain", "crushing", False, ["shock", "faint_test"]),
        (4, "brain", "crushing", False, ["shock", "stunned", "faint_test"]),
        (6, "brain", "crushing", False, ["shock", "knockdown_test", "stunned", "knocked_out"]),
        (0, "eyes", "cutting", False, ["faint_test"]),
        (1, "eyes", "cutting", False, ["shock", "blinded", "stunned", "faint_test"]),
        (4, "eyes", "cutting", False, ["shock", "blinded", "stunned", "faint_test"]),
        (6, "eyes", "cutting", False, ["shock", "blinded", "knockdown_test", "stunned", "knocked_out"]),
    ],
)
def test_a_blow_brings_these(
    injury: int, location: str, type_: str, due: list[str], *, crippled: bool
) -> None:
    found = consequences(injury, 10, Location(location), DamageType(type_), crippled=crippled)
    assert [one.consequence for one in found] == due


def test_hipoalgia_takes_shock_and_stun_from_a_wound_and_leaves_its_tests() -> None:
    found = consequences(6, 10, Location.LEG, DamageType.CUTTING, crippled=True, numb=True)
    assert [one.consequence for one in found] == ["crippled", "knockdown_test"]


@pytest.mark.parametrize(
    ("location", "critical", "numb"),
    [
        (Location.TORSO, False, True),
        (Location.ARM, False, True),
        (Location.HEAD, False, False),
        (Location.EYES, False, False),
        (Location.TORSO, True, False),
    ],
)
def test_hipoalgia_feels_the_head_and_critical_hits(
    location: Location, *, critical: bool, numb: bool
) -> None:
    assert is_numb(location, high_pain_threshold=True, critical=critical) is numb


def test_without_hipoalgia_all_is_felt() -> None:
    assert not is_numb(Location.TORSO, high_pain_threshold=False)


def test_shock_is_as_large_as_the_injury() -> None:
    assert consequences(4, 10, Location.TORSO, DamageType.CUTTING, crippled=False)[0].amount == -4


def test_combat_reflexes_shake_off_a_stun_at_six_more() -> None:
    assert recovery_level(11, combat_reflexes=True).value == 17
    assert recovery_level(11, combat_reflexes=False).value == 11


def test_staying_awake_is_a_test_of_ht_and_will() -> None:
    assert faint_level(12, strong_will=2).value == 14
    assert faint_level(12, weak_will=3).value == 9


@pytest.mark.parametrize(
    ("state", "killed"),
    [({}, False), ({"stunned": True}, False), ({"helpless": True}, True), ({"unconscious": True}, True)],
)
def test_a_coup_de_grace_needs_more_than_a_stun(state: dict[str, bool], *, killed: bool) -> None:
    assert Helplessness(**state).allows_coup_de_grace is killed
