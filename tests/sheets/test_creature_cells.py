"""What is typed into a creature's composed cells."""

from __future__ import annotations

from decimal import Decimal

import pytest

from gmscreen.locator import sample_sheets
from gmscreen.sheets.cell_edits import cell_edit
from gmscreen.sheets.creature import CreatureNotes, Group, Obstacle, Spoils
from gmscreen.sheets.creature_cells import typed_group, typed_note, typed_obstacle, typed_worth
from gmscreen.sheets.draft import draft_after, draft_of
from gmscreen.sheets.errors import SheetError
from gmscreen.sheets.file_bytes import read_text
from gmscreen.sheets.sheet_fields import FieldPath


def after(path: FieldPath, typed: str, of: str = "murador") -> CreatureNotes:
    draft = draft_of(read_text(sample_sheets() / f"{of}.toml"))
    notes = draft_after(draft, cell_edit(draft.sheet, path, typed)).sheet.creature
    assert notes is not None
    return notes


@pytest.mark.parametrize(
    ("typed", "ends"),
    [("2 a 4", (2, 4)), ("2-4", (2, 4)), ("2–4", (2, 4)), ("3", (3, 3)), (" 1a12 ", (1, 12))],
)
def test_a_group_is_one_number_or_two(typed: str, ends: tuple[int, int]) -> None:
    group = after(("creature", "group"), typed).group
    assert group is not None
    assert (group.least, group.most) == ends


def test_an_emptied_group_is_gone() -> None:
    assert after(("creature", "group"), "").group is None


@pytest.mark.parametrize("typed", ["muitos", "2 a", "4 a 2", "2 a 3 a 4"])
def test_a_group_that_is_none_is_refused(typed: str) -> None:
    with pytest.raises(SheetError):
        after(("creature", "group"), typed)


def test_worth_is_in_g_from_and_to() -> None:
    spoils = after(("creature", "worth"), "5 a 12,5 g").spoils
    assert spoils is not None
    assert (spoils.least_g, spoils.most_g, spoils.what) == (5, Decimal("12.5"), "saliva calcária")


def test_a_wall_is_rd_pv_and_how_long_it_takes() -> None:
    assert after(("creature", "obstacle"), "6/30/1 hora").obstacle == Obstacle(
        dr=6, pv_per_m2=30, time="1 hora"
    )
    assert after(("creature", "obstacle"), "6 / 30").obstacle == Obstacle(dr=6, pv_per_m2=30)
    assert after(("creature", "obstacle"), "").obstacle is None


def test_a_wall_without_pv_is_refused() -> None:
    with pytest.raises(SheetError):
        after(("creature", "obstacle"), "6")


def test_what_stands_in_the_cells_is_read_as_what_it_was() -> None:
    notes = after(("creature", "tradition"), "nativa")
    assert after(("creature", "group"), typed_group(notes.group)).group == notes.group
    assert after(("creature", "obstacle"), typed_obstacle(notes.obstacle)).obstacle == notes.obstacle
    assert after(("creature", "worth"), typed_worth(notes.spoils)).spoils == notes.spoils
    assert after(("creature", "floors"), typed_note(notes, "floors")).floors == notes.floors


def test_nothing_stands_for_nothing() -> None:
    notes = CreatureNotes()
    assert {typed_group(None), typed_worth(None), typed_worth(Spoils()), typed_obstacle(None)} == {""}
    assert typed_note(notes, "floors") == typed_note(notes, "morale") == ""
    assert typed_group(Group(least=3, most=3)) == "3"
