"""Rows that are painted by hand and told in one line: the model of a painted list."""

from __future__ import annotations

from typing import Any, Protocol

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from gmscreen.ui.widgets.plain_label import escaped

_Index = QModelIndex | QPersistentModelIndex
_Role = Qt.ItemDataRole


class SpokenRow(Protocol):
    """A row that says all of itself in one line."""

    @property
    def spoken(self) -> str:
        """The line."""
        ...


class SpokenRows(QAbstractListModel):
    """The rows, one item each; how new ones come in is for each list to say."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: tuple[SpokenRow, ...] = ()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """How many there are."""
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: _Index, role: int = _Role.DisplayRole) -> Any:
        """The row told in one line."""
        if role in (_Role.DisplayRole, _Role.AccessibleTextRole):
            return self.rows[index.row()].spoken
        return escaped(self.rows[index.row()].spoken) if role == _Role.ToolTipRole else None
