"""Order and turns: ties, hands that reorder, those who come late, and what hangs on a turn."""

from __future__ import annotations

from pathlib import Path

import pytest

from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.defenses import Posture
from gmscreen.rules.garganta.maneuvers import ManeuverId
from gmscreen.rules.garganta.turn_order import Decider
from gmscreen.session.fight.blow_commands import RollAttack
from gmscreen.session.fight.condition import Condition, ConditionKind, Edge, Until
from gmscreen.session.fight.condition_commands import EndCondition, PutCondition
from gmscreen.session.fight.declaring import DeclareBoss, DeclareLight, DeclareTerrain, SurpriseSide
from gmscreen.session.fight.due import Trial
from gmscreen.session.fight.fighter import Idle, Side, Surprise
from gmscreen.session.fight.harming import ChangePv
from gmscreen.session.fight.joining import Leave
from gmscreen.session.fight.maneuvering import DropPack
from gmscreen.session.fight.trials import RollAllDue, RollDue, WaiveDue
from gmscreen.session.fight.turn_commands import Delay, NextTurn, OrderByRule, Reorder
from gmscreen.session.fight.view import due_rows, rows
from gmscreen.store.creation import create_campaign
from gmscreen.store.opening import open_campaign
from tests.session.fight.fights import SWORDSMAN, Table


@pytest.fixture
def five() -> Table:
    table = Table()
    table.beasts("Orc", 5)
    table.begin()
    return table


def names(table: Table, *numbers: int) -> tuple[str, ...]:
    return tuple(table.id(f"Orc {number}") for number in numbers)


def refusal(table: Table, command: object) -> str:
    with pytest.raises(RuleError) as refused:
        table.do(command)
    return refused.value.key


def test_ties_go_by_declaration_and_say_so(five: Table) -> None:
    shown = rows(five.battle)
    assert [row.fighter.name for row in shown] == [f"Orc {number}" for number in range(1, 6)]
    assert [row.decider for row in shown] == [Decider.DECLARATION] * 4 + [None]


def test_move_then_basic_speed_then_dx_decide() -> None:
    table = Table()
    table.beasts("Lento", dx=14, ht=14, move=4)
    table.beasts("Fraco", dx=11, ht=11, move=5)
    table.beasts("Ágil", dx=12, ht=10, move=5)
    table.beasts("Forte", dx=12, ht=13, move=5)
    table.begin()
    assert table.order == ["Forte", "Ágil", "Fraco", "Lento"]
    assert [row.decider for row in rows(table.battle)][:3] == [
        Decider.BASIC_SPEED,
        Decider.DX,
        Decider.MOVE,
    ]


def test_five_tied_and_reordered_by_hand_take_five_turns_in_that_order_round_after_round(five: Table) -> None:
    five.do(Reorder(five.fight, names(five, 4, 2, 5, 1, 3)))
    taken = [five.active] + [five.next() for _ in range(4)]
    # Orc 1 had his turn when the order was changed; everybody else takes exactly one.
    assert taken == ["Orc 1", "Orc 4", "Orc 2", "Orc 5", "Orc 3"]
    assert [five.next() for _ in range(5)] == ["Orc 4", "Orc 2", "Orc 5", "Orc 1", "Orc 3"]


def test_an_order_by_hand_is_there_again_after_reopening(tmp_path: Path) -> None:
    path = tmp_path / "Mesa.escudo"
    create_campaign(path, "Mesa")
    table = Table(open_campaign(path))
    table.beasts("Orc", 12)
    table.begin()
    table.do(Reorder(table.fight, names(table, *range(12, 0, -1))))
    table.next()
    order, active, head = table.order, table.active, table.head
    table.session.close()
    again = Table(open_campaign(path))
    assert (again.order, again.active, again.head) == (order, active, head)
    assert again.order == [f"Orc {number}" for number in range(12, 0, -1)]
    again.session.close()


def test_an_order_that_leaves_somebody_out_is_refused(five: Table) -> None:
    assert refusal(five, Reorder(five.fight, names(five, 1, 2, 3, 4))) == "order_of_others"


def test_the_rule_can_be_called_back(five: Table) -> None:
    five.do(Reorder(five.fight, names(five, 5, 4, 3, 2, 1)))
    five.do(OrderByRule(five.fight))
    assert five.order == [f"Orc {number}" for number in range(1, 6)]
    assert five.head.by_hand == ()


def test_who_comes_in_round_three_changes_neither_round_nor_turn(five: Table) -> None:
    for _ in range(11):
        five.next()
    before = (five.head.round, five.active)
    five.beasts("Lobo", move=8)
    assert (five.head.round, five.active) == before == (3, "Orc 2")
    assert five.order == ["Lobo", "Orc 1", "Orc 2", "Orc 3", "Orc 4", "Orc 5"]


