"""The library of sheets: what the list shows of each, found as one types."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from gmscreen.session.campaign import Campaign
from gmscreen.session.kept_sheets import sheet_file_of
from gmscreen.session.records import SheetRecord
from gmscreen.sheets.errors import SheetError
from gmscreen.sheets.model import SheetKind
from gmscreen.sheets.search import Document, SearchIndex


@dataclass(frozen=True, slots=True)
class SheetEntry:
    """A sheet in the list. `kind` is None, and `name` the id, for a text that can't be read.

    `portrait` is the id of an attachment, or empty.
    """

    id: str
    name: str
    kind: SheetKind | None
    people: str
    origin: str
    folder: str
    tags: tuple[str, ...]
    archived: bool
    portrait: str
    lacks_entry_card: bool


@dataclass(frozen=True)
class Filters:
    """What narrows the list; None for everything. A folder has what is in the folders within it (`a/b`)."""

    kind: SheetKind | None = None
    folder: str | None = None
    tag: str | None = None
    archived: bool = False


EVERYTHING = Filters()
"""All that is not in the archive."""


class Library:
    """The sheets of a campaign in their order."""

    def __init__(self, entries: Iterable[SheetEntry]) -> None:
        self.entries = tuple(entries)

    def found(self, query: str = "", filters: Filters = EVERYTHING) -> tuple[SheetEntry, ...]:
        """The sheets that are sought, the best first; all of them in their order for an empty query.

        By name, people, origin, folder and tags, accents aside and typos forgiven; any sign is only a sign.
        """
        places = self._index.find(query).places if query.strip() else range(len(self.entries))
        return tuple(entry for entry in map(self.entries.__getitem__, places) if _passes(entry, filters))

    @cached_property
    def folders(self) -> tuple[str, ...]:
        """Every folder that a sheet is in, and those around it, by name."""
        return tuple(sorted({folder for entry in self.entries for folder in _with_outer(entry.folder)}))

    @cached_property
    def tags(self) -> Mapping[str, int]:
        """Every tag with how many sheets bear it, the most used first."""
        counts: dict[str, int] = {}
        for entry in self.entries:
            counts.update({tag: counts.get(tag, 0) + 1 for tag in entry.tags})
        return dict(sorted(counts.items(), key=lambda item: (-item[1], item[0])))

    @cached_property
    def _index(self) -> SearchIndex:
        return SearchIndex(Document(entry.name, _body(entry)) for entry in self.entries)


@dataclass(slots=True)
class _Shelf:
    """The library that was asked for last, and the records that it shows."""

    records: Mapping[str, SheetRecord]
    library: Library


_SHELF = _Shelf({}, Library(()))


def library_of(campaign: Campaign) -> Library:
    """The library of a campaign; the same one for as long as nothing that it shows changes."""
    if _SHELF.records is not campaign.sheets:
        entries = tuple(_entries(campaign.sheets))
        if entries != _SHELF.library.entries:
            _SHELF.library = Library(entries)
        _SHELF.records = campaign.sheets
    return _SHELF.library


def _entries(records: Mapping[str, SheetRecord]) -> Iterator[SheetEntry]:
    """What is shown of each; a record that was there before is not read again."""
    before, shown = _SHELF.records, {entry.id: entry for entry in _SHELF.library.entries}
    for identity, record in records.items():
        is_known = before.get(identity) is record
        yield shown[identity] if is_known else _entry(record)


def _entry(record: SheetRecord) -> SheetEntry:
    """What is shown of a sheet, by the keys above its first table: all of it takes thirty times as long."""
    filed = (record.folder, record.tags, record.archived, record.portrait)
    try:
        head = tomllib.loads(record.text.partition("\n[")[0])
        name, kind = head["name"].strip(), SheetKind(head["kind"])
    except (ValueError, KeyError, AttributeError, RecursionError):
        return SheetEntry(record.id, record.id, None, "", "", *filed, lacks_entry_card=False)
    people, origin = _words(head.get("people")), _words(head.get("origin"))
    lacks = _lacks_entry_card(record, kind)
    return SheetEntry(record.id, name or record.id, kind, people, origin, *filed, lacks)


def _words(value: object) -> str:
    return value if isinstance(value, str) else ""


def _lacks_entry_card(record: SheetRecord, kind: SheetKind) -> bool:
    """As its sheet says it; only one that has a card at all is read to know."""
    if kind is not SheetKind.PC or "entry_card" not in record.text:
        return kind is SheetKind.PC
    try:
        return sheet_file_of(record).sheet.lacks_entry_card
    except SheetError:
        return True


def _body(entry: SheetEntry) -> str:
    return " ".join((entry.people, entry.origin, entry.folder, *entry.tags))


def _passes(entry: SheetEntry, filters: Filters) -> bool:
    return (
        entry.archived is filters.archived
        and filters.kind in (None, entry.kind)
        and (filters.folder is None or filters.folder in _with_outer(entry.folder))
        and (filters.tag is None or filters.tag in entry.tags)
    )


def _with_outer(folder: str) -> tuple[str, ...]:
    """A folder, and those it lies in: `a/b` and `a`."""
    parts = folder.split("/") if folder else []
    return tuple("/".join(parts[: end + 1]) for end in range(len(parts)))
