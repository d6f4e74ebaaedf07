"""The library as rows."""

from __future__ import annotations

import pytest

from gmscreen.session.library import EVERYTHING, Filters, Library, SheetEntry
from gmscreen.sheets.model import SheetKind
from gmscreen.ui.panels.sheets.library_rows import Folder, Heading, library_rows


def entry(name: str, kind: SheetKind | None = SheetKind.PC, folder: str = "", **more: object) -> SheetEntry:
    fields = {"people": "", "origin": "", "mark": "", "tags": (), "archived": False, "portrait": "", **more}
    return SheetEntry(name.lower(), name, kind, folder=folder, lacks_entry_card=False, **fields)  # type: ignore[arg-type]


def told(
    *entries: SheetEntry, query: str = "", filters: Filters = EVERYTHING, closed: frozenset[str] = frozenset()
) -> list[str]:
    rows = library_rows(Library(entries), query, filters, closed)
    return [_told(row) for row in rows]


def _told(row: object) -> str:
    if isinstance(row, Folder):
        return f"{'  ' * row.depth}[{row.words} {row.count}{'' if row.is_open else ' …'}]"
    return row.group if isinstance(row, Heading) else "  " * row.depth + row.words  # type: ignore[attr-defined]


ANA, BEA = entry("Ana"), entry("Bea", SheetKind.CREATURE)
DEEP = entry("Ciro", folder="mesa/vivos")


def test_sheets_stand_under_the_heading_of_their_kind_by_name() -> None:
    assert told(entry("Zé"), BEA, ANA, entry("Áurea")) == ["pc", "Ana", "Áurea", "Zé", "creature", "Bea"]


def test_a_text_that_can_not_be_read_stands_apart() -> None:
    assert told(entry("torto", None)) == ["unread", "torto"]


def test_folders_come_first_with_what_is_in_them() -> None:
    assert told(ANA, DEEP, entry("Davi", folder="mesa")) == [
        "[mesa 2]",
        "  Davi",
        "  [vivos 1]",
        "    Ciro",
        "pc",
        "Ana",
    ]


@pytest.mark.parametrize(
    ("closed", "shown"), [("mesa", ["[mesa 1 …]"]), ("mesa/vivos", ["[mesa 1]", "  [vivos 1 …]"])]
)
def test_a_closed_folder_shows_only_itself(closed: str, shown: list[str]) -> None:
    assert told(DEEP, closed=frozenset({closed})) == shown


def test_what_was_sought_is_listed_the_best_first_with_its_folder() -> None:
    rows = library_rows(Library([DEEP, entry("Ana Cirol")]), "ciro")
    assert [(row.words, row.aside) for row in rows] == [("Ciro", "mesa/vivos"), ("Ana Cirol", "")]  # type: ignore[union-attr]


def test_the_archive_is_shown_only_when_asked_for() -> None:
    old = entry("Velho", archived=True)
    assert told(old, ANA) == ["pc", "Ana"]
    assert told(old, ANA, filters=Filters(archived=True)) == ["pc", "Velho"]
