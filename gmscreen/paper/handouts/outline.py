"""The bookmarks of handouts: a title each, and under it the headings, down to the third level."""

from __future__ import annotations

from collections.abc import Sequence

from gmscreen.paper.handouts.setter import Entry
from gmscreen.paper.press.flow import Page
from gmscreen.paper.press.marks import TextMark
from gmscreen.paper.press.print_canvas import PrintCanvas
from gmscreen.paper.press.roles import StructurePath

DEEPEST = 3
LONGEST = 120
"""Letters of an entry; on the page it is whole."""


class Outline:
    """Adds bookmarks to a canvas as its pages are drawn."""

    def __init__(self, canvas: PrintCanvas) -> None:
        self._canvas = canvas
        self._above: list[int] = []
        self._wanted: dict[StructurePath, Entry] = {}

    def begin(self, entries: Sequence[Entry]) -> None:
        """What the pages to come may have."""
        self._wanted = {entry.place: entry for entry in entries if entry.level <= DEEPEST and entry.words}

    def mark(self, page: Page, height: float) -> None:
        """Bookmarks for what begins on the page that is being drawn, which is so high."""
        for part in page.placed:
            for mark in part.marks:
                entry = self._wanted.pop(mark.place, None) if isinstance(mark, TextMark) else None
                if entry:
                    self._add(entry, height - part.y)

    def _add(self, entry: Entry, top: float) -> None:
        """As deep as there are larger headings over it: no level is left out."""
        self._above = [level for level in self._above if level < entry.level]
        depth = len(self._above)
        self._above.append(entry.level)
        self._canvas.add_bookmark(entry.words[:LONGEST], top, depth)
