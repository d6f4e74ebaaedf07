"""Who acts when by the rule, and where those who join later come in (19 §1)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from gmscreen.rules.garganta.turn_order import Initiative, Place, turn_order
from gmscreen.session.fight.battle import Battle
from gmscreen.session.fight.fighter import Fighter


def initiative(battle: Battle, one: Fighter) -> Initiative:
    """What decides his place: the move in use, basic speed, DX."""
    profile = battle.profile(one)
    return Initiative(one.id, battle.moves(one)[0].as_int, profile.speed, profile.dx)


def order_by_rule(battle: Battle) -> tuple[Place, ...]:
    """The order of everybody by the rule, with what decided each place; ties go by declaration."""
    return turn_order([initiative(battle, one) for one in battle.everyone()])


def ids_by_rule(battle: Battle) -> tuple[str, ...]:
    """The same, ids alone."""
    return tuple(place.id for place in order_by_rule(battle))


def with_newcomers(battle: Battle, order: Sequence[str], newcomers: Sequence[str]) -> tuple[str, ...]:
    """The order with those who join, each before the first who is slower; nobody else moves."""
    placed = list(order)
    for identity in newcomers:
        mine = rank(initiative(battle, battle.fighter(identity)))
        ranks = (rank(initiative(battle, battle.fighter(other))) for other in placed)
        at = next((place for place, rank in enumerate(ranks) if rank < mine), len(placed))
        placed.insert(at, identity)
    return tuple(placed)


def rank(one: Initiative) -> tuple[int, Fraction, int]:
    """What is compared, the greater first."""
    return (one.move, one.basic_speed, one.dx)
