"""Effects of a table's row: frozen values whose defaults mean that nothing happens."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


def applying(effects: DataclassInstance) -> dict[str, object]:
    """Only the effects that happen, by name, in the order of the class."""
    values = ((field.name, getattr(effects, field.name), field.default) for field in fields(effects))
    return {name: value for name, value, nothing in values if value != nothing}
