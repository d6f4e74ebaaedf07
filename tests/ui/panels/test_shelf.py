"""The sheets to choose from."""

from __future__ import annotations

import pytest

from gmscreen.session.records import SheetRecord
from gmscreen.texts.folded import folded
from gmscreen.ui.panels.shelf import Volume, shelf, volume
from tests.ui.sheets import sample_campaign

SAMPLES = sample_campaign().sheets


def test_a_sheet_is_known_by_the_name_and_kind_of_its_first_lines() -> None:
    found = volume(SAMPLES["kallias"])
    assert (found.id, found.name, found.kind) == ("kallias", "Kallias de Ônfalos", "pc")


@pytest.mark.parametrize("text", ["", "name = 3", "name = ", "nada disso"])
def test_a_text_that_can_not_be_read_goes_by_its_id(text: str) -> None:
    assert volume(SheetRecord(id="torto", text=text)) == Volume("torto", "torto", "")


def test_a_sheet_that_was_taken_in_stands_among_the_others_by_name() -> None:
    mine = SheetRecord(id="z", position=99, text='name = "Áurea"\nkind = "pc"\n')
    listed = [each.name for each in shelf([*SAMPLES.values(), mine])]
    assert listed == sorted(listed, key=folded)
    assert "Áurea" in listed


def test_overrides_in_a_name_are_closed_in() -> None:
    assert volume(SheetRecord(id="a", text='name = "\u202eA"\n')).name == "\u2068\u202eA\u2069"
