"""Values of the table fill what a sheet lacks, and nothing else."""

from __future__ import annotations

from decimal import Decimal

import pytest

from gmscreen.locator import sample_sheets
from gmscreen.rules.errors import RuleError
from gmscreen.sheets.attack_level import attack_level
from gmscreen.sheets.lines import lines_of
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.native_file import read_sheet
from gmscreen.sheets.pending import pending_of
from gmscreen.sheets.table_values import (
    ValueKey,
    ValueKind,
    attack_key,
    read_value,
    weight_key,
    with_table_values,
)
from gmscreen.texts.numbers import NumberError


def sample(name: str) -> Sheet:
    return read_sheet(sample_sheets() / f"{name}.toml").sheet


def test_a_settled_weight_completes_the_line_and_says_where_it_came_from() -> None:
    scribe = sample("escriba-de-campo")
    (missing,) = lines_of(scribe).in_scene.missing
    filled = with_table_values(scribe, {weight_key(missing.upper()): "1.5"})
    line = lines_of(filled).in_scene
    assert line.complete
    assert line.kilograms == lines_of(scribe).in_scene.kilograms + Decimal("1.5")
    assert "valor da mesa" in {step.source for step in line.weight.steps}


def test_what_the_sheet_says_wins_over_the_table() -> None:
    kallias = sample("kallias")
    heavier = {weight_key(piece.name): "99" for piece in kallias.equipment}
    assert lines_of(with_table_values(kallias, heavier)).on_march.kilograms == Decimal("41.1")


def test_a_settled_level_lets_a_creature_attack_and_ends_its_pendencia() -> None:
    beast = sample("boca-de-poco")
    attack = beast.attacks[0]
    filled = with_table_values(beast, {attack_key(ValueKind.ATTACK_LEVEL, beast, attack): "14"})
    level = attack_level(filled, filled.attacks[0])
    assert level is not None
    assert level.as_int == 14
    assert len(pending_of(filled)) == len(pending_of(beast)) - 1


def test_a_level_settled_for_one_sheet_is_not_another_ones() -> None:
    beast = sample("boca-de-poco")
    elsewhere = ValueKey(ValueKind.ATTACK_LEVEL, "bote", "murador")
    assert with_table_values(beast, {elsewhere: "14"}) == beast


def test_damage_and_type_are_filled_together() -> None:
    beast = sample("lampejo")
    attack = next(one for one in beast.attacks if one.damage is None)
    values = {
        attack_key(ValueKind.ATTACK_DAMAGE, beast, attack): "1d-1",
        attack_key(ValueKind.ATTACK_TYPE, beast, attack): "crushing",
    }
    filled = next(one for one in with_table_values(beast, values).attacks if one.name == attack.name)
    assert (filled.damage, filled.type) == ("1d-1", "crushing")


@pytest.mark.parametrize(
    ("kind", "typed", "kept"),
    [
        (ValueKind.WEIGHT, "1,50", "1.5"),
        (ValueKind.WEIGHT, "12", "12"),
        (ValueKind.WEIGHT, "100", "100"),
        (ValueKind.ATTACK_LEVEL, " 14 ", "14"),
        (ValueKind.ATTACK_DAMAGE, "2D−1", "2d-1"),
        (ValueKind.ATTACK_TYPE, "cutting", "cutting"),
    ],
)
def test_a_value_is_kept_in_one_form(kind: ValueKind, typed: str, kept: str) -> None:
    assert read_value(kind, typed) == kept


@pytest.mark.parametrize(
    ("kind", "typed"),
    [
        (ValueKind.WEIGHT, "-1"),
        (ValueKind.WEIGHT, "100001"),
        (ValueKind.WEIGHT, "muito"),
        (ValueKind.ATTACK_LEVEL, "1,5"),
        (ValueKind.ATTACK_LEVEL, "101"),
        (ValueKind.ATTACK_DAMAGE, "2x"),
        (ValueKind.ATTACK_TYPE, "sharp"),
    ],
)
def test_a_value_that_makes_no_sense_is_refused(kind: ValueKind, typed: str) -> None:
    with pytest.raises((NumberError, RuleError)):
        read_value(kind, typed)


def test_the_day_of_a_value_is_told_in_its_source() -> None:
    scribe = sample("escriba-de-campo")
    key = weight_key("Bastão")
    filled = with_table_values(scribe, {key: "1.5"}, {key: "30/11/2026"})
    (staff,) = (piece for piece in filled.equipment if piece.name == "Bastão")
    assert staff.source == "valor da mesa, 30/11/2026"
