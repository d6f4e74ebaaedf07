"""The defences left, with every exception of the card."""

from __future__ import annotations

import pytest

from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.blow import Location
from gmscreen.rules.garganta.defenses import DefenseKind, Incoming, Posture
from gmscreen.rules.garganta.maneuvers import ManeuverId
from gmscreen.session.fight.blow_commands import Defend, DefendNoMore, RollAttack, RollDamage
from gmscreen.session.fight.condition import Condition, ConditionKind
from gmscreen.session.fight.condition_commands import PutCondition
from gmscreen.session.fight.declaring import DeclareTerrain
from gmscreen.session.fight.defending import PASSIVE, DefenseChoice
from gmscreen.session.fight.due import Trial
from gmscreen.session.fight.exchange import Chosen, Stage
from gmscreen.session.fight.fighter import AllOut
from gmscreen.session.fight.guard import Guard, GuardRow, guard_against, guard_at_rest
from gmscreen.session.fight.trials import RollDue
from tests.session.fight.fights import SWORDSMAN, Table
from tests.session.fight.test_ten_rounds import BENTO

FENCER = """
schema = 1
id = "esgrimista"
name = "Eva"
kind = "pc"
[attributes]
st = 10
dx = 13
iq = 12
ht = 11
[[equipment]]
name = "Rapieira"
place = "hand"
weight_kg = 1
role = "weapon"
weapon = { skill = "Esgrima", kind = "fencing" }
[[equipment]]
name = "Adaga"
place = "off_hand"
weight_kg = 0.5
role = "weapon"
weapon = { skill = "Faca", kind = "knife" }
[[attacks]]
name = "Rapieira"
skill = "Esgrima"
damage = "1d"
type = "impaling"
[[skills]]
name = "Esgrima"
level = 15
[[skills]]
name = "Faca"
level = 12
"""

HELMET = """
[[equipment]]
name = "Elmo"
place = "worn"
weight_kg = 1
role = "armor"
area = "head"
pd = 3
dr = 4
"""

DODGE, BLOCK, PARRY = DefenseKind.DODGE, DefenseKind.BLOCK, DefenseKind.PARRY


def table_with(sheet: str = SWORDSMAN, orcs: int = 4) -> Table:
    table = Table()
    table.sheet(sheet)
    table.beasts("Orc", orcs, dx=11, ht=11, move=7)
    table.begin()
    return table


def struck(table: Table, target: str, roll: int = 10, **said: object) -> Guard:
    """The active beast strikes; the target's defences."""
    table.choose()
    table.declare(target, **said)
    table.do(RollAttack(table.fight, roll))
    return guard_against(table.battle, table.blow)


def row(guard: Guard, kind: DefenseKind, weapon: str = "") -> GuardRow:
    return next(one for one in guard.rows if (one.kind, one.weapon) == (kind, weapon))


def defend(
    table: Table, kind: DefenseKind | None, roll: int, weapon: str = "", retreat: bool = False
) -> None:
    table.do(Defend(table.fight, DefenseChoice(kind, weapon), retreat, roll))
    if table.blow.stage is Stage.DONE:
        table.waive()


def refused(table: Table, kind: DefenseKind, weapon: str = "") -> str:
    with pytest.raises(RuleError) as error:
        defend(table, kind, 3, weapon)
    return error.value.key


def test_a_chip_says_the_number_to_roll_and_the_uses_left() -> None:
    table = table_with()
    guard = guard_at_rest(table.battle, table["Ana"])
    # Dodge 5 with the pack + PD 2; block 6 + 2; parry 7 + 2.
    assert [(each.kind, each.total.as_int, each.left) for each in guard.rows] == [
        (DODGE, 7, None),
        (BLOCK, 8, 1),
        (PARRY, 9, 1),
    ]


def test_the_best_is_the_one_with_the_highest_number() -> None:
    best = guard_at_rest(table_with().battle, table_with()["Ana"]).best
    assert best is not None
    assert best.kind is PARRY


def test_a_parry_is_spent_for_the_round_and_back_in_the_next() -> None:
    table = table_with()
    struck(table, "Ana")
    defend(table, PARRY, 5, "Espada curta")
    table.next()
    guard = struck(table, "Ana")
    assert row(guard, PARRY, "Espada curta").reason == "spent"
    assert refused(table, PARRY, "Espada curta") == "defense_spent"
    defend(table, BLOCK, 5)
    for _ in range(4):
        table.next()
    assert table.head.round == 2
    assert row(struck(table, "Ana"), PARRY, "Espada curta").left == 1


