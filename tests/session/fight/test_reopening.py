"""A fight in a file: closed anywhere, it is there again, whole, and goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

from gmscreen.rules.garganta.maneuvers import ManeuverId
from gmscreen.session.fight.blow_commands import Defend, RollAttack, RollDamage
from gmscreen.session.fight.exchange import Stage
from gmscreen.session.fight.fight_records import log_of
from gmscreen.session.fight.trials import RollDue
from gmscreen.session.fight.undoing import undo_blow
from gmscreen.store.creation import create_campaign
from gmscreen.store.opening import open_campaign
from tests.session.fight.fights import SWORDSMAN, Table


@pytest.fixture
def path(tmp_path: Path) -> Path:
    file = tmp_path / "Mesa.escudo"
    create_campaign(file, "Mesa")
    table = Table(open_campaign(file))
    table.sheet(SWORDSMAN)
    table.beasts("Orc", 2, dx=11, ht=12, pv=12, dodge=5)
    table.begin()
    table.until("Ana")
    table.choose(ManeuverId.STEP_AND_ATTACK)
    table.declare("Orc 1", "Espada curta")
    table.do(RollAttack(table.fight, 10))
    table.session.close()
    return file


def reopened(path: Path) -> Table:
    return Table(open_campaign(path))


def test_a_half_done_blow_goes_on_where_it_was(path: Path) -> None:
    table = reopened(path)
    assert (table.active, table.blow.stage) == ("Ana", Stage.DEFENSE)
    table.do(Defend(table.fight, dice=12))
    table.do(RollDamage(table.fight, 5))
    assert table["Orc 1"].pv == 3  # 5 + 1 = 6 × 1.5 = 9
    table.session.close()


def test_tests_that_wait_are_still_waiting(path: Path) -> None:
    table = reopened(path)
    table.do(Defend(table.fight, dice=12))
    table.do(RollDamage(table.fight, 5))
    due = table.head.due
    assert due
    table.session.close()
    table = reopened(path)
    assert table.head.due == due
    table.do(RollDue(table.fight, due[0].number, 12))
    assert table.head.due == ()
    table.session.close()


def test_a_blow_is_undone_whole_after_reopening(path: Path) -> None:
    table = reopened(path)
    assert undo_blow(table.session, table.fight) == 2
    assert table.head.exchange is None
    assert table.store.ledger_head().count == 1
    table.session.close()


def test_the_log_is_read_in_its_order_over_many_records(path: Path) -> None:
    table = reopened(path)
    undo_blow(table.session, table.fight)
    for _ in range(70):
        table.next()
    lines = log_of(table.campaign, table.head)
    rounds = [line.round for line in lines if line.key == "round"]
    assert rounds == list(range(1, table.head.round + 1))
    assert len(lines) == table.head.log
    assert log_of(table.campaign, table.head, last=5) == lines[-5:]
    table.session.close()
