"""The tables of critical hits and misses, applied."""

from __future__ import annotations

import pytest

from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.blow import Location
from gmscreen.rules.garganta.defenses import Posture
from gmscreen.rules.garganta.maneuvers import ManeuverId
from gmscreen.rules.garganta.readings import CriticalBlow, Readings
from gmscreen.session.fight.blow_commands import RollAttack, RollDamage, RollTable
from gmscreen.session.fight.due import Trial
from gmscreen.session.fight.exchange import Stage
from gmscreen.session.fight.fight import OnGround
from gmscreen.session.fight.fighter import Idle
from gmscreen.session.fight.guard import guard_at_rest
from gmscreen.session.fight.trials import RollAllDue
from gmscreen.session.fight.view import arm_rows
from gmscreen.session.fight.wounds import Flank, Stun
from gmscreen.session.settings_commands import ChooseReadings
from gmscreen.sheets.equipment import Place
from tests.session.fight.fights import SWORDSMAN, Table
from tests.session.fight.test_ten_rounds import BENTO

SWORD = "Espada curta"


def table_of_two() -> Table:
    table = Table()
    table.sheet(SWORDSMAN)
    table.beasts("Orc", dx=11, ht=12, pv=12, move=9)
    table.begin()
    return table


def hit(table: Table, row: int, **said: object) -> None:
    """A critical hit by the active one on the other, and the row of its table."""
    table.choose()
    target, attack = ("Ana", "Garra") if table.active == "Orc" else ("Orc", SWORD)
    table.declare(target, attack, **said)
    table.do(RollAttack(table.fight, 3))
    assert table.blow.stage is Stage.CRITICAL
    table.do(RollTable(table.fight, row))


def miss(table: Table, row: int) -> None:
    """A critical miss by Ana, and the row of its table."""
    table.until("Ana")
    table.choose()
    table.declare("Orc", SWORD)
    table.do(RollAttack(table.fight, 18))
    assert table.blow.stage is Stage.FUMBLE
    table.do(RollTable(table.fight, row))


@pytest.mark.parametrize(
    ("row", "lost"),
    [
        (5, 13),  # 3 × 3 = 9 × 1.5
        (6, 9),  # 3 × 2 = 6 × 1.5
        (9, 4),  # 3 × 1.5
        (16, 9),
        (17, 13),
    ],
)
def test_multiples_are_of_the_basic_damage(row: int, lost: int) -> None:
    table = table_of_two()
    hit(table, row)
    table.do(RollDamage(table.fight, 3))
    assert 11 - table["Ana"].pv == lost


def test_a_knockout_comes_after_its_damage() -> None:
    table = table_of_two()
    hit(table, 3)
    table.do(RollDamage(table.fight, 1))
    ana = table["Ana"]
    assert (ana.pv, ana.wounds.unconscious) == (10, True)
    assert table.head.due == ()


def test_a_limb_is_crippled_whatever_the_damage_and_heals_in_six_turns() -> None:
    table = table_of_two()
    hit(table, 8, location=Location.LEG)
    table.do(RollDamage(table.fight, 1))
    ana = table["Ana"]
    assert (ana.wounds.limb(Location.LEG, Flank.MAIN).heals_in, ana.posture) == (6, Posture.LYING)
    turns = 0
    while table["Ana"].wounds.limb(Location.LEG, Flank.MAIN).crippled:
        table.next()
        turns += table.active == "Ana"
    assert turns == 6


def test_the_shield_arm_drops_the_shield_and_its_pd() -> None:
    table = table_of_two()
    hit(table, 8, location=Location.SHIELD_ARM)
    table.do(RollDamage(table.fight, 1))
    ana = table["Ana"]
    assert ana.gear.place_of("Escudo pequeno") is Place.GROUND
    assert table.head.ground == (OnGround(ana.id, "Escudo pequeno"),)
    guard = guard_at_rest(table.battle, ana)
    assert [row.kind.value for row in guard.rows] == ["dodge", "parry"]
    assert guard.passive is None


def test_death_at_once_from_the_head_costs_no_damage() -> None:
    table = table_of_two()
    hit(table, 3, location=Location.HEAD)
    assert (table.blow.stage, table["Ana"].wounds.dead, table["Ana"].pv) == (Stage.DONE, True, 11)


def test_a_blade_on_the_head_leaves_a_scar_and_takes_two_pv() -> None:
    table = table_of_two()
    hit(table, 13, location=Location.HEAD)
    table.do(RollDamage(table.fight))
    assert (table.blow.injury, table["Ana"].pv) == (2, 9)
    assert table.log[-1] == "Ana perde 2 PV, fica com 9 e com uma marca: cicatriz grande."


