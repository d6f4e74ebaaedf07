"""The dice grammar, exact distributions, and rolls on a given source of chance."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property, lru_cache
from itertools import accumulate
from operator import sub

from gmscreen.rules.errors import RuleError

MOST_DICE = 100
MOST_SIDES = 1000
LARGEST_CONSTANT = 10**6
LONGEST_EXPRESSION = 200

RollDie = Callable[[int], int]
"""A source of chance: given the sides, a face from 1 to sides."""

_MINUS_SIGNS = dict.fromkeys(map(ord, "−–‐‑"), "-")
_TERM = re.compile(r"(?P<signs>[+-]*)(?:(?P<count>\d*)d(?P<sides>\d*)|(?P<constant>\d+))", re.ASCII)


@dataclass(frozen=True, slots=True)
class DiceTerm:
    """Dice of one kind, added or (sign −1) taken away."""

    count: int
    sides: int
    sign: int = 1


@dataclass(frozen=True)
class Dice:
    """A dice expression: terms of dice and a constant; a bare `d` is a d6."""

    terms: tuple[DiceTerm, ...]
    constant: int = 0

    @property
    def count(self) -> int:
        """How many dice are thrown."""
        return sum(term.count for term in self.terms)

    @property
    def distribution(self) -> Distribution:
        """The exact distribution of the total."""
        return _distribution(self)

    def rolled(self, roll_die: RollDie) -> Rolled:
        """One throw of it with the given source of chance."""
        faces = tuple(term.sign * roll_die(term.sides) for term in self.terms for _ in range(term.count))
        return Rolled(faces, self.constant)

    def total_of(self, faces: Sequence[int]) -> int:
        """The total for faces typed from the table, checked in number and range; RuleError otherwise."""
        expected = [term for term in self.terms for _ in range(term.count)]
        if len(faces) != len(expected):
            raise RuleError("faces_count", "faces", expected=len(expected), given=len(faces))
        for face, term in zip(faces, expected, strict=True):
            if not 1 <= face <= term.sides:
                raise RuleError("face_out_of_range", "faces", face=face, sides=term.sides)
        return sum(face * term.sign for face, term in zip(faces, expected, strict=True)) + self.constant

    @property
    def sums(self) -> tuple[int, int]:
        """The least and the most that the dice come to, the constant left out."""
        spread = self.distribution
        return spread.low - self.constant, spread.high - self.constant

    def plus(self, constant: int) -> Dice:
        """The same dice with another constant added."""
        return Dice(self.terms, self.constant + constant)

    def __str__(self) -> str:
        """The canonical form: `2d+1`, `d20`, `3d-1`; six sides are left out."""
        parts = [_term_text(term) for term in self.terms]
        if self.constant or not parts:
            parts.append(f"{self.constant:+d}")
        return "".join(parts).removeprefix("+")


@dataclass(frozen=True, slots=True)
class Rolled:
    """A throw: signed faces in the order of the expression, and the constant."""

    faces: tuple[int, ...]
    constant: int = 0

    @property
    def total(self) -> int:
        """What it comes to."""
        return sum(self.faces) + self.constant


def _term_text(term: DiceTerm) -> str:
    sides = "" if term.sides == 6 else str(term.sides)
    count = str(term.count) if term.count != 1 or term.sides == 6 else ""
    return f"{'+' if term.sign > 0 else '-'}{count}d{sides}"


@lru_cache(maxsize=512)
def parse_dice(expression: str) -> Dice:
    """Read `2d+1`, `6D−12`, `d20`, `1d4 + -1`; RuleError names what is not understood.

    `d` alone has six sides; any of − – ‐ is a minus; at most 100 dice of at most 1000 sides.
    """
    if len(expression) > LONGEST_EXPRESSION:
        raise RuleError("dice_too_long", "expression", limit=LONGEST_EXPRESSION)
    text = "".join(expression.split()).lower().translate(_MINUS_SIGNS)
    terms: list[DiceTerm] = []
    constant = position = 0
    while position < len(text):
        match = _TERM.match(text, position)
        if match is None or (position and not match["signs"]):
            raise RuleError("dice_not_understood", "expression", rest=text[position : position + 20])
        sign = -1 if match["signs"].count("-") % 2 else 1
        if match["constant"] is not None:
            constant += sign * _bounded(match["constant"], LARGEST_CONSTANT, "dice_constant")
        else:
            terms.append(_read_term(match, sign))
        position = match.end()
    return _checked(Dice(tuple(terms), constant), text)


def _read_term(match: re.Match[str], sign: int) -> DiceTerm:
    count = _bounded(match["count"] or "1", MOST_DICE, "dice_count")
    sides = _bounded(match["sides"] or "6", MOST_SIDES, "dice_sides")
    if count < 1:
        raise RuleError("dice_count", "expression", limit=MOST_DICE)
    if sides < 1:
        raise RuleError("dice_sides", "expression", limit=MOST_SIDES)
    return DiceTerm(count, sides, sign)


def _bounded(digits: str, limit: int, key: str) -> int:
    if len(digits) > 9 or int(digits) > limit:
        raise RuleError(key, "expression", limit=limit)
    return int(digits)


def _checked(dice: Dice, text: str) -> Dice:
    if not text:
        raise RuleError("dice_empty", "expression")
    if dice.count > MOST_DICE:
        raise RuleError("dice_count", "expression", limit=MOST_DICE)
    if abs(dice.constant) > LARGEST_CONSTANT:
        raise RuleError("dice_constant", "expression", limit=LARGEST_CONSTANT)
    return dice


@dataclass(frozen=True)
class Distribution:
    """An exact distribution: `ways[i]` ways, of `whole` in all, for the value `low + i`."""

    low: int
    ways: tuple[int, ...]

    @classmethod
    def constant(cls, value: int) -> Distribution:
        """The distribution that is always `value`."""
        return cls(value, (1,))

    @cached_property
    def whole(self) -> int:
        """All the ways there are."""
        return sum(self.ways)

    @property
    def high(self) -> int:
        """The greatest value."""
        return self.low + len(self.ways) - 1

    @cached_property
    def mean(self) -> Fraction:
        """The expected value, exact."""
        return Fraction(sum((self.low + i) * n for i, n in enumerate(self.ways)), self.whole)

    def items(self) -> list[tuple[int, int]]:
        """Pairs of value and ways, only for values that can occur, ascending."""
        return [(self.low + i, n) for i, n in enumerate(self.ways) if n]

    def chance(self, value: int) -> Fraction:
        """The probability of exactly `value`."""
        index = value - self.low
        return Fraction(self.ways[index], self.whole) if 0 <= index < len(self.ways) else Fraction(0)

    def at_most(self, value: int) -> Fraction:
        """The probability of `value` or less."""
        cumulative = list(accumulate(self.ways))
        index = min(value - self.low, len(cumulative) - 1)
        return Fraction(cumulative[index], self.whole) if index >= 0 else Fraction(0)

    def plus(self, other: Distribution) -> Distribution:
        """The distribution of the sum of two independent values."""
        ways = [0] * (len(self.ways) + len(other.ways) - 1)
        for i, left in enumerate(self.ways):
            if left:
                for j, right in enumerate(other.ways, i):
                    ways[j] += left * right
        return Distribution(self.low + other.low, tuple(ways))

    def negated(self) -> Distribution:
        """The distribution of the value with its sign turned."""
        return Distribution(-self.high, self.ways[::-1])


@lru_cache(maxsize=16)
def _distribution(dice: Dice) -> Distribution:
    """Few are kept: that of a hundred large dice fills 16 MB."""
    ways: tuple[int, ...] = (1,)
    for term in dice.terms:
        for _ in range(term.count):
            ways = _with_die(ways, term.sides)
    least = sum(term.count if term.sign > 0 else -term.count * term.sides for term in dice.terms)
    return Distribution(dice.constant + least, ways)


def _with_die(ways: tuple[int, ...], sides: int) -> tuple[int, ...]:
    """One die more: each total gathers the ways of the `sides` totals below it, by running sums."""
    sums = [0, *accumulate(ways)]
    upper = sums[1:] + sums[-1:] * (sides - 1)
    lower = [0] * (sides - 1) + sums[:-1]
    return tuple(map(sub, upper, lower))


_THREE_DICE = _distribution(Dice((DiceTerm(3, 6),)))


def three_dice_ways(roll: int) -> int:
    """Ways out of 216 for 3d to come to `roll`."""
    index = roll - 3
    return _THREE_DICE.ways[index] if 0 <= index < 16 else 0


def three_dice_at_most(roll: int) -> int:
    """Ways out of 216 for 3d to come to `roll` or less."""
    return sum(_THREE_DICE.ways[: max(0, roll - 2)])
