"""The chance that a loss kills, against plain enumeration."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmscreen.canon.garganta.injury import injury_rules
from gmscreen.rules.dice import Distribution, parse_dice
from gmscreen.rules.garganta.fatality import death_bands, passing_chance
from gmscreen.rules.garganta.injury import Category, injury

RULES = injury_rules()


def test_a_level_of_3_or_less_never_passes() -> None:
    assert (passing_chance(3), passing_chance(10)) == (0, Fraction(108, 216))


@pytest.mark.parametrize(
    ("category", "loss", "kills"),
    [
        (Category.CREATURE, 10, 1),
        (Category.NAMED_NPC, 19, 0),
        (Category.NAMED_NPC, 20, 1),
        (Category.BOSS, 20, 1),
        (Category.PC, 19, 0),
        (Category.PC, 20, Fraction(1, 2)),
        (Category.PC, 25, Fraction(3, 4)),
        (Category.PC, 60, 1),
    ],
)
def test_a_certain_loss_kills_by_category_and_by_the_tests_it_asks(
    category: Category, loss: int, kills: Fraction
) -> None:
    bands = death_bands(10, category, 10, Distribution.constant(loss), RULES)
    assert sum(band.kills for band in bands) == kills


@given(
    ht=st.integers(1, 16),
    pv=st.integers(-20, 16),
    category=st.sampled_from(Category),
    dice=st.sampled_from(["1d", "3d-6", "6d-12", "12d", "20d-40"]),
)
def test_the_bands_make_the_same_chance_as_every_loss_alone(
    ht: int, pv: int, category: Category, dice: str
) -> None:
    losses = parse_dice(dice).distribution
    expected = Fraction(0)
    for loss, ways in losses.items():
        state = injury(ht, category, pv, loss, RULES)
        survives = 0 if state.dead else passing_chance(ht) ** state.death_tests_now
        expected += Fraction(ways, losses.whole) * (1 - survives)
    assert sum(band.kills for band in death_bands(ht, category, pv, losses, RULES)) == expected


def test_bands_rise_and_never_overlap() -> None:
    bands = death_bands(8, Category.PC, 8, parse_dice("20d-40").distribution, RULES)
    ends = [bound for band in bands for bound in (band.low, band.high)]
    assert ends == sorted(ends)
