"""An explosive fireball: those around suffer its dice with the one who was struck, as one step."""

from __future__ import annotations

from decimal import Decimal

import pytest

from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.blow import DamageType
from gmscreen.session.fight.blow_commands import BlowDice, Defend, RollAttack, RollDamage, WholeBlow
from gmscreen.session.fight.exchange import Flight, Stage
from gmscreen.session.fight.undoing import undo_blow
from tests.session.fight.fights import Table
from tests.session.fight.test_spells import MAGE, cast, concentrate

BALL = "Bola de Fogo Explosiva"


def table_of_mage() -> Table:
    """A ball of 4 points, 2d, in the hand of a mage against three orcs of 12 PV and RD 1."""
    table = Table()
    table.sheet(MAGE.replace('"Bola de Fogo"', f'"{BALL}"'))
    table.beasts("Orc", 3, dx=11, ht=12, pv=12, move=3, dodge=4, dr=1)
    table.begin()
    concentrate(table, 4, BALL)
    cast(table, 4, 10, BALL)
    table.next()
    table.until("Nara")
    table.choose()
    return table


def throw(table: Table, *around: str) -> None:
    table.declare(
        "Orc 1",
        BALL,
        flight=Flight(Decimal(2)),
        as_type=DamageType.CRUSHING,
        at_the_ground=True,
        around=tuple(table.id(name) for name in around),
    )
    table.do(RollAttack(table.fight, 6))


def pv(table: Table) -> list[int]:
    return [table[f"Orc {number}"].pv for number in (1, 2, 3)]


def test_those_around_suffer_the_same_dice_through_their_armour() -> None:
    table = table_of_mage()
    throw(table, "Orc 2")
    table.do(Defend(table.fight, dice=16))
    table.do(RollDamage(table.fight, 7))
    assert pv(table) == [6, 6, 12]


def test_blow_and_blast_are_taken_back_as_one() -> None:
    table = table_of_mage()
    throw(table, "Orc 2", "Orc 3")
    table.do(Defend(table.fight, dice=16))
    table.do(RollDamage(table.fight, 7))
    table.session.undo()
    assert pv(table) == [12, 12, 12]
    table.session.redo()
    undo_blow(table.session, table.fight)
    assert pv(table) == [12, 12, 12]
    assert table["Nara"].focus.missile is not None


def test_whoever_defends_is_spared_and_those_around_are_not() -> None:
    table = table_of_mage()
    throw(table, "Orc 2")
    table.do(Defend(table.fight, dice=3))
    assert table.blow.stage is Stage.DAMAGE
    table.do(RollDamage(table.fight, 7))
    assert pv(table) == [12, 6, 12]
    assert (table.blow.stage, table.blow.injury) == (Stage.DONE, 0)


def test_with_nobody_around_a_defence_ends_it() -> None:
    table = table_of_mage()
    throw(table)
    table.do(Defend(table.fight, dice=3))
    assert table.blow.stage is Stage.DONE


def test_the_whole_blow_at_once_has_its_blast() -> None:
    table = table_of_mage()
    table.declare(
        "Orc 1",
        BALL,
        flight=Flight(Decimal(2)),
        as_type=DamageType.CRUSHING,
        at_the_ground=True,
        around=(table.id("Orc 2"), table.id("Orc 3")),
    )
    table.do(WholeBlow(table.fight, BlowDice(attack=6, defense=16, damage=7)))
    assert pv(table) == [6, 6, 6]


def test_the_thrower_may_stand_too_near() -> None:
    table = table_of_mage()
    throw(table, "Nara")
    table.do(Defend(table.fight, dice=16))
    table.do(RollDamage(table.fight, 7))
    assert table["Nara"].pv == 4


def test_another_spell_has_no_blast() -> None:
    table = Table()
    table.sheet(MAGE)
    table.beasts("Orc", 2, dx=11, ht=12, pv=12, move=3, dodge=4)
    table.begin()
    concentrate(table, 1)
    cast(table, 1, 10)
    table.next()
    table.until("Nara")
    table.choose()
    with pytest.raises(RuleError) as refused:
        table.declare(
            "Orc 1",
            "Bola de Fogo",
            flight=Flight(Decimal(2)),
            as_type=DamageType.CRUSHING,
            around=(table.id("Orc 2"),),
        )
    assert refused.value.key == "no_blast"
