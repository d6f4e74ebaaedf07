"""Active defences: what each is worth, what forbids it, how often a round."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmscreen.canon.garganta.maneuvers import maneuvers
from gmscreen.rules.garganta.bonuses import NamedBonus
from gmscreen.rules.garganta.defenses import (
    Defender,
    DefenseKind,
    Enhanced,
    Hand,
    Incoming,
    ParryWeapon,
    Posture,
    Threat,
    Unavailable,
    WeaponKind,
    defense_roll,
    defenses,
    parries_with,
    parry_level,
    passive_level,
    retreat_allowed,
    uses_per_round,
)
from gmscreen.rules.garganta.maneuvers import ManeuverId, MoveAllowance
from gmscreen.rules.garganta.readings import DEFAULT_READINGS, BrawlingParry

SWORD = ParryWeapon(14, name="espada")
RAPIER = ParryWeapon(15, WeaponKind.FENCING)
DAGGER = ParryWeapon(12, WeaponKind.KNIFE, hand=Hand.OFF)
FISTS = ParryWeapon(14, WeaponKind.BRAWLING)
AXE = ParryWeapon(12, WeaponKind.UNBALANCED)
DEFENDER = Defender(dodge=6, pd=3, shield_level=13, weapons=(SWORD,))
UNIVERSAL = ("all_out_attack", "critical_hit", "unaware", "total_surprise")


def against(defender: Defender = DEFENDER, maneuver: str = "step_and_attack", **threat: Any) -> Any:
    return defenses(defender, Threat(**threat), maneuvers()[ManeuverId(maneuver)])


def reasons(found: Any) -> list[str | None]:
    return [row.reason for row in found.rows]


def test_dodge_block_and_parry_come_in_this_order_with_and_without_pd() -> None:
    found = against()
    assert [row.kind for row in found.rows] == [DefenseKind.DODGE, DefenseKind.BLOCK, DefenseKind.PARRY]
    assert [row.level.as_int for row in found.rows] == [6, 6, 7]
    assert [row.total.as_int for row in found.rows] == [9, 9, 10]
    assert found.passive == 3


def test_without_a_shield_there_is_no_block() -> None:
    assert [row.kind for row in against(replace(DEFENDER, shield_level=None)).rows] == ["dodge", "parry"]


@pytest.mark.parametrize(
    ("weapon", "level"),
    [
        (SWORD, 7),
        (RAPIER, 10),
        (ParryWeapon(13, WeaponKind.STAFF), 8),
        (FISTS, 9),
        (DAGGER, 5),
        (AXE, 6),
        (ParryWeapon(-3), -1),
    ],
)
def test_a_weapon_parries_with_its_share(weapon: ParryWeapon, level: int) -> None:
    assert parry_level(weapon, DEFENDER).as_int == level


@pytest.mark.parametrize(
    ("change", "warning"),
    [
        ({"load_level": 2}, "load_above_light"),
        ({"load_level": None}, "load_above_light"),
        ({"shield_larger_than_small": True}, "shield_above_small"),
    ],
)
def test_a_hindered_fencer_parries_like_anyone(change: dict[str, Any], warning: str) -> None:
    defender = replace(DEFENDER, weapons=(RAPIER,), **change)
    row = against(defender).rows[-1]
    assert row.level.as_int == 7
    assert row.warnings == (warning,)
    assert uses_per_round(defender, maneuvers()[ManeuverId.MOVE]).parry == 1


def test_an_unhindered_fencer_is_warned_of_nothing() -> None:
    assert against(replace(DEFENDER, weapons=(RAPIER,))).rows[-1].warnings == ()


def test_a_table_may_read_brawling_as_a_half() -> None:
    half = replace(DEFENDER, readings=replace(DEFAULT_READINGS, brawling_parry=BrawlingParry.HALF))
    assert parry_level(FISTS, half).as_int == 7


@pytest.mark.parametrize(
    ("incoming", "level"), [("melee", 7), ("thrown", 6), ("thrown_knife", 5), ("flail", 3)]
)
def test_some_weapons_are_hard_to_parry(incoming: str, level: int) -> None:
    row = against(incoming=Incoming(incoming)).rows[-1]
    assert row.level.as_int == level
    assert (row.level.steps[-1].interpretation is not None) == (incoming != "melee")


def test_states_count_for_every_defense() -> None:
    defender = replace(DEFENDER, combat_reflexes=True)
    usual = [row.level.as_int for row in against(defender).rows]
    hurt = [row.level.as_int for row in against(defender, stunned=True, off_balance=True).rows]
    stepping = [row.level.as_int for row in against(defender, retreat=True).rows]
    assert usual == [7, 7, 8]
    assert hurt == [level - 6 for level in usual]
    assert stepping == [level + 3 for level in usual]


@pytest.mark.parametrize(
    ("threat", "allowed"),
    [
        ({}, True),
        ({"incoming": Incoming.CLOSE}, True),
        ({"incoming": Incoming.THROWN}, False),
        ({"incoming": Incoming.BEAM}, False),
        ({"stunned": True}, False),
        ({"grappled": True}, False),
        ({"posture": Posture.SITTING}, False),
        ({"posture": Posture.KNEELING}, False),
    ],
)
def test_stepping_back_needs_feet_room_and_a_hand_blow(threat: dict[str, Any], *, allowed: bool) -> None:
    assert retreat_allowed(Threat(retreat=True, **threat)) is allowed
    total = against(retreat=True, **threat).rows[0].level
    assert any(step.label == "retreat" for step in total.steps) is allowed


@pytest.mark.parametrize("place", range(4))
def test_what_forbids_every_defense_wins_in_its_order(place: int) -> None:
    threat = {"critical": place <= 1, "unaware": place <= 2, "total_surprise": True, "grappled": True}
    found = against(maneuver="all_out_attack" if place == 0 else "move", incoming=Incoming.BEAM, **threat)
    assert reasons(found) == [UNIVERSAL[place]] * 3
    assert found.best is None
    assert all(row.warnings == () for row in found.rows)


@pytest.mark.parametrize(
    ("maneuver", "threat", "expected"),
    [
        ("move", {"grappled": True}, ["grappled", None, None]),
        ("reload", {}, [None, "reloading", "reloading"]),
        ("move", {"incoming": Incoming.BEAM}, [None, "beam", "not_a_hand_weapon"]),
        ("move", {"incoming": Incoming.SPELL_MISSILE}, [None, None, "projectile_spell"]),
        ("move", {"incoming": Incoming.MISSILE}, [None, None, "not_a_hand_weapon"]),
        ("move", {"incoming": Incoming.THROWN}, [None, None, None]),
    ],
)
def test_each_defense_has_what_forbids_it(
    maneuver: str, threat: dict[str, Any], expected: list[str | None]
) -> None:
    assert reasons(against(maneuver=maneuver, **threat)) == expected


@pytest.mark.parametrize(
    ("weapon", "maneuver", "incoming", "reason"),
    [
        (replace(SWORD, ready=False), "all_out_defense", "melee", "not_ready"),
        (AXE, "step_and_attack", "melee", "not_ready"),
        (AXE, "move", "melee", None),
        (FISTS, "move", "melee", "bare_hands"),
        (FISTS, "move", "flail", "bare_hands"),
        (FISTS, "move", "close", None),
        (FISTS, "move", "thrown", None),
    ],
)
def test_a_weapon_may_not_be_fit_to_parry(
    weapon: ParryWeapon, maneuver: str, incoming: str, reason: str | None
) -> None:
    found = against(replace(DEFENDER, weapons=(weapon,)), maneuver, incoming=Incoming(incoming))
    assert found.rows[-1].reason == reason
    assert found.rows[-1].available is (reason is None)


@pytest.mark.parametrize(
    ("maneuver", "warning"),
    [("aim", "loses_aim"), ("concentrate", "will_minus_3"), ("reload", "cancels_reload")],
)
def test_defending_may_cost_something(maneuver: str, warning: str) -> None:
    assert against(maneuver=maneuver).rows[0].warnings == (warning,)


@pytest.mark.parametrize(
    ("weapons", "maneuver", "shield", "parries", "blocks"),
    [
        ((SWORD,), "move", 13, 1, 1),
        ((SWORD,), "all_out_defense", 13, 2, 2),
        ((SWORD, AXE), "move", None, 2, 0),
        ((SWORD, replace(AXE, ready=False)), "move", None, 1, 0),
        ((replace(SWORD, ready=False),), "all_out_defense", None, 0, 0),
        ((), "move", None, 0, 0),
        ((RAPIER,), "move", None, 2, 0),
        ((RAPIER, DAGGER), "move", None, 3, 0),
        ((RAPIER, replace(DAGGER, hand=Hand.MAIN)), "move", None, 2, 0),
        ((RAPIER,), "all_out_defense", None, None, 0),
        ((FISTS,), "move", None, 2, 0),
        ((FISTS,), "move", 13, 1, 1),
        ((DAGGER,), "move", None, 1, 0),
    ],
)
def test_a_round_has_so_many_defenses(
    weapons: tuple[ParryWeapon, ...], maneuver: str, shield: int | None, parries: int | None, blocks: int
) -> None:
    uses = uses_per_round(
        replace(DEFENDER, weapons=weapons, shield_level=shield), maneuvers()[ManeuverId(maneuver)]
    )
    assert (uses.dodge, uses.parry, uses.block) == (None, parries, blocks)


def test_an_enhanced_defense_is_one_use_more() -> None:
    uses = uses_per_round(
        replace(DEFENDER, enhanced=Enhanced(parry=1, block=2)), maneuvers()[ManeuverId.MOVE]
    )
    assert (uses.parry, uses.block) == (2, 3)


def test_the_best_defense_is_the_highest_that_is_to_be_had() -> None:
    assert against().best.kind is DefenseKind.PARRY
    assert against(incoming=Incoming.BEAM).best.kind is DefenseKind.DODGE


@pytest.mark.parametrize(("pd", "rolled"), [(0, False), (-1, False), (1, True), (4, True)])
def test_passive_defense_alone_is_rolled_when_there_is_any(pd: int, *, rolled: bool) -> None:
    level = passive_level(pd)
    assert (level is not None) is rolled
    assert level is None or level.value == pd


@given(st.integers(-20, 40), st.integers(3, 18))
def test_three_and_four_always_defend_and_seventeen_never(total: int, roll: int) -> None:
    defended = defense_roll(total, roll)
    if roll <= 4 or roll >= 17:
        assert defended is (roll <= 4)
    else:
        assert defended is (roll <= total)


@given(
    st.integers(0, 15),
    st.integers(0, 8),
    st.lists(
        st.builds(
            ParryWeapon,
            st.integers(0, 20),
            st.sampled_from(list(WeaponKind)),
            st.booleans(),
            st.sampled_from(list(Hand)),
        ),
        max_size=3,
    ),
    st.sampled_from(list(ManeuverId)),
    st.builds(
        Threat,
        st.sampled_from(list(Incoming)),
        st.booleans(),
        st.booleans(),
        st.booleans(),
        st.booleans(),
        st.booleans(),
        st.booleans(),
        st.booleans(),
        st.sampled_from(list(Posture)),
    ),
)
def test_every_defense_is_shown_with_its_total_or_its_reason(
    dodge: int, pd: int, weapons: list[ParryWeapon], maneuver: ManeuverId, threat: Threat
) -> None:
    found = defenses(Defender(dodge=dodge, pd=pd, weapons=tuple(weapons)), threat, maneuvers()[maneuver])
    assert len(found.rows) == 1 + len(weapons)
    for row in found.rows:
        assert row.total.as_int == row.level.as_int + pd
        assert row.available is (row.reason is None)
        assert row.reason is None or row.reason in list(Unavailable)


@pytest.mark.parametrize(
    ("allowance", "move", "metres"),
    [
        (MoveAllowance(maneuvers()[ManeuverId.ALL_OUT_ATTACK].allowance.fraction, 2), 3, 2),
        (maneuvers()[ManeuverId.MOVE].allowance, 7, 7),
        (maneuvers()[ManeuverId.ALL_OUT_ATTACK].allowance, 7, 3),
        (maneuvers()[ManeuverId.WAIT].allowance, 7, 1),
        (maneuvers()[ManeuverId.CHANGE_POSITION].allowance, 7, 0),
    ],
)
def test_a_maneuver_lets_one_walk(allowance: MoveAllowance, move: int, metres: int) -> None:
    assert allowance.metres(move) == metres


@pytest.mark.parametrize(("margin", "dodge"), [(0, 6), (3, 3), (-2, 6)])
def test_the_margin_of_a_feint_comes_off_every_active_defence(margin: int, dodge: int) -> None:
    found = against(feint=margin)
    assert [row.level.as_int for row in found.rows] == [dodge, dodge, dodge + 1]


def test_the_helpless_have_no_active_defence() -> None:
    found = defenses(Defender(dodge=8, pd=2), Threat(helpless=True), maneuvers()[ManeuverId.MOVE])
    assert [row.reason for row in found.rows] == [Unavailable.HELPLESS]


def test_what_weighs_on_every_defence_is_a_step_by_its_name() -> None:
    tired = NamedBonus("Cansaço", -2, "20 §4.6")
    found = defenses(Defender(dodge=8), Threat(modifiers=(tired,)), maneuvers()[ManeuverId.MOVE])
    assert found.rows[0].total.as_int == 6


@pytest.mark.parametrize(
    ("maneuver", "rapier", "dagger"), [(ManeuverId.MOVE, 2, 1), (ManeuverId.ALL_OUT_DEFENSE, None, None)]
)
def test_a_fencers_dagger_has_a_count_of_its_own(
    maneuver: ManeuverId, rapier: int | None, dagger: int | None
) -> None:
    eva = Defender(dodge=6, weapons=(RAPIER, DAGGER))
    found = [parries_with(weapon, eva, maneuvers()[maneuver]) for weapon in (RAPIER, DAGGER)]
    assert found == [rapier, dagger]


def test_two_plain_weapons_share_the_rounds_parries() -> None:
    weapons = (ParryWeapon(12), ParryWeapon(12, hand=Hand.OFF))
    ana = Defender(dodge=6, weapons=weapons)
    assert [parries_with(each, ana, maneuvers()[ManeuverId.MOVE]) for each in weapons] == [2, 2]
