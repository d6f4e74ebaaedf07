"""The bookmarks of a print, which readers show beside its pages, written as the next ones come."""

from __future__ import annotations

from dataclasses import dataclass

from gmscreen.paper.press.structure import ObjectFile, text_string


@dataclass(slots=True)
class _Bookmark:
    """One that may still get others under it: `first` and `last` of those, and how many in all."""

    number: int
    entries: str = ""
    first: int = 0
    last: int = 0
    count: int = 0

    def told(self, following: int = 0) -> str:
        """As the file writes it; `following` is the number of the next one beside it, 0 for none."""
        after = f"/Next {following} 0 R" if following else ""
        below = f"/First {self.first} 0 R/Last {self.last} 0 R/Count {self.count}" if self.count else ""
        return f"<<{self.entries}{after}{below}>>"


class Bookmarks:
    """The tree of bookmarks, of which only those that lie over the last one are kept."""

    def __init__(self, file: ObjectFile) -> None:
        self._file = file
        self._open: list[_Bookmark] = []

    def add(self, words: str, place: str, depth: int = 0) -> None:
        """One that leads to a place on the page that is being drawn (`/Fit`, or `/XYZ` with its numbers).

        It lies under the last one of the depth above; ValueError where there is none.
        """
        if not self._open:
            self._open.append(_Bookmark(self._file.new_number(), "/Type/Outlines"))
        if not 0 <= depth < len(self._open):
            raise ValueError("a bookmark leaves out a level")
        self._close(depth + 2)
        number = self._file.new_number()
        before = self._passed(number) if len(self._open) > depth + 1 else ""
        for over in self._open:
            over.count += 1
        above = self._open[-1]
        above.first, above.last = above.first or number, number
        target = f"/Dest[{self._file.page_number} 0 R {place}]"
        entries = f"/Title {text_string(words)}{target}/Parent {above.number} 0 R{before}"
        self._open.append(_Bookmark(number, entries))

    def finish(self) -> int:
        """Write what is left; gives the object number of the tree, 0 where nothing was added."""
        number = self._open[0].number if self._open else 0
        self._close(0)
        return number

    def _passed(self, following: int) -> str:
        """Write the one beside which another comes; gives how that one names it."""
        passed = self._open.pop()
        self._file.pack(passed.number, passed.told(following))
        return f"/Prev {passed.number} 0 R"

    def _close(self, kept: int) -> None:
        """Write all but so many of those that are open."""
        while len(self._open) > kept:
            closed = self._open.pop()
            self._file.pack(closed.number, closed.told())
