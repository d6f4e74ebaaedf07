"""PD and RD of torso and head: layers, points that pass mail, helmets, and the body's own."""

from __future__ import annotations

from typing import Any

import pytest

from gmscreen.sheets.equipment import Area
from gmscreen.sheets.protection import protection
from gmscreen.texts.steps import explained
from tests.sheets.making import piece, sample, sheet_of


def armor(name: str = "Loriga", pd: int = 2, dr: int = 2, **fields: Any) -> dict[str, Any]:
    return piece(name, **{"role": "armor", "pd": pd, "dr": dr, **fields})


def figures(*pieces: dict[str, Any], area: Area = Area.TORSO, **fields: Any) -> tuple[int, int]:
    found = protection(sheet_of(equipment=list(pieces), **fields), area)
    return found.pd.as_int, found.dr.as_int


PADDING = armor("Laudel", 1, 1, under_dr=1)


@pytest.mark.parametrize(
    ("pieces", "expected"),
    [
        ([], (0, 0)),
        ([armor()], (2, 2)),
        ([armor(area="torso")], (2, 2)),
        ([armor(area="whole")], (2, 2)),
        ([armor(area="head")], (0, 0)),
        ([armor(area="legs")], (0, 0)),
        ([armor(), PADDING], (2, 3)),
        ([PADDING, armor()], (2, 3)),
        ([PADDING], (1, 1)),
        ([armor(role="clothes", pd=0, dr=1)], (0, 1)),
        ([armor(role="other")], (0, 0)),
        ([armor(place="pack")], (0, 0)),
        ([armor(place="hand")], (0, 0)),
        ([armor(quantity=0)], (0, 0)),
        ([piece("Cinto", role="armor")], (0, 0)),
    ],
    ids=range(15),
)
def test_the_torso_has_what_is_worn_over_it(pieces: list[dict[str, Any]], expected: tuple[int, int]) -> None:
    assert figures(*pieces) == expected


@pytest.mark.parametrize(
    ("area", "expected"), [("head", (2, 2)), ("whole", (2, 2)), ("torso", (0, 0)), (None, (0, 0))]
)
def test_the_head_has_its_helmet(area: str | None, expected: tuple[int, int]) -> None:
    assert figures(armor(area=area), area=Area.HEAD) == expected


def test_mail_yields_to_points_and_only_to_points() -> None:
    torso = protection(sample("jurado"), Area.TORSO)
    assert torso.impaling_pd is not None
    assert torso.impaling_dr is not None
    assert (torso.pd.as_int, torso.dr.as_int) == (3, 4)
    assert (torso.impaling_pd.as_int, torso.impaling_dr.as_int) == (1, 2)


def test_leather_is_the_same_against_points() -> None:
    torso = protection(sheet_of(equipment=[armor()]), Area.TORSO)
    assert (torso.impaling_pd, torso.impaling_dr) == (None, None)


def test_a_layer_that_does_not_yield_stops_points_below_one_that_does() -> None:
    mail = armor("Malha", 3, 4, impaling_pd=0, impaling_dr=1)
    torso = protection(sheet_of(equipment=[mail, armor()]), Area.TORSO)
    assert torso.impaling_pd is not None
    assert torso.impaling_dr is not None
    assert (torso.impaling_pd.as_int, torso.impaling_dr.as_int) == (2, 2)


def test_the_bodys_own_pd_is_not_added_to_armours_but_its_rd_is() -> None:
    natural = {"pd": 1, "dr": 2}
    assert figures(natural=natural) == (1, 2)
    assert figures(armor(), natural=natural) == (2, 4)
    assert figures(armor(pd=1), natural=natural) == (1, 4)


def test_layers_are_told_one_by_one() -> None:
    steps = explained(protection(sheet_of(equipment=[armor(), PADDING]), Area.TORSO).dr)
    assert [(step.label, step.total) for step in steps] == [("Loriga", "2"), ("Laudel, por baixo", "3")]


def test_a_head_that_is_harder_than_the_body_counts_its_own() -> None:
    sheet = sheet_of(natural={"dr": 3, "head_dr": 5})
    figures = [protection(sheet, area).dr.as_int for area in (Area.TORSO, Area.HEAD, Area.ARMS)]
    assert figures == [3, 5, 3]


def test_a_tough_skin_resists_with_and_under_armour() -> None:
    tough = [{"name": "Rijeza", "level": 2, "cost": 25, "effects": [{"kind": "natural_dr", "level": 2}]}]
    assert figures(advantages=tough) == (0, 2)
    assert figures(armor(), advantages=tough) == (2, 4)
    bare = protection(sheet_of(advantages=tough), Area.HEAD).dr
    assert [(line.label, line.amount) for line in explained(bare)][1:] == [("Rijeza", "+2")]