def test_blind_of_both_eyes_he_strikes_at_minus_ten_twice() -> None:
    table = table_of_two()
    hit(table, 6, location=Location.HEAD)
    table.do(RollDamage(table.fight, 1))
    ana = table["Ana"]
    assert (ana.wounds.blind_eyes, ana.wounds.dx_penalty, ana.wounds.stun) == (2, -10, Stun.PHYSICAL)


def test_off_balance_from_the_head_table_the_next_turn_only_defends() -> None:
    table = table_of_two()
    hit(table, 8, location=Location.HEAD)
    table.do(RollDamage(table.fight, 1))
    table.give(1, 1, 1)
    table.do(RollAllDue(table.fight))
    table.next()
    with pytest.raises(RuleError) as refused:
        table.choose()
    assert refused.value.key == "only_defends_this_turn"
    table.choose(ManeuverId.ALL_OUT_DEFENSE)


def test_a_critical_by_the_superseded_reading_is_maximum_damage_on_a_three() -> None:
    table = table_of_two()
    table.do(ChooseReadings(Readings(criticals=CriticalBlow.MAXIMUM_ON_3)))
    table.choose()
    table.declare("Ana")
    table.do(RollAttack(table.fight, 3))
    assert table.blow.stage is Stage.DAMAGE
    table.do(RollDamage(table.fight))
    assert 11 - table["Ana"].pv == 9  # 6 × 1.5


def test_a_broken_weapon_strikes_no_more() -> None:
    table = table_of_two()
    miss(table, 3)
    assert table["Ana"].gear.broken == (SWORD,)
    assert [row.problem for row in arm_rows(table.battle, table["Ana"])] == ["arm_broken"]


def test_a_dropped_weapon_lies_on_the_ground() -> None:
    table = table_of_two()
    miss(table, 10)
    assert table["Ana"].gear.place_of(SWORD) is Place.GROUND


def test_a_weapon_that_turns_in_the_hand_asks_for_a_turn() -> None:
    table = table_of_two()
    miss(table, 8)
    assert table["Ana"].gear.turns_to_ready(SWORD) == 1


def test_off_balance_he_does_nothing_and_defends_at_minus_two_until_his_turn() -> None:
    table = table_of_two()
    miss(table, 7)
    ana = table["Ana"]
    assert (ana.turn.idle, ana.wounds.off_balance) == (Idle.OFF_BALANCE, True)
    table.until("Orc")
    table.until("Ana")
    assert not table["Ana"].wounds.off_balance


def test_he_hits_his_own_arm_or_leg_with_all_his_damage() -> None:
    table = table_of_two()
    table.give(4, 3)  # a leg; 3 + 1 = 4 × 1.5 = 6, HT/2 of 11 is 6
    miss(table, 5)
    ana = table["Ana"]
    assert (ana.pv, ana.wounds.limb(Location.LEG, Flank.MAIN).crippled) == (5, True)
    assert Trial.KNOCKDOWN in {due.trial for due in table.head.due}


def test_half_of_it_on_a_six() -> None:
    table = table_of_two()
    table.give(1, 3)  # an arm; 4 // 2 = 2 × 1.5 = 3
    miss(table, 6)
    assert table["Ana"].pv == 8


def test_a_weapon_flies_and_its_metres_are_told() -> None:
    table = table_of_two()
    table.give(5, 4)
    miss(table, 14)
    assert "A arma de Ana voa 5 m para trás." in table.log


def test_a_strained_shoulder_drops_what_the_arm_held() -> None:
    table = table_of_two()
    miss(table, 15)
    assert table["Ana"].wounds.has_crippled(Location.ARM)
    assert table["Ana"].gear.place_of(SWORD) is Place.GROUND


def test_he_falls() -> None:
    table = table_of_two()
    miss(table, 16)
    assert table["Ana"].posture is Posture.LYING


MACE = BENTO.replace('type = "cutting"', 'type = "crushing"')


@pytest.mark.parametrize(("second", "broken"), [(10, False), (17, True), (4, True)])
def test_a_solid_crushing_weapon_breaks_only_if_it_comes_up_again(second: int, broken: bool) -> None:
    table = Table()
    table.sheet(MACE)
    table.beasts("Orc", move=3)
    table.begin()
    table.choose()
    table.declare("Orc", "Machado")
    table.do(RollAttack(table.fight, 18))
    table.do(RollTable(table.fight, 3))
    assert table.blow.stage is Stage.FUMBLE
    table.do(RollTable(table.fight, second))
    assert table.blow.stage is Stage.DONE
    assert bool(table["Bento"].gear.broken) is broken
