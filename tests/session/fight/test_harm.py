"""Falls, fire, areas, grapples, mercy: what is no ordinary blow."""

from __future__ import annotations

from decimal import Decimal

import pytest

from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.defenses import Posture
from gmscreen.rules.garganta.maneuvers import ManeuverId
from gmscreen.session.fight.declaring import ChangeFighter
from gmscreen.session.fight.due import Trial
from gmscreen.session.fight.grappling import Hold, LetGo, Wrestle
from gmscreen.session.fight.guard import guard_at_rest
from gmscreen.session.fight.harming import Against, ChangePv, FallFrom, Harm, PutOutFire, SetAlight
from gmscreen.session.fight.mercy import CoupDeGrace, TryToWake
from gmscreen.session.fight.trials import RollDue
from gmscreen.session.fight.wounds import Stun
from tests.session.fight.fights import SWORDSMAN, Table
from tests.session.fight.test_ten_rounds import BENTO


@pytest.fixture
def table() -> Table:
    table = Table()
    table.sheet(SWORDSMAN)
    table.sheet(BENTO)
    table.beasts("Orc", 2, st=12, dx=11, ht=11, move=9)
    table.begin()
    return table


def refusal(table: Table, command: object) -> str:
    with pytest.raises(RuleError) as refused:
        table.do(command)
    return refused.value.key


def test_one_formula_on_several_is_rolled_once_and_meets_each_ones_armour(table: Table) -> None:
    targets = tuple(table.id(name) for name in ("Ana", "Bento", "Orc 1"))
    table.do(Harm(fight=table.fight, targets=targets, formula="2d", cause="explosão", dice=7))
    # Bento's leather holds 2.
    assert [11 - table["Ana"].pv, 12 - table["Bento"].pv, 11 - table["Orc 1"].pv] == [7, 5, 7]
    assert table.head.has_rolled
    assert "Bento perde 5 PV (explosão) e fica com 7." in table.log


def test_the_dead_are_not_harmed_again(table: Table) -> None:
    table.do(ChangePv(table.fight, table.id("Orc 2"), -20))
    table.do(Harm(fight=table.fight, targets=(table.id("Orc 2"),), formula="2d", cause="x", dice=7))
    assert table["Orc 2"].pv == -9


def test_harm_through_the_armour(table: Table) -> None:
    command = Harm(
        fight=table.fight,
        targets=(table.id("Bento"),),
        formula="1d-1",
        cause="óleo em chamas",
        against=Against.NOTHING,
        alight=True,
        dice=5,
    )
    table.do(command)
    assert (table["Bento"].pv, table["Bento"].wounds.burning) == (8, True)


def test_harm_on_nobody_is_refused(table: Table) -> None:
    assert refusal(table, Harm(fight=table.fight, targets=(), formula="1d", cause="x")) == "whom_to_harm"


def test_a_fall_of_six_metres(table: Table) -> None:
    # 6D − 12: the dice came to 21.
    table.do(FallFrom(table.fight, table.id("Ana"), Decimal(6), dice=21))
    assert (table["Ana"].pv, table["Ana"].posture) == (2, Posture.LYING)
    assert table.head.due[0].trial is Trial.KNOCKDOWN


def test_the_fall_is_told_with_its_roll_before_where_he_lies(table: Table) -> None:
    table.do(FallFrom(table.fight, table.id("Ana"), Decimal(6), dice=21))
    told = [(line.key, bool(line.rolls)) for line in table.battle.story(3)[:2]]
    assert told == [("fell", True), ("falls", False)]


def test_whoever_a_fall_kills_is_told_dead_last(table: Table) -> None:
    table.do(FallFrom(table.fight, table.id("Ana"), Decimal(60), dice=250))
    assert [line.key for line in table.battle.story(2)] == ["fell", "dies"]


def test_acrobatics_takes_five_metres_off(table: Table) -> None:
    table.do(FallFrom(table.fight, table.id("Ana"), Decimal(5), acrobatics=True))
    assert table["Ana"].pv == 11


def test_fire_burns_at_the_start_of_each_turn_until_it_is_put_out(table: Table) -> None:
    table.do(SetAlight(table.fight, table.id("Bento")))
    table.until("Bento")
    (due,) = table.head.due
    assert due.trial is Trial.BURN
    table.do(RollDue(table.fight, due.number, 4))
    assert table["Bento"].pv == 9  # leather holds half of 2
    table.do(PutOutFire(table.fight, table.id("Bento"), 9))  # DX 12 − 3 of shock = 9
    assert not table["Bento"].wounds.burning
    assert refusal(table, PutOutFire(table.fight, table.id("Bento"))) == "not_burning"


