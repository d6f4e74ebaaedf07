"""Records whose bodies lag behind the journal, made whole as they are read, however they are read."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TypeAlias

from gmscreen.session.patches import Json, PatchError, patched
from gmscreen.session.store_protocol import StoreError

Key: TypeAlias = tuple[str, str]
"""Part and id."""

LateRow: TypeAlias = tuple[str, str, str | None]
"""Part and id of a record, and the patches of a step that its body lacks, as they lie in the journal."""

BodyRow: TypeAlias = tuple[str, str, str]
"""Part, id and body of a record."""


def whole_rows(rows: Iterable[BodyRow], late: Iterable[LateRow], path: Path) -> Iterator[BodyRow]:
    """The rows with what their bodies lack, oldest step first; StoreError names one that does not fit."""
    lacking = _by_record(late)
    for part, identity, body in rows:
        patches = lacking.pop((part, identity), None)
        yield (part, identity, body) if patches is None else _whole((part, identity), body, patches, path)
    for key in lacking:
        raise _bad(key, path)


def _by_record(late: Iterable[LateRow]) -> dict[Key, list[str | None]]:
    found: dict[Key, list[str | None]] = {}
    for part, identity, patches in late:
        found.setdefault((part, identity), []).append(patches)
    return found


def _whole(key: Key, body: str, steps: Iterable[str | None], path: Path) -> BodyRow:
    try:
        value: Json = json.loads(body)
        for step in steps:
            value = patched(value, _patch_in(step, key))
    except (PatchError, ValueError, RecursionError) as error:
        raise _bad(key, path) from error
    return *key, json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _patch_in(step: str | None, key: Key) -> Json:
    """The patch of this record in a step; PatchError when there is no step, or none in it."""
    written = None if step is None else json.loads(step)
    for each in written if isinstance(written, list) else ():
        match each:
            case [part, identity, patch] if (part, identity) == key:
                return patch  # type: ignore[no-any-return] # JSON
    raise PatchError


def _bad(key: Key, path: Path) -> StoreError:
    part, identity = key
    return StoreError("bad_record", path, part=part, id=identity, field="")
