"""Every modifier of an attack, each a named step with its source."""

from __future__ import annotations

import pytest

from gmscreen.rules.derivation import Derivation
from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.blow import DamageType
from gmscreen.rules.garganta.close_combat import CloseWeapon
from gmscreen.rules.garganta.defenses import Posture
from gmscreen.rules.garganta.maneuvers import ManeuverId
from gmscreen.session.fight.asks import Wanted
from gmscreen.session.fight.blow_commands import RollAttack
from gmscreen.session.fight.condition import Condition, ConditionKind
from gmscreen.session.fight.condition_commands import PutCondition
from gmscreen.session.fight.declaring import DeclareLight, DeclareTerrain
from gmscreen.session.fight.exchange import Chosen, Strike
from gmscreen.session.fight.harming import ChangePv
from gmscreen.session.fight.joining import BeastAttack
from gmscreen.session.fight.maneuvering import ChooseManeuver, DropPack, LetFall, metres_allowed
from gmscreen.session.fight.view import BlowView, arm_rows, blow_as_said
from gmscreen.sheets.attacks import AttackType
from gmscreen.sheets.equipment import Place
from gmscreen.texts.steps import step_label
from tests.session.fight.fights import SWORDSMAN, Table

SPEARMAN = """
schema = 1
id = "lanceiro"
name = "Davi"
kind = "pc"
[attributes]
st = 9
dx = 14
iq = 10
ht = 12
[[equipment]]
name = "Lança"
place = "hand"
weight_kg = 2
role = "weapon"
weapon = { skill = "Lança", st_min = 11 }
[[equipment]]
name = "Escudo grande"
place = "off_hand"
weight_kg = 1
role = "shield"
pd = 4
shield = { skill = "Escudo", size = "large" }
[[equipment]]
name = "Faca"
place = "belt"
weight_kg = 0.5
role = "weapon"
weapon = { skill = "Faca", kind = "knife" }
[[attacks]]
name = "Lança"
skill = "Lança"
damage = "1d"
type = "impaling"
[[attacks]]
name = "Faca"
skill = "Faca"
damage = "1d-2"
type = "cutting"
[[skills]]
name = "Lança"
level = 15
[[skills]]
name = "Escudo"
level = 12
[[skills]]
name = "Faca"
level = 12
"""


def table_of(terrain: str = "", light: int = 0) -> Table:
    table = Table()
    table.sheet(SPEARMAN)
    table.sheet(SWORDSMAN)
    table.beasts("Orc", dx=11, ht=12, move=3, dodge=4)
    table.do(DeclareTerrain(table.fight, terrain))
    table.do(DeclareLight(table.fight, light))
    table.begin()
    return table


def said(table: Table, attacker: str, attack: str, **more: object) -> BlowView:
    strike = Strike(attacker=table.id(attacker), target=table.id("Orc"), attack=attack, **more)  # type: ignore[arg-type]
    return blow_as_said(table.battle, strike)


def level(view: BlowView) -> int:
    assert view.level is not None
    return view.level.as_int


def names(derivation: Derivation | None) -> list[str]:
    assert derivation is not None
    return [f"{step_label(step)} {step.amount}" for step in derivation.steps[1:]]


def test_each_modifier_has_its_name_and_amount() -> None:
    table = table_of("waist_water", -3)
    view = said(table, "Ana", "Espada curta", options=(Chosen("bad_footing"), Chosen("unaware_target")))
    assert names(view.level) == [
        "Luz ruim -3",
        "Apoio ruim -2",
        "Alvo parado que não vê o atacante 4",
        "Golpe de balanço, água pela cintura -2",
    ]


def test_a_thrust_in_the_water_is_no_swing() -> None:
    table = table_of("waist_water")
    # 15 − 2 large shield − 2 for ST 9 under 11.
    assert level(said(table, "Davi", "Lança")) == 11
    assert level(said(table, "Davi", "Lança", swing=True)) == 9


def test_total_darkness_takes_ten() -> None:
    assert level(said(table_of(light=-10), "Ana", "Espada curta")) == 4


def test_the_blind_strike_at_minus_ten_whatever_the_light() -> None:
    table = table_of(light=-3)
    table.do(PutCondition(table.fight, table.id("Ana"), Condition("Cega", ConditionKind.BLIND)))
    assert level(said(table, "Ana", "Espada curta")) == 4


@pytest.mark.parametrize(("posture", "expected"), [(Posture.KNEELING, 12), (Posture.LYING, 10)])
def test_posture_weighs_on_blows_of_the_hand(posture: Posture, expected: int) -> None:
    table = table_of()
    table.until("Ana")
    table.choose(ManeuverId.CHANGE_POSITION, posture=posture)
    assert level(said(table, "Ana", "Espada curta")) == expected


def test_a_condition_on_attacks_is_a_step_by_its_name() -> None:
    table = table_of()
    table.do(PutCondition(table.fight, table.id("Ana"), Condition("Bênção", ConditionKind.ATTACK, 2)))
    assert names(said(table, "Ana", "Espada curta").level) == ["Bênção 2"]


def test_wound_and_shock_weigh_on_the_next_turn_alone() -> None:
    table = table_of()
    table.until("Ana")
    table.do(ChangePv(table.fight, table.id("Ana"), -2))
    assert level(said(table, "Ana", "Espada curta")) == 14
    table.next()
    table.until("Ana")
    assert level(said(table, "Ana", "Espada curta")) == 10
    table.next()
    assert level(said(table, "Ana", "Espada curta")) == 14


