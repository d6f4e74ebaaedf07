"""The texts in what a print says, read or changed wherever they are in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass, replace
from enum import StrEnum
from functools import cache
from typing import Any, TypeVar, cast

T = TypeVar("T")


def texts_of(value: object) -> Iterator[str]:
    """Every text in a content or a part of it, in order."""
    waiting = [value]
    while waiting:
        current: Any = waiting.pop()
        if isinstance(current, str):
            yield current
        elif isinstance(current, tuple):
            waiting += current[::-1]
        else:
            waiting += [getattr(current, name) for name in _backwards(current.__class__)]


@cache
def _backwards(kind: type) -> tuple[str, ...]:
    """The fields of a part, the last one first; none of what is no part."""
    return tuple(field.name for field in reversed(fields(kind))) if is_dataclass(kind) else ()


def with_texts(value: T, change: Callable[[str], str]) -> T:
    """The same content with each of its texts changed; enumerations stay."""
    if isinstance(value, StrEnum):
        return value
    if isinstance(value, str):
        return cast("T", change(value))
    if isinstance(value, tuple):
        return cast("T", tuple(with_texts(item, change) for item in value))
    if is_dataclass(value) and not isinstance(value, type):
        changed = {field.name: with_texts(getattr(value, field.name), change) for field in fields(value)}
        return replace(value, **changed)
    return value
