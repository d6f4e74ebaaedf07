"""The dice grammar, exact distributions, and throws on a given source of chance."""

from __future__ import annotations

from fractions import Fraction
from itertools import count, product

import icepool
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmscreen.rules.dice import (
    Dice,
    DiceTerm,
    Distribution,
    Rolled,
    parse_dice,
    three_dice_at_most,
    three_dice_ways,
)
from gmscreen.rules.errors import RuleError

TERMS = st.builds(DiceTerm, st.integers(1, 4), st.integers(1, 12), st.sampled_from([1, -1]))
DICE = st.builds(Dice, st.lists(TERMS, min_size=1, max_size=3).map(tuple), st.integers(-30, 30))


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("3d", "3d"),
        ("d", "1d"),
        ("1d6", "1d"),
        ("d20", "d20"),
        ("1d20", "d20"),
        ("2D+1", "2d+1"),
        ("6D−12", "6d-12"),
        ("1d4 + -1", "d4-1"),
        ("3d–1", "3d-1"),
        ("3d‐1", "3d-1"),
        ("2d6+3", "2d+3"),
        ("1d--1", "1d+1"),
        ("-1d+10", "-1d+10"),
        ("2d+1d4", "2d+d4"),
        ("5", "+5"),
        (" 2 d + 1 ", "2d+1"),
        ("1d+1+2", "1d+3"),
        ("1d-3+3", "1d"),
        ("+1d", "1d"),
        ("d6-d6", "1d-1d"),
    ],
)
def test_the_ways_people_write_dice_are_read(written: str, shown: str) -> None:
    assert str(parse_dice(written)) == shown.removeprefix("+")


@pytest.mark.parametrize(
    ("written", "key"),
    [
        ("", "dice_empty"),
        ("   ", "dice_empty"),
        ("2x6", "dice_not_understood"),
        ("d6d6", "dice_not_understood"),
        ("1d6+", "dice_not_understood"),
        ("+", "dice_not_understood"),
        ("1d6,5", "dice_not_understood"),
        ("١d6", "dice_not_understood"),
        ("0d6", "dice_count"),
        ("101d6", "dice_count"),
        ("60d6+60d6", "dice_count"),
        ("d0", "dice_sides"),
        ("d1001", "dice_sides"),
        ("d" + "9" * 50, "dice_sides"),
        ("9" * 50 + "d", "dice_count"),
        ("1000001", "dice_constant"),
        ("1000000+1", "dice_constant"),
        ("1" * 201, "dice_too_long"),
    ],
)
def test_what_are_no_dice_is_refused_by_name(written: str, key: str) -> None:
    with pytest.raises(RuleError) as refused:
        parse_dice(written)
    assert (refused.value.key, refused.value.field) == (key, "expression")


@given(DICE)
def test_dice_are_read_as_they_are_shown(dice: Dice) -> None:
    again = parse_dice(str(dice))
    assert again.distribution == dice.distribution
    assert str(again) == str(dice)


@given(DICE)
def test_the_distribution_is_that_of_counting_every_throw(dice: Dice) -> None:
    faces = [range(1, term.sides + 1) for term in dice.terms for _ in range(term.count)]
    if len(faces) > 5:
        return
    signs = [term.sign for term in dice.terms for _ in range(term.count)]
    counted: dict[int, int] = {}
    for throw in product(*faces):
        total = sum(sign * face for sign, face in zip(signs, throw, strict=True)) + dice.constant
        counted[total] = counted.get(total, 0) + 1
    assert dict(dice.distribution.items()) == counted


@given(st.integers(1, 12), st.integers(1, 20), st.integers(-9, 9))
def test_the_distribution_agrees_with_icepool(many: int, sides: int, constant: int) -> None:
    spread = Dice((DiceTerm(many, sides),), constant).distribution
    known = many @ icepool.d(sides) + constant
    assert dict(spread.items()) == {outcome: known[outcome] for outcome in known}
    assert spread.whole == known.denominator()
    assert spread.mean == known.mean()


def test_many_large_dice_are_counted_whole() -> None:
    spread = parse_dice("50d1000").distribution
    assert (spread.low, spread.high, spread.mean) == (50, 50_000, Fraction(50_050, 2))
    assert spread.whole == 1000**50


@given(DICE, st.integers(-60, 60))
def test_chances_add_up(dice: Dice, value: int) -> None:
    spread = dice.distribution
    assert spread.at_most(value) - spread.at_most(value - 1) == spread.chance(value)
    assert spread.at_most(spread.high + 5) == 1
    assert spread.at_most(spread.low - 1) == 0


def test_a_chance_outside_the_dice_is_none() -> None:
    spread = parse_dice("1d").distribution
    assert (spread.chance(0), spread.chance(7), spread.chance(3)) == (0, 0, Fraction(1, 6))


def test_distributions_add_and_turn() -> None:
    die = parse_dice("1d").distribution
    assert die.plus(die.negated()).chance(0) == Fraction(1, 6)
    assert Distribution.constant(4).items() == [(4, 1)]
    gap = Distribution(0, (1, 0, 1))
    assert gap.plus(die).chance(1) == Fraction(1, 12)
    assert gap.items() == [(0, 1), (2, 1)]


@given(DICE, st.integers(0, 10**6))
def test_a_throw_lies_within_the_distribution(dice: Dice, seed: int) -> None:
    faces = count(seed)
    thrown = dice.rolled(lambda sides: next(faces) % sides + 1)
    assert dice.distribution.chance(thrown.total) > 0
    unsigned = [abs(face) for face in thrown.faces]
    assert dice.total_of(unsigned) == thrown.total


def test_a_throw_tells_its_faces_with_their_signs() -> None:
    assert parse_dice("2d-1d4+1").rolled(lambda sides: sides) == Rolled((6, 6, -4), 1)


@pytest.mark.parametrize(
    ("faces", "key"),
    [((1, 2), "faces_count"), ((1, 2, 7), "face_out_of_range"), ((0, 2, 3), "face_out_of_range")],
)
def test_faces_that_do_not_fit_the_dice_are_refused(faces: tuple[int, ...], key: str) -> None:
    with pytest.raises(RuleError) as refused:
        parse_dice("3d").total_of(faces)
    assert refused.value.key == key


def test_dice_tell_how_many_they_are_and_what_they_come_to_alone() -> None:
    dice = parse_dice("2d+1d4-3")
    assert dice.count == 3
    assert dice.sums == (3, 16)
    assert dice.plus(2).constant == -1


def test_three_dice_have_216_ways() -> None:
    assert sum(three_dice_ways(roll) for roll in range(30)) == 216
    assert [three_dice_ways(roll) for roll in (2, 3, 10, 18, 19)] == [0, 1, 27, 1, 0]
    assert [three_dice_at_most(roll) for roll in (0, 2, 3, 10, 18, 40)] == [0, 0, 1, 108, 216, 216]
