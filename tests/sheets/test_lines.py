"""The two lines: what counts where, exactly at the limits, and what nobody weighed."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmscreen.canon.garganta.load import load_ladders
from gmscreen.rules.garganta.readings import DEFAULT_READINGS, BeastDodge, Readings, RunningBonus
from gmscreen.sheets.line_movement import Left, move_and_dodge
from gmscreen.sheets.lines import Line, lines_of
from gmscreen.sheets.model import Sheet
from gmscreen.texts.numbers import kilograms, parse_decimal
from gmscreen.texts.steps import explained
from tests.sheets.making import piece, sample, sheet_of, skill


def carrying(weight: str, quantity: int = 1, **fields: Any) -> Sheet:
    return sheet_of(equipment=[piece(weight_kg=Decimal(weight), quantity=quantity)], **fields)


def load_name(line: Line) -> str:
    assert line.load is not None
    return line.load.name


def move(line: Line) -> int:
    assert line.move is not None
    return line.move.as_int


def dodge(line: Line) -> int:
    assert line.defenses.dodge is not None
    return line.defenses.dodge.level.as_int


@pytest.mark.parametrize(
    ("place", "in_scene", "on_march"),
    [
        ("worn", 3, 3),
        ("hand", 3, 3),
        ("off_hand", 3, 3),
        ("belt", 3, 3),
        ("pack", 0, 3),
        ("ground", 0, 0),
    ],
)
def test_the_place_of_a_piece_says_on_which_line_it_weighs(place: str, in_scene: int, on_march: int) -> None:
    lines = lines_of(sheet_of(equipment=[piece(place=place, weight_kg=Decimal(3))]))
    assert (lines.in_scene.kilograms, lines.on_march.kilograms) == (in_scene, on_march)


@pytest.mark.parametrize(
    ("weight", "name"),
    [
        ("0", "none"),
        ("12", "none"),
        ("12.001", "light"),
        ("24.0", "light"),
        ("24.01", "medium"),
        ("36", "medium"),
        ("72", "heavy"),
        ("120", "very_heavy"),
        ("120.1", "overloaded"),
    ],
)
def test_exactly_at_a_limit_the_load_is_the_lighter_one(weight: str, name: str) -> None:
    assert load_name(lines_of(carrying(weight)).in_scene) == name


@pytest.mark.parametrize(
    ("weight", "quantity", "shown"), [("0.1", 3, "0,3 kg"), ("0.01", 114, "1,14 kg"), ("0.25", 4, "1,0 kg")]
)
def test_many_light_pieces_weigh_what_one_heavy_one_does(weight: str, quantity: int, shown: str) -> None:
    line = lines_of(carrying(weight, quantity)).in_scene
    assert kilograms(line.kilograms) == shown
    assert line.kilograms == lines_of(carrying(str(line.kilograms))).in_scene.kilograms


def test_three_pieces_of_4_kg_reach_the_limit_and_do_not_pass_it() -> None:
    assert load_name(lines_of(carrying("0.1", 120)).in_scene) == "none"


@given(st.lists(st.decimals(0, 10, places=2), max_size=8), st.integers(1, 20))
def test_the_weight_is_the_exact_sum_whatever_the_order(weights: list[Decimal], strength: int) -> None:
    pieces = [piece(str(index), weight_kg=weight) for index, weight in enumerate(weights)]
    attributes = {"st": strength, "dx": 10, "iq": 10, "ht": 10}
    there = lines_of(sheet_of(equipment=pieces, attributes=attributes)).in_scene
    back = lines_of(sheet_of(equipment=pieces[::-1], attributes=attributes)).in_scene
    assert there.kilograms == back.kilograms == there.weight.value == sum(weights)
    assert there.load == back.load


def test_accepting_a_shown_weight_again_changes_nothing() -> None:
    weight = Decimal("6.25")
    for _ in range(3):
        weight = parse_decimal(kilograms(weight).removesuffix(" kg"))
    assert weight == Decimal("6.25")


def test_the_weight_is_told_piece_by_piece_with_its_source() -> None:
    pieces = [
        piece("Tocha", "belt", quantity=4, weight_kg=Decimal("0.5"), source="21 §8.3"),
        piece("Elmo", weight_kg=0, negligible=True),
        piece("Capa", weight_kg=1),
    ]
    steps = explained(lines_of(sheet_of(equipment=pieces)).in_scene.weight)
    assert [(step.label, step.amount, step.source) for step in steps] == [
        ("4 × Tocha", "2", "21 §8.3"),
        ("Capa", "+1", "21 §8.3"),
    ]


def test_a_piece_without_weight_makes_the_line_incomplete_and_is_named() -> None:
    lines = lines_of(
        sheet_of(equipment=[piece("Bastão", "hand"), piece("Saco", "pack"), piece("Elmo", weight_kg=0)])
    )
    assert (lines.in_scene.missing, lines.on_march.missing) == (("Bastão",), ("Bastão", "Saco"))
    assert not lines.in_scene.complete


def test_none_of_a_piece_is_missing_where_there_is_none_of_it() -> None:
    line = lines_of(sheet_of(equipment=[piece("Bastão", "hand", quantity=0)])).in_scene
    assert (line.complete, line.kilograms) == (True, 0)


@pytest.mark.parametrize(("weight", "allowed"), [("24", True), ("24.01", False), ("200", False)])
def test_fencing_ends_above_a_light_load(weight: str, allowed: bool) -> None:
    assert lines_of(carrying(weight)).in_scene.fencing_allowed is allowed


def test_a_dwarf_carries_by_his_own_scale_and_walks_a_metre_less() -> None:
    line = lines_of(carrying("30", scale="dwarf", racial_move=-1)).in_scene
    assert (load_name(line), move(line)) == ("none", 5)


def test_the_margins_say_how_far_the_next_loads_are() -> None:
    margins = lines_of(carrying("30.5")).in_scene.margins
    assert margins is not None
    assert (margins.before_heavier, margins.until_lighter) == (Decimal("5.5"), Decimal("6.5"))


@pytest.mark.parametrize(
    ("reading", "expected"), [(RunningBonus.EVERY_EIGHTH, 8), (RunningBonus.FIRST_AT_16, 7)]
)
def test_running_is_known_by_its_role_and_counts_after_the_load(reading: RunningBonus, expected: int) -> None:
    bonus = [{"value": 1, "source": "anel"}]
    sheet = sheet_of(skills=[skill("Correr muito", 15, role="running", bonuses=bonus)])
    assert move(lines_of(sheet, Readings(running=reading)).in_scene) == expected


def test_a_skill_called_running_does_nothing_by_its_name() -> None:
    assert move(lines_of(sheet_of(skills=[skill("Corrida", 16)])).in_scene) == 6


def test_worn_boots_and_cape_add_and_packed_ones_do_not() -> None:
    boots = {"effects": [{"kind": "move_bonus", "level": 2}], "weight_kg": 0}
    cape = {"effects": [{"kind": "dodge_bonus"}], "weight_kg": 0}
    worn = lines_of(sheet_of(equipment=[piece("Botas", **boots), piece("Capa", **cape)])).in_scene
    packed = lines_of(
        sheet_of(equipment=[piece("Botas", "pack", **boots), piece("Capa", "ground", **cape)])
    ).in_scene
    assert (move(worn), dodge(worn), move(packed), dodge(packed)) == (8, 9, 6, 6)


def test_without_attributes_the_printed_values_stand_and_the_rest_is_unknown() -> None:
    line = lines_of(sheet_of(attributes={}, printed={"move": 5, "dodge": 4})).in_scene
    assert (move(line), dodge(line)) == (5, 4)
    assert (line.load, line.margins, line.fencing_allowed) == (None, None, None)


def test_without_anything_nothing_is_guessed() -> None:
    line = lines_of(sheet_of(attributes={})).in_scene
    assert (line.move, line.defenses.dodge) == (None, None)


def test_a_person_with_attributes_moves_by_the_rule_whatever_is_printed() -> None:
    assert move(lines_of(carrying("30", printed={"move": 6, "dodge": 6})).in_scene) == 4


def test_a_beasts_dodge_may_be_computed_instead_by_the_tables_reading() -> None:
    line = lines_of(sample("prumo"), Readings(beast_dodge=BeastDodge.COMPUTED)).in_scene
    assert (move(line), dodge(line)) == (4, 7)


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({}, (6, 7)),
        ({"printed": {"move": 9}}, (9, 7)),
        ({"attributes": {}, "printed": {"move": 9, "dodge": 3}}, (9, 3)),
    ],
)
def test_a_creature_without_a_printed_dodge_dodges_by_the_rule_of_beasts(
    fields: dict[str, Any], expected: tuple[int, int]
) -> None:
    line = lines_of(sheet_of(kind="creature", **fields)).in_scene
    assert (move(line), dodge(line)) == expected


def test_a_creature_without_attributes_has_only_what_is_printed_of_it() -> None:
    readings = Readings(beast_dodge=BeastDodge.COMPUTED)
    line = lines_of(sheet_of(kind="creature", attributes={}, printed={"dodge": 3}), readings).in_scene
    assert (line.move, dodge(line)) == (None, 3)


@pytest.mark.parametrize(
    ("pv", "fatigue", "move"), [(None, None, 8), (4, 9, 8), (3, 9, 4), (9, 3, 4), (9, 1, 0)]
)
def test_wounds_and_fatigue_cut_a_printed_move_too(pv: int | None, fatigue: int | None, move: int) -> None:
    sheet = sample("boca-de-poco")
    ladder = load_ladders()[sheet.scale]
    found, _ = move_and_dodge(sheet, Decimal(0), ladder, DEFAULT_READINGS, Left(pv, fatigue))
    assert found is not None
    assert found.as_int == move
