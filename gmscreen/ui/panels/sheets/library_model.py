"""The rows of the library for Qt: what is written in each, and where a sheet may be dropped."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QMimeData, QModelIndex, QPersistentModelIndex, Qt, Signal

from gmscreen.session.library import SheetEntry
from gmscreen.texts.catalogue import plural, text
from gmscreen.ui.panels.sheets.library_rows import Folder, Heading, LibraryRow, Listed

_Index = QModelIndex | QPersistentModelIndex
_Role = Qt.ItemDataRole
_Flag = Qt.ItemFlag

CARRIED = "application/x-gmscreen-sheet"
"""The kind of what is dragged: the id of a sheet of this window."""


class LibraryModel(QAbstractListModel):
    """`filed` tells that a sheet was dropped on a folder, or out of all of them (an empty path)."""

    filed = Signal(str, str)

    def __init__(self) -> None:
        super().__init__()
        self._rows: tuple[LibraryRow, ...] = ()
        self._places: dict[str, int] = {}
        self._folders: dict[str, int] = {}

    @property
    def rows(self) -> tuple[LibraryRow, ...]:
        """What is listed."""
        return self._rows

    def show_rows(self, rows: tuple[LibraryRow, ...]) -> None:
        """List these instead."""
        self.beginResetModel()
        self._rows = rows
        self._places = {row.entry.id: at for at, row in enumerate(rows) if isinstance(row, Listed)}
        self._folders = {row.path: at for at, row in enumerate(rows) if isinstance(row, Folder)}
        self.endResetModel()

    def row_at(self, index: _Index) -> LibraryRow | None:
        """The row at an index, or None."""
        return self._rows[index.row()] if 0 <= index.row() < len(self._rows) else None

    def place_of(self, sheet_id: str | None) -> int | None:
        """Where a sheet stands, or None where it is not listed."""
        return None if sheet_id is None else self._places.get(sheet_id)

    def place_of_row(self, row: LibraryRow | None) -> int | None:
        """Where a row stands that was listed before, or None where it is no more."""
        match row:
            case Listed(entry=entry):
                return self._places.get(entry.id)
            case Folder(path=path):
                return self._folders.get(path)
        return None

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """How many rows there are."""
        return 0 if parent.isValid() else len(self._rows)

    def flags(self, index: _Index) -> Qt.ItemFlag:
        """Headings are only looked at; sheets are dragged, and dropped on folders and headings."""
        row = self.row_at(index)
        if isinstance(row, Listed):
            return _Flag.ItemIsEnabled | _Flag.ItemIsSelectable | _Flag.ItemIsDragEnabled
        if isinstance(row, Folder):
            return _Flag.ItemIsEnabled | _Flag.ItemIsSelectable | _Flag.ItemIsDropEnabled
        return _Flag.ItemIsDropEnabled  # the arrow keys pass over what is not enabled

    def data(self, index: _Index, role: int = _Role.DisplayRole) -> Any:
        """The words of a row, and what screen readers say of it."""
        row = self._rows[index.row()]
        if role == _Role.DisplayRole:
            return row.words
        return _told(row) if role == _Role.AccessibleTextRole else None

    def mimeTypes(self) -> list[str]:
        """A sheet, and nothing from outside."""
        return [CARRIED]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """The id of the sheet that is dragged."""
        data = QMimeData()
        rows = [self.row_at(index) for index in indexes]
        for row in rows:
            if isinstance(row, Listed):
                data.setData(CARRIED, row.entry.id.encode())
        return data

    def supportedDropActions(self) -> Qt.DropAction:  # noqa: N802 - Qt's name
        """A sheet is moved."""
        return Qt.DropAction.MoveAction

    def dropMimeData(
        self, data: QMimeData, _action: Qt.DropAction, row: int, _column: int, parent: _Index
    ) -> bool:
        """Have the sheet filed where it was dropped; the campaign tells when it is."""
        folder = self._folder_at(parent.row() if parent.isValid() else row)
        self.filed.emit(bytes(data.data(CARRIED).data()).decode(), folder)
        return False  # the row goes when the campaign says so, not by the list's own doing

    def _folder_at(self, place: int) -> str:
        """The folder of what is at a place, empty where it is in none."""
        row = self._rows[place] if 0 <= place < len(self._rows) else None
        match row:
            case Folder(path=path):
                return path
            case Listed(entry=entry):
                return entry.folder
        return ""


def _told(row: LibraryRow) -> str:
    match row:
        case Folder(count=count):
            key = "folder_open" if row.is_open else "folder_closed"
            return text(f"sheets_panel.{key}", name=row.words, sheets=plural("sheets_panel.sheets", count))
        case Listed(entry=entry):
            return " · ".join(part for part in (row.words, about_entry(entry)) if part)
        case Heading():
            return row.words


def about_entry(entry: SheetEntry) -> str:
    """Kind, people, origin, folder and tags of a sheet in one line."""
    kind = text(f"sheets_panel.kind.{entry.kind}") if entry.kind else ""
    parts = (kind, entry.people, entry.origin, entry.folder, *(f"#{tag}" for tag in entry.tags))
    return " · ".join(part for part in parts if part)