def test_who_comes_late_and_is_slower_acts_in_his_place(five: Table) -> None:
    five.beasts("Lesma", move=1)
    assert five.order[-1] == "Lesma"


def test_who_leaves_moves_nobody_and_takes_no_turn(five: Table) -> None:
    five.do(Leave(five.fight, five.id("Orc 2")))
    assert five.active == "Orc 1"
    assert five.next() == "Orc 3"
    five.do(Leave(five.fight, five.id("Orc 2"), back=True))
    assert [five.next() for _ in range(3)] == ["Orc 2", "Orc 4", "Orc 5"]


def test_who_waits_for_another_acts_right_after_him_this_round_only(five: Table) -> None:
    five.do(Delay(five.fight, five.id("Orc 3")))
    assert five.active == "Orc 2"
    assert [five.next() for _ in range(4)] == ["Orc 3", "Orc 1", "Orc 4", "Orc 5"]
    assert five.next() == "Orc 1"


def test_who_has_chosen_a_manoeuvre_waits_no_longer(five: Table) -> None:
    five.choose(ManeuverId.MOVE)
    assert refusal(five, Delay(five.fight, five.id("Orc 3"))) == "has_acted"


def test_nobody_waits_for_who_comes_before_him(five: Table) -> None:
    five.next()
    assert refusal(five, Delay(five.fight, five.id("Orc 1"))) == "delay_after_whom"


def test_a_condition_ends_when_its_fighter_starts_and_not_with_the_round(five: Table) -> None:
    five.until("Orc 3")
    until = Until(five.id("Orc 2"), Edge.START)
    five.do(PutCondition(five.fight, five.id("Orc 5"), Condition("Cego", ConditionKind.BLIND, until=until)))
    five.until("Orc 1")  # a new round
    assert five["Orc 5"].conditions
    five.next()
    assert five.active == "Orc 2"
    assert five["Orc 5"].conditions == ()


def test_a_condition_of_two_turns_ends_at_the_end_of_the_second(five: Table) -> None:
    until = Until(five.id("Orc 1"), Edge.END, turns=2)
    five.do(PutCondition(five.fight, five.id("Orc 4"), Condition("Zonzo", until=until)))
    five.next()
    assert five["Orc 4"].conditions[0].until == Until(five.id("Orc 1"), Edge.END, 1)
    five.until("Orc 1")
    assert five["Orc 4"].conditions
    five.next()
    assert five["Orc 4"].conditions == ()


def test_a_condition_that_hangs_on_the_dead_ends_with_his_place_in_the_order(five: Table) -> None:
    until = Until(five.id("Orc 2"), Edge.START)
    five.do(PutCondition(five.fight, five.id("Orc 4"), Condition("Zonzo", until=until)))
    five.do(ChangePv(five.fight, five.id("Orc 2"), -50))
    assert five.next() == "Orc 3"
    assert five["Orc 4"].conditions == ()


def test_a_condition_can_be_taken_off(five: Table) -> None:
    five.do(PutCondition(five.fight, five.id("Orc 4"), Condition("Zonzo")))
    five.do(EndCondition(five.fight, five.id("Orc 4"), "Zonzo"))
    assert five["Orc 4"].conditions == ()
    assert refusal(five, EndCondition(five.fight, five.id("Orc 4"), "Zonzo")) == "no_such_condition"


def test_the_pack_weighs_until_the_turn_after_it_was_dropped() -> None:
    table = Table()
    table.sheet(SWORDSMAN)
    table.beasts("Orc")
    table.begin()
    assert table.battle.moves(table["Ana"])[0].as_int == 5
    table.do(DropPack(table.fight, table.id("Ana")))
    assert table.battle.moves(table["Ana"])[0].as_int == 5
    table.next()
    assert table.battle.moves(table["Ana"])[0].as_int == 5
    table.until("Ana")
    assert table.battle.moves(table["Ana"])[0].as_int == 6
    assert refusal(table, DropPack(table.fight, table.id("Ana"))) == "no_pack"


def test_boss_and_terrain_are_declared_before_the_first_die_only(five: Table) -> None:
    five.do(DeclareTerrain(five.fight, "bad"))
    five.do(DeclareBoss(five.fight, five.id("Orc 1")))
    five.choose()
    five.declare("Orc 2")
    five.do(RollAttack(five.fight, 10))
    assert refusal(five, DeclareBoss(five.fight, five.id("Orc 2"))) == "die_has_fallen"
    assert refusal(five, DeclareTerrain(five.fight, "")) == "die_has_fallen"
    five.do(DeclareLight(five.fight, -3))  # torches go out
    assert (five.head.terrain, five.head.light) == ("bad", -3)


