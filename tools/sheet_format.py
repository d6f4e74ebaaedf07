"""The tables of `docs/sheet-format.md`, written anew from the record: `python3 -m tools.sheet_format`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from textwrap import fill

from gmscreen.sheets.fields import Record
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.sheet_fields import FieldKind, FieldOf, fields_of
from gmscreen.sheets.sheet_words import name_of

DOCUMENT = Path(__file__).resolve().parents[1] / "docs" / "sheet-format.md"
WIDTH = 138


def main() -> None:
    """Write them."""
    DOCUMENT.write_text(renewed(DOCUMENT.read_text("utf-8")), "utf-8")


def renewed(document: str) -> str:
    """The document with its tables as the record has them."""
    before = re.split(r"^### ", document, maxsplit=1, flags=re.MULTILINE)[0]
    return before + "\n".join(_section(path, model) for path, model in _records(Sheet, ""))


def _records(model: type[Record], path: str) -> Iterator[tuple[str, type[Record]]]:
    """Every record of the file, with the header that its table has there."""
    yield path, model
    for field in fields_of(model).values():
        if field.model is not None and issubclass(field.model, Record):
            yield from _records(field.model, f"{path}.{field.name}".lstrip("."))


def _section(path: str, model: type[Record]) -> str:
    told = fill(" ".join((model.__doc__ or "").split()), WIDTH)
    rows = "".join(map(_row, fields_of(model).values()))
    return f"### `{path or 'the file'}`\n{told}\n\n| key | value | on screen |\n| --- | --- | --- |\n{rows}"


def _row(field: FieldOf) -> str:
    needed = ", required" if field.required else ""
    return f"| `{field.name}` | {_kind(field)}{needed} | {name_of(field)} |\n"


def _kind(field: FieldOf) -> str:
    several = "list of " if field.kind is FieldKind.LIST else ""
    if field.model is None:
        return several + (field.item or field.kind).value
    if issubclass(field.model, Enum):
        return several + ", ".join(f"`{choice.value}`" for choice in field.model)
    return "list of tables" if several else "table"


if __name__ == "__main__":
    main()
