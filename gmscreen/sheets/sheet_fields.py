"""What the fields of a sheet are: found in the record itself, so that there is no second list of them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from decimal import Decimal
from enum import Enum, StrEnum
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin

from gmscreen.sheets.errors import SheetError, refusal
from gmscreen.sheets.fields import Record, is_dice
from gmscreen.sheets.model import Sheet
from gmscreen.texts.validation import field_path

FieldPath = tuple[str | int, ...]
"""Keys, and places in lists from 0: `("equipment", 2, "weight_kg")`."""


class FieldKind(StrEnum):
    """How a field is written."""

    TEXT = "text"
    WHOLE = "whole"
    DECIMAL = "decimal"
    FLAG = "flag"
    CHOICE = "choice"
    DICE = "dice"
    RECORD = "record"
    LIST = "list"


@dataclass(frozen=True, slots=True)
class FieldOf:
    """A field: `model` is what it holds, or what its items are, where these are records or choices."""

    owner: type[Record]
    name: str
    kind: FieldKind
    required: bool
    model: type[Record | Enum] | None = None
    item: FieldKind | None = None

    @property
    def word_key(self) -> str:
        """The key of its name in the texts file."""
        return f"sheet_field.{snake(self.owner)}.{self.name}"


def snake(model: type) -> str:
    """The name of a class as a key writes it."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", model.__name__).lower()


@cache
def fields_of(model: type[Record]) -> dict[str, FieldOf]:
    """The fields of a record by their keys in the file, in the record's order."""
    return {
        info.alias or name: _field(
            model, info.alias or name, info.annotation, info.metadata, info.is_required()
        )
        for name, info in model.model_fields.items()
    }


def field_at(path: FieldPath) -> FieldOf:
    """The field that a path leads to, the list for one of its items; SheetError where there is none."""
    model: type[Record | Enum] | None = Sheet
    found: FieldOf | None = None
    is_list = False
    for part in path:
        if isinstance(part, int) is not is_list:
            raise unknown_field(path)
        if isinstance(part, int):
            is_list = False
            continue
        known = fields_of(model) if model is not None and issubclass(model, Record) else {}
        if part not in known:
            raise unknown_field(path)
        found = known[part]
        model, is_list = found.model, found.kind is FieldKind.LIST
    if found is None:
        raise unknown_field(path)
    return found


def value_at(sheet: Record, path: FieldPath) -> object:
    """What the sheet has at a path, as its record holds it; None where it has nothing there."""
    value: object = sheet
    for part in path:
        if isinstance(part, int):
            value = value[part] if isinstance(value, tuple) and 0 <= part < len(value) else None
        else:
            value = None if value is None else getattr(value, _attribute(value, part), None)
    return value


def _attribute(record: object, key: str) -> str:
    """The field of a record that a key of the file is."""
    known = type(record).model_fields.items() if isinstance(record, Record) else ()
    return next((name for name, info in known if info.alias == key), key)


def unknown_field(path: FieldPath) -> SheetError:
    """The refusal of a path that leads nowhere."""
    return refusal(None, "unknown_field", field=field_path(path, first=1))


def record_at(path: FieldPath) -> type[Record]:
    """The record that a path leads to: the sheet itself for the empty one."""
    model = field_at(path).model if path else Sheet
    if model is None or not issubclass(model, Record):
        raise unknown_field(path)
    return model


def _field(owner: type[Record], name: str, annotation: Any, metadata: list[Any], required: bool) -> FieldOf:
    kind, model = _kind(annotation, tuple(metadata))
    if kind is not FieldKind.LIST:
        return FieldOf(owner, name, kind, required, model)
    item, model = _kind(get_args(_bare(annotation)[0])[0], ())
    return FieldOf(owner, name, kind, required, model, item)


def _bare(annotation: Any) -> tuple[Any, tuple[Any, ...]]:
    """The annotation without `| None` and without its bounds, and those bounds."""
    bounds: tuple[Any, ...] = ()
    while True:
        if get_origin(annotation) in (Union, UnionType):
            annotation = next(arm for arm in get_args(annotation) if arm is not NoneType)
        elif get_origin(annotation) is Annotated:
            annotation, *more = get_args(annotation)
            bounds += tuple(more)
        else:
            return annotation, bounds


def _kind(annotation: Any, metadata: tuple[Any, ...]) -> tuple[FieldKind, Any]:
    bare, bounds = _bare(annotation)
    if get_origin(bare) is tuple:
        return FieldKind.LIST, None
    if issubclass(bare, Record):
        return FieldKind.RECORD, bare
    if issubclass(bare, Enum):
        return FieldKind.CHOICE, bare
    if is_dice((*metadata, *bounds)):
        return FieldKind.DICE, None
    plain = {bool: FieldKind.FLAG, int: FieldKind.WHOLE, Decimal: FieldKind.DECIMAL}
    return plain.get(bare, FieldKind.TEXT), None
