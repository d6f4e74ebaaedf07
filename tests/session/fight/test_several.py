"""Several fights in one campaign: which is in hand, and what becomes of the others."""

from __future__ import annotations

import pytest

from gmscreen.rules.errors import RuleError
from gmscreen.session.fight.bringing import bring_into_fight
from gmscreen.session.fight.fight import Phase
from gmscreen.session.fight.fight_records import head_in
from gmscreen.session.fight.joining import OpenFight, RemoveFight
from gmscreen.session.fight.several import FightEntry, TakeUpFight, fight_in_hand, fights_of, free_name
from gmscreen.sheets.file_bytes import FileText
from gmscreen.sheets.native_file import sheet_in
from tests.session.fight.fights import SWORDSMAN, Table


def table_of_two() -> Table:
    """A fight that goes on, and a newer one."""
    table = Table()
    table.sheet(SWORDSMAN)
    table.begin()
    table.do(OpenFight("Torre"))
    return table


def names(table: Table) -> list[str]:
    return [each.name for each in fights_of(table.campaign)]


def test_the_newest_is_in_hand_and_first_in_the_list() -> None:
    table = table_of_two()
    tower, bridge = fights_of(table.campaign)
    assert fight_in_hand(table.campaign) == tower.id
    assert bridge == FightEntry(table.fight, "Ponte", Phase.FIGHTING, 1, 1)


def test_an_older_one_is_taken_up_as_it_was_left() -> None:
    table = table_of_two()
    before = head_in(table.campaign, table.fight)
    table.do(TakeUpFight(table.fight))
    assert fight_in_hand(table.campaign) == table.fight
    assert head_in(table.campaign, table.fight) == before


def test_taking_up_is_undone() -> None:
    table = table_of_two()
    table.do(TakeUpFight(table.fight))
    table.session.undo()
    assert names(table) == ["Torre", "Ponte"]


def test_a_sheet_is_brought_into_the_fight_in_hand() -> None:
    table = table_of_two()
    table.do(TakeUpFight(table.fight))
    bring_into_fight(table.session, next(iter(table.campaign.sheets)), sheet_in(FileText(SWORDSMAN)).sheet)
    assert [one.name for one in table.battle.everyone()] == ["Ana", "Ana 2"]


def test_of_what_was_removed_nothing_is_left_but_the_way_back() -> None:
    table = table_of_two()
    table.do(TakeUpFight(table.fight))
    table.do(RemoveFight(table.fight))
    assert names(table) == ["Torre"]
    assert not any(key.startswith(table.fight) for key in table.campaign.encounters)
    table.session.undo()
    assert names(table) == ["Ponte", "Torre"]


def test_a_new_name_is_one_that_nobody_has() -> None:
    table = Table()
    table.do(OpenFight("Luta 2"))
    assert free_name(table.campaign) == "Luta 3"


def test_a_fight_that_is_gone_is_not_taken_up() -> None:
    table = table_of_two()
    table.do(RemoveFight(table.fight))
    with pytest.raises(RuleError):
        table.do(TakeUpFight(table.fight))
