"""Edits change one thing in a sheet's text, and the record follows."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmscreen.sheets.draft import draft_after, draft_of, edited_text
from gmscreen.sheets.errors import SheetError
from gmscreen.sheets.file_bytes import FileText
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.native_file import bad_values, sheet_in, tree_of
from gmscreen.sheets.native_writer import sheet_text
from gmscreen.sheets.sheet_edits import (
    AddItem,
    DuplicateItem,
    Edit,
    MoveItem,
    RemoveItem,
    SetField,
    Several,
    tree_after,
)
from tests.sheets.making import SAMPLES, SHEETS, SMALLEST
from tests.sheets.test_toml_edit import LAYOUTS

KALLIAS = next(path for path in SAMPLES if path.stem == "kallias").read_text(encoding="utf-8")
TWO = (
    SMALLEST
    + """
# tudo o que leva

# a lança do pai
[[equipment]]
name = "Lança"
place = "hand"
colour = "preta" # chave nossa

[[equipment]]
name = "Faca"
place = "belt"
"""
)


def edited(source: str, edit: Edit) -> str:
    return edited_text(FileText(source), edit).text


def changed_lines(source: str, edit: Edit) -> tuple[list[str], list[str]]:
    before, after = source.splitlines(), edited(source, edit).splitlines()
    return (
        [line for line in before if before.count(line) > after.count(line)],
        [line for line in after if after.count(line) > before.count(line)],
    )


@pytest.mark.parametrize(
    ("edit", "gone", "new"),
    [
        (SetField(("attributes", "st"), 13), ["st = 12"], ["st = 13"]),
        (SetField(("name",), "Kalliás"), ['name = "Kallias de Ônfalos"'], ['name = "Kalliás"']),
        (SetField(("equipment", 2, "weight_kg"), Decimal("2.5")), ["weight_kg = 2.0"], ["weight_kg = 2.5"]),
        (SetField(("skills", 0, "note"), "de família"), [], ['note = "de família"']),
        (SetField(("mark",), None), ['mark = "Atena"'], []),
        (SetField(("damage", "swing"), "2d"), ['swing = "1d+2"'], ['swing = "2d"']),
    ],
)
def test_an_edited_field_is_all_that_differs_in_the_file(edit: Edit, gone: list[str], new: list[str]) -> None:
    assert changed_lines(KALLIAS, edit) == (gone, new)


def test_a_table_that_was_not_there_is_written_where_the_sheet_has_it() -> None:
    source = SMALLEST + '\n[natural]\npd = 1\n\n[[skills]]\nname = "Faca"\nlevel = 9\n'
    wanted = source.replace("\n[[skills]]", '\n[damage]\nthrust = "1d"\n\n[[skills]]')
    assert edited(source, SetField(("damage", "thrust"), "1d")) == wanted


def test_a_list_that_was_not_there_begins_with_its_first_item() -> None:
    wanted = SMALLEST + '\n[[equipment]]\nname = "Capa"\nplace = "worn"\n'
    assert edited(SMALLEST, AddItem(("equipment",), {"name": "Capa", "place": "worn"})) == wanted


def test_a_field_set_to_what_it_is_by_default_leaves_no_trace() -> None:
    assert edited(TWO, SetField(("equipment", 0, "quantity"), 1)) == TWO


def test_quantity_zero_stays_zero() -> None:
    text = edited(TWO, SetField(("equipment", 1, "quantity"), 0))
    assert sheet_in(FileText(text)).sheet.equipment[1].quantity == 0


def test_a_moved_item_takes_its_own_comment_and_unknown_keys_along() -> None:
    text = edited(TWO, MoveItem(("equipment",), 0, 1))
    assert text.index("# tudo o que leva") < text.index('"Faca"') < text.index("# a lança do pai")
    assert text.index("# a lança do pai\n[[equipment]]") < text.index("# chave nossa")


def test_moving_there_and_back_gives_the_same_file() -> None:
    there = edited(KALLIAS, MoveItem(("equipment",), 0, 4))
    assert edited(there, MoveItem(("equipment",), 4, 0)) == KALLIAS


def test_a_removed_item_leaves_the_comments_of_its_neighbours() -> None:
    text = edited(TWO, RemoveItem(("equipment",), 0))
    assert "# tudo o que leva" in text
    assert "Lança" not in text
    assert '"Faca"' in text


def test_the_first_item_of_all_stands_below_what_is_said_of_the_list() -> None:
    text = edited(TWO, AddItem(("equipment",), {"name": "Capa", "place": "worn"}, 0))
    order = [text.index(one) for one in ("# tudo", '"Capa"', "# a lança", '"Lança"')]
    assert order == sorted(order)


def test_a_duplicate_lies_right_below_and_says_the_same() -> None:
    sheet = sheet_in(FileText(edited(TWO, DuplicateItem(("equipment",), 0)))).sheet
    assert [piece.name for piece in sheet.equipment] == ["Lança", "Lança", "Faca"]
    assert sheet.equipment[0] == sheet.equipment[1]


def test_an_item_within_an_item_is_an_item_too() -> None:
    bonus = {"value": 1, "source": "anel"}
    draft = draft_after(draft_of(FileText(KALLIAS)), AddItem(("skills", 0, "bonuses"), bonus))
    assert draft.sheet.skills[0].effective.as_int == 18


def test_several_edits_are_made_or_none() -> None:
    edit = Several((SetField(("name",), "Bia"), SetField(("attributes", "st"), "forte")))
    with pytest.raises(SheetError):
        edited(SMALLEST, edit)


@pytest.mark.parametrize(
    ("edit", "field"),
    [
        (SetField(("attributes", "st"), 0), "attributes.st"),
        (SetField(("attributes", "luck"), 3), "attributes.luck"),
        (SetField(("equipment", 7, "name"), "x"), "equipment"),
        (SetField(("equipment", 0, "name"), ""), "equipment[1].name"),
        (SetField(("equipment", 1, "weight_kg"), Decimal(-1)), "equipment[2].weight_kg"),
        (SetField(("equipment", 1, "note"), "a\x00b"), "equipment[2].note"),
        (SetField(("name",), None), "name"),
        (SetField(("name",), "\ud800"), "name"),
        (RemoveItem(("equipment",), 2), "equipment"),
        (MoveItem(("skills",), 0, 1), "skills"),
        (AddItem(("skills",), {"name": "Faca"}), "skills[1].level"),
        (SetField(("skills", "name"), "x"), "skills.name"),
        (SetField((), 3), ""),
    ],
)
def test_a_refused_edit_names_the_field_without_a_line(edit: Edit, field: str) -> None:
    with pytest.raises(SheetError) as refused:
        edited(TWO, edit)
    assert (refused.value.field, refused.value.line) == (field, None)


def test_what_an_edit_did_not_touch_stays_the_same_object() -> None:
    before = draft_of(FileText(KALLIAS)).sheet
    after = draft_after(draft_of(FileText(KALLIAS)), SetField(("equipment", 1, "quantity"), 2)).sheet
    assert after.skills is before.skills
    assert after.attributes is before.attributes
    assert [one is two for one, two in zip(before.equipment, after.equipment, strict=True)].count(False) == 1


def test_the_file_keeps_its_line_ends_and_its_mark() -> None:
    written = FileText(TWO.replace("\n", "\r\n"), has_bom=True)
    after = edited_text(written, AddItem(("equipment",), {"name": "Capa", "place": "worn"}))
    assert after.has_bom
    assert after.text.count("\n") == after.text.count("\r\n")


def test_a_file_without_a_last_line_end_takes_an_item() -> None:
    text = edited(TWO.rstrip(), AddItem(("equipment",), {"name": "Capa", "place": "worn"}))
    assert len(sheet_in(FileText(text)).sheet.equipment) == 3


def test_a_list_takes_no_more_than_a_thousand() -> None:
    item = '[[advantages]]\nname = "Sorte"\n'
    with pytest.raises(SheetError, match="1000"):
        edited(SMALLEST + item * 1000, DuplicateItem(("advantages",), 0))


ITEMS: dict[str, dict[str, Any]] = {
    "equipment": {"name": "Capa", "place": "worn", "weight_kg": Decimal("1.50")},
    "skills": {"name": "Faca", "level": 12, "bonuses": [{"value": 1, "source": "anel"}]},
    "attacks": {"name": "Garra", "damage": "1d+1"},
    "quirks": "fala sozinho",  # type: ignore[dict-item]
}


def added(key: str) -> st.SearchStrategy[AddItem]:
    return st.builds(AddItem, st.just((key,)), st.just(ITEMS[key]), st.none() | PLACES)


LISTS = st.sampled_from([*ITEMS]).map(lambda key: (key,))
PLACES = st.integers(0, 3)
EDITS = st.one_of(
    st.builds(
        SetField,
        st.sampled_from([("attributes", "st"), ("natural", "pd"), ("racial_move",), ("creature", "floors")]),
        st.none() | st.integers(1, 5),
    ),
    st.builds(
        SetField,
        st.tuples(st.sampled_from(["equipment", "skills", "attacks"]), PLACES, st.just("name")),
        st.text(max_size=4),
    ),
    st.builds(
        SetField,
        st.tuples(st.just("equipment"), PLACES, st.sampled_from(["weapon", "note", "quantity"])),
        st.none() | st.just({"skill": "Faca"}) | st.just("à mão"),
    ),
    LISTS.flatmap(
        lambda path: st.builds(AddItem, st.just(path), st.just(ITEMS[path[0]]), st.none() | PLACES)
    ),
    st.builds(RemoveItem, LISTS, PLACES),
    st.builds(MoveItem, LISTS, PLACES, PLACES),
    st.builds(DuplicateItem, LISTS, PLACES),
)


def after_the_long_way(source: str, edit: Any) -> Sheet | None:
    try:
        tree = tree_after(tree_of(source), edit)
        return None if [*bad_values(dict(tree))] else Sheet.model_validate(tree)
    except (SheetError, ValueError):
        return None


def check(source: str, edits: list[Any]) -> None:
    draft = draft_of(FileText(source))
    for edit in edits:
        wanted = after_the_long_way(draft.written.text, edit)
        try:
            after = draft_after(draft, edit)
        except SheetError:
            assert wanted is None
            continue
        assert after.sheet == wanted
        assert sheet_in(after.written).sheet == wanted
        draft = after


@given(SHEETS, st.lists(EDITS, max_size=6))
def test_the_record_after_any_edits_is_what_the_text_says(sheet: Sheet, edits: list[Any]) -> None:
    check(sheet_text(sheet).text, edits)


@given(st.sampled_from([*LAYOUTS.values(), TWO, KALLIAS]), st.lists(EDITS, max_size=6))
def test_unusual_layouts_are_edited_all_the_same(source: str, edits: list[Any]) -> None:
    check(source, edits)
