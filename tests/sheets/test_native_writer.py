"""Writing a sheet: the same sheet back, the same bytes back, and the old file safe."""

from __future__ import annotations

import os
import stat
from decimal import Decimal
from pathlib import Path

import pytest
from hypothesis import given

from gmscreen.sheets.errors import SheetError
from gmscreen.sheets.file_bytes import FileText
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.native_file import read_sheet, sheet_in
from gmscreen.sheets.native_writer import save_sheet, sheet_text
from tests.sheets.making import SAMPLES, SHEETS, SMALLEST, read, sheet_of


@given(SHEETS)
def test_a_new_file_gives_the_same_sheet_back(sheet: Sheet) -> None:
    assert sheet_in(sheet_text(sheet)).sheet == sheet


@given(SHEETS, SHEETS)
def test_any_file_can_be_changed_into_any_sheet(before: Sheet, after: Sheet) -> None:
    assert sheet_in(sheet_text(after, sheet_text(before))).sheet == after


@given(SHEETS)
def test_a_new_file_read_and_written_again_is_the_same(sheet: Sheet) -> None:
    written = sheet_text(sheet)
    assert sheet_text(sheet_in(written).sheet) == written


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_a_sample_saved_as_it_was_keeps_its_bytes(path: Path, tmp_path: Path) -> None:
    file = read_sheet(path)
    copy = tmp_path / "cópia.toml"
    save_sheet(copy, file.sheet, file.written)
    assert copy.read_bytes() == path.read_bytes()


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_a_sample_changed_and_changed_back_keeps_its_bytes(path: Path) -> None:
    file = read_sheet(path)
    changed = file.sheet.model_copy(update={"people": "outro povo"})
    there = sheet_text(changed, file.written)
    assert sheet_text(file.sheet, there) == file.written


COMMENTED = f"""{SMALLEST}cor = 'verde' # desconhecida

# o que leva

[[equipment]]
name = "Lança" # a do pai
place = 'hand'
brilho = 3
weight_kg = 2.0 # pesada

# perícias
[[skills]]
name = "Lança"
level = 12
"""


def test_only_the_line_that_changed_is_another() -> None:
    file = read(COMMENTED)
    heavier = file.sheet.equipment[0].model_copy(update={"weight_kg": Decimal("2.5")})
    text = sheet_text(file.sheet.model_copy(update={"equipment": (heavier,)}), file.written).text
    assert text == COMMENTED.replace("weight_kg = 2.0 #", "weight_kg = 2.5  #")


def test_removing_the_last_piece_keeps_the_comment_of_the_next_section() -> None:
    file = read(COMMENTED)
    text = sheet_text(file.sheet.model_copy(update={"equipment": ()}), file.written).text
    assert "# perícias\n[[skills]]" in text
    assert "# o que leva" in text
    assert "[[equipment]]" not in text


def test_what_is_unknown_stays_through_an_edit() -> None:
    file = read(COMMENTED)
    renamed = file.sheet.model_copy(update={"name": "Bia"})
    again = sheet_in(sheet_text(renamed, file.written))
    assert again.unknown == ("cor", "equipment[1].brilho")


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_the_files_own_line_ends_stay(newline: str) -> None:
    source = FileText(COMMENTED.replace("\n", newline))
    sheet = sheet_in(source).sheet.model_copy(update={"name": "Bia", "people": "anã"})
    text = sheet_text(sheet, source).text
    assert text.count("\n") == text.count(newline) == COMMENTED.count("\n") + 1


def test_a_byte_order_mark_stays() -> None:
    source = FileText(SMALLEST, has_bom=True)
    renamed = sheet_in(source).sheet.model_copy(update={"name": "Bia"})
    assert sheet_text(renamed, source).data.startswith(b"\xef\xbb\xbfschema")


def test_a_quantity_of_nought_stays_nought() -> None:
    sheet = sheet_of(equipment=[{"name": "Tocha", "place": "pack", "quantity": 0}])
    assert sheet_in(sheet_text(sheet)).sheet.equipment[0].quantity == 0


def test_a_saved_sheet_is_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "ana.toml"
    save_sheet(path, sheet_of())
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_link_to_a_sheet_stays_a_link(tmp_path: Path) -> None:
    path, link = tmp_path / "ana.toml", tmp_path / "atalho.toml"
    link.symlink_to(path)
    save_sheet(link, sheet_of())
    assert link.is_symlink()
    assert read_sheet(path).sheet == sheet_of()


def test_a_save_that_fails_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "ana.toml"
    path.write_text(SMALLEST, encoding="utf-8")

    def full_disk(_: int) -> None:
        raise OSError(28, "no space")

    monkeypatch.setattr(os, "fsync", full_disk)
    with pytest.raises(SheetError, match="arquivo anterior ficou como estava"):
        save_sheet(path, sheet_of(name="Bia"))
    assert path.read_text(encoding="utf-8") == SMALLEST
    assert [*tmp_path.iterdir()] == [path]


def test_a_sheet_that_could_not_be_read_again_is_not_saved(tmp_path: Path) -> None:
    path = tmp_path / "ana.toml"
    with pytest.raises(SheetError) as caught:
        save_sheet(path, sheet_of(notes="\x00"))
    assert caught.value.field == "notes"
    assert not path.exists()
