"""Fields as they are typed into a cell: `1,5`, `2½`, `4,2 lb`, `na mochila`, `1d−2`."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from decimal import Decimal
from enum import Enum
from typing import cast

from gmscreen.rules.dice import parse_dice
from gmscreen.rules.errors import RuleError
from gmscreen.sheets.errors import Problem, SheetError
from gmscreen.sheets.sheet_fields import FieldKind, FieldOf, FieldPath, field_at, unknown_field
from gmscreen.sheets.sheet_words import choice_words
from gmscreen.texts.catalogue import text
from gmscreen.texts.folded import folded
from gmscreen.texts.numbers import DASH, NumberError, parse_decimal, parse_whole
from gmscreen.texts.problems import number_problem
from gmscreen.texts.validation import field_path
from gmscreen.texts.weights import parse_weight


@dataclass(frozen=True, slots=True)
class Typed:
    """What was typed, as the file has it; None for an emptied cell. `told` says how it was converted."""

    value: object
    told: str = ""


def read_typed(path: FieldPath, typed: str) -> Typed:
    """The value that was typed into a field; SheetError with the field and what is wrong with the typing."""
    field = field_at(path)
    if field.kind is FieldKind.TEXT:
        return Typed(typed or None)
    if field.item is FieldKind.TEXT:
        return Typed(_lines(typed))
    bare = typed.strip()
    if bare in ("", DASH):
        return Typed(None)
    try:
        return _read(path, field, bare)
    except NumberError as error:
        raise _refused(path, number_problem(error)) from error
    except RuleError as error:
        raise _refused(path, text("sheet_error.dice")) from error


def _lines(typed: str) -> list[object] | None:
    return [line.strip() for line in typed.splitlines() if line.strip()] or None


def _read(path: FieldPath, field: FieldOf, typed: str) -> Typed:
    if field.kind is FieldKind.DECIMAL and field.name.endswith("_kg"):
        weight = parse_weight(typed)
        return Typed(weight.kilograms, weight.told)
    if field.item is FieldKind.WHOLE:
        return Typed([parse_whole(one) for one in re.split(r"[;,\s]+", typed)])
    readers: dict[FieldKind, Callable[[str], object]] = {
        FieldKind.WHOLE: parse_whole,
        FieldKind.DECIMAL: _with_halves,
        FieldKind.DICE: lambda dice: str(parse_dice(dice)),
        FieldKind.FLAG: _flag,
        FieldKind.CHOICE: lambda word: _choice(cast("type[Enum]", field.model), word),
    }
    if field.kind not in readers:
        raise unknown_field(path)
    return Typed(readers[field.kind](typed))


def _with_halves(typed: str) -> Decimal:
    """`2½` and `½` are halves; anything else is a decimal."""
    if not typed.endswith("½"):
        return parse_decimal(typed)
    whole = parse_whole(typed[:-1]) if typed[:-1].strip("+-−") else 0
    half = Decimal("0.5")
    return whole - half if typed[0] in "-−" else whole + half


def _choice(choices: type[Enum], typed: str) -> str:
    wanted = folded(typed)
    for choice in choices:
        if wanted in (folded(str(choice.value)), folded(choice_words(choice))):
            return str(choice.value)
    raise NumberError("unknown_choice", typed)


def _flag(typed: str) -> bool:
    words = {folded(text("sheet_choice.yes")): True, folded(text("sheet_choice.no")): False}
    if folded(typed) not in words:
        raise NumberError("unknown_choice", typed)
    return words[folded(typed)]


def _refused(path: FieldPath, reason: str) -> SheetError:
    return SheetError(None, (Problem(reason, None, field_path(path, first=1)),))
