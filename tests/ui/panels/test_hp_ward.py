"""The list of the wounded and its history, without widgets."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmscreen.canon.garganta.injury import injury_rules
from gmscreen.canon.garganta.recovery import recovery_rules
from gmscreen.canon.garganta.wounds import wound_rules
from gmscreen.rules.garganta.injury import Category
from gmscreen.ui.panels.hp.condition import Rules
from gmscreen.ui.panels.hp.healing import Healer
from gmscreen.ui.panels.hp.history import History
from gmscreen.ui.panels.hp.state import Blows, Wounded
from gmscreen.ui.panels.hp.ward import MOST_PATIENTS, Ward, first_ward, numbered
from gmscreen.ui.panels.hp.ward_view import WardView, present_ward

RULES = Rules(injury_rules(), wound_rules(), recovery_rules())


def ward_of(*names: str) -> Ward:
    return first_ward().receiving([Wounded(12, 12, name=name) for name in names])


def names(ward: Ward) -> list[str]:
    return [one.name for one in ward.patients]


def seen(ward: Ward) -> WardView:
    return present_ward(ward, Healer(), RULES)


def test_the_first_to_come_takes_the_place_holders_place() -> None:
    ward = ward_of("Ana", "Bia")
    assert names(ward) == ["Ana", "Bia"]
    assert ward.in_hand.name == "Ana"


def test_a_place_holder_that_was_hit_stays() -> None:
    ward = first_ward()
    assert len(ward.after(ward.chosen, Blows((1,))).receiving([Wounded(name="Ana")]).patients) == 2


def test_there_is_room_for_twenty() -> None:
    ward = first_ward().receiving([Wounded(name=str(place)) for place in range(30)])
    assert (len(ward.patients), ward.room) == (MOST_PATIENTS, 0)
    assert ward.receiving([Wounded(name="tarde")]) == ward


def test_the_one_after_whoever_is_taken_out_is_in_hand() -> None:
    ward = ward_of("Ana", "Bia", "Caio")
    middle = ward.patients[1].id
    assert ward.choosing(middle).without(middle).in_hand.name == "Caio"
    assert ward.without(middle).in_hand.name == "Ana"


def test_the_list_is_never_empty() -> None:
    ward = first_ward()
    assert len(ward.without(ward.chosen).patients) == 1


@pytest.mark.parametrize(("steps", "name"), [(1, "Bia"), (-1, "Caio"), (3, "Ana")])
def test_stepping_goes_round(steps: int, name: str) -> None:
    assert ward_of("Ana", "Bia", "Caio").stepping(steps).in_hand.name == name


@pytest.mark.parametrize(
    ("steps", "order"),
    [(1, ["Bia", "Ana", "Caio"]), (9, ["Bia", "Caio", "Ana"]), (-1, ["Ana", "Bia", "Caio"])],
)
def test_moving_stops_at_the_ends(steps: int, order: list[str]) -> None:
    ward = ward_of("Ana", "Bia", "Caio")
    assert names(ward.moving(ward.patients[0].id, steps)) == order


@pytest.mark.parametrize(
    ("wanted", "taken", "given"),
    [
        (1, [], ["Lobo"]),
        (3, [], ["Lobo 1", "Lobo 2", "Lobo 3"]),
        (1, ["Lobo"], ["Lobo 2"]),
        (2, ["Lobo 1", "Lobo 3"], ["Lobo 2", "Lobo 4"]),
        (1, ["Lobo cinzento"], ["Lobo"]),
        (1, ["Lobo 2"], ["Lobo 1"]),
    ],
)
def test_copies_are_numbered(wanted: int, taken: list[str], given: list[str]) -> None:
    assert list(numbered("Lobo", wanted, taken)) == given


@given(st.lists(st.sampled_from(["Lobo", "Lobo 1", "Lobo 2", "Lobo 9"])), st.integers(1, 20))
def test_no_two_have_the_same_name(taken: list[str], wanted: int) -> None:
    fresh = numbered("Lobo", wanted, taken)
    assert len(set(fresh) - set(taken)) == wanted


def test_tests_of_all_are_listed_those_of_the_one_in_hand_first() -> None:
    ward = ward_of("Ana", "Bia")
    ana, bia = (one.id for one in ward.patients)
    hit = ward.after(ana, Blows((7,))).after(bia, Blows((7,)))
    assert [due.roll.title for due in seen(hit.choosing(bia)).now] == ["Bia · Queda", "Ana · Queda"]
    assert [due.roll.title for due in seen(hit.choosing(bia)).this_turn] == [
        "Ana · Atordoamento",
        "Bia · Atordoamento",
    ]


def test_a_row_says_all_in_words() -> None:
    ward = ward_of("Ana")
    (row,) = seen(ward.after(ward.chosen, Blows((7,)))).rows
    assert row.spoken == "Ana: 5 de 12 PV, Atordoado · 2 testes"
    assert (row.pv, row.full, row.short, row.due, row.dice) == ("5", "/ 12", "atordoado", "2 testes", "2×3d")


@pytest.mark.parametrize(
    ("category", "loss", "filled"),
    [
        (Category.PC, 0, 100),
        (Category.PC, 6, 50),
        (Category.PC, 11, 8),
        (Category.PC, 42, 50),
        (Category.PC, 72, 0),
        (Category.CREATURE, 12, 0),
    ],
)
def test_under_zero_the_bar_says_how_far_death_is(category: Category, loss: int, filled: int) -> None:
    ward = first_ward().receiving([Wounded(12, 12, category, name="Ana")])
    (row,) = seen(ward.after(ward.chosen, Blows((loss,)))).rows
    assert (row.filled, row.low) == (filled, loss >= 12)


def test_undo_and_redo_walk_through_all_that_was_done() -> None:
    start = ward_of("Ana")
    hit = start.after(start.chosen, Blows((3,)))
    history = History(start).then(hit, "Ana: −3 PV").then(hit.without(hit.chosen), "Ana fora")
    assert history.to_undo == "Ana fora"
    back = history.back().back()
    assert (back.now, back.to_undo, back.to_redo) == (start, "", "Ana: −3 PV")
    assert back.forth().forth() == history
    assert (back.back(), history.forth()) == (back, history)


def test_what_is_done_after_an_undo_can_not_be_redone() -> None:
    start = ward_of("Ana")
    history = History(start).then(ward_of("Bia"), "Bia").back().then(ward_of("Caio"), "Caio")
    assert history.to_redo == ""


def test_acts_of_one_key_running_are_one_act() -> None:
    first, second, third = ward_of("A"), ward_of("An"), ward_of("Ana")
    history = History(first).then(second, "nome", "who:1").then(third, "nome", "who:1")
    assert history.back().now == first


def test_whoever_is_in_hand_is_no_act() -> None:
    ward = ward_of("Ana", "Bia")
    assert History(ward).aside(ward.stepping(1)).to_undo == ""
