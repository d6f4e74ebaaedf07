from typing import Any

import pytest

from gmscreen.locator import sample_sheets
from gmscreen.paper.cards.content import Track
from gmscreen.paper.cards.tracks import tracks
from gmscreen.rules.garganta.readings import DEFAULT_READINGS, FatigueThreshold, Readings
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.native_file import read_sheet


def made(**fields: Any) -> tuple[Track, ...]:
    base = {"schema": 1, "id": "ana", "name": "Ana", "kind": "pc"}
    return tuple(tracks(Sheet.model_validate(base | fields), DEFAULT_READINGS))


def rungs(track: Track) -> list[str]:
    return [rung.words for rung in track.rungs]


def test_a_person_has_a_box_for_each_pv_and_for_each_fatigue() -> None:
    pv, fatigue = made(attributes={"st": 11, "ht": 12})
    assert (pv.label, pv.count) == ("PV", 12)
    assert (fatigue.label, fatigue.count) == ("Fadiga", 11)


def test_the_ladder_of_a_character_goes_on_below_zero_to_the_end() -> None:
    pv, *_ = made(attributes={"ht": 12})
    tests = [f"−{at}" for at in range(12, 60, 5)]
    assert rungs(pv) == ["0", *tests, "†−60"]
    assert [rung.is_last for rung in pv.rungs] == [False] * 11 + [True]
    assert pv.every == "e a cada 5"


def test_someone_with_a_name_faints_at_zero_and_dies_at_minus_ht() -> None:
    pv, *_ = made(kind="named_npc", attributes={"ht": 12})
    assert rungs(pv) == ["0", "†−12"]


def test_a_creature_dies_at_zero() -> None:
    (pv,) = made(kind="creature", attributes={"ht": 12, "st": 9}, printed={"pv": 9})
    assert (pv.count, rungs(pv)) == (9, ["†0"])


def test_a_creature_has_fatigue_only_where_its_stat_block_prints_it() -> None:
    _, fatigue = made(kind="creature", attributes={"ht": 12, "st": 9}, printed={"pv": 9, "fatigue": 7})
    assert (fatigue.label, fatigue.count) == ("Fadiga", 7)


def test_the_last_three_pv_halve_what_one_moves() -> None:
    pv, fatigue = made(attributes={"st": 11, "ht": 12})
    assert (pv.weak, fatigue.weak) == (3, 3)


def test_a_table_that_reads_a_third_of_fatigue_has_its_mark_there() -> None:
    sheet = Sheet.model_validate(
        {"schema": 1, "id": "ana", "name": "Ana", "kind": "pc", "attributes": {"st": 13}}
    )
    (fatigue,) = tracks(sheet, Readings(fatigue=FatigueThreshold.ONE_THIRD))
    assert fatigue.weak == 4


@pytest.mark.parametrize(("ht", "told"), [(12, "½ HT 6 · ⅓ HT 4"), (13, "½ HT 7 · ⅓ HT 5")])
def test_what_cripples_a_limb_stands_beside(ht: int, told: str) -> None:
    pv, *_ = made(attributes={"ht": ht})
    assert pv.aside.replace("\N{NO-BREAK SPACE}", " ") == told


@pytest.mark.parametrize(
    "fields",
    [{}, {"kind": "creature"}, {"kind": "creature", "printed": {"pv": 0}}],
    ids=["bare", "none", "zero"],
)
def test_who_has_no_points_has_no_boxes(fields: dict[str, Any]) -> None:
    assert made(**fields) == ()


def test_pv_without_ht_have_boxes_and_no_ladder() -> None:
    (pv,) = made(kind="creature", printed={"pv": 9})
    assert (pv.count, pv.rungs, pv.aside) == (9, (), "")


@pytest.mark.parametrize("path", sorted(sample_sheets().glob("*.toml")), ids=lambda path: path.stem)
def test_every_sample_has_pv_to_tick(path: Any) -> None:
    sheet = read_sheet(path).sheet
    first, *_ = tracks(sheet, DEFAULT_READINGS)
    assert first.label == "PV"
    assert first.count == (sheet.printed.pv if sheet.printed.pv is not None else sheet.attributes.ht)
