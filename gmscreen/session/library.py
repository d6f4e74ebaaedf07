"""The library of sheets: what the list shows of each, found as one types."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
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
    mark: str
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
    shown: dict[str, SheetEntry]
    library: Library


_SHELF = _Shelf({}, {}, Library(()))


def library_of(campaign: Campaign) -> Library:
    """The library of a campaign; the same one for as long as nothing that it shows changes."""
    records, before = campaign.sheets, _SHELF.records
    if before is not records:
        other = [record for identity, record in records.items() if before.get(identity) is not record]
        fresh = {record.id: _entry(record) for record in other}
        if len(records) != len(before) or any(_is_new(record, fresh[record.id]) for record in other):
            _SHELF.shown = {identity: fresh.get(identity) or _SHELF.shown[identity] for identity in records}
            _SHELF.library = Library(_SHELF.shown.values())
        _SHELF.records = records
    return _SHELF.library


def _is_new(record: SheetRecord, entry: SheetEntry) -> bool:
    """Whether a record is shown otherwise than before, or elsewhere."""
    before = _SHELF.records.get(record.id)
    return before is None or before.position != record.position or _SHELF.shown[record.id] != entry


def _entry(record: SheetRecord) -> SheetEntry:
    """What is shown of a sheet, by the keys above its first table: all of it takes thirty times as long."""
    filed = (record.folder, record.tags, record.archived, record.portrait)
    try:
        head = tomllib.loads(record.text.partition("\n[")[0])
        name, kind = head["name"].strip(), SheetKind(head["kind"])
    except (ValueError, KeyError, AttributeError, RecursionError):
        return SheetEntry(record.id, record.id, None, "", "", "", *filed, lacks_entry_card=False)
    people, origin, mark = (_words(head.get(key)) for key in ("people", "origin", "mark"))
    lacks = _lacks_entry_card(record, kind)
    return SheetEntry(record.id, name or record.id, kind, people, origin, mark, *filed, lacks)


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
