"""PV, Fadiga, Vontade and Velocidade Básica of a sheet."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from gmscreen.rules.derivation import Derivation
from gmscreen.sheets.secondary import Left, secondary, what_is_left
from tests.sheets.making import piece, sample, sheet_of


def values(**fields: Any) -> tuple[Any, ...]:
    found = secondary(sheet_of(**fields))
    return tuple(map(value, (found.pv, found.fatigue, found.will, found.basic_speed)))


def value(derivation: Derivation | None) -> Any:
    return None if derivation is None else derivation.value


def effect(kind: str, level: int) -> dict[str, Any]:
    return {"name": "x", "effects": [{"kind": kind, "level": level}]}


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({}, (12, 12, 11, Fraction(13, 2))),
        ({"attributes": {}}, (None, None, None, None)),
        ({"attributes": {}, "printed": {"pv": 9, "fatigue": 8, "basic_speed": 5}}, (9, 8, None, 5)),
        ({"printed": {"pv": 9, "fatigue": 8}}, (12, 12, 11, Fraction(13, 2))),
        ({"printed": {"pv": 9, "fatigue": 8}, "kind": "creature"}, (9, 8, 11, Fraction(13, 2))),
        ({"advantages": [effect("strong_will", 4)]}, (12, 12, 15, Fraction(13, 2))),
        ({"disadvantages": [effect("weak_will", 2)]}, (12, 12, 9, Fraction(13, 2))),
        (
            {
                "equipment": [
                    piece(
                        effects=[
                            {"kind": "pv_bonus", "level": 3},
                            {"kind": "fatigue_bonus"},
                            {"kind": "will_bonus"},
                        ]
                    )
                ]
            },
            (15, 13, 12, Fraction(13, 2)),
        ),
    ],
    ids=range(8),
)
def test_values_follow_from_the_attributes_or_are_printed(
    fields: dict[str, Any], expected: tuple[Any, ...]
) -> None:
    assert values(**fields) == expected


def test_the_hunters_strong_will_counts_by_its_levels() -> None:
    will = secondary(sample("cacadora-do-fora-de-lugar")).will
    assert will is not None
    assert will.as_int == 16


def test_a_creature_keeps_the_pv_that_its_block_prints() -> None:
    pv = secondary(sample("murador")).pv
    assert pv is not None
    assert pv.as_int == 9


def test_what_is_left_is_all_of_it_until_the_sheet_says_otherwise() -> None:
    assert what_is_left(sheet_of()) == Left(pv=12, fatigue=12)
    assert what_is_left(sheet_of(current={"pv": -3})) == Left(pv=-3, fatigue=12)


def test_nobody_knows_what_is_left_of_an_unknown_whole() -> None:
    assert what_is_left(sheet_of(attributes={})) == Left(None, None)
