"""What people call the calculations, their fields and the words of their enumerations."""

from __future__ import annotations

import re
from enum import StrEnum

from gmscreen.texts.catalogue import has_text, text

_WORD_START = re.compile(r"(?<!^)(?=[A-Z])")
_SAME_WORDS = {"hit_location": "location", "body_location": "location", "spell_outcome": "outcome"}


def title(calc: str) -> str:
    """The name of a calculation, for a heading."""
    return text(f"calc.title.{calc}")


def field_label(calc: str, field: str) -> str:
    """The name of a field; one that means something else in this calculation has a name of its own."""
    own = f"calc.own.{calc}.{field}"
    return text(own if has_text(own) else f"calc.field.{field}")


def field_note(field: str) -> str:
    """What else there is to know about a field, or empty."""
    key = f"calc.note.{field}"
    return text(key) if has_text(key) else ""


def token_label(token: StrEnum) -> str:
    """The word of an enumeration as people say it."""
    kind = _WORD_START.sub("_", type(token).__name__).lower()
    group = _SAME_WORDS.get(kind, kind)
    own = f"calc.token.{group}.{token}"
    return text(own if has_text(own) else f"{group}.{token}")


def path_label(calc: str, path: str) -> str:
    """Where in a result a number stands: `defenses[0].total` as `Defesas 1, total com PD`."""
    parts = re.findall(r"(\w+)(?:\[(\d+)\])?", path)
    return ", ".join(
        field_label(calc, name) + (f" {int(index) + 1}" if index else "") for name, index in parts
    )