def test_a_fencer_with_a_dagger_parries_twice_with_the_one_and_once_with_the_other() -> None:
    table = table_with(FENCER)
    guard = guard_at_rest(table.battle, table["Eva"])
    # ⅔ of 15 = 10; ½ of 12 = 6, −1 for a knife.
    assert (row(guard, PARRY, "Rapieira").total.as_int, row(guard, PARRY, "Rapieira").left) == (10, 2)
    assert (row(guard, PARRY, "Adaga").total.as_int, row(guard, PARRY, "Adaga").left) == (5, 1)
    for weapon in ("Rapieira", "Rapieira"):
        struck(table, "Eva")
        defend(table, PARRY, 4, weapon)
        table.next()
    guard = struck(table, "Eva")
    assert row(guard, PARRY, "Rapieira").reason == "spent"
    assert row(guard, PARRY, "Adaga").reason is None
    defend(table, PARRY, 4, "Adaga")
    table.next()
    guard = struck(table, "Eva")
    assert {row(guard, PARRY, name).reason for name in ("Rapieira", "Adaga")} == {"spent"}


def test_all_out_defence_has_a_second_defence_of_another_kind() -> None:
    table = table_with()
    table.until("Ana")
    table.choose(ManeuverId.ALL_OUT_DEFENSE)
    table.next()
    table.choose()
    table.declare("Ana")
    table.do(RollAttack(table.fight, 10))
    defend(table, PARRY, 15, "Espada curta")
    assert table.blow.stage is Stage.DEFENSE
    assert refused(table, PARRY, "Espada curta") == "defense_already_tried"
    defend(table, DODGE, 15)
    assert table.blow.stage is Stage.DAMAGE


def test_one_who_has_a_second_defence_may_let_it_be() -> None:
    table = table_with()
    table.until("Ana")
    table.choose(ManeuverId.ALL_OUT_DEFENSE)
    table.next()
    table.choose()
    table.declare("Ana")
    table.do(RollAttack(table.fight, 10))
    defend(table, PARRY, 15, "Espada curta")
    table.do(DefendNoMore(table.fight))
    assert table.blow.stage is Stage.DAMAGE


def test_an_all_out_attack_leaves_pd_alone() -> None:
    table = table_with()
    table.until("Ana")
    table.choose(ManeuverId.ALL_OUT_ATTACK, all_out=AllOut.LEVEL)
    table.next()
    guard = struck(table, "Ana")
    assert {each.reason for each in guard.rows} == {"all_out_attack"}
    assert guard.passive is not None
    assert guard.passive.as_int == 2
    assert refused(table, DODGE) == "defense_all_out_attack"
    table.do(Defend(table.fight, PASSIVE, dice=4))
    assert table.blow.stage is Stage.DONE


def test_without_active_defence_and_pd_nothing_is_rolled() -> None:
    table = table_with()
    struck(table, "Orc 2", options=(Chosen("unaware_target"),))
    assert table.blow.stage is Stage.DAMAGE
    assert table.blow.level == 16  # 12 + 4


def test_one_retreat_a_round() -> None:
    table = table_with()
    struck(table, "Ana")
    defend(table, PARRY, 12, "Espada curta", retreat=True)  # 9 + 3
    assert table.blow.stage is Stage.DONE
    table.next()
    guard = struck(table, "Ana")
    assert (guard.may_retreat, guard.retreat_spent) == (False, True)
    with pytest.raises(RuleError) as error:
        defend(table, DODGE, 5, retreat=True)
    assert error.value.key == "no_retreat"


def test_nobody_retreats_in_a_tight_place() -> None:
    table = Table()
    table.sheet(SWORDSMAN)
    table.beasts("Orc", move=7)
    table.do(DeclareTerrain(table.fight, "tight"))
    table.begin()
    assert not struck(table, "Ana").may_retreat


def test_who_kneels_does_not_retreat() -> None:
    table = table_with()
    table.until("Ana")
    table.choose(ManeuverId.CHANGE_POSITION, posture=Posture.KNEELING)
    table.next()
    assert not struck(table, "Ana").may_retreat


