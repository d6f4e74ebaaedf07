"""Points, relative level and NH, both ways."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmscreen.canon.garganta.costs import attribute_costs, skill_costs
from gmscreen.rules.derivation import Derivation
from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.costs import CostLadder, Difficulty, SkillType
from gmscreen.rules.garganta.interpretations import Interpretation
from gmscreen.rules.garganta.purchase import (
    attribute_for,
    attribute_price,
    bought_level,
    level_price,
    paid,
    relative_for,
    relative_level,
)
from gmscreen.texts.steps import explained

COSTS = skill_costs()
LADDERS = [
    *(ladder for ladders in COSTS.skills.values() for ladder in ladders.values()),
    *COSTS.spells.values(),
    *COSTS.techniques.values(),
]
SOME_LADDER = st.sampled_from(LADDERS)
ABOVE_LOWEST = st.integers(0, 60)
POINTS = st.integers(1, 400).map(lambda halves: Decimal(halves) / 2)
DX = Derivation.of("dx", 14, "20 §2")
AVERAGE = COSTS.ladder(SkillType.PHYSICAL, Difficulty.AVERAGE)


@given(SOME_LADDER, ABOVE_LOWEST)
def test_a_level_is_what_its_price_buys(ladder: CostLadder, above: int) -> None:
    relative = ladder.lowest + above
    price = level_price(ladder, relative).value
    assert relative_for(ladder, Decimal(price)).value == relative


@given(SOME_LADDER, POINTS)
def test_points_buy_the_highest_level_that_they_reach(ladder: CostLadder, points: Decimal) -> None:
    if points < ladder.costs[0]:
        with pytest.raises(RuleError):
            relative_for(ladder, points)
        return
    relative = relative_for(ladder, points).as_int
    assert ladder.points(relative) <= points < ladder.points(relative + 1)
    assert ladder.sells(points) is (ladder.points(relative) == points)


@given(SOME_LADDER, ABOVE_LOWEST)
def test_a_price_explains_itself(ladder: CostLadder, above: int) -> None:
    price = level_price(ladder, ladder.lowest + above)
    assert price.value == ladder.points(ladder.lowest + above)
    assert all(line.label and line.source for line in explained(price))


@given(st.integers(-10, 40), st.integers(1, 40))
def test_level_and_relative_level_are_each_others_way_back(relative: int, attribute: int) -> None:
    base = Derivation.of("iq", attribute, "20 §2")
    assert relative_level(base, bought_level(base, relative).as_int).value == relative


@pytest.mark.parametrize(("level", "points"), attribute_costs().costs.items())
def test_an_attribute_is_what_its_price_buys(level: int, points: int) -> None:
    assert attribute_price(attribute_costs(), level).value == points
    assert attribute_for(attribute_costs(), points).value == level


def test_a_race_changes_the_level_of_an_attribute_and_not_its_price() -> None:
    assert attribute_price(attribute_costs(), 14, racial=2).value == 20
    assert attribute_for(attribute_costs(), 20, racial=2).value == 14


def test_no_attribute_costs_what_no_line_says() -> None:
    with pytest.raises(RuleError) as refused:
        attribute_for(attribute_costs(), 7)
    assert refused.value.key == "no_attribute_at_price"


@pytest.mark.parametrize(("worth", "points"), [(1, "12"), (2, "6"), (4, "3"), (4, "3.5")])
def test_an_eidetic_memory_makes_each_point_count_more(worth: int, points: str) -> None:
    hard = COSTS.ladder(SkillType.MENTAL, Difficulty.HARD)
    relative = relative_for(hard, Decimal(points), worth).as_int
    assert paid(level_price(hard, relative), worth).value == Decimal(points)
    assert relative_for(hard, Decimal(points), worth).value == relative


def test_a_quarter_of_a_point_is_not_sold() -> None:
    easy = COSTS.ladder(SkillType.MENTAL, Difficulty.EASY)
    price = paid(level_price(easy, -1), 2)
    assert price.value == Fraction(1, 2)
    assert price.steps[-1].interpretation is Interpretation.NO_QUARTER_POINT


def test_four_languages_cost_four_times_one() -> None:
    assert paid(level_price(COSTS.ladder(SkillType.MENTAL, Difficulty.AVERAGE), 0), 2, lines=4).value == 4


def test_a_level_says_what_it_is_counted_from() -> None:
    lines = explained(bought_level(DX, 3))
    assert [(line.label, line.amount, line.total) for line in lines] == [
        ("DX", "14", "14"),
        ("Nível relativo", "+3", "17"),
    ]


def test_a_price_above_the_table_names_the_levels_beyond() -> None:
    lines = explained(level_price(AVERAGE, 7))
    assert [(line.label, line.amount, line.total) for line in lines] == [
        ("Nível relativo 5 na tabela", "32", "32"),
        ("2 acima do fim da tabela", "+16", "48"),
    ]