def test_a_circumstance_that_the_fight_knows_itself_can_not_be_said() -> None:
    table = table_of()
    table.until("Ana")
    table.choose()
    view = said(table, "Ana", "Espada curta", options=(Chosen("darkness"),))
    assert view.refusal is not None
    assert view.refusal.key == "no_such_circumstance"


def test_who_stands_in_the_way_of_a_shot_is_in_nobodys_way_up_close() -> None:
    view = said(table_of(), "Ana", "Espada curta", options=(Chosen("figure_in_the_way", 2),))
    assert level(view) == 14


def test_in_a_tight_place_the_spear_does_not_strike_and_the_knife_does() -> None:
    table = table_of("tight")
    view = said(table, "Davi", "Lança", close_weapon=CloseWeapon.LONG)
    assert view.level is None
    view = said(table, "Davi", "Faca")
    # 12, and −2 for the shield.
    assert level(view) == 10


def test_how_a_weapon_fares_up_close_is_asked_where_its_kind_does_not_say() -> None:
    table = table_of("tight")
    view = said(table, "Ana", "Espada curta")
    assert [ask.wanted for ask in view.asks] == [Wanted.CLOSE_WEAPON]
    assert level(said(table, "Ana", "Espada curta", close_weapon=CloseWeapon.SHORT_SWORD)) == 10


def test_a_burning_touch_asks_how_it_wounds_each_time() -> None:
    table = Table()
    touch = BeastAttack(name="Toque", level=12, damage="1d", type=AttackType.BURNING)
    table.beasts("Lampejo", attacks=(touch,))
    table.beasts("Orc")
    table.begin()
    view = said(table, "Lampejo", "Toque")
    assert [(ask.wanted, ask.value) for ask in view.asks] == [(Wanted.WOUNDS_AS, None)]
    assert view.odds is None
    assert said(table, "Lampejo", "Toque", as_type=DamageType.CRUSHING).odds is not None


def test_a_weapon_at_the_belt_is_drawn_first() -> None:
    table = table_of()
    table.until("Davi")
    assert [row.problem for row in arm_rows(table.battle, table["Davi"])] == [None, "arm_not_drawn"]
    with pytest.raises(RuleError) as refused:
        table.choose(ManeuverId.READY, piece="Faca")
    assert refused.value.key == "hand_is_full"
    table.do(LetFall(table.fight, table.id("Davi"), "Lança"))
    table.choose(ManeuverId.READY, piece="Faca")
    assert [row.problem for row in arm_rows(table.battle, table["Davi"])] == ["arm_dropped", None]
    assert table["Davi"].gear.place_of("Faca") is Place.HAND


def test_what_is_in_no_hand_does_not_fall() -> None:
    table = table_of()
    with pytest.raises(RuleError) as refused:
        table.do(LetFall(table.fight, table.id("Davi"), "Faca"))
    assert refused.value.key == "not_in_hand"


@pytest.mark.parametrize(
    ("maneuver", "terrain", "metres"),
    [
        (ManeuverId.MOVE, "", 6),
        (ManeuverId.STEP_AND_ATTACK, "", 1),
        (ManeuverId.ALL_OUT_DEFENSE, "", 1),
        (ManeuverId.CHANGE_POSITION, "", 0),
        (ManeuverId.MOVE, "bad", 3),
        (ManeuverId.MOVE, "very_bad", 2),
    ],
)
def test_how_far_one_may_walk(maneuver: ManeuverId, terrain: str, metres: int) -> None:
    table = table_of(terrain)
    table.until("Ana")
    table.do(DropPack(table.fight, table.id("Ana")))
    table.next()
    table.until("Ana")
    assert metres_allowed(table.battle, table["Ana"]) is None
    table.choose(maneuver, posture=Posture.SITTING)
    found = metres_allowed(table.battle, table["Ana"])
    assert found is not None
    assert found.as_int == metres


def test_an_all_out_attack_says_what_for() -> None:
    table = table_of()
    with pytest.raises(RuleError) as refused:
        table.choose(ManeuverId.ALL_OUT_ATTACK)
    assert refused.value.key == "all_out_of_what"


def test_out_of_his_turn_nobody_strikes_but_who_waits() -> None:
    table = table_of()
    table.choose(ManeuverId.WAIT)
    waiting = table.active
    table.next()
    command = ChooseManeuver(fight=table.fight, maneuver=ManeuverId.MOVE)
    table.do(command)
    other = next(name for name in ("Ana", "Davi") if name != waiting)
    attack = "Lança" if waiting == "Davi" else "Espada curta"
    table.declare("Orc", attack, attacker=waiting)
    table.do(RollAttack(table.fight, 18))
    with pytest.raises(RuleError) as refused:
        table.declare("Orc", attack, attacker=waiting)
    assert refused.value.key == "blow_is_running"
    assert table.active == other


def test_healing_never_goes_above_what_is_whole() -> None:
    table = table_of()
    table.do(ChangePv(table.fight, table.id("Ana"), -2))
    table.do(ChangePv(table.fight, table.id("Ana"), 5))
    assert table["Ana"].pv == 11
    assert table.log[-1] == "Ana recupera 2 PV e fica com 11."
