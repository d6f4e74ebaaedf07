"""Who the sheet is of, as fields to type in."""

from __future__ import annotations

from collections.abc import Iterator

from gmscreen.canon.garganta.peoples import people_named
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.typed_words import typed_words
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import signed
from gmscreen.ui.panels.sheets.field_view import FieldView


def identity(sheet: Sheet) -> tuple[FieldView, ...]:
    """The fields that say who it is."""
    return tuple(
        FieldView((key,), text(f"sheets_panel.identity.{key}"), typed_words(getattr(sheet, key)), note)
        for key, note in (
            ("name", ""),
            ("people", " · ".join(_deltas(sheet.people))),
            ("origin", ""),
            ("mark", ""),
            ("points", ""),
        )
    )


def _deltas(name: str | None) -> Iterator[str]:
    """What the people changes, as far as its table says."""
    people = people_named(name)
    if people is None:
        return
    yield from (f"{key.upper()} {signed(delta)}" for key, delta in people.attributes.items())
    if people.racial_move:
        yield text("sheets_panel.people.move", steps=signed(people.racial_move))
    if people.dr:
        yield text("sheets_panel.people.dr", dr=people.dr)
