"""A column copied from a spreadsheet fills the cells below."""

from decimal import Decimal

import pytest

from gmscreen.locator import sample_sheets
from gmscreen.sheets.draft import Draft, draft_after, draft_of
from gmscreen.sheets.errors import SheetError
from gmscreen.sheets.file_bytes import FileText, read_text
from gmscreen.sheets.pasting import pasted, pasted_lines
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


def test_a_row_that_is_added_knows_what_its_list_says_and_takes_its_cells() -> None:
    sheet = draft_of(read_text(sample_sheets() / "kallias.toml"))
    columns, cells = ("name", "terms", "points"), "Rastreamento\t\t4\nTecer\tF/M\t2"
    edit = pasted(sheet.sheet, "skills", columns, 12, cells)
    first, second = draft_after(sheet, edit).sheet.skills[-2:]
    assert (first.name, first.points, first.level) == ("Rastreamento", 4, 12)
    assert (second.name, second.type, second.points) == ("Tecer", "physical", 2)


def test_lines_are_pasted_as_if_they_were_typed() -> None:
    sheet = draft_of(read_text(sample_sheets() / "kallias.toml"))
    edit = pasted_lines(sheet.sheet, ("account", "gains"), "3\t2\tgigante\n\n4 1\n")
    account = draft_after(sheet, edit).sheet.account
    assert account is not None
    assert [(gain.week, gain.points, gain.reason) for gain in account.gains] == [
        (3, 2, "gigante"),
        (4, 1, None),
    ]
