"""The library as rows: folders, headings of kinds, and the sheets that search and filter leave."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from gmscreen.session.library import EVERYTHING, Filters, Library, SheetEntry
from gmscreen.sheets.model import SheetKind
from gmscreen.texts.catalogue import text
from gmscreen.texts.folded import folded
from gmscreen.ui.isolated import isolated

UNREAD = "unread"
"""The heading over sheets whose text can't be read."""


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading over the sheets of a kind: a token of SheetKind, or UNREAD."""

    group: str

    @property
    def words(self) -> str:
        """What is written."""
        return text(f"sheets_panel.group.{self.group}").upper()


@dataclass(frozen=True, slots=True)
class Folder:
    """A folder by its whole path (`a/b`), with how many sheets lie in it and in those within it."""

    path: str
    count: int
    is_open: bool

    @property
    def depth(self) -> int:
        """How many folders it lies in."""
        return self.path.count("/")

    @property
    def words(self) -> str:
        """Its own name, the last of its path."""
        return isolated(self.path.rpartition("/")[2])


@dataclass(frozen=True, slots=True)
class Listed:
    """A sheet in the list; `depth` is how far in it stands."""

    entry: SheetEntry
    depth: int = 0
    shows_folder: bool = False

    @property
    def words(self) -> str:
        """Its name in one line."""
        return isolated(" ".join(self.entry.name.split()))

    @property
    def aside(self) -> str:
        """Where a sheet that was found lies."""
        return isolated(self.entry.folder) if self.shows_folder else ""


LibraryRow = Heading | Folder | Listed


def library_rows(
    library: Library, query: str = "", filters: Filters = EVERYTHING, closed: frozenset[str] = frozenset()
) -> tuple[LibraryRow, ...]:
    """Folders first, then the other sheets by kind, each by name; what was sought is listed the best first.

    `closed` are the paths of the folders that show nothing of what is in them.
    """
    if query.strip():
        return tuple(Listed(entry, shows_folder=True) for entry in library.found(query, filters))
    return _shelved(library, filters, closed)


@lru_cache(maxsize=4)
def _shelved(library: Library, filters: Filters, closed: frozenset[str]) -> tuple[LibraryRow, ...]:
    """All that the filters leave; of thousands, sorting them takes longer than a key may."""
    found = library.found("", filters)
    return (*_in_folders(found, closed), *_by_kind(found))


def _in_folders(entries: Sequence[SheetEntry], closed: frozenset[str]) -> Iterator[LibraryRow]:
    inside: dict[str, list[SheetEntry]] = {}
    counts: dict[str, int] = {}
    for entry in entries:
        if entry.folder:
            inside.setdefault(entry.folder, []).append(entry)
            for path in _paths(entry.folder):
                counts[path] = counts.get(path, 0) + 1
    for path in sorted(counts, key=lambda path: tuple(map(folded, path.split("/")))):
        if closed.isdisjoint(_paths(path)[:-1]):
            yield Folder(path, counts[path], path not in closed)
            if path not in closed:
                depth = path.count("/") + 1
                yield from (Listed(entry, depth) for entry in _by_name(inside.get(path, ())))


def _by_kind(entries: Sequence[SheetEntry]) -> Iterator[LibraryRow]:
    groups: dict[str, list[SheetEntry]] = {}
    for entry in entries:
        if not entry.folder:
            groups.setdefault(entry.kind or UNREAD, []).append(entry)
    for group in (*SheetKind, UNREAD):
        if group in groups:
            yield Heading(group)
            yield from map(Listed, _by_name(groups[group]))


def _by_name(entries: Iterable[SheetEntry]) -> list[SheetEntry]:
    return sorted(entries, key=lambda entry: (_folded(entry.name), entry.id))


_folded = lru_cache(maxsize=1 << 14)(folded)


def _paths(folder: str) -> list[str]:
    """The folders that a path goes through, itself the last."""
    parts = folder.split("/")
    return ["/".join(parts[: end + 1]) for end in range(len(parts))]
