"""What attributes and skills cost, and what pieces of the catalogue lack."""

from __future__ import annotations

from decimal import Decimal

import pytest

from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.costs import (
    AttributeCosts,
    CostLadder,
    Difficulty,
    Governing,
    SkillCosts,
    SkillType,
)
from gmscreen.rules.garganta.equipment import CataloguePiece, PieceCategory, Reach

LADDER = CostLadder(-2, (Decimal("0.5"), Decimal(1), Decimal(2), Decimal(4)), Decimal(4), "26 §1")
COSTS = SkillCosts(
    skills={SkillType.PHYSICAL: {Difficulty.EASY: LADDER}, SkillType.MENTAL: {}},
    spells={},
    techniques={},
    governing={"Corrida": Governing.HT},
    defaults={},
    attribute_cap=20,
    source_of_defaults="26 §1",
)


@pytest.mark.parametrize(("relative", "points"), [(-2, "0.5"), (0, "2"), (1, "4"), (2, "8"), (5, "20")])
def test_a_level_costs_by_how_far_it_is(relative: int, points: str) -> None:
    assert LADDER.points(relative) == Decimal(points)


def test_below_the_ladder_nothing_is_sold() -> None:
    with pytest.raises(RuleError) as refused:
        LADDER.points(-3)
    assert refused.value.details == {"lowest": -2}


@pytest.mark.parametrize(
    ("costs", "beyond"),
    [((Decimal(2), Decimal(1)), 1), ((Decimal(1), Decimal(1)), 1), ((Decimal(0),), 1), ((Decimal(1),), 0)],
)
def test_a_higher_level_costs_more(costs: tuple[Decimal, ...], beyond: int) -> None:
    with pytest.raises(ValueError, match="costs more"):
        CostLadder(0, costs, Decimal(beyond), "26 §1")


def test_a_skill_has_its_ladder_and_its_attribute() -> None:
    assert COSTS.ladder(SkillType.PHYSICAL, Difficulty.EASY) is LADDER
    assert COSTS.attribute_of("Corrida", SkillType.PHYSICAL) is Governing.HT
    assert COSTS.attribute_of("Espada", SkillType.PHYSICAL) is Governing.DX
    assert COSTS.attribute_of("História", SkillType.MENTAL) is Governing.IQ


def test_a_difficulty_without_a_ladder_is_refused() -> None:
    with pytest.raises(RuleError) as refused:
        COSTS.ladder(SkillType.MENTAL, Difficulty.HARD)
    assert refused.value.key == "difficulty_unknown"


def test_attributes_cost_what_their_table_says_and_no_more() -> None:
    table = AttributeCosts({9: -10, 10: 0, 11: 10}, "02 §1")
    assert table.points(11) == 10
    with pytest.raises(RuleError) as refused:
        table.points(12)
    assert refused.value.details == {"low": 9, "high": 11}
    with pytest.raises(ValueError, match="one by one"):
        AttributeCosts({9: -10, 11: 10}, "02 §1")


@pytest.mark.parametrize(("per_st", "plus", "metres"), [("2", 0, "24"), ("0.5", 1, "7.0"), ("0", -3, "0")])
def test_a_reach_grows_with_strength(per_st: str, plus: int, metres: str) -> None:
    assert Reach(Decimal(per_st), plus).metres(12) == Decimal(metres)


def test_a_piece_tells_what_no_table_gives() -> None:
    rope = CataloguePiece("corda", "Corda", PieceCategory.SUPPLY, "21 §8.3", weight_kg=Decimal(2))
    assert rope.missing() == ("price_g",)
    charmed = CataloguePiece("anel", "Anel", PieceCategory.ENCHANTED, "03 §9", price_multiplier=20)
    assert charmed.missing() == ("weight_kg",)
