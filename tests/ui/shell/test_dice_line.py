"""What the dice box understands."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmscreen.rules.dice import parse_dice
from gmscreen.rules.errors import RuleError
from gmscreen.ui.shell.dice_line import DiceLine, parse_dice_line


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("2d+1", DiceLine(parse_dice("2d+1"))),
        (" 2d + 1 ", DiceLine(parse_dice("2d+1"))),
        ("3d−1", DiceLine(parse_dice("3d-1"))),
        ("d20", DiceLine(parse_dice("d20"))),
        ("3d12", DiceLine(parse_dice("3d12"))),
        ("3d 12", DiceLine(parse_dice("3d"), 12)),
        ("3D ≤ 12", DiceLine(parse_dice("3d"), 12)),
        ("3d<=12", DiceLine(parse_dice("3d"), 12)),
        ("3d6 12", DiceLine(parse_dice("3d"), 12)),
        ("3d 12 = 4 1 3", DiceLine(parse_dice("3d"), 12, (4, 1, 3))),
        ("3d 12 = 413", DiceLine(parse_dice("3d"), 12, (4, 1, 3))),
        ("3d 12 = 8", DiceLine(parse_dice("3d"), 12, 8)),
        ("2d+1=3,4", DiceLine(parse_dice("2d+1"), None, (3, 4))),
    ],
)
def test_a_line_is_dice_level_and_what_lies_on_the_table(typed: str, line: DiceLine) -> None:
    assert parse_dice_line(typed) == line


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("", "dice_empty"),
        ("olá", "dice_not_understood"),
        ("2d 12", "test_is_three_dice"),
        ("3d+1 12", "test_is_three_dice"),
        ("3d 3", "level_not_rolled"),
        ("3d = 7 1 1", "face_out_of_range"),
        ("3d = 1 1", "faces_count"),
        ("3d =", "faces_count"),
        ("101d", "dice_count"),
        ("<b>", "dice_not_understood"),
    ],
)
def test_what_is_not_understood_is_named(typed: str, key: str) -> None:
    with pytest.raises(RuleError) as refused:
        parse_dice_line(typed)
    assert refused.value.key == key


@given(st.text(alphabet="0123456789dD+-−≤<= ,", max_size=30) | st.text(max_size=60))
def test_no_line_breaks_the_box(typed: str) -> None:
    with suppress(RuleError):
        assert parse_dice_line(typed).dice.count <= 100
