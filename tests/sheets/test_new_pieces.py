"""Pieces come into a sheet with their figures and their source."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest

from gmscreen.canon.garganta.equipment import equipment
from gmscreen.rules.garganta.equipment import PieceCategory
from gmscreen.sheets.catalogue_search import found_pieces
from gmscreen.sheets.draft import draft_after, draft_of
from gmscreen.sheets.equipment import Piece, Place
from gmscreen.sheets.lines import lines_of
from gmscreen.sheets.native_writer import sheet_text
from gmscreen.sheets.new_pieces import catalogue_item, copied_pack, free_item
from gmscreen.sheets.secondary import secondary
from tests.sheets.making import piece, sample, sheet_of, skill

GOODS = [one for one in equipment().values() if one.category is not PieceCategory.SERVICE]


def item(key: str, place: Place = Place.WORN) -> dict[str, Any]:
    return dict(catalogue_item(equipment()[key], place))


@pytest.mark.parametrize("entry", GOODS, ids=lambda entry: entry.id)
def test_every_entry_of_the_catalogue_fits_a_sheet(entry: Any) -> None:
    made = Piece.model_validate(dict(catalogue_item(entry, Place.BELT, 2)))
    assert (made.name, made.weight_kg, made.pd, made.source) == (
        entry.name,
        entry.weight_kg,
        entry.pd,
        entry.source,
    )


def test_a_padded_coat_adds_its_rd_below_another() -> None:
    sheet = sheet_of(equipment=[item("loriga_de_couro"), item("laudel_acolchoado")])
    torso = lines_of(sheet).in_scene.torso
    assert (torso.dr.as_int, torso.pd.as_int) == (3, 2)


def test_a_large_shield_blocks_and_spoils_the_fencing() -> None:
    shield = item("escudo_grande", Place.OFF_HAND)
    fencing = item("rapieira", Place.HAND)
    sheet = sheet_of(equipment=[shield, fencing], skills=[skill("Escudo", 14), skill("Esgrima", 15)])
    defenses = lines_of(sheet).in_scene.defenses
    assert defenses.block is not None
    assert (defenses.block.level.as_int, defenses.parries[0].level.as_int) == (7, 7)


def test_a_bow_parries_nothing() -> None:
    sheet = sheet_of(equipment=[item("arco_longo", Place.HAND)], skills=[skill("Arco", 14)])
    assert lines_of(sheet).in_scene.defenses.parries == ()


def test_a_jewel_of_pv_is_a_named_bonus() -> None:
    pv = secondary(sheet_of(equipment=[item("joia_de_pv_mais_2")])).pv
    assert pv is not None
    assert [(step.amount, dict(step.args)) for step in pv.steps][1] == (2, {"name": "Joia de PV +2"})


def test_a_free_piece_has_its_weight_from_the_table() -> None:
    assert free_item("Baú", Place.PACK, Decimal("12.5")) == {
        "name": "Baú",
        "place": "pack",
        "weight_kg": Decimal("12.5"),
        "source": "valor da mesa",
    }


def test_a_free_piece_without_a_weight_has_no_source() -> None:
    assert free_item("Baú", Place.PACK, None) == {"name": "Baú", "place": "pack"}


def test_a_copied_pack_is_the_others_pack_to_the_gram() -> None:
    draft = draft_of(sheet_text(sheet_of(equipment=[piece("Capa")])))
    after = draft_after(draft, copied_pack(sample("kallias"))).sheet
    assert lines_of(after).on_march.kilograms == Decimal("9.1")
    assert [one for one in after.equipment if one.place is Place.PACK] == [
        one for one in sample("kallias").equipment if one.place is Place.PACK
    ]


@pytest.mark.parametrize(
    ("query", "first"),
    [
        ("gladio", "Gládio"),
        ("GLÁDIO", "Gládio"),
        ("gladoi", "Gládio"),
        ("mochila", "Mochila pequena (até 20 kg)"),
        ("cota malha", "Cota de malha"),
        ('"corda" -30 AND', "Corda, 30 m"),
    ],
)
def test_the_catalogue_is_searched_as_one_types(query: str, first: str) -> None:
    assert found_pieces(query)[0].name == first


def test_an_empty_search_lists_all_that_can_be_carried() -> None:
    assert len(found_pieces("")) == len(GOODS) == 102


def test_a_search_gives_no_more_than_asked_for() -> None:
    assert len(found_pieces("joia", most=3)) == 3
