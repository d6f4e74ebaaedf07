"""A quicker start: what every dataclass does alike is written here once, and not compiled for each.

Python writes the functions of each dataclass as text and compiles them: a quarter of a window's start. What
it compiled is kept for the next start. In 3.11 and 3.12 it compiles six functions one by one, of which only
`__init__` is worth it; the others are closures here, and do the same.
"""

from __future__ import annotations

import dataclasses
import operator
import re
from collections.abc import Callable, Sequence
from dataclasses import FrozenInstanceError
from reprlib import recursive_repr
from types import CodeType
from typing import Any, TypeVar

from gmscreen.cli.kept_code import kept_code

F = TypeVar("F", bound=Callable[..., Any])
_FIELD = re.compile(r"\.(\w+)")
_OPERATIONS = {
    "==": operator.eq,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}


def make_classes_quickly() -> None:
    """From now on dataclasses are made with what stands here, as far as this Python's own are as we know."""
    vars(dataclasses)["exec"] = _executed  # the module's own name comes before the built-in one
    if all(_parameters(name) == known for name, (known, _) in _REPLACED.items()):
        vars(dataclasses).update({name: ours for name, (_, ours) in _REPLACED.items()})


def _executed(text: str, names: dict[str, Any] | None, made: dict[str, Any]) -> None:
    exec(kept_code().of(text, "<string>"), vars(dataclasses) if names is None else names, made)  # noqa: S102


def _parameters(name: str) -> tuple[str, ...]:
    code = getattr(vars(dataclasses).get(name), "__code__", None)
    return code.co_varnames[: code.co_argcount] if isinstance(code, CodeType) else ()


def _values(names: Sequence[str]) -> Callable[[Any], Any]:
    """What gives the values of these fields as a tuple."""
    if not names:
        return lambda _one: ()
    got = operator.attrgetter(*names)
    return got if len(names) > 1 else lambda one: (got(one),)


def _named(name: str, function: F) -> F:
    function.__name__ = name
    return function


def _repr(fields: Sequence[dataclasses.Field[Any]], _globals: object) -> Callable[[Any], str]:
    names = [field.name for field in fields]

    def told_of(self: Any) -> str:
        told = ", ".join(f"{name}={getattr(self, name)!r}" for name in names)
        return f"{self.__class__.__qualname__}({told})"

    return recursive_repr()(_named("__repr__", told_of))


def _frozen(
    cls: type[Any], fields: Sequence[dataclasses.Field[Any]], _globals: object
) -> tuple[Callable[[Any, str, Any], None], Callable[[Any, str], None]]:
    names = {field.name for field in fields}

    def set_one(self: Any, name: str, value: Any) -> None:
        if type(self) is cls or name in names:
            raise FrozenInstanceError(f"cannot assign to field {name!r}")
        super(cls, self).__setattr__(name, value)

    def delete_one(self: Any, name: str) -> None:
        if type(self) is cls or name in names:
            raise FrozenInstanceError(f"cannot delete field {name!r}")
        super(cls, self).__delattr__(name)

    return _named("__setattr__", set_one), _named("__delattr__", delete_one)


def _compared(name: str, op: str, mine: str, _other: str, **_globals: object) -> Callable[[Any, Any], Any]:
    values, operation = _values(_FIELD.findall(mine)), _OPERATIONS[op]  # `mine` reads "(self.x,self.y,)"

    def compare(self: Any, other: Any) -> Any:
        if other.__class__ is self.__class__:
            return operation(values(self), values(other))
        return NotImplemented

    return _named(name, compare)


def _hash(fields: Sequence[dataclasses.Field[Any]], _globals: object) -> Callable[[Any], int]:
    values = _values([field.name for field in fields])
    return _named("__hash__", lambda one: hash(values(one)))


_REPLACED = {
    "_repr_fn": (("fields", "globals"), _repr),
    "_frozen_get_del_attr": (("cls", "fields", "globals"), _frozen),
    "_cmp_fn": (("name", "op", "self_tuple", "other_tuple", "globals"), _compared),
    "_hash_fn": (("fields", "globals"), _hash),
}
"""What is replaced in `dataclasses`: what it must ask for, and by what."""
