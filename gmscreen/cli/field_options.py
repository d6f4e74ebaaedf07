"""The options of a calculation, made from the fields of its request."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable
from decimal import Decimal
from enum import StrEnum
from typing import Annotated, Any, get_args, get_origin

from pydantic.fields import FieldInfo

from gmscreen.calc.calculation import Calculation
from gmscreen.calc.labels import field_label, field_note, token_label
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import NumberError, parse_decimal, parse_whole
from gmscreen.texts.problems import number_problem


def option_of(field: str) -> str:
    """The option of a field: `weight_kg` as `--weight-kg`; a path inside a list stays a path."""
    return field if "[" in field or "." in field else f"--{field.replace('_', '-')}"


def add_field_options(parser: ArgumentParser, found: Calculation[Any, Any]) -> None:
    """An option for every field that one word can fill; the others are named at the end of the help."""
    untold = []
    for name, field in found.request.model_fields.items():
        kind = _kind(field)
        if kind is None:
            untold.append(name)
        else:
            parser.add_argument(
                option_of(name), dest=name, default=None, help=_help(found.name, name, kind), **_reading(kind)
            )
    if untold:
        parser.epilog = text("calc.only_in_request", fields=", ".join(untold))


def given_fields(found: Calculation[Any, Any], given: Namespace) -> dict[str, object]:
    """The fields that options were given for."""
    values = {name: getattr(given, name, None) for name in found.request.model_fields}
    return {name: value for name, value in values.items() if value is not None}


def _kind(field: FieldInfo) -> type | None:
    """The type of a field that one word can fill, or None."""
    parts = get_args(field.annotation) or (field.annotation,)
    bare = [get_args(part)[0] if get_origin(part) is Annotated else part for part in parts]
    kind = bare[0]
    simple = isinstance(kind, type) and issubclass(kind, bool | int | Decimal | str)
    return kind if simple and bare[1:] in ([], [type(None)]) else None


def _reading(kind: type) -> dict[str, Any]:
    """How argparse reads a word of this type."""
    if issubclass(kind, bool):
        return {"action": "store_true"}
    if issubclass(kind, StrEnum):
        return {"choices": [*map(str, kind)]}
    if issubclass(kind, int):
        return {"type": _number_reader(parse_whole), "metavar": text("calc.whole")}
    if issubclass(kind, Decimal):
        return {"type": _number_reader(parse_decimal), "metavar": text("calc.decimal")}
    return {"metavar": text("calc.words")}


def _number_reader(parse: Callable[[str], object]) -> Callable[[str], object]:
    def read(typed: str) -> object:
        try:
            return parse(typed)
        except NumberError as error:
            raise ArgumentTypeError(number_problem(error)) from error

    return read


def _help(calc: str, name: str, kind: type) -> str:
    words = f"{field_label(calc, name)}. {field_note(name)}".strip()
    if issubclass(kind, StrEnum):
        words += " " + "; ".join(f"{token}: {token_label(token)}" for token in kind)
    return words.replace("%", "%%")
