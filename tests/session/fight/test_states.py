"""How a fighter stands, in words, each with the kind that gives it its sign."""

from __future__ import annotations

from dataclasses import replace

from gmscreen.session.fight.condition import Condition, ConditionKind, Edge, Until
from gmscreen.session.fight.condition_commands import PutCondition
from gmscreen.session.fight.declaring import ChangeFighter
from gmscreen.session.fight.fighter import Idle
from gmscreen.session.fight.focus import Aiming, Concentrating, Feinted, Focus, HeldMissile
from gmscreen.session.fight.harming import ChangePv
from gmscreen.session.fight.maneuvering import DropPack
from gmscreen.session.fight.row_cache import RowCache
from gmscreen.session.fight.states import State, StateKind, states
from gmscreen.session.fight.wounds import Stun
from tests.session.fight.fights import SWORDSMAN, Table


def table_of_two() -> Table:
    table = Table()
    table.sheet(SWORDSMAN)
    table.beasts("Orc")
    table.begin()
    return table


def test_states_are_words() -> None:
    table = table_of_two()
    table.do(PutCondition(table.fight, table.id("Ana"), Condition("Amaldiçoada")))
    table.until("Ana")
    table.do(DropPack(table.fight, table.id("Ana")))
    table.do(ChangePv(table.fight, table.id("Ana"), -2))
    told = [each.words for each in states(table.battle, table["Ana"])]
    assert told == ["largou a mochila", "choque −2", "Amaldiçoada"]


def test_a_condition_says_at_whose_turn_it_ends() -> None:
    table = table_of_two()
    until = Until(table.id("Orc"), Edge.END, 2)
    table.do(
        PutCondition(table.fight, table.id("Ana"), Condition("Cega de areia", ConditionKind.BLIND, 0, until))
    )
    (state,) = states(table.battle, table["Ana"])
    assert state == State(StateKind.BLIND, "Cega de areia, até o 2º fim de turno de Orc")


def test_what_is_kept_up_is_a_state() -> None:
    table = table_of_two()
    focus = Focus(
        Aiming(table.id("Orc"), "Arco", 2),
        Feinted(table.id("Orc"), 3),
        Concentrating("Luz", 4),
        HeldMissile("fireball", 2),
        "Besta",
    )
    told = [each.words for each in states(table.battle, replace(table["Ana"], focus=focus))]
    assert told == [
        "finta em Orc: −3",
        "mira em Orc: 2º turno",
        "Luz: 4 s de concentração",
        "Bola de Fogo na mão, energia 2",
        "recarrega Besta",
    ]


def test_a_stun_that_takes_the_turn_is_told_once() -> None:
    table = table_of_two()
    one = table["Orc"]
    stunned = replace(one, wounds=replace(one.wounds, stun=Stun.PHYSICAL))
    idle = replace(stunned, turn=replace(one.turn, idle=Idle.STUNNED))
    assert [each.kind for each in states(table.battle, idle)] == [StateKind.STUNNED]


def test_a_row_follows_the_name_of_whoever_ends_its_condition() -> None:
    table, cache = table_of_two(), RowCache()
    condition = Condition("Cega", until=Until(table.id("Orc")))
    table.do(PutCondition(table.fight, table.id("Ana"), condition))
    cache.rows(table.battle)
    table.do(ChangeFighter(table.fight, table.id("Orc"), name="Capitão"))
    told = [each.words for row in cache.rows(table.battle) for each in row.states]
    assert "Cega, até o começo do turno de Capitão" in told
