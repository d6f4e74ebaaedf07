"""Lines of what is paid: for things and services in g, for attributes and skills in points."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from gmscreen.canon.garganta.costs import attribute_costs, skill_costs
from gmscreen.canon.garganta.equipment import equipment
from gmscreen.canon.garganta.handbook.entry import Line, Lines
from gmscreen.canon.garganta.handbook.fight_lines import columns
from gmscreen.rules.garganta.costs import CostLadder, SkillCosts
from gmscreen.rules.garganta.equipment import PieceCategory
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import DASH, number, signed

_BOUGHT = (PieceCategory.CONSUMABLE, PieceCategory.SERVICE)
_HALF = Decimal("0.5")


def supply_lines() -> Lines:
    """What is carried down: the weight of one, and its price at the Limiar."""
    pieces = (piece for piece in equipment().values() if piece.category is PieceCategory.SUPPLY)
    lines = (Line((piece.name, _figure(piece.weight_kg), _figure(piece.price_g))) for piece in pieces)
    return Lines(tuple(lines), columns("piece", "kilograms", "grams"))


def _figure(amount: Decimal | None) -> str:
    return DASH if amount is None else number(amount)


def service_lines() -> Lines:
    """Potions and services, by their price."""
    pieces = [piece for piece in equipment().values() if piece.category in _BOUGHT]
    pieces.sort(key=lambda piece: _BOUGHT.index(piece.category))
    return Lines(
        tuple(Line((piece.name, _figure(piece.price_g))) for piece in pieces), columns("what", "grams")
    )


def attribute_cost_lines() -> Lines:
    """Points of each level of an attribute."""
    costs = attribute_costs().costs.items()
    return Lines(
        tuple(Line((number(level), number(points))) for level, points in costs), columns("value", "points")
    )


def skill_cost_lines() -> Lines:
    """Points of each level above or below the attribute, of skills and spells by their difficulty."""
    ladders = tuple(_ladders(skill_costs()))
    lowest = min(ladder.lowest for _, ladder in ladders)
    highest = max(ladder.highest for _, ladder in ladders)
    rows = [
        Line((_relative(level), *(_points(ladder, level) for _, ladder in ladders)))
        for level in range(lowest, highest + 1)
    ]
    beyond = Line((text("reference.beyond"), *(f"+{number(ladder.beyond)}" for _, ladder in ladders)))
    names = tuple(name for name, _ in ladders)
    return Lines((*rows, beyond), (*columns("relative"), *names))


def _relative(level: int) -> str:
    return signed(level) if level else "0"


def _points(ladder: CostLadder, level: int) -> str:
    """The points that the table prints; a dash where it has none."""
    if not ladder.lowest <= level <= ladder.highest:
        return DASH
    points = ladder.points(level)
    return "½" if points == _HALF else number(points)


def _ladders(costs: SkillCosts) -> Iterator[tuple[str, CostLadder]]:
    """Each ladder under its short name; spells after skills."""
    for type_, ladders in costs.skills.items():
        for difficulty, ladder in ladders.items():
            yield text(f"reference.short.{type_}.{difficulty}"), ladder
    for difficulty, ladder in costs.spells.items():
        yield text(f"reference.short.spell.{difficulty}"), ladder
