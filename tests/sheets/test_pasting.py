"""A column copied from a spreadsheet fills the cells below."""

from decimal import Decimal

import pytest

from gmscreen.sheets.draft import Draft, draft_after, draft_of
from gmscreen.sheets.errors import SheetError
from gmscreen.sheets.file_bytes import FileText
from gmscreen.sheets.pasting import BLANK_ITEMS, pasted
from gmscreen.sheets.sheet_fields import record_at
from tests.sheets.test_draft import TWO


def after(key: str, columns: list[str], first: int, typed: str) -> Draft:
    draft = draft_of(FileText(TWO))
    return draft_after(draft, pasted(draft.sheet, key, columns, first, typed))


def test_a_column_goes_down_the_rows() -> None:
    pieces = after("equipment", ["weight_kg"], 0, "1,5\r\n250 g\r\n").sheet.equipment
    assert [piece.weight_kg for piece in pieces] == [Decimal("1.5"), Decimal("0.25")]


def test_names_below_the_last_row_are_new_rows() -> None:
    pieces = after("equipment", ["name", "quantity"], 1, "Punhal\t2\nCorda\t1\nTocha").sheet.equipment
    assert [(piece.name, piece.quantity) for piece in pieces] == [
        ("Lança", 1),
        ("Punhal", 2),
        ("Corda", 1),
        ("Tocha", 1),
    ]


def test_an_empty_cell_empties_the_field() -> None:
    draft = draft_of(FileText(TWO.replace('place = "hand"', 'place = "hand"\nweight_kg = 2')))
    sheet = draft_after(draft, pasted(draft.sheet, "equipment", ["weight_kg"], 0, "\n1")).sheet
    assert [piece.weight_kg for piece in sheet.equipment] == [None, Decimal(1)]


def test_more_rows_than_there_are_need_names() -> None:
    with pytest.raises(SheetError, match="2 linhas, e restam 1"):
        after("equipment", ["weight_kg"], 1, "1\n2")


def test_a_cell_that_cannot_be_read_is_named_and_nothing_is_pasted() -> None:
    with pytest.raises(SheetError) as refused:
        after("equipment", ["weight_kg"], 0, "1\nmuito")
    assert refused.value.field == "equipment[2].weight_kg"


@pytest.mark.parametrize("key", BLANK_ITEMS)
def test_a_row_of_every_list_needs_a_name_alone(key: str) -> None:
    assert record_at((key,)).model_validate({**BLANK_ITEMS[key], "name": "Nova"})
