"""Dice typed from the table: faces, or what they come to."""

import pytest

from gmscreen.rules.dice import parse_dice
from gmscreen.rules.errors import RuleError
from gmscreen.ui.faces import parse_table_dice


@pytest.mark.parametrize(
    ("typed", "dice", "understood"),
    [
        ("4 1 3", "3d", (4, 1, 3)),
        ("413", "3d", (4, 1, 3)),
        ("11", "3d", 11),
        ("=11", "3d", 11),
        (" = 7 ", "2d", 7),
        ("7", "2d", 7),
        ("34", "2d", (3, 4)),
        ("=11", "2d", 11),
        ("15", "2d20", 15),
        ("21", "6d-12", 21),
        ("5", "1d", (5,)),
    ],
)
def test_digits_are_faces_or_what_the_dice_come_to(
    typed: str, dice: str, understood: tuple[int, ...] | int
) -> None:
    assert parse_table_dice(typed, parse_dice(dice)) == understood


@pytest.mark.parametrize(
    ("typed", "dice", "key"),
    [
        ("11", "2d", "faces_or_sum"),
        ("19", "3d", "sum_out_of_range"),
        ("=2", "3d", "sum_out_of_range"),
        ("7 1 3", "3d", "face_out_of_range"),
        ("4 1", "3d", "faces_count"),
        ("717", "3d", "face_out_of_range"),
        ("onze", "3d", "faces_not_understood"),
        ("", "3d", "faces_count"),
    ],
)
def test_what_does_not_fit_is_refused_by_name(typed: str, dice: str, key: str) -> None:
    with pytest.raises(RuleError) as refused:
        parse_table_dice(typed, parse_dice(dice))
    assert refused.value.key == key
