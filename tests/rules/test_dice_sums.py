"""The least, the mean and the most of dice, told die by die."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmscreen.rules.dice import parse_dice
from gmscreen.rules.dice_sums import least, mean, most

EXPRESSIONS = st.builds(
    lambda count, sides, other, constant: f"{count}d{sides}-{other}d4{constant:+d}",
    st.integers(1, 6),
    st.integers(1, 20),
    st.integers(1, 3),
    st.integers(-30, 30),
)


@given(EXPRESSIONS)
def test_they_are_those_of_the_exact_distribution(expression: str) -> None:
    dice = parse_dice(expression)
    spread = dice.distribution
    assert (least(dice).value, mean(dice).value, most(dice).value) == (spread.low, spread.mean, spread.high)


@pytest.mark.parametrize(("expression", "steps"), [("3d", 2), ("2d+1", 2), ("1d+1d4+2", 3)])
def test_each_kind_of_dice_is_a_step(expression: str, steps: int) -> None:
    assert len(most(parse_dice(expression)).steps) == steps
