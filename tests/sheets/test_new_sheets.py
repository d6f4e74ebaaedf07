"""New sheets are whole sheets from the start."""

from __future__ import annotations

import pytest

from gmscreen.canon.garganta.peoples import peoples
from gmscreen.sheets.draft import sheet_file_said
from gmscreen.sheets.errors import SheetError
from gmscreen.sheets.lines import lines_of
from gmscreen.sheets.model import Sheet, SheetKind
from gmscreen.sheets.new_sheets import MODELS, blank_sheet, sheet_of_model, sheet_of_people, slug_of
from gmscreen.sheets.secondary import secondary
from tests.sheets.making import SAMPLES


def of_people(people: str) -> Sheet:
    return sheet_file_said(sheet_of_people(people, "Bruni")).sheet


@pytest.mark.parametrize("kind", SheetKind)
def test_a_blank_sheet_says_kind_and_name_and_a_players_its_points(kind: SheetKind) -> None:
    points = "points = 150\n" if kind is SheetKind.PC else ""
    assert blank_sheet(kind, "Ælin d'Ávila").text == (
        f'schema = 1\nid = "lin-d-avila"\nname = "Ælin d\'Ávila"\nkind = "{kind}"\n{points}'
    )


@pytest.mark.parametrize("people", [one.name for one in peoples().values()])
def test_a_sheet_of_every_people_can_be_read(people: str) -> None:
    assert of_people(people).people == people


def test_a_dwarf_is_stronger_slower_and_harder() -> None:
    dwarf = of_people("Anão")
    assert (dwarf.attributes.st, dwarf.racial_move, dwarf.natural.dr, dwarf.scale) == (12, -1, 1, "dwarf")


def test_a_dwarf_has_two_points_of_fadiga_above_his_st() -> None:
    fatigue = secondary(of_people("anão")).fatigue
    assert fatigue is not None
    assert [(step.amount, step.source) for step in fatigue.steps] == [(12, "20 §2"), (2, "32 §1")]


def test_a_dwarf_of_ten_walks_four_metres() -> None:
    move = lines_of(of_people("anão")).in_scene.move
    assert move is not None
    assert move.as_int == 4


def test_what_a_people_costs_is_an_advantage_that_says_the_rest() -> None:
    (advantage,) = of_people("anão").advantages
    assert (advantage.name, advantage.cost) == ("Anão", 30)
    assert advantage.detail == "−2 com projéteis; Machado/Maça no NH da DX sem gastar pontos"


def test_gdp_and_geb_are_those_of_the_peoples_st() -> None:
    minotaur = of_people("minotauro")
    assert (minotaur.damage.thrust, minotaur.damage.swing) == ("1d", "2d-1")


def test_a_human_costs_nothing() -> None:
    assert of_people("humano").advantages == ()


def test_a_people_of_no_table_is_refused() -> None:
    with pytest.raises(SheetError, match="Não há povo “ogro”"):
        sheet_of_people("ogro", "Grum")


@pytest.mark.parametrize("model", MODELS)
def test_a_model_is_copied_to_the_letter(model: str) -> None:
    (path,) = (path for path in SAMPLES if path.stem == model)
    assert sheet_of_model(model).data == path.read_bytes()


def test_a_copy_under_another_name_differs_in_name_and_id() -> None:
    before, after = sheet_of_model("hoplita").text, sheet_of_model("hoplita", "Ana").text
    lines = [line for line in after.splitlines() if line not in before.splitlines()]
    assert lines == ['id = "ana"', 'name = "Ana"']


def test_what_is_no_model_is_refused() -> None:
    with pytest.raises(SheetError, match="Não há modelo"):
        sheet_of_model("../kallias")


@pytest.mark.parametrize("name", ["", "   "])
def test_a_sheet_needs_a_name(name: str) -> None:
    with pytest.raises(SheetError) as refused:
        blank_sheet(SheetKind.PC, name)
    assert refused.value.field == "name"


@pytest.mark.parametrize(
    ("name", "slug"), [("Ônfalos 2", "onfalos-2"), ("🐉", "ficha"), ("-a-", "a"), ("x" * 99, "x" * 64)]
)
def test_an_id_is_made_of_letters_digits_and_hyphens(name: str, slug: str) -> None:
    assert slug_of(name) == slug
