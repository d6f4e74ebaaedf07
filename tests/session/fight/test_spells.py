"""Spells in a fight: concentration, mana, what an outcome spends, and the two rolls of a projectile."""

from __future__ import annotations

from decimal import Decimal

import pytest

from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.blow import DamageType
from gmscreen.rules.garganta.maneuvers import ManeuverId
from gmscreen.session.fight.asks import Wanted
from gmscreen.session.fight.blow_commands import Defend, RollAttack, RollDamage
from gmscreen.session.fight.casting import CastSpell, Resisting, casting_of
from gmscreen.session.fight.declaring import DeclareNullPocket
from gmscreen.session.fight.due import Trial
from gmscreen.session.fight.exchange import Flight, Stage
from gmscreen.session.fight.guard import guard_against
from gmscreen.session.fight.harming import ChangePv
from gmscreen.session.fight.trials import RollDue
from gmscreen.session.fight.view import arm_rows, blow_in_hand
from gmscreen.session.settings_commands import GoToFloor
from gmscreen.session.value_commands import SettleValue
from tests.session.fight.fights import SWORDSMAN, Table

MAGE = """
schema = 1
id = "maga"
name = "Nara"
kind = "pc"
[attributes]
st = 10
dx = 13
iq = 14
ht = 11
[[attacks]]
name = "Soco"
damage = "1d-3"
type = "crushing"
level = 12
[[spells]]
name = "Bola de Fogo"
level = 16
[[spells]]
name = "Luz"
level = 14
[[advantages]]
name = "Aptidão Mágica"
level = 2
effects = [{ kind = "magery", level = 2 }]
"""


def table_of_mage() -> Table:
    table = Table()
    table.sheet(MAGE)
    table.sheet(SWORDSMAN)
    table.beasts("Orc", dx=11, ht=12, move=3, dodge=4, dr=1)
    table.begin()
    return table


def concentrate(table: Table, seconds: int, spell: str = "Bola de Fogo") -> None:
    for second in range(seconds):
        if second:
            table.next()
        table.until("Nara")
        table.choose(ManeuverId.CONCENTRATE, spell=spell)


def cast(
    table: Table, energy: int, roll: int, spell: str = "Bola de Fogo", failure: int | None = None
) -> None:
    table.do(CastSpell(table.fight, table.id("Nara"), spell, energy, roll, failure))


def refusal(table: Table, energy: int, spell: str = "Bola de Fogo") -> str:
    with pytest.raises(RuleError) as refused:
        cast(table, energy, 10, spell)
    return refused.value.key


def test_a_second_of_concentration_for_each_point_of_a_projectile() -> None:
    table = table_of_mage()
    concentrate(table, 1)
    assert refusal(table, 2) == "concentration_too_short"
    cast(table, 1, 10)
    held = table["Nara"].focus.missile
    assert held is not None
    assert (held.spell, held.energy) == ("fireball", 1)


def test_skill_saves_energy_and_failure_spends_one() -> None:
    table = table_of_mage()
    concentrate(table, 3)
    # NH 16 saves 1: 3 − 1 = 2.
    assert casting_of(table.battle, table["Nara"], "Bola de Fogo", 3).cost.as_int == 2
    cast(table, 3, 10)
    assert table["Nara"].fatigue == 8


def test_an_ordinary_failure_spends_one_and_the_concentration() -> None:
    table = table_of_mage()
    concentrate(table, 3)
    cast(table, 3, 17)  # 17 at 16 is an ordinary failure
    nara = table["Nara"]
    assert (nara.fatigue, nara.focus.missile, nara.focus.concentration) == (9, None, None)


def test_a_critical_success_costs_nothing() -> None:
    table = table_of_mage()
    concentrate(table, 3)
    cast(table, 3, 4)
    assert table["Nara"].fatigue == 10


def test_a_critical_failure_costs_all_of_it_and_reads_the_table() -> None:
    table = table_of_mage()
    concentrate(table, 3)
    table.give(5)
    cast(table, 3, 18, failure=3)  # the caster takes 1d
    assert (table["Nara"].fatigue, table["Nara"].pv) == (8, 6)


def test_high_mana_adds_two_and_halves_the_fatigue() -> None:
    table = table_of_mage()
    table.do(GoToFloor(9))
    found = casting_of(table.battle, table["Nara"], "Bola de Fogo", 3)
    # NH 18 saves 1: 2, halved 1.
    assert (found.level.as_int, found.cost.as_int) == (18, 1)