def test_a_grapple_takes_the_dodge_and_a_pin_every_defence(table: Table) -> None:
    orc, ana = table.id("Orc 1"), table.id("Ana")
    table.choose()
    table.do(Wrestle(table.fight, orc, ana, Hold.GRAPPLE, 8, 12))
    assert table["Ana"].held_by == orc
    dodge, *_ = guard_at_rest(table.battle, table["Ana"]).rows
    assert dodge.reason == "grappled"
    table.next()
    table.until("Orc 1")
    table.choose()
    table.do(Wrestle(table.fight, orc, ana, Hold.PIN, 8, 12))
    assert table["Ana"].is_pinned
    assert {r.reason for r in guard_at_rest(table.battle, table["Ana"]).rows} == {"helpless"}


def test_who_does_not_hold_does_not_pin(table: Table) -> None:
    table.choose()
    command = Wrestle(table.fight, table.id("Orc 1"), table.id("Ana"), Hold.PIN)
    assert refusal(table, command) == "does_not_hold"


def test_who_is_held_may_break_free(table: Table) -> None:
    orc, ana = table.id("Orc 1"), table.id("Ana")
    table.choose()
    table.do(Wrestle(table.fight, orc, ana, Hold.GRAPPLE, 8, 12))
    table.until("Ana")
    table.choose(ManeuverId.MOVE)
    table.do(Wrestle(table.fight, ana, orc, Hold.BREAK_FREE, 8, 15))
    assert table["Ana"].held_by == ""


def test_whoever_dies_lets_go(table: Table) -> None:
    orc, ana = table.id("Orc 1"), table.id("Ana")
    table.choose()
    table.do(Wrestle(table.fight, orc, ana, Hold.GRAPPLE, 8, 12))
    table.do(ChangePv(table.fight, orc, -20))
    assert table["Ana"].held_by == ""
    assert refusal(table, LetGo(table.fight, orc, ana)) == "does_not_hold"


def test_a_stunned_one_still_defends_and_gets_no_mercy(table: Table) -> None:
    table.do(Harm(fight=table.fight, targets=(table.id("Ana"),), formula="2d", cause="pedra", dice=6))
    assert table["Ana"].wounds.stun is Stun.PHYSICAL
    table.do(RollDue(table.fight, table.head.due[0].number, 3))
    table.choose()
    command = CoupDeGrace(table.fight, table.id("Orc 1"), table.id("Ana"))
    assert refusal(table, command) == "stunned_still_defends"
    command = CoupDeGrace(table.fight, table.id("Orc 1"), table.id("Bento"))
    assert refusal(table, command) == "target_still_defends"


def test_who_is_helpless_by_the_word_of_the_master_dies_without_a_roll(table: Table) -> None:
    table.do(ChangeFighter(table.fight, table.id("Bento"), helpless=True))
    table.choose()
    table.do(CoupDeGrace(table.fight, table.id("Orc 1"), table.id("Bento")))
    assert table["Bento"].wounds.dead
    assert not table.head.has_rolled


def test_a_knockout_is_slept_off_by_tests_of_ht(table: Table) -> None:
    table.do(ChangePv(table.fight, table.id("Ana"), -11))
    assert refusal(table, TryToWake(table.fight, table.id("Ana"))) == "is_not_unconscious"
    table.until("Ana")
    table.do(RollDue(table.fight, table.head.due[0].number, 16))
    table.do(TryToWake(table.fight, table.id("Ana"), 12))
    assert table["Ana"].wounds.unconscious
    table.do(TryToWake(table.fight, table.id("Ana"), 11))
    assert not table["Ana"].wounds.unconscious


def test_a_name_that_another_has_is_refused(table: Table) -> None:
    assert refusal(table, ChangeFighter(table.fight, table.id("Orc 1"), name="Orc 2")) == "name_taken"


def test_a_player_dies_by_the_ladder(table: Table) -> None:
    # HT 11: a loss from 11 to −16 crosses −11 and −16, two tests.
    table.do(ChangePv(table.fight, table.id("Ana"), -27))
    assert [due.trial for due in table.head.due] == [Trial.DEATH, Trial.DEATH]
    table.do(RollDue(table.fight, table.head.due[0].number, 10))
    table.do(RollDue(table.fight, table.head.due[0].number, 12))
    assert table["Ana"].wounds.dead
    assert table.head.due == ()


def test_a_beast_is_dead_at_zero_without_a_test(table: Table) -> None:
    table.do(ChangePv(table.fight, table.id("Orc 1"), -11))
    assert table["Orc 1"].wounds.dead
    assert table.head.due == ()
