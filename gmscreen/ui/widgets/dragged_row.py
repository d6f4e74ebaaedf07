"""A row of a table on its way to somewhere else."""

from __future__ import annotations

from PySide6.QtCore import QMimeData

ROW_TYPE = "application/x-gmscreen-row"


def row_in_hand(row: int, owner: object) -> QMimeData:
    """What is dragged: the row's place, and whose row it is."""
    data = QMimeData()
    data.setData(ROW_TYPE, f"{id(owner)}:{row}".encode())
    return data


def row_from(data: QMimeData, owner: object) -> int | None:
    """The place of a row of this owner; None for anything else."""
    said = bytes(data.data(ROW_TYPE).data()).decode() if data.hasFormat(ROW_TYPE) else ""
    whose, _colon, row = said.partition(":")
    return int(row) if whose == str(id(owner)) and row else None
