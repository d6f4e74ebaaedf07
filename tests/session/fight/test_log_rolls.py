"""The log tells with each line which rolls of the ledger it is about."""

from __future__ import annotations

from gmscreen.rules.garganta.maneuvers import ManeuverId
from gmscreen.session.fight.blow_commands import Defend, RollAttack, RollDamage, WholeBlow
from gmscreen.session.fight.feinting import Feint
from gmscreen.session.fight.fight_records import log_of
from gmscreen.session.fight.log import LogLine
from tests.session.fight.fights import SWORDSMAN, Table

SWORD = "Espada curta"


def table_of_two() -> Table:
    table = Table()
    table.sheet(SWORDSMAN)
    table.beasts("Orc", dx=11, ht=12, pv=12, dodge=5, dr=1)
    table.begin()
    table.until("Ana")
    return table


def lines(table: Table) -> dict[str, LogLine]:
    return {line.key: line for line in log_of(table.campaign, table.head)}


def test_each_roll_of_a_blow_stands_by_its_line() -> None:
    table = table_of_two()
    table.choose()
    table.declare("Orc", SWORD)
    table.give(3, 3, 4, 5, 5, 5, 6)
    for command in (RollAttack(table.fight), Defend(table.fight), RollDamage(table.fight)):
        table.do(command)
    told = lines(table)
    assert [told[key].rolls for key in ("attack_hit", "defense_failed", "wounded_by")] == [(1,), (2,), (3,)]


def test_a_blow_at_once_has_the_numbers_of_its_rolls_in_their_order() -> None:
    table = table_of_two()
    table.choose()
    table.declare("Orc", SWORD)
    table.give(3, 3, 4, 5, 5, 5, 6)
    table.do(WholeBlow(table.fight))
    told = lines(table)
    assert [told[key].rolls for key in ("attack_hit", "defense_failed", "wounded_by")] == [(1,), (2,), (3,)]


def test_both_rolls_of_a_contest_stand_by_the_line_that_tells_it() -> None:
    table = table_of_two()
    table.choose(ManeuverId.FEINT)
    table.give(3, 3, 4, 5, 5, 5)
    table.do(Feint(table.fight, table.head.active, table.id("Orc"), SWORD))
    assert lines(table)["feint"].rolls == (1, 2)


def test_the_numbers_are_those_of_the_ledger_after_an_undo() -> None:
    table = table_of_two()
    table.choose()
    table.declare("Orc", SWORD)
    table.give(3, 3, 4, 3, 3, 4)
    table.do(RollAttack(table.fight))
    table.session.undo()
    table.do(RollAttack(table.fight))
    assert lines(table)["attack_hit"].rolls == (2,)
    line = table.session.line(2)
    assert line is not None
    assert not line.undone


def test_a_line_without_dice_has_no_number() -> None:
    assert lines(table_of_two())["round"].rolls == ()
