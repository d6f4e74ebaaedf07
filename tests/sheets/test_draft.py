"""Edits change one thing in a sheet's text, and the record follows."""

from __future__ import annotations

import difflib
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
from gmscreen.sheets.sheet_fields import FieldKind, FieldPath, field_at, fields_of, record_at, value_at
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


def test_an_item_is_replaced_whole_too() -> None:
    sheet = sheet_in(
        FileText(edited(TWO, SetField(("equipment", 0), {"name": "Arco", "place": "belt"})))
    ).sheet
    assert [piece.name for piece in sheet.equipment] == ["Arco", "Faca"]


@pytest.mark.parametrize(
    "edit",
    [
        AddItem(("skills", 0, "bonuses"), {"value": 2, "source": "luva"}, 0),
        RemoveItem(("skills", 0, "bonuses"), 0),
        MoveItem(("skills", 0, "bonuses"), 0, 1),
        DuplicateItem(("skills", 0, "bonuses"), 1),
    ],
)
def test_lists_within_an_item_are_rearranged_like_any_other(edit: Any) -> None:
    bonuses = [{"value": 1, "source": "anel"}, {"value": 3, "source": "elmo"}]
    start = draft_after(draft_of(FileText(KALLIAS)), SetField(("skills", 0, "bonuses"), bonuses))
    wanted = edit.value(bonuses)
    after = draft_after(start, edit).sheet.skills[0].bonuses
    assert [(bonus.value, bonus.source) for bonus in after] == [
        (one["value"], one["source"]) for one in wanted
    ]


def test_dotted_keys_become_a_table_above_the_others() -> None:
    source = SMALLEST + "attributes.st = 12 # forte\nattributes.dx = 14\n\n[natural]\npd = 1\n"
    text = edited(source, SetField(("attributes", "st"), 13))
    assert sheet_in(FileText(text)).sheet.attributes.st == 13
    assert text.index("# forte") < text.index("[attributes]") < text.index("[natural]")


def test_a_whole_list_can_be_set() -> None:
    edit = SetField(("equipment",), [{"name": "Arco", "place": "belt"}])
    assert [piece.name for piece in sheet_in(FileText(edited(TWO, edit))).sheet.equipment] == ["Arco"]


def test_the_last_item_of_the_file_leaves_its_comments_at_the_end() -> None:
    source = TWO.replace('[[equipment]]\nname = "Faca"', '# a faca da mãe\n[[equipment]]\nname = "Faca"')
    assert edited(source, RemoveItem(("equipment",), 1)).endswith("# a faca da mãe\n")


def test_a_refusal_on_the_long_way_has_no_line_either() -> None:
    source = SMALLEST + '[creature.spoils]\nwhat = "nada"\n[natural]\npd = 1\n'
    with pytest.raises(SheetError) as refused:
        edited(source, SetField(("natural", "pd"), 99))
    assert (refused.value.field, refused.value.line) == ("natural.pd", None)


def test_a_sheet_does_not_outgrow_its_file() -> None:
    notes = [{"name": f"Nota {number}", "note": "é" * 49_000} for number in range(10)]
    with pytest.raises(SheetError, match="1 MB"):
        edited(SMALLEST, Several(tuple(AddItem(("attacks",), note) for note in notes * 2)))


def test_a_sheet_does_not_hold_more_items_than_can_be_read() -> None:
    effects = [{"kind": "magery", "level": 1}] * 1000
    items = [AddItem(("advantages",), {"name": "Dom", "effects": effects})] * 20
    with pytest.raises(SheetError, match="itens demais"):
        edited(SMALLEST, Several(tuple(items)))


SCALARS = {
    FieldKind.TEXT: st.text(st.characters(codec="utf-8", exclude_categories=["Cc", "Cs"]), min_size=1),
    FieldKind.WHOLE: st.integers(1, 5),
    FieldKind.DECIMAL: st.integers(1, 9),
    FieldKind.FLAG: st.booleans(),
    FieldKind.DICE: st.sampled_from(["1d", "2d+1"]),
}


def plain_fields(sheet: Sheet) -> list[FieldPath]:
    """The plain fields that the sheet says: of its own, of its tables and of its pieces and skills."""
    tables: list[FieldPath] = [(), ("attributes",), ("damage",), ("account",)]
    tables += [("equipment", at) for at in range(len(sheet.equipment))]
    tables += [("skills", at) for at in range(len(sheet.skills))]
    paths = [
        (*table, field.name)
        for table in tables
        if value_at(sheet, table) is not None
        for field in fields_of(record_at(table)).values()
        if field.kind in SCALARS and field.name not in ("schema", "id")
    ]
    return [path for path in paths if value_at(sheet, path) not in (None, "")]


@given(st.data())
def test_whichever_field_is_edited_the_file_differs_in_that_field_alone(data: st.DataObject) -> None:
    path = data.draw(st.sampled_from(SAMPLES))
    draft = draft_of(FileText(path.read_text(encoding="utf-8")))
    place = data.draw(st.sampled_from(plain_fields(draft.sheet)))
    value = data.draw(SCALARS[field_at(place).kind])
    try:
        after = draft_after(draft, SetField(place, value))
    except SheetError:
        return
    before, now = draft.written.text.splitlines(), after.written.text.splitlines()
    gone = [line for line in difflib.ndiff(before, now) if line[0] in "+-"]
    assert [line.partition("=")[0].strip("+- ") for line in gone] in ([], [place[-1]], [place[-1]] * 2)


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
