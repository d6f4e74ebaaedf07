"""A sheet that means harm in every text field that it has."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from enum import Enum
from typing import Any, cast

from pydantic import ValidationError

from gmscreen.sheets.fields import Record
from gmscreen.sheets.model import Sheet, SheetKind
from gmscreen.sheets.sheet_fields import FieldKind, FieldOf, FieldPath, fields_of

HARM = (
    "javascript:app.alert(1)",
    "/JS (app.alert(1)) /S /JavaScript",
    "<</OpenAction 1 0 R/AA<</O 2 0 R>>>>",
    "/Launch /EmbeddedFile /GoToR (\\\\a\\b)",
    ") Tj ET Q endstream endobj 1 0 obj <</S/URI/URI(http://a.b)>>",
    "EMC /P <</MCID 0>>BDC \\) \\( %d %s %%",
    "[a](file:///etc/passwd) <http://a.b>",
    "<script>x</script> \u202e\ufeff\u2028 🐉",
)
"""What each text field has, one after the other."""

SEVERAL = "".join(f" {harm}" for harm in HARM)


def mark_of(path: FieldPath) -> str:
    """The word by which a field is found again on paper."""
    return "q" + "".join(letter for letter in str(path) if letter.isalpha() or letter.isdigit()) + "q"


def hostile_sheet(kind: SheetKind) -> Sheet:
    """A sheet of a kind with every field filled that its record takes; the id, a slug, means no harm."""
    return cast("Sheet", _record(Sheet, (), kind))


def text_paths(model: type[Record] = Sheet, at: FieldPath = ()) -> Iterator[FieldPath]:
    """Where every field of free text is."""
    for name, field in fields_of(model).items():
        if field.kind is FieldKind.TEXT or field.item is FieldKind.TEXT:
            yield (*at, name)
        elif field.model is not None and issubclass(field.model, Record):
            yield from text_paths(field.model, (*at, name))


def _record(model: type[Record], at: FieldPath, kind: SheetKind) -> Record:
    values = {name: _value(field, (*at, name), kind) for name, field in fields_of(model).items()}
    while True:
        try:
            return model.model_validate(values)
        except ValidationError as error:
            refused = {str(one["loc"][0]) for one in error.errors() if one["loc"]}
            if not refused & values.keys():
                raise
            for name in refused:
                values.pop(name)


def _value(field: FieldOf, at: FieldPath, kind: SheetKind) -> Any:
    if at == ("kind",):
        return kind
    if field.kind is FieldKind.LIST:
        return [_single(field.item, field, at, kind)]
    return _single(field.kind, field, at, kind)


def _single(kind: FieldKind | None, field: FieldOf, at: FieldPath, whose: SheetKind) -> Any:
    if kind is FieldKind.RECORD:
        return _record(cast("type[Record]", field.model), at, whose)
    if kind is FieldKind.CHOICE:
        return next(iter(cast("type[Enum]", field.model)))
    if kind is FieldKind.TEXT:
        return "a" if at == ("id",) else mark_of(at) + SEVERAL
    plain: dict[FieldKind | None, Any] = {
        FieldKind.WHOLE: 1,
        FieldKind.DECIMAL: Decimal(1),
        FieldKind.FLAG: False,
        FieldKind.DICE: "1d",
    }
    return plain[kind]
