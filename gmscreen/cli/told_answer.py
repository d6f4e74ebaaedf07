"""An answer as a person reads it: each number by its name, then the steps that led to it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import is_dataclass
from decimal import Decimal
from enum import StrEnum
from fractions import Fraction
from typing import Any

from pydantic import BaseModel

from gmscreen.calc.calculation import Answer
from gmscreen.calc.fields import CHANCE
from gmscreen.calc.labels import field_label, path_label, title, token_label
from gmscreen.rules.derivation import Derivation, Number, Step
from gmscreen.rules.dice import Dice
from gmscreen.rules.effects import applying
from gmscreen.texts.catalogue import has_text, text
from gmscreen.texts.numbers import DASH, MINUS, kilograms, number, percent
from gmscreen.texts.steps import step_line

INDENT = "  "
MOST_PLACES = 4
_SHORT = (1, 2, 4, 5, 8, 10)

PLACES_IN_A_LIST = {"weapon"}
"""Fields that point into a list, from 0; people count from 1."""

Row = tuple[int, str, str]
"""How deep it stands, what it is called, and its value."""


def told_answer(calc: str, answer: Answer[Any]) -> str:
    """The whole answer as lines of text, columns aligned."""
    lines = [title(calc), *_aligned([*_rows(calc, answer.result, 1)]), "", text("calc.steps")]
    above = ""
    for path, derivation in answer.derivations:
        heading = [] if path == above else [f"{INDENT}{path_label(calc, path)}"]
        lines += [*heading, *_steps(derivation, is_chance=_is_chance(answer.result, path))]
        above = path
    return "\n".join(lines)


def _aligned(rows: Sequence[Row]) -> list[str]:
    width = max((len(INDENT) * depth + len(name) for depth, name, value in rows if value), default=0)
    return [f"{INDENT * depth + name:<{width}}{INDENT}{value}".rstrip() for depth, name, value in rows]


def _rows(calc: str, value: object, depth: int) -> Iterator[Row]:
    """The fields of a result, of a part of it, or of a row's effects."""
    for name, member in _members(value):
        label = field_label(calc, name)
        if _is_group(member):
            yield depth, label, ""
            yield from _rows(calc, member, depth + 1)
        elif isinstance(member, Mapping):
            yield depth, label, ""
            yield from ((depth + 1, token_label(token), _ways(ways)) for token, ways in member.items())
        elif isinstance(member, tuple) and member:
            yield from _list(calc, label, member, depth)
        else:
            yield depth, label, _one(name, member, is_chance=_is_chance(value, name))


def _members(value: object) -> Iterator[tuple[str, object]]:
    if isinstance(value, BaseModel):
        names = [name for name in type(value).model_fields if name in value.model_fields_set]
        return iter([(name, getattr(value, name)) for name in names])
    return iter(applying(value).items()) if is_dataclass(value) and not isinstance(value, type) else iter(())


def _is_group(value: object) -> bool:
    return isinstance(value, BaseModel) or (is_dataclass(value) and not isinstance(value, Dice))


def _is_chance(owner: object, name: str) -> bool:
    return isinstance(owner, BaseModel) and _has_mark(type(owner), name)


def _has_mark(model: type[BaseModel], name: str) -> bool:
    field = model.model_fields.get(name)
    return field is not None and CHANCE in field.metadata


def _list(calc: str, label: str, items: tuple[Any, ...], depth: int) -> Iterator[Row]:
    if _is_group(items[0]):
        for place, item in enumerate(items, 1):
            yield depth, f"{label} {place}", ""
            yield from _rows(calc, item, depth + 1)
    elif isinstance(items[0], tuple):
        yield depth, label, ""
        yield from ((depth + 1, _word(first), _share(second)) for first, second in items)
    else:
        yield depth, label, ", ".join(map(_word, items))


def _one(name: str, value: object, *, is_chance: bool) -> str:
    if value is None or value == ():
        key = f"calc.null.{name}"
        return text(key) if has_text(key) else DASH
    if isinstance(value, Decimal) and name.endswith("_kg"):
        return kilograms(value)
    if isinstance(value, int) and name in PLACES_IN_A_LIST:
        return number(value + 1)
    return percent(value, 2) if is_chance and isinstance(value, Fraction) else _word(value)


def _word(value: object) -> str:
    """A value by itself."""
    if isinstance(value, bool):
        return text("calc.yes" if value else "calc.no")
    if isinstance(value, StrEnum):
        return token_label(value)
    if isinstance(value, Fraction):
        return number(value) if value.denominator in _SHORT else number(value, MOST_PLACES)
    return number(value) if isinstance(value, int | Decimal) else str(value)


def _share(value: int | Fraction) -> str:
    """The second of a pair: a probability, or a threshold in PV."""
    return percent(value, 2) if isinstance(value, Fraction) else number(value)


def _ways(ways: int) -> str:
    return text("calc.of_216", ways=ways, chance=percent(Fraction(ways, 216)))


def _steps(derivation: Derivation, *, is_chance: bool) -> list[str]:
    """The steps in columns: what each does, how much, what it comes to, and where it is written."""
    lines = [_told(step, is_chance=is_chance) for step in derivation.steps]
    names, amounts, totals = (max(map(len, column)) for column in list(zip(*lines, strict=True))[:3])
    return [
        f"{INDENT * 2}{name:<{names}}  {amount:>{amounts}}  = {total:>{totals}}  [{source}]{mark}"
        for name, amount, total, source, mark in lines
    ]


def _told(step: Step, *, is_chance: bool) -> tuple[str, str, str, str, str]:
    line = step_line(step)
    amount, total = line.amount, line.total
    if is_chance and step.amount is not None:
        amount, total = _percent(step.amount), _percent(step.total)
    elif isinstance(step.total, Fraction):
        amount, total = _word(step.amount), _word(step.total)
    mark = f"  {text('explain.interpretation')}: {line.interpretation}" if line.interpretation else ""
    return line.label, amount, total, line.source, mark


def _percent(value: Number) -> str:
    share = percent(abs(Fraction(value)), 2)
    return f"{MINUS}{share}" if value < 0 else share
