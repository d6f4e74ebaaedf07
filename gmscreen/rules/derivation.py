"""Values that explain themselves: a number and the steps that led to it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from decimal import Decimal
from enum import StrEnum
from fractions import Fraction

Number = int | Fraction | Decimal


class Operation(StrEnum):
    """What a step does to the running total."""

    START = "start"
    ADD = "add"
    TIMES = "times"
    TRUNCATE = "truncate"
    AT_LEAST = "at_least"
    AT_MOST = "at_most"
    SET = "set"
    NOTE = "note"


class Rounding(StrEnum):
    """How a step's result was brought to a whole number."""

    NONE = "none"
    DOWN = "down"
    UP = "up"


Args = tuple[tuple[str, object], ...]


@dataclass(frozen=True, slots=True)
class Step:
    """One line of an explanation.

    `label` is a key of the texts file under `step.`, filled with `args`; `amount` is what was added,
    multiplied or compared (None for a truncation); `total` is the running value after the step;
    `interpretation` names our reading where the canon is silent (a key under `interpretation.`), or is None.
    """

    label: str
    operation: Operation
    amount: Number | None
    total: Number
    source: str
    rounding: Rounding = Rounding.NONE
    interpretation: str | None = None
    args: Args = ()


def whole(value: Number, rounding: Rounding) -> int:
    """The value as a whole number: towards zero for DOWN, away from it for UP."""
    exact = Fraction(value)
    towards_zero = int(exact)
    if rounding is Rounding.UP and exact != towards_zero:
        return towards_zero + (1 if exact > 0 else -1)
    return towards_zero


@dataclass(frozen=True, slots=True)
class Derivation:
    """A computed number with every step that led to it; number, tooltip, log and PDF all render this list."""

    steps: tuple[Step, ...]

    @classmethod
    def of(cls, label: str, value: Number, source: str, **args: object) -> Derivation:
        """A derivation that starts at `value`."""
        return cls((Step(label, Operation.START, value, value, source, args=tuple(args.items())),))

    @property
    def value(self) -> Number:
        """The number, after the last step."""
        return self.steps[-1].total

    @property
    def as_int(self) -> int:
        """The number of a derivation that ends whole; ValueError when it does not."""
        value = self.value
        if value != int(value):
            raise ValueError(f"not a whole number: {value}")
        return int(value)

    def _with(
        self,
        operation: Operation,
        label: str,
        amount: Number | None,
        total: Number,
        source: str,
        *,
        rounding: Rounding = Rounding.NONE,
        interpretation: str | None = None,
        args: Args = (),
    ) -> Derivation:
        step = Step(label, operation, amount, total, source, rounding, interpretation, args)
        return Derivation((*self.steps, step))

    def add(
        self, label: str, amount: Number, source: str, *, interpretation: str | None = None, **args: object
    ) -> Derivation:
        """The sum; a zero amount leaves no step behind."""
        if amount == 0:
            return self
        total = exact_sum(self.value, amount)
        return self._with(
            Operation.ADD,
            label,
            amount,
            total,
            source,
            interpretation=interpretation,
            args=tuple(args.items()),
        )

    def add_all(self, label: str, parts: Iterable[tuple[Number, str, Args]]) -> Derivation:
        """The sum with many amounts, each with its source and args, as `add` for one after the other."""
        steps, total = list(self.steps), self.value
        for amount, source, args in parts:
            if amount != 0:
                total = exact_sum(total, amount)
                steps.append(Step(label, Operation.ADD, amount, total, source, args=args))
        return Derivation(tuple(steps))

    def times(
        self,
        label: str,
        factor: Number,
        source: str,
        *,
        rounding: Rounding = Rounding.NONE,
        interpretation: str | None = None,
        **args: object,
    ) -> Derivation:
        """The product, rounded to a whole number when a rounding is named."""
        product = Fraction(self.value) * Fraction(factor)
        total: Number = product if rounding is Rounding.NONE else whole(product, rounding)
        return self._with(
            Operation.TIMES,
            label,
            factor,
            _plain(total),
            source,
            rounding=rounding,
            interpretation=interpretation,
            args=tuple(args.items()),
        )

    def truncated(
        self, label: str, source: str, *, interpretation: str | None = None, **args: object
    ) -> Derivation:
        """The whole part; a value that is whole already leaves no step behind."""
        total = whole(self.value, Rounding.DOWN)
        if total == self.value:
            return self
        return self._with(
            Operation.TRUNCATE,
            label,
            None,
            total,
            source,
            rounding=Rounding.DOWN,
            interpretation=interpretation,
            args=tuple(args.items()),
        )

    def at_least(
        self, label: str, bound: Number, source: str, *, interpretation: str | None = None, **args: object
    ) -> Derivation:
        """The value, raised to `bound` if it lies under it; otherwise no step is left behind."""
        if self.value >= bound:
            return self
        return self._with(
            Operation.AT_LEAST,
            label,
            bound,
            bound,
            source,
            interpretation=interpretation,
            args=tuple(args.items()),
        )

    def at_most(
        self, label: str, bound: Number, source: str, *, interpretation: str | None = None, **args: object
    ) -> Derivation:
        """The value, lowered to `bound` if it lies over it; otherwise no step is left behind."""
        if self.value <= bound:
            return self
        return self._with(
            Operation.AT_MOST,
            label,
            bound,
            bound,
            source,
            interpretation=interpretation,
            args=tuple(args.items()),
        )

    def replaced(
        self, label: str, value: Number, source: str, *, interpretation: str | None = None, **args: object
    ) -> Derivation:
        """The same story with another ending: a rule that sets the number outright."""
        return self._with(
            Operation.SET,
            label,
            value,
            value,
            source,
            interpretation=interpretation,
            args=tuple(args.items()),
        )

    def noted(
        self, label: str, source: str, *, interpretation: str | None = None, **args: object
    ) -> Derivation:
        """The same number with a remark: a rule that applies and changes nothing here."""
        return self._with(
            Operation.NOTE,
            label,
            None,
            self.value,
            source,
            interpretation=interpretation,
            args=tuple(args.items()),
        )


def exact_sum(left: Number, right: Number) -> Number:
    """Sum without loss: decimals stay decimals, whole numbers stay whole."""
    if isinstance(left, Decimal) and isinstance(right, Decimal | int):
        return left + right
    if isinstance(right, Decimal) and isinstance(left, int):
        return left + right
    return _plain(Fraction(left) + Fraction(right))


def _plain(value: Number) -> Number:
    """An int where a fraction is whole."""
    return value.numerator if isinstance(value, Fraction) and value.denominator == 1 else value
