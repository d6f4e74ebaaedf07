"""Who has Hipoalgia is neither shocked nor stunned, but by the head and by critical hits (28 §1)."""

from __future__ import annotations

from decimal import Decimal

import pytest

from gmscreen.session.fight.blow_commands import RollAttack, RollDamage, RollTable
from gmscreen.session.fight.due import Trial
from gmscreen.session.fight.harming import FallFrom, Harm
from gmscreen.session.fight.wounds import Stun
from tests.session.fight.fights import SWORDSMAN, Table

HARDY = (
    SWORDSMAN
    + """
[[advantages]]
name = "Hipoalgia"
effects = [{ kind = "high_pain_threshold" }]
"""
)


@pytest.fixture
def table() -> Table:
    table = Table()
    table.sheet(HARDY)
    table.beasts("Orc", st=12, dx=11, ht=11, move=9)
    table.begin()
    return table


def harm(table: Table, name: str) -> None:
    table.do(Harm(fight=table.fight, targets=(table.id(name),), formula="2d", cause="explosão", dice=8))


def test_a_wound_asks_whether_he_falls_and_brings_neither_shock_nor_stun(table: Table) -> None:
    harm(table, "Ana")
    wounds = table["Ana"].wounds
    assert (wounds.shock, wounds.lost, wounds.stun) == (0, 8, Stun.NONE)
    assert [due.trial for due in table.head.due] == [Trial.KNOCKDOWN]


def test_whoever_has_it_not_is_shocked_and_stunned(table: Table) -> None:
    harm(table, "Orc")
    assert (table["Orc"].wounds.shock, table["Orc"].wounds.stun) == (8, Stun.PHYSICAL)


def test_a_fall_does_not_stun_him(table: Table) -> None:
    table.do(FallFrom(table.fight, table.id("Ana"), metres=Decimal(6), dice=20))
    assert (table["Ana"].wounds.shock, table["Ana"].wounds.stun) == (0, Stun.NONE)


def test_a_critical_hit_is_felt(table: Table) -> None:
    table.until("Orc")
    table.choose()
    table.declare("Ana", "Garra")
    table.do(RollAttack(table.fight, 3))
    table.do(RollTable(table.fight, 10))
    table.do(RollDamage(table.fight, (6,)))
    assert table["Ana"].wounds.shock == table.blow.injury > 0