def test_a_partial_surprise_costs_the_first_turn() -> None:
    table = Table()
    table.beasts("Orc", 2)
    table.beasts("Lobo", side=Side.PARTY, move=3)
    table.do(SurpriseSide(table.fight, Side.FOES, Surprise.PARTIAL))
    table.begin()
    assert table["Orc 1"].turn.idle is Idle.SURPRISED
    with pytest.raises(RuleError) as refused:
        table.choose()
    assert refused.value.key == "idle_surprised"
    table.until("Lobo")
    table.next()
    table.choose()
    assert table.active == "Orc 1"


def test_a_total_surprise_lasts_until_iq_is_passed() -> None:
    table = Table()
    table.beasts("Orc", iq=8)
    table.do(SurpriseSide(table.fight, Side.FOES, Surprise.TOTAL))
    table.begin()
    (due,) = due_rows(table.battle)
    assert (due.due.trial, due.level and due.level.as_int) == (Trial.SURPRISE, 8)
    assert all(row.reason == "total_surprise" for row in rows(table.battle)[0].guard.rows)
    table.do(RollDue(table.fight, due.due.number, 9))
    with pytest.raises(RuleError) as refused:
        table.choose()
    assert refused.value.key == "idle_surprised"
    table.next()
    table.do(RollDue(table.fight, table.head.due[0].number, 8))
    table.choose()
    assert table["Orc"].surprise is Surprise.NONE


def test_the_next_turn_waits_for_the_tests_that_are_due(five: Table) -> None:
    five.do(DeclareBoss(five.fight, five.id("Orc 2")))
    five.do(ChangePv(five.fight, five.id("Orc 2"), -10))
    five.next()
    assert refusal(five, NextTurn(five.fight)) == "tests_are_due"
    five.do(RollDue(five.fight, five.head.due[0].number, 10))
    assert five.next() == "Orc 3"


def test_a_test_can_be_waived_and_the_log_says_so(five: Table) -> None:
    five.do(DeclareBoss(five.fight, five.id("Orc 2")))
    five.do(ChangePv(five.fight, five.id("Orc 2"), -10))
    five.next()
    number = five.head.due[0].number
    five.do(WaiveDue(five.fight, number))
    assert five.head.due == ()
    assert five.log[-1] == "O Mestre de Cena dispensa o teste de Orc 2 (HT para não desmaiar)."
    assert refusal(five, WaiveDue(five.fight, number)) == "no_longer_due"


def test_all_tests_can_be_rolled_at_once(five: Table) -> None:
    five.do(DeclareBoss(five.fight, five.id("Orc 2")))
    five.do(ChangePv(five.fight, five.id("Orc 2"), -10))
    five.next()
    five.give(6, 6, 6)
    five.do(RollAllDue(five.fight))
    assert five["Orc 2"].wounds.unconscious
    assert refusal(five, RollAllDue(five.fight)) == "nothing_is_due"


def test_where_nobody_can_act_the_next_turn_is_refused() -> None:
    table = Table()
    table.beasts("Orc")
    table.begin()
    table.do(ChangePv(table.fight, table.id("Orc"), -50))
    assert refusal(table, NextTurn(table.fight)) == "nobody_can_act"


def test_from_lying_to_standing_it_takes_two_turns(five: Table) -> None:
    five.choose(ManeuverId.CHANGE_POSITION, posture=Posture.LYING)
    assert five["Orc 1"].posture is Posture.LYING
    postures = []
    for _ in range(2):
        five.next()
        five.until("Orc 1")
        five.choose(ManeuverId.CHANGE_POSITION, posture=Posture.STANDING)
        postures.append(five["Orc 1"].posture)
    assert postures == [Posture.LYING, Posture.STANDING]


def test_a_turn_between_starts_the_rising_over(five: Table) -> None:
    five.choose(ManeuverId.CHANGE_POSITION, posture=Posture.LYING)
    for maneuver in (ManeuverId.CHANGE_POSITION, ManeuverId.MOVE, ManeuverId.CHANGE_POSITION):
        five.next()
        five.until("Orc 1")
        five.choose(maneuver, posture=Posture.STANDING)
    assert five["Orc 1"].posture is Posture.LYING


def test_copies_are_numbered_on() -> None:
    table = Table()
    table.beasts("Orc")
    table.beasts("Orc", 2)
    assert [one.name for one in table.battle.everyone()] == ["Orc", "Orc 2", "Orc 3"]


def test_a_condition_that_stuns_costs_the_turns_that_it_lasts(five: Table) -> None:
    until = Until(five.id("Orc 2"), Edge.START, turns=2)
    stunned = Condition("Atordoado por feitiço", ConditionKind.STUNNED, until=until)
    five.do(PutCondition(five.fight, five.id("Orc 2"), stunned))
    five.next()
    assert five["Orc 2"].turn.idle is Idle.STUNNED
    five.next()
    five.until("Orc 2")
    assert five["Orc 2"].turn.idle is Idle.NONE
