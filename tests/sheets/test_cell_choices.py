"""Words that are meant while a cell is typed in."""

from __future__ import annotations

import pytest

from gmscreen.locator import sample_sheets
from gmscreen.sheets.cell_choices import choices
from gmscreen.sheets.file_bytes import read_text
from gmscreen.sheets.native_file import sheet_in
from gmscreen.sheets.sheet_fields import FieldPath

KALLIAS = sheet_in(read_text(sample_sheets() / "kallias.toml")).sheet


@pytest.mark.parametrize(
    ("path", "typed", "meant"),
    [
        (("equipment", 0, "role"), "ar", "armadura"),
        (("equipment", 0, "area"), "cab", "cabeça"),
        (("equipment", 0, "place"), "moc", "na mochila"),
        (("equipment", 6, "place"), "mochila p", "Mochila pequena"),
        (("equipment", 2, "weapon"), "lan", "Lança"),
        (("equipment", 2, "weapon"), "Lança / esg", "Lança / de esgrima"),
        (("equipment", 1, "shield"), "Escudo (perícia) / gr", "Escudo (perícia) / grande"),
        (("attacks", 0, "type"), "perf", "perfurante"),
        (("attacks", 0, "skill"), "espadas", "Espadas Curtas"),
        (("spells", 0, "college"), "fog", "Fogo"),
        (("magic", "schools", 0, "college"), "fog", "Fogo"),
        (("disadvantages", 0, "mark_duty"), "s", "sim"),
        (("people",), "an", "anão"),
    ],
)
def test_a_few_letters_mean_a_word(path: FieldPath, typed: str, meant: str) -> None:
    assert choices(KALLIAS, path, typed)[0] == meant


@pytest.mark.parametrize("typed", ["", "  ", "armadura", "Armadura", "xyz"])
def test_nothing_is_offered_for_nothing_for_the_whole_word_and_for_no_word(typed: str) -> None:
    assert choices(KALLIAS, ("equipment", 0, "role"), typed) == ()


@pytest.mark.parametrize("path", [("equipment", 0, "name"), ("skills", 0, "terms"), ("notes",)])
def test_other_cells_offer_nothing(path: FieldPath) -> None:
    assert choices(KALLIAS, path, "l") == ()
