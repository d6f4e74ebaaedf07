"""A sheet is edited one field at a time: told in words, undone, refused with the reason."""

from __future__ import annotations

from decimal import Decimal

import pytest

from gmscreen.session.records import Part
from gmscreen.session.session import Session
from gmscreen.session.sheet_commands import AddSheet, EditSheet
from gmscreen.sheets.draft import draft_of
from gmscreen.sheets.errors import SheetError
from gmscreen.sheets.file_bytes import FileText
from gmscreen.sheets.pasting import pasted
from gmscreen.sheets.sheet_edits import (
    AddItem,
    DuplicateItem,
    Edit,
    MoveItem,
    RemoveItem,
    SetField,
    Several,
)
from tests.session.acts import Timer, sitting
from tests.session.test_commands import KALLIAS

WHO = "Kallias de Ônfalos"


def table(timer: Timer | None = None) -> Session:
    session = sitting(later=timer)
    session.do(AddSheet(KALLIAS))
    return session


def text_of(session: Session) -> str:
    return session.campaign.sheets["kallias"].text


@pytest.mark.parametrize(
    ("edit", "words"),
    [
        (SetField(("attributes", "st"), 13), "ST 12 → 13"),
        (
            SetField(("equipment", 0, "weight_kg"), Decimal("16.5")),
            "Linotórax (loriga sobre laudel) · peso 17 → 16,5",
        ),
        (SetField(("equipment", 5, "place"), "ground"), "Mochila pequena · lugar na mochila → no chão"),
        (SetField(("skills", 0, "points"), None), "Lança · pontos 16 → —"),
        (AddItem(("equipment",), {"name": "Capa", "place": "worn"}), "incluir Capa em equipamento"),
        (RemoveItem(("equipment",), 3), "tirar Gládio de equipamento"),
        (DuplicateItem(("attacks",), 0), "duplicar Lança em ataques"),
        (MoveItem(("skills",), 0, 2), "mudar Lança de posição em perícias"),
        (Several((SetField(("name",), "K"), SetField(("mark",), None))), "2 mudanças"),
        (Several((SetField(("attributes", "st"), 13),)), "ST 12 → 13"),
        (pasted(draft_of(KALLIAS).sheet, "skills", ["level"], 0, "12\n13"), "colar 2 células"),
    ],
)
def test_an_edit_is_called_by_whose_what_and_from_what_to_what(edit: Edit, words: str) -> None:
    assert table().do(EditSheet("kallias", edit)).label.words == f"{WHO}: {words}"


def test_an_edit_is_undone_and_redone_to_the_byte() -> None:
    session = table()
    session.do(EditSheet("kallias", SetField(("attributes", "st"), 13)))
    after = text_of(session)
    session.undo()
    assert text_of(session) == KALLIAS.text
    session.redo()
    assert text_of(session) == after


def test_typing_in_one_field_is_one_step_from_the_first_to_the_last() -> None:
    session = table(Timer())
    for weight in ("1", "1.2", "1.25"):
        session.do(
            EditSheet("kallias", SetField(("equipment", 0, "weight_kg"), Decimal(weight)), typing=True)
        )
    label = session.undo()
    assert label is not None
    assert label.words.endswith("peso 17 → 1,25")
    assert text_of(session) == KALLIAS.text


def test_typing_in_two_fields_is_two_steps() -> None:
    session = table(Timer())
    for path in (("attributes", "st"), ("attributes", "dx")):
        session.do(EditSheet("kallias", SetField(path, 10), typing=True))
    session.undo()
    assert "st = 10\ndx = 14" in text_of(session)


def test_a_refused_edit_names_the_field_and_changes_nothing() -> None:
    session = table()
    before = session.campaign
    with pytest.raises(SheetError, match=r"^kallias, attributes\.st: Deve ser no mínimo 1\.$"):
        session.do(EditSheet("kallias", SetField(("attributes", "st"), 0)))
    assert session.campaign is before


def test_an_edit_that_changes_nothing_leaves_nobody_to_be_told() -> None:
    session, told = table(), []
    session.watch({Part.SHEETS}, lambda _before, _after: told.append(1))
    session.do(EditSheet("kallias", SetField(("attributes", "st"), 12)))
    assert told == []


def test_an_edited_sheet_keeps_its_other_records() -> None:
    session = table()
    session.do(EditSheet("kallias", SetField(("attributes", "st"), 13)))
    record = session.campaign.sheets["kallias"]
    assert record.revision == 2
    assert draft_of(FileText(record.text)).sheet.skills is draft_of(KALLIAS).sheet.skills
