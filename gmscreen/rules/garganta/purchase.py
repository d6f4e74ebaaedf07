"""Points, relative level and NH, each from the others, with the steps that lead there (26 §1; 27; 28 §1)."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction

from gmscreen.rules.derivation import Derivation, Number, Rounding
from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.costs import AttributeCosts, CostLadder
from gmscreen.rules.garganta.interpretations import Interpretation

TALENT_SOURCE = "28 §1"
_HALF = Fraction(1, 2)


def level_price(ladder: CostLadder, relative: int) -> Derivation:
    """What a level costs, in points exact to the half; RuleError below the lowest that is sold."""
    printed = min(relative, ladder.highest)
    price = Derivation.of("purchase.printed", ladder.points(printed), ladder.source, relative=printed)
    above = relative - printed
    return price.add("purchase.beyond", ladder.beyond * above, ladder.source, count=above)


def paid(price: Derivation, worth: int, lines: int = 1) -> Derivation:
    """What is paid for `lines` lines of this price where each point counts `worth` times (Memória Eidética).

    A quarter of a point is not sold: what is left of a half rounds up.
    """
    total = price if lines == 1 else price.times("purchase.lines", lines, "26 §5", count=lines)
    if worth == 1:
        return total
    shared = total.times("purchase.talent", Fraction(1, worth), TALENT_SOURCE, worth=worth)
    halves = Fraction(shared.value) / _HALF
    if halves.denominator == 1:
        return shared
    least = (int(halves) + 1) * _HALF
    return shared.replaced(
        "purchase.half", least, TALENT_SOURCE, interpretation=Interpretation.NO_QUARTER_POINT
    )


def bought_level(attribute: Derivation, relative: int) -> Derivation:
    """The NH that a relative level gives over what it is counted from (24 §1)."""
    return attribute.add("purchase.relative", relative, "24 §1")


def relative_level(attribute: Derivation, level: int) -> Derivation:
    """How far an NH is from what it is counted from (24 §1)."""
    return Derivation.of("purchase.level", level, "24 §1").add(
        "purchase.less_attribute", -attribute.value, "24 §1"
    )


def relative_for(ladder: CostLadder, points: Decimal, worth: int = 1) -> Derivation:
    """The relative level that points buy; RuleError for fewer than the cheapest one costs."""
    spent = Derivation.of("purchase.points", points, ladder.source)
    if worth != 1:
        spent = spent.times("purchase.worth", worth, TALENT_SOURCE, rounding=Rounding.NONE, worth=worth)
    relative = ladder.relative(_decimal(spent.value))
    return spent.replaced("purchase.buys", relative, ladder.source)


def _decimal(value: Number) -> Decimal:
    exact = Fraction(value)
    return Decimal(exact.numerator) / Decimal(exact.denominator)


def attribute_price(costs: AttributeCosts, level: int, racial: int = 0) -> Derivation:
    """What an attribute costs: a race changes the level, not the price (02 §2; 32 §0); RuleError outside."""
    bought = level - racial
    return Derivation.of("purchase.attribute", costs.points(bought), costs.source, level=bought)


def attribute_for(costs: AttributeCosts, points: int, racial: int = 0) -> Derivation:
    """The level that these points buy; RuleError for what no level costs."""
    level = next((level for level, price in costs.costs.items() if price == points), None)
    if level is None:
        raise RuleError("no_attribute_at_price", "points", points=points)
    bought = Derivation.of("purchase.attribute_level", level, costs.source, points=points)
    return bought.add("purchase.racial", racial, "32 §0")
