"""Differences between two JSON values, small, and as good backwards as forwards.

The journal keeps patches instead of records before and after: a letter typed in a long note costs few bytes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias, cast

from gmscreen.session.records import Part

Json: TypeAlias = "bool | int | str | list[Json] | dict[str, Json] | None"

_SHORT = 64
"""Texts up to this length are replaced whole."""


class PatchError(ValueError):
    """The value is not the one that the patch was taken from."""


@dataclass(frozen=True, slots=True)
class RecordPatch:
    """What becomes of one record: `patch` is a JSON value that `patched` understands."""

    part: Part
    id: str
    patch: Json

    @property
    def inverse(self) -> RecordPatch:
        """The patch that takes this one back."""
        return RecordPatch(self.part, self.id, inverse(self.patch))


def difference(before: Json, after: Json) -> Json:
    """The patch from one value to the other.

    `{"f": {key: patch}}` for fields, `{"s": [at, cut, put]}` for a splice in a text, `{"r": [old, new]}` for
    a replacement, where an absent field is `[]` and a present one `[value]`.
    """
    if isinstance(before, dict) and isinstance(after, dict):
        return {"f": _fields(before, after)}
    if isinstance(before, str) and isinstance(after, str) and min(len(before), len(after)) > _SHORT:
        return {"s": list(splice(before, after))}
    return {"r": [[before], [after]]}


def _fields(before: dict[str, Json], after: dict[str, Json]) -> dict[str, Json]:
    changed: dict[str, Json] = {}
    for key in before | after:
        if key not in before:
            changed[key] = {"r": [[], [after[key]]]}
        elif key not in after:
            changed[key] = {"r": [[before[key]], []]}
        elif not _same(before[key], after[key]):
            changed[key] = difference(before[key], after[key])
    return changed


def _same(one: Json, other: Json) -> bool:
    """Equal, and of one kind all through: `True` is no 1 here."""
    if type(one) is not type(other) or one != other:
        return False
    if isinstance(one, dict) and isinstance(other, dict):
        return all(_same(value, other[key]) for key, value in one.items())
    return not isinstance(one, list) or all(map(_same, one, cast("list[Json]", other)))


def splice(before: str, after: str) -> tuple[int, str, str]:
    """Where two texts differ: from which character on, what is cut there, and what is put instead."""
    start = _alike(before, after)
    end = _alike_at_the_end(before, after, min(len(before), len(after)) - start)
    return start, before[start : len(before) - end], after[start : len(after) - end]


_PIECE = 1 << 13
"""Characters compared at once: many, yet so few that no large block of memory is asked for."""


def _alike(one: str, other: str) -> int:
    """How many characters two texts begin alike."""
    return _reach(lambda at, to: one[at:to] == other[at:to], min(len(one), len(other)))


def _alike_at_the_end(one: str, other: str, most: int) -> int:
    """How many characters two texts end alike, `most` at most."""
    return _reach(lambda at, to: _before(one, at, to) == _before(other, at, to), most)


def _reach(is_alike: Callable[[int, int], bool], most: int) -> int:
    """How far from 0 up to `most` two texts stay alike: in large pieces first, then in halves of one."""
    at, piece = 0, _PIECE
    while piece:
        while at + piece <= most and is_alike(at, at + piece):
            at += piece
        piece //= 2
    return at


def _before(text: str, near: int, far: int) -> str:
    """What lies between two distances from a text's end."""
    return text[len(text) - far : len(text) - near]


def inverse(patch: Json) -> Json:
    """The patch that goes back."""
    match patch:
        case {"f": dict() as fields}:
            return {"f": {key: inverse(inner) for key, inner in fields.items()}}
        case {"s": [int(start), cut, put]}:
            return {"s": [start, put, cut]}
        case {"r": [old, new]}:
            return {"r": [new, old]}
    raise PatchError


def patched(value: Json, patch: Json) -> Json:
    """The value after the patch; PatchError when it is not the value that the patch starts from."""
    (after,) = _patched((value,), patch) or (None,)
    return after


def _patched(present: tuple[Json, ...], patch: Json) -> tuple[Json, ...]:
    """The same for a field that may be absent on either side."""
    match patch:
        case {"f": dict() as fields}:
            return (_with_fields(present, fields),)
        case {"s": [int(start), str(cut), str(put)]}:
            return (_spliced(present, start, cut, put),)
        case {"r": [list() as old, list() as new]}:
            if not _same(list(present), old):
                raise PatchError
            return tuple(new)
    raise PatchError


def _with_fields(present: tuple[Json, ...], fields: dict[str, Json]) -> Json:
    if not present or not isinstance(present[0], dict):
        raise PatchError
    values = dict(present[0])
    for key, inner in fields.items():
        before = (values.pop(key),) if key in values else ()
        after = _patched(before, inner)
        if after:
            values[key] = after[0]
    return values


def _spliced(present: tuple[Json, ...], start: int, cut: str, put: str) -> str:
    text = present[0] if present else None
    if not isinstance(text, str) or text[start : start + len(cut)] != cut or start > len(text):
        raise PatchError
    return text[:start] + put + text[start + len(cut) :]
