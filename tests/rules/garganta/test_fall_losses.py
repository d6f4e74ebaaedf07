"""What a roll of a fall costs, told step by step."""

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmscreen.canon.garganta.falls import fall_rules
from gmscreen.rules.garganta.falls import Fall, fall


def falling(height: str, metal_dr: int = 0, *, acrobatics: bool = False) -> Fall:
    return fall(Decimal(height), metal_dr, fall_rules(), acrobatics=acrobatics)


@pytest.mark.parametrize(
    ("height", "dr", "roll", "lost"), [("6", 0, 9, 9), ("6", 0, -3, 0), ("6", 5, 9, 7), ("6", 9, 3, 0)]
)
def test_a_loss_is_never_negative_before_armour_nor_after_it(
    height: str, dr: int, roll: int, lost: int
) -> None:
    assert falling(height, dr).lost(roll).value == lost


@given(height=st.integers(0, 60), dr=st.integers(0, 12), acrobatics=st.booleans())
def test_least_and_most_are_the_ends_of_the_distribution(height: int, dr: int, acrobatics: bool) -> None:
    done = falling(str(height), dr, acrobatics=acrobatics)
    assert (done.least.value, done.most.value) == (done.damage.low, done.damage.high)


def test_the_steps_of_a_loss_name_dice_discount_and_armour() -> None:
    labels = [step.label for step in falling("6", 4).lost(9).steps]
    assert labels == ["fall_dice", "fall_discount", "half_metal_dr"]
