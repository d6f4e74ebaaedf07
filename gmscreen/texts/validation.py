"""What is wrong with a field of a file or a request, in pt-BR, from the facts that a validator gives."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from decimal import Decimal
from fractions import Fraction
from typing import cast

from gmscreen.texts.catalogue import has_text, text
from gmscreen.texts.numbers import number

LONGEST_SHOWN = 60
"""How many characters of a key or a value from a file are repeated in a message."""

_SHARED = {
    "bool_parsing": "bool_type",
    "dataclass_exact_type": "table_type",
    "dataclass_type": "table_type",
    "decimal_parsing": "number_type",
    "decimal_type": "number_type",
    "dict_type": "table_type",
    "enum": "literal_error",
    "float_parsing": "number_type",
    "float_type": "number_type",
    "frozen_dict_type": "table_type",
    "frozen_set_type": "list_type",
    "int_from_float": "int_type",
    "int_parsing": "int_type",
    "iterable_type": "list_type",
    "mapping_type": "table_type",
    "missing_argument": "missing",
    "missing_keyword_only_argument": "missing",
    "missing_positional_only_argument": "missing",
    "model_attributes_type": "table_type",
    "model_type": "table_type",
    "ordered_dict_type": "table_type",
    "recursion_depth_exceeded": "recursion_loop",
    "set_type": "list_type",
    "tuple_type": "list_type",
    "unexpected_keyword_argument": "extra_forbidden",
    "unexpected_positional_argument": "extra_forbidden",
}
_OF_CLASS = {"Decimal": "number_type", "Fraction": "number_type"}
_QUOTED = re.compile(r"'([^']*)'")


def validation_sentence(error: Mapping[str, object]) -> str:
    """The pt-BR sentence of one validation error: its `type`, and the limits in its `ctx` if it has one.

    Types are those of pydantic, and our own where a model raises a custom error: a key under `validation.`.
    A type without a sentence gets a general one; nothing in English is ever passed on.
    """
    context = cast("Mapping[str, object]", error.get("ctx") or {})
    kind = _OF_CLASS.get(str(context.get("class")), str(error["type"]))
    key = f"validation.{_SHARED.get(kind, kind)}"
    if not has_text(key):
        return text("validation.other")
    return text(key, **{name: _shown(value) for name, value in context.items()})


def field_path(location: Sequence[int | str], *, first: int = 0) -> str:
    """Where a field is: `rows[2].text`; `first` is the number of the first item of a list.

    Keys come from a file, so what cannot be printed is replaced and long ones are cut. Empty for the whole.
    A key that is itself at fault, which pydantic marks with `[key]`, is named like its value.
    """
    path = ""
    for part in location:
        if isinstance(part, int):
            path += f"[{part + first}]"
        elif part != "[key]":
            path += f".{printable(part)}" if path else printable(part)
    return path


def printable(value: str) -> str:
    """A value from outside as one short line: unprintable characters replaced, the end of a long one cut."""
    kept = value[:LONGEST_SHOWN]
    shown = "".join(
        character if character.isprintable() else "\N{REPLACEMENT CHARACTER}" for character in kept
    )
    return f"{shown}…" if len(value) > LONGEST_SHOWN else shown


def _shown(value: object) -> str:
    """A limit in pt-BR: numbers with a comma, `'a' or 'b'` as `“a” ou “b”`."""
    if isinstance(value, float):
        value = Decimal(str(value))
    if isinstance(value, int | Fraction | Decimal) and not isinstance(value, bool):
        return number(value)
    return _QUOTED.sub(r"“\1”", str(value)).replace(" or ", " ou ")
