"""What keys do to the rows of a table that is typed in, and to the cell in hand while it is not open."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence

if TYPE_CHECKING:  # the table has its acts, and they act on it
    from gmscreen.ui.widgets.edit_table import EditTable

_Key = Qt.Key


class RowKeeper(Protocol):
    """Keeps what is typed in a list; each act gives what is wrong, or nothing."""

    def typed(self, row: int, key: str, typed: str) -> str:
        """Put what was typed into a cell."""

    def entered(self, typed: str, place: int | None) -> str:
        """Add a row for what was typed at the foot, before `place` or at the end."""

    def offers(self, typed: str) -> Sequence[str]:
        """Names for what is being typed at the foot, the one that is meant first."""

    def completed(self, typed: str, offers: Sequence[str]) -> str:
        """What was typed with the name that is meant; itself where no offer is."""

    def with_name(self, typed: str, name: str) -> str:
        """What was typed with this name."""

    def choices(self, row: int, key: str, typed: str) -> Sequence[str]:
        """Words that a cell may come to say, the one that is meant first."""

    def rested(self) -> None:
        """A cell was left: what was typed in it is whole."""

    def pasted(self, row: int, keys: Sequence[str], typed: str) -> str:
        """Fill cells from a row on, in these columns."""

    def removed(self, row: int) -> str:
        """Take a row out."""

    def duplicated(self, row: int) -> str:
        """Put a copy of a row under it."""

    def moved(self, row: int, to: int) -> str:
        """Put a row elsewhere."""


class RowActs:
    """The keys of a table, and its drops.

    `put_in` puts a row into another that holds some; `main` is what Ctrl+Enter does, whatever the row.
    """

    def __init__(self, table: EditTable, keeper: RowKeeper) -> None:
        self._table, self._keeper = table, keeper
        self.put_in: Callable[[int, int], str] | None = None
        self.main: Callable[[int], str] | None = None

    def of(self, event: QKeyEvent) -> Callable[[int], str] | None:
        """The act of a key, on a row; each says what is wrong, or nothing. None for any other key."""
        if event.matches(QKeySequence.StandardKey.Copy):
            return self._copy
        if event.matches(QKeySequence.StandardKey.Paste):
            return self._paste
        acts = {
            (_Key.Key_Return, ""): self._open,
            (_Key.Key_Enter, ""): self._open,
            (_Key.Key_Delete, ""): self._clear,
            (_Key.Key_Backspace, ""): self._clear,
            (_Key.Key_Insert, ""): self._insert,
            (_Key.Key_Delete, "C"): self._on_row(self._keeper.removed),
            (_Key.Key_D, "C"): self._on_row(self._keeper.duplicated, 1),
            (_Key.Key_Up, "A"): lambda row: self._move(row, -1),
            (_Key.Key_Down, "A"): lambda row: self._move(row, 1),
        }
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        names = {Qt.KeyboardModifier.ControlModifier: "C", Qt.KeyboardModifier.AltModifier: "A"}
        held = names.get(modifiers, "" if not modifiers else "?")
        if held == "C" and event.key() in (_Key.Key_Return, _Key.Key_Enter):
            return self.main
        return acts.get((Qt.Key(event.key()), held))

    def _open(self, _row: int) -> str:
        self._table.edit(self._table.currentIndex())
        return ""

    def _clear(self, row: int) -> str:
        index = self._table.currentIndex()
        if self._table.rows.is_foot(row) or self._table.rows.cell(index).typed is None:
            return ""
        return self._keeper.typed(row, self._table.key_of(index), "")

    def _insert(self, row: int) -> str:
        self._table.go_to_foot(None if self._table.rows.is_foot(row) else row)
        self._table.edit(self._table.currentIndex())
        return ""

    def _on_row(self, act: Callable[[int], str], step: int = 0) -> Callable[[int], str]:
        def carry_out(row: int) -> str:
            if self._table.rows.is_foot(row):
                return ""
            problem = act(row)
            if not problem and step:
                self._take_in_hand(row + step)
            return problem

        return carry_out

    def _move(self, row: int, step: int) -> str:
        if not 0 <= row + step < self._table.rows.count or self._table.rows.is_foot(row):
            return ""
        problem = self._keeper.moved(row, row + step)
        if not problem:
            self._take_in_hand(row + step)
        return problem

    def drop(self, source: int, at: int, on: bool) -> str:
        """Put a row that was dropped into the holder that it lies on, or before the row that it lies at."""
        if on:
            return self.put_in(source, at) if self.put_in is not None else ""
        to = at - 1 if at > source else at
        return self._keeper.moved(source, to) if to != source else ""

    def _copy(self, _row: int) -> str:
        QGuiApplication.clipboard().setText(self._table.rows.cell(self._table.currentIndex()).typed or "")
        return ""

    def _paste(self, row: int) -> str:
        keys = [column.key for column in self._table.rows.columns[self._table.currentIndex().column() :]]
        typed = [key for key in keys if key]
        return self._keeper.pasted(row, typed, QGuiApplication.clipboard().text())

    def _take_in_hand(self, row: int) -> None:
        table = self._table
        table.setCurrentIndex(table.rows.index(row, table.currentIndex().column()))
