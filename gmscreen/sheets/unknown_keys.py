"""Keys of a sheet file that the record has no field for: kept, and listed."""

from __future__ import annotations

from functools import cache
from typing import get_args

from gmscreen.sheets.fields import Record
from gmscreen.texts.validation import field_path

Location = tuple[int | str, ...]


def unknown_keys(record: Record) -> tuple[str, ...]:
    """The paths of unknown keys, such as `equipment[3].colour`, in the order of the record's fields."""
    return tuple(field_path(location, first=1) for location in _unknown(record, ()))


@cache
def _holders(model: type[Record]) -> tuple[str, ...]:
    """The fields that may hold records: most don't, and a sheet has hundreds."""
    return tuple(name for name, info in model.model_fields.items() if _may_hold(info.annotation))


def _may_hold(annotation: object) -> bool:
    if isinstance(annotation, type) and issubclass(annotation, Record):
        return True
    return any(map(_may_hold, get_args(annotation)))


def _unknown(record: Record, place: Location) -> list[Location]:
    """Lists and no generators, for most records have nothing unknown, and this is asked at each key."""
    extra = record.model_extra
    found: list[Location] = [(*place, key) for key in extra] if extra else []
    for name in _holders(type(record)):
        value = getattr(record, name)
        if isinstance(value, Record):
            found += _unknown(value, (*place, name))
        elif value and isinstance(value, tuple):
            for index, item in enumerate(value):
                if isinstance(item, Record):
                    found += _unknown(item, (*place, name, index))
    return found
