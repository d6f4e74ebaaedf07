"""What a container holds is weighed with it and goes where it goes."""

from __future__ import annotations

from decimal import Decimal

import pytest

from gmscreen.sheets.containers import (
    containers_of,
    contents_of,
    full_weight,
    moved_piece,
    next_container,
    put_inside,
    room_kg,
)
from gmscreen.sheets.draft import Draft, draft_after, draft_of
from gmscreen.sheets.equipment import Place
from gmscreen.sheets.errors import SheetError
from gmscreen.sheets.native_writer import sheet_text
from gmscreen.sheets.sheet_edits import Edit
from tests.sheets.making import piece, sheet_of

BAG, POUCH, TORCH, SWORD = range(4)


def packed() -> Draft:
    sheet = sheet_of(
        equipment=[
            piece("Mochila", "pack", weight_kg=Decimal("1.5"), capacity_kg=20, role="container"),
            piece("Bolsa", "pack", weight_kg=Decimal("0.1"), inside="Mochila"),
            piece("Tocha", "pack", weight_kg=Decimal("0.5"), quantity=4, inside="Bolsa", reading=True),
            piece("Espada", "belt", weight_kg=1),
        ]
    )
    return draft_of(sheet_text(sheet))


def places(edit: Edit) -> list[tuple[str, str, int]]:
    pieces = draft_after(packed(), edit).sheet.equipment
    return [(one.name, one.place.value, one.quantity) for one in pieces]


def test_a_container_holds_what_its_containers_hold() -> None:
    assert contents_of(packed().sheet, BAG) == (POUCH, TORCH)


def test_a_container_weighs_what_it_holds_too_exactly() -> None:
    weight = full_weight(packed().sheet, BAG)
    assert (weight.value, len(weight.steps)) == (Decimal("3.6"), 3)


def test_the_room_left_is_told_where_the_capacity_is_known() -> None:
    assert [room_kg(packed().sheet, index) for index in (BAG, POUCH)] == [Decimal("17.9"), None]


def test_a_moved_container_takes_its_contents_along() -> None:
    assert [place for _, place, _ in places(moved_piece(packed().sheet, BAG, Place.GROUND))] == [
        "ground",
        "ground",
        "ground",
        "belt",
    ]


def test_a_piece_that_is_moved_leaves_its_container() -> None:
    sheet = draft_after(packed(), moved_piece(packed().sheet, TORCH, Place.HAND)).sheet
    assert (sheet.equipment[TORCH].inside, sheet.equipment[TORCH].place) == (None, Place.HAND)


def test_a_place_that_was_chosen_is_no_reading_any_more() -> None:
    sheet = draft_after(packed(), moved_piece(packed().sheet, TORCH, Place.HAND)).sheet
    assert not sheet.equipment[TORCH].reading


def test_some_of_several_become_a_line_of_their_own() -> None:
    assert places(moved_piece(packed().sheet, TORCH, Place.HAND, 1))[2:4] == [
        ("Tocha", "pack", 3),
        ("Tocha", "hand", 1),
    ]


@pytest.mark.parametrize("quantity", [0, 5, -1])
def test_no_more_than_there_are_can_be_moved(quantity: int) -> None:
    with pytest.raises(SheetError, match="Só há 4"):
        moved_piece(packed().sheet, TORCH, Place.HAND, quantity)


def test_what_is_put_inside_lies_where_the_container_lies() -> None:
    sheet = draft_after(packed(), put_inside(packed().sheet, SWORD, BAG)).sheet
    assert (sheet.equipment[SWORD].inside, sheet.equipment[SWORD].place) == ("Mochila", Place.PACK)


@pytest.mark.parametrize("inner", [BAG, TORCH])
def test_nothing_goes_inside_of_itself(inner: int) -> None:
    with pytest.raises(SheetError, match="dentro de si mesma"):
        put_inside(packed().sheet, BAG, inner)


def test_containers_that_hold_each_other_in_a_file_hang_nothing() -> None:
    sheet = sheet_of(equipment=[piece("A", inside="B"), piece("B", inside="A"), piece("C", inside="C")])
    assert [contents_of(sheet, index) for index in range(3)] == [(1,), (0,), ()]


def test_a_piece_that_is_not_there_cannot_be_moved() -> None:
    with pytest.raises(SheetError, match="Não há o item 9"):
        moved_piece(packed().sheet, 8, Place.HAND)


def test_what_says_that_it_holds_is_a_container() -> None:
    assert containers_of(packed().sheet.equipment) == (BAG,)


def two_bags() -> Draft:
    bags = [piece(name, "pack", role="container") for name in ("Mochila", "Baú")]
    return draft_of(sheet_text(sheet_of(equipment=[*bags, piece("Tocha", "belt")])))


def test_the_next_container_is_the_first_then_the_one_after_it_and_round_again() -> None:
    draft, seen = two_bags(), []
    for _ in range(3):
        container = next_container(draft.sheet, 2)
        assert container is not None
        seen.append(container)
        draft = draft_after(draft, put_inside(draft.sheet, 2, container))
    assert seen == [0, 1, 0]


def test_there_is_no_next_container_for_the_only_one() -> None:
    assert next_container(packed().sheet, BAG) is None
