"""The ledger as rows that are read from the store as one scrolls, newest first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Signal

from gmscreen.session.ledger import LedgerEntry
from gmscreen.session.ledger_page import LedgerLine, LedgerQuery, Visibility, is_visible, page_of
from gmscreen.session.session import Session
from gmscreen.session.store_protocol import StoreError
from gmscreen.ui.panels.dice.ledger_cells import cells, columns
from gmscreen.ui.theme.look import Look
from gmscreen.ui.widgets.table import Cell, TableModel

_Index = QModelIndex | QPersistentModelIndex
PAGE = 40
"""Rows that are read at a time: a screenful, since a key in the search waits for them."""

_MOST_KEPT = 1000


class LedgerModel(TableModel):
    """Lines that the query found, as far as they were read; `failed` carries what the disk said.

    Covered, it shows nothing of hidden rolls, and does not find them by their words.
    """

    failed = Signal(str)

    def __init__(self, look: Look, session: Session) -> None:
        super().__init__(look, columns())
        self._session = session
        self._query = LedgerQuery(limit=PAGE)
        self._covered = False
        self._lines: list[LedgerLine] = []
        self._last: int | None = None
        self._at_end = True
        self._kept: dict[int, tuple[LedgerLine, tuple[Cell, ...]]] = {}
        session.follow_ledger(self._follow)

    @property
    def query(self) -> LedgerQuery:
        """What is asked for."""
        return self._query

    @property
    def is_covered(self) -> bool:
        """Whether hidden rolls are covered."""
        return self._covered

    def search(self, query: LedgerQuery, *, covered: bool) -> None:
        """Ask for something else, from the newest on."""
        self.beginResetModel()
        if covered is not self._covered:
            self._kept.clear()
        self._query, self._covered = replace(query, limit=PAGE, before=None), covered
        self._lines, self._last, self._at_end = [], None, False
        self._lines = self._next_lines()
        self.endResetModel()

    def line(self, row: int) -> LedgerLine:
        """The line at a place, the newest at 0."""
        return self._lines[row]

    def place_of(self, sequence: int) -> int | None:
        """Where an entry stands, or None where it is not among the rows that were read."""
        return next((place for place, line in enumerate(self._lines) if line.sequence == sequence), None)

    def read_as_far_as(self, sequence: int) -> int | None:
        """Read older entries until this one is among the rows, and give its place; None where it is not."""
        while self.canFetchMore(QModelIndex()) and (not self._lines or self._lines[-1].sequence > sequence):
            self.fetchMore(QModelIndex())
        return self.place_of(sequence)

    def names(self) -> set[str]:
        """Whoever rolled in the rows that were read, and is not covered."""
        lines = [line for line in self._lines if not (self._covered and line.is_secret)]
        rolls = [line.entry.roll for line in lines if isinstance(line.entry, LedgerEntry)]
        return {roll.request.who for roll in rolls if roll is not None and roll.request.who}

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """How many rows were read."""
        return 0 if parent.isValid() else len(self._lines)

    def canFetchMore(self, parent: _Index) -> bool:  # noqa: N802 - Qt's name
        """Whether there may be older entries."""
        return not parent.isValid() and not self._at_end

    def fetchMore(self, _parent: _Index) -> None:  # noqa: N802 - Qt's name
        """Read older entries; the view asks for them when it is scrolled to its end."""
        older = self._next_lines()
        if older:
            place = len(self._lines)
            self.beginInsertRows(QModelIndex(), place, place + len(older) - 1)
            self._lines.extend(older)
            self.endInsertRows()

    def cell(self, index: _Index) -> Cell:
        """The cell at an index; those of rows that were looked at are kept: the next key finds many again."""
        line = self._lines[index.row()]
        kept = self._kept.get(line.sequence)
        if kept is None or (kept[0] is not line and kept[0] != line):
            kept = (line, cells(line, covered=self._covered))
            if len(self._kept) >= _MOST_KEPT:
                self._kept.clear()
            self._kept[line.sequence] = kept
        return kept[1][index.column()]

    def _next_lines(self) -> list[LedgerLine]:
        """A page of older lines; only at the end of the ledger are there none."""
        lines: list[LedgerLine] = []
        while not lines and not self._at_end:
            lines = [line for line in self._next_page() if self._may_show(line)]
        return lines

    def _next_page(self) -> Sequence[LedgerLine]:
        try:
            page = self._session.open.store.ledger_page(replace(self._query, before=self._last))
        except StoreError as error:
            self._at_end = True
            self.failed.emit(str(error))
            return []
        self._at_end = len(page) < PAGE
        if page:
            self._last = page[-1].sequence
        return page

    def _may_show(self, line: LedgerLine) -> bool:
        """What a hidden roll was is not to be found out by searching for it."""
        is_sought = bool(self._query.words.strip()) or self._query.who is not None
        return not (self._covered and is_sought and line.is_secret)

    def _follow(self, entries: Sequence[LedgerEntry]) -> None:
        """Put new entries at the top; what became of older ones is told in their rows."""
        revealed = {entry.reveals: entry.sequence for entry in entries if entry.reveals is not None}
        if revealed and self._query.visibility is Visibility.REVEALED:
            self.search(self._query, covered=self._covered)
            return
        for line in page_of(entries, (), replace(self._query, limit=len(entries)))[::-1]:
            if self._may_show(line):
                self._put_first(line)
        if revealed or not entries:
            self._refresh(revealed)

    def _put_first(self, line: LedgerLine) -> None:
        self.beginInsertRows(QModelIndex(), 0, 0)
        self._lines.insert(0, line)
        self.endInsertRows()

    def _refresh(self, revealed: Mapping[int, int]) -> None:
        """Bring the rows that were read to what is so now."""
        undone = self._session.open.store.undone_rolls()
        for place in reversed(range(len(self._lines))):
            line = self._lines[place]
            by = line.revealed_by or revealed.get(line.sequence)
            now = replace(line, undone=line.sequence in undone, revealed_by=by)
            if now != line:
                self._change(place, now)

    def _change(self, place: int, line: LedgerLine) -> None:
        if is_visible(line, self._query.visibility):
            self._lines[place] = line
            self.dataChanged.emit(self.index(place, 0), self.index(place, len(self.columns) - 1))
            return
        self.beginRemoveRows(QModelIndex(), place, place)
        del self._lines[place]
        self.endRemoveRows()
