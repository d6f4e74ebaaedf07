"""Shots: range, aim, half damage, ammunition; and what Ataque Total gives."""

from __future__ import annotations

from decimal import Decimal

import pytest

from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.maneuvers import ManeuverId
from gmscreen.session.fight.asks import Wanted
from gmscreen.session.fight.blow_commands import Defend, DefendNoMore, RollAttack, RollDamage
from gmscreen.session.fight.declaring import DeclareLight
from gmscreen.session.fight.exchange import Flight, Stage, Strike
from gmscreen.session.fight.fighter import AllOut
from gmscreen.session.fight.guard import guard_against
from gmscreen.session.fight.view import BlowView, blow_as_said
from tests.session.fight.fights import SWORDSMAN, Table

ARCHER = """
schema = 1
id = "arqueira"
name = "Iara"
kind = "pc"
[attributes]
st = 11
dx = 14
iq = 11
ht = 12
[[equipment]]
name = "Arco"
place = "hand"
weight_kg = 1
role = "weapon"
weapon = { skill = "Arco", parries = false }
[[equipment]]
name = "Flechas"
place = "belt"
quantity = 2
weight_kg = 0.05
[[attacks]]
name = "Arco"
skill = "Arco"
damage = "1d"
type = "impaling"
ranged = { tr = 15, accuracy = 3, half_damage_m = 50, max_m = 100 }
[[skills]]
name = "Arco"
level = 15
"""


def table_of_archer() -> Table:
    table = Table()
    table.sheet(ARCHER)
    table.beasts("Orc", dx=11, ht=12, move=5, dodge=4, dr=1, pv=20)
    table.begin()
    return table


def said(table: Table, metres: int, **flight: object) -> BlowView:
    strike = Strike(
        attacker=table.id("Iara"),
        target=table.id("Orc"),
        attack="Arco",
        flight=Flight(Decimal(metres), **flight),  # type: ignore[arg-type]
    )
    return blow_as_said(table.battle, strike)


def level(view: BlowView) -> int:
    assert view.level is not None
    return view.level.as_int


def test_without_aim_minus_four_unless_the_level_reaches_the_tr() -> None:
    table = table_of_archer()
    # 15 at 2 m reaches TR 15; at 7 m −3 = 12 does not, and −4.
    assert [level(said(table, metres)) for metres in (2, 7)] == [15, 8]


def test_who_did_not_see_the_target_has_no_quick_shot() -> None:
    assert level(said(table_of_archer(), 2, in_sight=False)) == 11


def test_aiming_gives_precision_and_one_a_turn_more_up_to_three() -> None:
    table = table_of_archer()
    levels = []
    for _ in range(5):
        table.until("Iara")
        table.choose(ManeuverId.AIM, target=table.id("Orc"), attack="Arco")
        levels.append(level(said(table, 7)))
        table.next()
    # 15 − 3 + 3, then +1, +2, +3, and no more.
    assert levels == [15, 16, 17, 18, 18]


def test_another_target_starts_the_aim_anew() -> None:
    table = table_of_archer()
    table.beasts("Lobo")
    table.until("Iara")
    table.choose(ManeuverId.AIM, target=table.id("Orc"), attack="Arco")
    table.next()
    table.until("Iara")
    table.choose(ManeuverId.AIM, target=table.id("Lobo"), attack="Arco")
    aim = table["Iara"].focus.aim
    assert aim is not None
    assert aim.turns == 1


def test_another_manoeuvre_loses_the_aim() -> None:
    table = table_of_archer()
    table.until("Iara")
    table.choose(ManeuverId.AIM, target=table.id("Orc"), attack="Arco")
    table.next()
    table.until("Iara")
    table.choose(ManeuverId.MOVE)
    assert table["Iara"].focus.aim is None


def test_defending_wipes_the_aim() -> None:
    table = table_of_archer()
    table.until("Iara")
    table.choose(ManeuverId.AIM, target=table.id("Orc"), attack="Arco")
    table.until("Orc")
    table.choose()
    table.declare("Iara")
    table.do(RollAttack(table.fight, 10))
    table.do(Defend(table.fight, dice=10))
    assert table["Iara"].focus.aim is None
    assert "Iara perde a mira ao se defender." in table.log