def test_nothing_works_in_a_null_pocket() -> None:
    table = table_of_mage()
    concentrate(table, 1, "Luz")
    table.do(DeclareNullPocket(table.fight, null=True))
    assert refusal(table, 1, "Luz") == "null_pocket"


def test_without_the_gift_there_is_no_spell() -> None:
    table = table_of_mage()
    with pytest.raises(RuleError) as refused:
        casting_of(table.battle, table["Ana"], "Luz", 1)
    assert refused.value.key == "no_magery"


def test_who_does_not_concentrate_does_not_cast() -> None:
    table = table_of_mage()
    table.until("Nara")
    table.choose(ManeuverId.MOVE)
    assert refusal(table, 1, "Luz") == "concentrate_first"


def test_a_fireball_is_thrown_blocked_or_dodged_and_never_parried() -> None:
    table = table_of_mage()
    concentrate(table, 2)
    cast(table, 2, 10)
    table.next()
    table.until("Nara")
    table.choose()
    table.declare("Ana", "Bola de Fogo", flight=Flight(Decimal(2)), as_type=DamageType.CRUSHING)
    # DX 13 − 3 = 10; 10 is under TR 13, so −4.
    table.do(RollAttack(table.fight, 6))
    assert table.blow.level == 6
    reasons = {row.kind.value: row.reason for row in guard_against(table.battle, table.blow).rows}
    assert reasons == {"dodge": None, "block": None, "parry": "projectile_spell"}
    table.do(Defend(table.fight, dice=16))
    table.do(RollDamage(table.fight, 8))
    assert (table.blow.stage, table["Ana"].pv) == (Stage.DONE, 3)
    assert table["Nara"].focus.missile is None


def test_how_a_spell_wounds_is_asked_once_and_kept_as_a_value_of_the_table() -> None:
    table = table_of_mage()
    concentrate(table, 1)
    cast(table, 1, 10)
    table.next()
    table.until("Nara")
    table.choose()
    table.declare("Orc", "Bola de Fogo", flight=Flight(Decimal(2)))
    view = blow_in_hand(table.battle)
    assert view is not None
    (ask,) = view.asks
    assert ask.wanted is Wanted.TYPE
    assert ask.value is not None
    table.do(SettleValue(ask.value, ask.shown, "crushing"))
    view = blow_in_hand(table.battle)
    assert view is not None
    assert view.asks == ()
    assert view.odds is not None


def test_a_wound_shakes_a_held_spell() -> None:
    table = table_of_mage()
    concentrate(table, 1)
    cast(table, 1, 10)
    table.do(ChangePv(table.fight, table.id("Nara"), -2))
    (due,) = table.head.due
    assert due.trial is Trial.HOLD_SPELL
    table.do(RollDue(table.fight, due.number, 15))
    assert table["Nara"].focus.missile is None


def test_a_held_spell_is_among_the_arms() -> None:
    table = table_of_mage()
    concentrate(table, 1)
    cast(table, 1, 10)
    assert [row.arm.name for row in arm_rows(table.battle, table["Nara"])] == ["Soco", "Bola de Fogo"]


def test_spent_to_the_last_point_he_faints() -> None:
    table = Table()
    table.sheet(MAGE.replace("st = 10", "st = 3").replace("level = 16", "level = 14"))
    table.beasts("Orc", move=1)
    table.begin()
    concentrate(table, 3)
    cast(table, 3, 10)
    assert table["Nara"].wounds.unconscious


@pytest.mark.parametrize(("resisting", "words"), [(7, "Ana resiste a Luz."), (8, "Ana não resiste a Luz.")])
def test_a_target_resists_by_a_margin_as_large_as_the_casters(resisting: int, words: str) -> None:
    table = table_of_mage()
    concentrate(table, 1, "Luz")
    # 14 − 10 = 4 against IQ 11 − 7 = 4.
    command = CastSpell(
        table.fight,
        table.id("Nara"),
        "Luz",
        1,
        10,
        target=table.id("Ana"),
        resisted_by=Resisting.IQ,
        resisting_dice=resisting,
    )
    table.do(command)
    assert table.log[-1] == words
