"""Two states of a sheet are compared field by field."""

from __future__ import annotations

from gmscreen.sheets.differences import beside_one_another, differences
from gmscreen.sheets.draft import draft_after, draft_of
from gmscreen.sheets.native_writer import sheet_text
from gmscreen.sheets.sheet_edits import AddItem, Edit, MoveItem, RemoveItem, SetField, Several
from tests.sheets.making import sample


def told(*edits: Edit) -> list[tuple[str, str, str, str]]:
    before = draft_of(sheet_text(sample("kallias")))
    after = draft_after(before, Several(edits))
    return [(one.owner, one.field, one.before, one.after) for one in differences(before.sheet, after.sheet)]


def test_the_same_sheet_differs_in_nothing() -> None:
    assert told() == []


def test_a_field_of_the_sheet_is_told_with_both_values() -> None:
    assert told(SetField(("attributes", "st"), 13)) == [("", "ST", "12", "13")]


def test_a_field_of_an_item_is_told_with_its_owner() -> None:
    edit = SetField(("equipment", 5, "place"), "ground")
    assert told(edit) == [("Mochila pequena", "lugar", "na mochila", "no chão")]


def test_what_is_within_an_item_is_told_as_its() -> None:
    edit = SetField(("equipment", 1, "shield", "size"), "small")
    assert told(edit) == [("Aspis (escudo grande)", "tamanho do escudo", "grande", "pequeno")]


def test_a_new_item_is_one_difference() -> None:
    edit = AddItem(("equipment",), {"name": "Capa", "place": "worn"}, 2)
    assert told(edit) == [("", "equipamento", "—", "Capa")]


def test_a_lost_item_is_one_difference() -> None:
    assert told(RemoveItem(("skills",), 0)) == [("", "perícias", "Lança", "—")]


def test_an_item_that_moved_went_and_came() -> None:
    assert told(MoveItem(("skills",), 0, 1)) == [
        ("", "perícias", "—", "Escudo (perícia)"),
        ("", "perícias", "Escudo (perícia)", "—"),
    ]


def test_a_new_bonus_is_told_with_its_skill() -> None:
    edit = AddItem(("skills", 0, "bonuses"), {"value": 1, "source": "anel"})
    assert told(edit) == [("Lança", "bônus", "—", "1, anel, sim")]


def test_the_path_leads_to_the_field() -> None:
    before = draft_of(sheet_text(sample("kallias")))
    after = draft_after(before, SetField(("equipment", 5, "quantity"), 2))
    assert [one.path for one in differences(before.sheet, after.sheet)] == [("equipment", 5, "quantity")]


def test_a_table_that_was_not_there_is_told_as_one_field() -> None:
    edit = SetField(("entry_card",), {"answered": True})
    assert told(edit) == [("", "Cartão de Entrada", "—", "sim")]


def test_all_fields_stand_beside_one_another_when_asked_for() -> None:
    before = sample("kallias")
    after = before.model_copy(update={"name": "Ana"})
    said = {(one.owner, one.field): one for one in beside_one_another(before, after)}
    assert said["", "nome"].differs
    assert not said["Lança", "NH"].differs
    assert len(said) > 100
