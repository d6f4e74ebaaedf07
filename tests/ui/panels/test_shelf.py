"""The sheets to choose from."""

from __future__ import annotations

import pytest

from gmscreen.session.records import SheetRecord
from gmscreen.ui.panels.sheets.shelf_rows import Group, Heading, shelf_rows
from gmscreen.ui.panels.shelf import Volume, shelf, volume
from tests.ui.sheets import sample_campaign

SAMPLES = sample_campaign().sheets


def listed(query: str, *records: SheetRecord) -> list[str]:
    rows = shelf_rows(shelf(records or SAMPLES.values()), query)
    return [row.group.value if isinstance(row, Heading) else row.name for row in rows]


def test_a_sheet_is_known_by_the_name_and_kind_of_its_first_lines() -> None:
    found = volume(SAMPLES["kallias"])
    assert (found.id, found.name, found.kind) == ("kallias", "Kallias de Ônfalos", "pc")


@pytest.mark.parametrize("text", ["", "name = 3", "name = ", "nada disso"])
def test_a_text_that_can_not_be_read_goes_by_its_id(text: str) -> None:
    assert volume(SheetRecord(id="torto", text=text)) == Volume("torto", "torto", "")


def test_samples_are_grouped_by_kind_under_headings() -> None:
    rows = listed("")
    assert rows[0] == "pc"
    assert rows[rows.index("creature") + 1] == "Abafador"


def test_a_sheet_that_was_taken_in_stands_among_the_others_by_name() -> None:
    mine = SheetRecord(id="z", position=99, text='name = "Áurea"\nkind = "pc"\n')
    of_players = listed("", *SAMPLES.values(), mine)
    assert of_players[of_players.index("Áurea") - 1] == "A Escriba de Campo"


def test_the_search_leaves_no_empty_heading() -> None:
    assert listed("onfalos") == ["pc", "Kallias de Ônfalos"]
    assert listed("nada disso") == []


def test_a_kind_that_nobody_knows_stands_apart() -> None:
    odd = Volume("x", "X", "dragon")
    assert shelf_rows([odd])[0] == Heading(Group.UNREAD)


def test_overrides_in_a_name_are_closed_in() -> None:
    assert volume(SheetRecord(id="a", text='name = "\u202eA"\n')).name == "\u2068\u202eA\u2069"
