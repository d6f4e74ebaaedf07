"""The list of the wounded as the panel sees it, without widgets."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmscreen.canon.garganta.injury import injury_rules
from gmscreen.canon.garganta.recovery import recovery_rules
from gmscreen.canon.garganta.wounds import wound_rules
from gmscreen.rules.garganta.injury import Category
from gmscreen.session.records import PatientRecord
from gmscreen.session.ward.commands import MOST_PATIENTS
from gmscreen.session.ward.state import Blows, Event, HpState, Wounded, newcomer
from gmscreen.ui.panels.hp.condition import Rules
from gmscreen.ui.panels.hp.healing import Healer
from gmscreen.ui.panels.hp.ward import Ward, first_ward, numbered
from gmscreen.ui.panels.hp.ward_view import WardView, present_ward

RULES = Rules(injury_rules(), wound_rules(), recovery_rules())


def ward_of(*names: str) -> Ward:
    return first_ward(records(*(newcomer(Wounded(12, 12, name=name)) for name in names)))


def records(*people: HpState, turn: int = 1) -> dict[str, PatientRecord]:
    return {
        (identity := f"id{place}"): PatientRecord(id=identity, position=place, hp=hp, turn=turn)
        for place, hp in enumerate(people, 1)
    }


def after(ward: Ward, *events: Event | None) -> Ward:
    """The list after something happened to each of its people."""
    happened = zip(ward.patients, events, strict=True)
    return ward.following(records(*(one.hp.after(event) if event else one.hp for one, event in happened)))


def names(ward: Ward) -> list[str]:
    return [one.name for one in ward.patients]


def seen(ward: Ward) -> WardView:
    return present_ward(ward, Healer(), RULES)


def test_an_empty_list_has_a_place_holder_in_hand() -> None:
    ward = first_ward({})
    assert (names(ward), ward.is_empty, ward.room) == (["Sem nome"], True, MOST_PATIENTS)


def test_the_first_to_come_takes_the_place_holders_place() -> None:
    ward = first_ward({}).following(records(*(one.hp for one in ward_of("Ana", "Bia").patients)))
    assert (names(ward), ward.in_hand.name, ward.room) == (["Ana", "Bia"], "Ana", MOST_PATIENTS - 2)


def test_whoever_comes_is_in_hand_and_whoever_was_stays_otherwise() -> None:
    ana, both = ward_of("Ana"), ward_of("Ana", "Bia")
    came = ana.following(records(*(one.hp for one in both.patients)))
    assert (came.in_hand.name, after(came.stepping(1), Blows((1,)), None).in_hand.name) == ("Bia", "Ana")


def test_the_one_after_whoever_is_taken_out_is_in_hand() -> None:
    ward = ward_of("Ana", "Bia", "Caio")
    listed = records(*(one.hp for one in ward.patients))
    del listed["id2"]
    assert ward.choosing("id2").following(listed).in_hand.name == "Caio"
    assert ward.following(listed).in_hand.name == "Ana"


def test_the_place_holder_is_back_when_all_are_gone() -> None:
    assert ward_of("Ana").following({}) == first_ward({})


def test_nobody_who_is_not_on_the_list_comes_in_hand() -> None:
    assert ward_of("Ana").choosing("x").in_hand.name == "Ana"


def test_the_turn_is_that_of_the_records() -> None:
    assert first_ward(records(newcomer(Wounded()), turn=3)).turn == 3


@pytest.mark.parametrize(("steps", "name"), [(1, "Bia"), (-1, "Caio"), (3, "Ana")])
def test_stepping_goes_round(steps: int, name: str) -> None:
    assert ward_of("Ana", "Bia", "Caio").stepping(steps).in_hand.name == name


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
    bia = ward.patients[1].id
    hit = after(ward, Blows((7,)), Blows((7,)))
    assert [due.roll.title for due in seen(hit.choosing(bia)).now] == ["Bia · Queda", "Ana · Queda"]
    assert [due.roll.title for due in seen(hit.choosing(bia)).this_turn] == [
        "Ana · Atordoamento",
        "Bia · Atordoamento",
    ]


def test_a_row_says_all_in_words() -> None:
    ward = ward_of("Ana")
    (row,) = seen(after(ward, Blows((7,)))).rows
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
    ward = first_ward(records(newcomer(Wounded(12, 12, category, name="Ana"))))
    (row,) = seen(after(ward, Blows((loss,)))).rows
    assert (row.filled, row.low) == (filled, loss >= 12)
