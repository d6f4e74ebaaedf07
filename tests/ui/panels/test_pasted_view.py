"""What is understood of a pasted text, as rows."""

from __future__ import annotations

from gmscreen.locator import sample_sheets
from gmscreen.sheets.exchange.markdown import markdown_of
from gmscreen.sheets.model import SheetKind
from gmscreen.sheets.native_file import read_sheet, sheet_in
from gmscreen.ui.panels.sheets.pasted_view import NOTHING_PASTED, PastedView, Said, present_pasted, take_in

BLOCK = "# Ana\n\n**ST** 12 **DX** 13 **IQ** 11 **HT** 10\nisto ninguém entende\n"


def told(view: PastedView) -> list[tuple[str, ...]]:
    return [tuple(cell.words for cell in row.cells) for row in view.rows]


def test_each_line_says_what_it_is_and_what_it_filled() -> None:
    lines = told(present_pasted(BLOCK))
    assert lines[1][0] == "3"
    assert "ST: 12 · DX: 13" in lines[1][2]


def test_what_is_not_understood_goes_to_the_notes_and_says_so() -> None:
    view = present_pasted(BLOCK)
    assert told(view)[-1][2] == "vai para as notas: isto ninguém entende"
    assert view.sheets[0].sheet.notes == "isto ninguém entende"
    assert "1 vai inteira para as notas" in view.summary


def test_a_text_of_the_program_is_taken_as_it_is() -> None:
    written = (sample_sheets() / "kallias.toml").read_text("utf-8")
    view = present_pasted(written)
    assert view.summary == "1 ficha na forma do programa"
    assert view.sheets[0].written.text == written


def test_several_sheets_in_one_text_are_all_there() -> None:
    both = "\n\n".join(
        markdown_of(read_sheet(sample_sheets() / f"{name}.toml").sheet).text
        for name in ("kallias", "hoplita")
    )
    assert [one.sheet.name for one in present_pasted(both).sheets] == ["Kallias de Ônfalos", "O Hoplita"]


def test_a_text_that_can_not_be_read_says_why() -> None:
    view = present_pasted("schema = 1\nnome = ")
    assert view.problems
    assert view.sheets == ()


def test_nothing_pasted_is_nothing() -> None:
    assert present_pasted(" \n") == NOTHING_PASTED


def test_name_and_kind_that_were_said_stand_in_what_is_taken_in() -> None:
    step = take_in(present_pasted(BLOCK).sheets, {0: Said("Bia", SheetKind.NAMED_NPC)})
    sheet = sheet_in(step.sheets[0].written).sheet  # type: ignore[union-attr]
    assert (sheet.id, sheet.name, sheet.kind) == ("bia", "Bia", SheetKind.NAMED_NPC)
