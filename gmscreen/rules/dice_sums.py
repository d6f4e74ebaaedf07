"""The least, the mean and the most that dice come to, told die by die."""

from __future__ import annotations

from fractions import Fraction

from gmscreen.rules.derivation import Derivation
from gmscreen.rules.dice import Dice, DiceTerm

SOURCE = "20 §1"


def least(dice: Dice) -> Derivation:
    """The least total."""
    return _sum(dice, Fraction(0))


def mean(dice: Dice) -> Derivation:
    """The mean total."""
    return _sum(dice, Fraction(1, 2))


def most(dice: Dice) -> Derivation:
    """The greatest total."""
    return _sum(dice, Fraction(1))


def _sum(dice: Dice, share: Fraction) -> Derivation:
    """Every kind of dice at the same share of its way up: 0 the least, 1 the most, ½ the mean."""
    total = Derivation.of("constant", dice.constant, SOURCE)
    for term in dice.terms:
        total = total.add("dice_of_a_kind", _worth(term, share), SOURCE, dice=f"{term.count}d{term.sides}")
    return total


def _worth(term: DiceTerm, share: Fraction) -> Fraction:
    upwards = share if term.sign > 0 else 1 - share
    return term.sign * term.count * (1 + upwards * (term.sides - 1))
