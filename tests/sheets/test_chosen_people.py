"""A sheet becomes one of another people."""

from __future__ import annotations

import pytest

from gmscreen.sheets.chosen_people import chosen_people
from gmscreen.sheets.draft import draft_after, draft_of
from gmscreen.sheets.errors import SheetError
from gmscreen.sheets.file_bytes import FileText
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.native_writer import sheet_text
from tests.sheets.making import sample, sheet_of


def after(*peoples: str, sheet: Sheet | None = None) -> Sheet:
    draft = draft_of(sheet_text(sheet or sample("kallias")))
    for people in peoples:
        draft = draft_after(draft, chosen_people(draft.sheet, people))
    return draft.sheet


def test_attributes_move_by_the_difference() -> None:
    elf = after("elfo").attributes
    assert (elf.st, elf.dx, elf.iq, elf.ht) == (11, 15, 12, 12)


def test_body_and_scale_are_the_peoples() -> None:
    dwarf = after("anão")
    assert (dwarf.scale, dwarf.racial_move, dwarf.natural.dr) == ("dwarf", -1, 1)


def test_gdp_and_geb_follow_the_st() -> None:
    minotaur = after("minotauro")
    assert (minotaur.damage.thrust, minotaur.damage.swing) == ("1d+1", "2d+1")


def test_dice_that_were_somebodys_choice_stay() -> None:
    sheet = sheet_of(damage={"thrust": "3d", "swing": "4d"})
    assert after("minotauro", sheet=sheet).damage.swing == "4d"


@pytest.mark.parametrize("first", ["anão", "elfo", "minotauro", "goblin", "meio-elfo"])
def test_back_to_a_human_nothing_is_left_of_the_other_people(first: str) -> None:
    assert after(first, "humano") == sample("kallias")


def test_a_people_takes_the_place_of_another() -> None:
    assert [one.name for one in after("anão", "goblin").advantages][-1] == "Goblin"
    assert "Anão" not in [one.name for one in after("anão", "goblin").advantages]


def test_unknown_attributes_stay_unknown() -> None:
    assert after("elfo", sheet=sheet_of(attributes={})).attributes.dx is None


def test_a_people_of_no_table_is_refused() -> None:
    with pytest.raises(SheetError, match="Não há povo “ogro”"):
        chosen_people(sample("kallias"), "ogro")


def test_the_rest_of_the_file_stays_as_it_was() -> None:
    draft = draft_of(FileText("# minha\n" + sheet_text(sample("kallias")).text))
    text = draft_after(draft, chosen_people(draft.sheet, "anão")).written.text
    gone = [line for line in draft.written.text.splitlines() if line not in text.splitlines()]
    assert gone == ['people = "humano"', "st = 12", 'thrust = "1d-1"', 'swing = "1d+2"']
