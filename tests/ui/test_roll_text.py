"""Rolls told in words."""

from datetime import UTC, datetime

import pytest

from gmscreen.rules.dice import parse_dice
from gmscreen.session.rolls import Roll, RollRequest
from gmscreen.session.session import Session
from gmscreen.ui.roll_text import chance_text, dice_text, odds_text, outcome_tone, roll_text
from gmscreen.ui.theme.theme import Tone


def entered(dice: str, faces: tuple[int, ...], level: int | None = None) -> Roll:
    session = Session(clock=lambda: datetime(2026, 11, 30, tzinfo=UTC))
    return session.enter(RollRequest(parse_dice(dice), "", level=level), faces)


@pytest.mark.parametrize(
    ("dice", "faces", "level", "told"),
    [
        ("3d", (4, 1, 3), 12, "3d ≤ 12: 4 + 1 + 3 = 8 · sucesso por 4 · dados da mesa"),
        ("3d", (6, 6, 4), 12, "3d ≤ 12: 6 + 6 + 4 = 16 · falha por 4 · dados da mesa"),
        ("3d", (1, 1, 1), 12, "3d ≤ 12: 1 + 1 + 1 = 3 · sucesso decisivo por 9 · dados da mesa"),
        ("3d", (6, 6, 6), 12, "3d ≤ 12: 6 + 6 + 6 = 18 · falha crítica por 6 · dados da mesa"),
        ("2d+1", (4, 5), None, "2d+1: 4 + 5 + 1 = 10 · dados da mesa"),
        ("2d-1", (4, 5), None, "2d−1: 4 + 5 − 1 = 8 · dados da mesa"),
        ("d20", (17,), None, "d20: 17 · dados da mesa"),
        ("-d+10", (2,), None, "−1d+10: − 2 + 10 = 8 · dados da mesa"),
    ],
)
def test_a_roll_says_dice_sum_and_what_came_of_it(
    dice: str, faces: tuple[int, ...], level: int | None, told: str
) -> None:
    assert roll_text(entered(dice, faces, level)) == told


def test_odds_of_a_test_are_the_chance_to_pass_it() -> None:
    assert odds_text(RollRequest(parse_dice("3d"), "", level=10)) == "passa 50,0%"


def test_odds_of_a_plain_roll_are_its_spread() -> None:
    assert odds_text(RollRequest(parse_dice("2d+1"), "")) == "de 3 a 13, média 8,0"


def test_beside_a_plain_result_stands_the_chance_of_as_much() -> None:
    assert chance_text(entered("2d", (5, 6))) == "11 ou mais: 8,3%"


def test_beside_a_test_stands_the_chance_it_had() -> None:
    assert chance_text(entered("3d", (5, 6, 1), 16)) == "passa 98,1%"


def test_good_and_bad_have_their_tones_besides_their_words() -> None:
    assert outcome_tone(entered("3d", (1, 1, 3), 12)) is Tone.GOOD
    assert outcome_tone(entered("3d", (6, 6, 3), 12)) is Tone.BAD
    assert outcome_tone(entered("2d", (6, 6))) is Tone.TEXT


def test_dice_are_written_with_a_true_minus() -> None:
    assert dice_text(parse_dice("3d-1")) == "3d−1"
