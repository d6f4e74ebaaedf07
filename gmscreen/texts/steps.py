"""A derivation told in words: the lines of a tooltip, and the one line under a big number."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction

from gmscreen.rules.derivation import Args, Derivation, Number, Operation, Step
from gmscreen.texts.catalogue import has_text, text
from gmscreen.texts.numbers import MINUS, number, signed

_FRACTIONS = {Fraction(1, 2): "½", Fraction(2, 3): "⅔", Fraction(1, 3): "⅓", Fraction(1, 4): "¼"}


@dataclass(frozen=True, slots=True)
class StepLine:
    """One step as a person reads it; `amount` and `total` are already in pt-BR."""

    label: str
    amount: str
    total: str
    source: str
    interpretation: str | None


def filled(args: Args) -> dict[str, object]:
    """Placeholders ready for a sentence: numbers in pt-BR, the rest as it is."""
    return {key: shown(value) for key, value in args}


def shown(value: object) -> object:
    """A number in pt-BR; anything else unchanged."""
    if isinstance(value, int | Fraction | Decimal) and not isinstance(value, bool):
        return number(value)
    return value


def step_label(step: Step) -> str:
    """The label of a step in pt-BR."""
    return text(f"step.{step.label}", **filled(step.args))


def step_line(step: Step) -> StepLine:
    """One step in words."""
    interpretation = step.interpretation and text(f"interpretation.{step.interpretation}")
    return StepLine(step_label(step), _amount(step), number(step.total), step.source, interpretation)


def explained(derivation: Derivation) -> tuple[StepLine, ...]:
    """Every step in words, in order."""
    return tuple(step_line(step) for step in derivation.steps)


def tooltip(derivation: Derivation) -> str:
    """The steps as plain lines: label, amount, running total, source; our readings are marked."""
    lines = []
    for line in explained(derivation):
        mark = f" · {text('explain.interpretation')}: {line.interpretation}" if line.interpretation else ""
        lines.append(f"{line.label}: {line.amount} = {line.total}   [{line.source}]{mark}")
    return "\n".join(lines)


def _amount(step: Step) -> str:
    if step.amount is None:
        return text(f"operation.{step.operation}")
    if step.operation in (Operation.START, Operation.SET):
        return number(step.amount)
    if step.operation is Operation.ADD:
        return signed(step.amount)
    return text(f"operation.{step.operation}", amount=factor(step.amount))


def whole_changes(derivation: Derivation) -> tuple[tuple[str, int], ...]:
    """What led from the first whole total to the last, by name: `(("Iluminação: tocha", -3), …)`.

    A step that leaves a fraction goes together with the one that makes it whole again, under its name; the
    amounts add up to the number, less what it began with. Of a number that never is whole there is nothing.
    """
    changes: list[tuple[str, int]] = []
    last: int | None = None
    for step in derivation.steps:
        if step.total != int(step.total):
            continue
        if last is not None and step.total != last:
            changes.append((step_label(step), int(step.total) - last))
        last = int(step.total)
    return tuple(changes)


def factor(value: Number) -> str:
    """A factor with the usual fractions drawn as one sign: `½`, `⅔`, `2`."""
    return _FRACTIONS.get(Fraction(value), "") or number(value)


def told_short(derivation: Derivation) -> str:
    """The whole derivation in one line, as under a big number: `6 (trunca 6,5) − 2 Média`."""
    words = ""
    for step in derivation.steps:
        words = _told_next(words, step)
    return words


def _told_next(words: str, step: Step) -> str:
    name = _short_name(step)
    if step.operation is Operation.TRUNCATE:
        return f"{number(step.total)} ({text('operation.truncate')} {words})"
    if step.operation is Operation.TIMES and step.amount is not None:
        spaced = words if _is_simple(words) else f"({words})"
        return f"{factor(step.amount)} {spaced}"
    if step.operation is Operation.ADD and step.amount is not None:
        added = signed(step.amount)
        return f"{words} {added[0]} {added[1:]}{name}"
    if step.operation is Operation.NOTE:
        return words
    if step.operation is Operation.START:
        return f"{name} {number(step.total)}".strip()
    return f"{number(step.total)}{name or f' ({step_label(step).lower()})'}"


def _is_simple(words: str) -> bool:
    return "+" not in words and MINUS not in words


def _short_name(step: Step) -> str:
    key = f"step_short.{step.label}"
    return f" {text(key, **filled(step.args))}" if has_text(key) else ""