def test_beyond_half_range_the_dice_are_halved_and_precision_is_lost() -> None:
    table = table_of_archer()
    table.until("Iara")
    table.choose(ManeuverId.AIM, target=table.id("Orc"), attack="Arco")
    table.next()
    table.until("Iara")
    table.choose()
    table.declare("Orc", "Arco", flight=Flight(Decimal(60)), ammo="Flechas")
    # 15 − 9 (70 m), no Precisão beyond ½D.
    table.do(RollAttack(table.fight, 6))
    assert (table.blow.level, table.blow.half_damage) == (6, True)
    table.do(Defend(table.fight, dice=12))
    table.do(RollDamage(table.fight, 5))
    # 5 halved is 2 − RD 1 = 1 × 2.
    assert table.blow.injury == 2
    assert table["Iara"].gear.spent_of("Flechas") == 1


def test_beyond_the_maximum_there_is_no_shot() -> None:
    table = table_of_archer()
    table.until("Iara")
    table.choose()
    view = said(table, 101)
    assert view.refusal is not None
    assert view.refusal.key == "out_of_range"


def test_a_bow_without_a_distance_asks_for_it() -> None:
    table = table_of_archer()
    strike = Strike(attacker=table.id("Iara"), target=table.id("Orc"), attack="Arco")
    assert [ask.wanted for ask in blow_as_said(table.battle, strike).asks] == [Wanted.DISTANCE]


def test_the_last_arrow_is_the_last() -> None:
    table = table_of_archer()
    for shots in range(3):
        table.until("Iara")
        table.choose()
        table.declare("Orc", "Arco", flight=Flight(Decimal(2)), ammo="Flechas")
        if shots < 2:
            table.do(RollAttack(table.fight, 16))
            table.next()
    with pytest.raises(RuleError) as refused:
        table.do(RollAttack(table.fight, 16))
    assert refused.value.key == "out_of_ammo"


def test_an_arrow_is_dodged_and_not_parried() -> None:
    table = table_of_archer()
    table.sheet(SWORDSMAN)
    table.until("Iara")
    table.choose()
    table.declare("Ana", "Arco", flight=Flight(Decimal(2)))
    table.do(RollAttack(table.fight, 12))
    reasons = {row.kind.value: row.reason for row in guard_against(table.battle, table.blow).rows}
    assert reasons == {"dodge": None, "block": None, "parry": "not_a_hand_weapon"}


def test_all_out_for_damage_adds_two_to_the_dice() -> None:
    table = table_of_archer()
    table.sheet(SWORDSMAN)
    table.until("Ana")
    table.choose(ManeuverId.ALL_OUT_ATTACK, all_out=AllOut.DAMAGE)
    table.declare("Orc", "Espada curta")
    table.do(RollAttack(table.fight, 10))
    table.do(DefendNoMore(table.fight))
    table.do(RollDamage(table.fight, 1))
    assert table.blow.damage_roll == 4  # 1 + 1 + 2


def test_a_third_attack_is_not_to_be_had() -> None:
    table = table_of_archer()
    table.sheet(SWORDSMAN)
    table.until("Ana")
    table.choose(ManeuverId.ALL_OUT_ATTACK, all_out=AllOut.TWICE)
    for _ in range(2):
        table.declare("Orc", "Espada curta")
        table.do(RollAttack(table.fight, 16))
        assert table.blow.stage is Stage.DONE
    with pytest.raises(RuleError) as refused:
        table.declare("Orc", "Espada curta")
    assert refused.value.key == "no_attack_left"


def test_the_light_and_the_posture_weigh_on_the_level() -> None:
    table = table_of_archer()
    table.do(DeclareLight(table.fight, -3))
    assert level(said(table, 2)) == 8  # 15 − 3 = 12 < 15, so −4


def test_a_thrown_weapon_lies_on_the_ground() -> None:
    table = table_of_archer()
    thrower = SWORDSMAN.replace(
        'type = "cutting"', 'type = "cutting"\nranged = { tr = 10, accuracy = 1, max_m = 9 }'
    )
    table.sheet(thrower)
    table.until("Ana")
    table.choose()
    table.declare("Orc", "Espada curta", flight=Flight(Decimal(2)))
    table.do(RollAttack(table.fight, 16))
    assert [each.name for each in table.head.ground] == ["Espada curta"]


def test_the_piece_in_hand_that_is_named_is_the_one_that_flies() -> None:
    table = table_of_archer()
    table.until("Iara")
    table.choose()
    table.declare("Orc", "Arco", flight=Flight(Decimal(2)), ammo="Arco")
    table.do(RollAttack(table.fight, 16))
    assert [each.name for each in table.head.ground] == ["Arco"]
