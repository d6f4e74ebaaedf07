"""The handbook, ready to be searched."""

from __future__ import annotations

from collections.abc import Sequence

from gmscreen.canon.garganta.handbook.entry import Entry
from gmscreen.sheets.search import Document, Found, SearchIndex


class Book:
    """Entries in their order, the section of each place, and what is found in them."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self.entries = tuple(entries)
        self.sections = tuple(dict.fromkeys(entry.section for entry in self.entries))
        self.section_of = tuple(entry.section for entry in self.entries)
        self._index = SearchIndex(
            Document(entry.title, f"{entry.body} {entry.source}") for entry in self.entries
        )

    def find(self, query: str) -> Found:
        """Places of the entries found, the best first."""
        return self._index.find(query)