def test_a_condition_weighs_on_every_defence() -> None:
    table = table_with()
    tired = Condition("Cansaço", ConditionKind.DEFENSE, -2)
    table.do(PutCondition(table.fight, table.id("Ana"), tired))
    guard = guard_at_rest(table.battle, table["Ana"])
    assert [each.total.as_int for each in guard.rows] == [5, 6, 7]


def test_a_thrown_weapon_is_parried_at_a_penalty_and_a_shot_not_at_all() -> None:
    table = table_with()
    guard = struck(table, "Ana", incoming=Incoming.THROWN)
    assert row(guard, PARRY, "Espada curta").total.as_int == 8
    table.do(DefendNoMore(table.fight))
    table.do(RollDamage(table.fight, 1))
    table.next()
    guard = struck(table, "Ana", incoming=Incoming.MISSILE)
    assert row(guard, PARRY, "Espada curta").reason == "not_a_hand_weapon"


def test_a_blow_to_the_head_meets_the_pd_of_the_head() -> None:
    table = table_with(SWORDSMAN.replace("[[attacks]]", f"{HELMET}[[attacks]]", 1))
    guard = struck(table, "Ana", roll=4 + 3, location=Location.HEAD)
    # Block 6 + PD 3 of the helmet + 2 of the shield.
    assert row(guard, BLOCK).total.as_int == 11


def test_a_parry_of_bare_hands_wounds_the_striker_by_the_weapons_level() -> None:
    table = table_with()
    struck(table, "Ana")
    table.do(Defend(table.fight, dice=8))
    (due,) = table.head.due
    assert due.trial is Trial.PARRY_WOUNDS
    table.give(5)
    table.do(RollDue(table.fight, due.number, 14))
    assert table["Orc 1"].pv == 2  # 5 + 1 = 6 × 1.5 = 9


def test_a_weapon_that_parries_three_times_its_weight_breaks_on_one_or_two() -> None:
    for die, broken in ((2, True), (3, False)):
        table = Table()
        table.sheet(SWORDSMAN)
        table.sheet(BENTO.replace("weight_kg = 2", "weight_kg = 3"))
        table.begin()
        table.until("Bento")
        table.choose()
        table.declare("Ana", "Machado")
        table.do(RollAttack(table.fight, 10))
        table.do(Defend(table.fight, DefenseChoice(PARRY, "Espada curta"), dice=8))
        (due,) = table.head.due
        assert due.trial is Trial.BREAKAGE
        table.do(RollDue(table.fight, due.number, die))
        assert bool(table["Ana"].gear.broken) is broken


def test_a_weapon_not_so_heavy_breaks_nothing() -> None:
    table = Table()
    table.sheet(SWORDSMAN)
    table.sheet(BENTO)
    table.begin()
    table.until("Bento")
    table.choose()
    table.declare("Ana", "Machado")
    table.do(RollAttack(table.fight, 10))
    table.do(Defend(table.fight, DefenseChoice(PARRY, "Espada curta"), dice=8))
    assert table.head.due == ()


def test_defending_while_concentrating_asks_for_will_at_minus_three() -> None:
    table = table_with()
    table.until("Ana")
    table.choose(ManeuverId.CONCENTRATE, spell="Luz")
    table.next()
    struck(table, "Ana")
    table.do(Defend(table.fight, DefenseChoice(BLOCK), dice=5))
    (due,) = table.head.due
    assert due.trial is Trial.CONCENTRATION
    table.do(RollDue(table.fight, due.number, 9))  # IQ 11 − 3 = 8
    assert table["Ana"].focus.concentration is None


def test_reloading_leaves_only_the_dodge_and_dodging_undoes_it() -> None:
    table = table_with()
    table.until("Ana")
    table.choose(ManeuverId.RELOAD, piece="Besta")
    table.next()
    guard = struck(table, "Ana")
    assert [(each.kind, each.reason) for each in guard.rows] == [
        (DODGE, None),
        (BLOCK, "reloading"),
        (PARRY, "reloading"),
    ]
    defend(table, DODGE, 5)
    assert table["Ana"].focus.reloading == ""
    assert "A defesa desfaz a recarga de Ana." in table.log


def test_a_stunned_one_defends_at_minus_four() -> None:
    table = table_with()
    condition = Condition("Atordoado por feitiço", ConditionKind.STUNNED)
    table.do(PutCondition(table.fight, table.id("Ana"), condition))
    guard = guard_at_rest(table.battle, table["Ana"])
    assert [each.total.as_int for each in guard.rows] == [3, 4, 5]
