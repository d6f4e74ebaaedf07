"""A child process that makes, filters and sorts tables of 10,000 rows, ours and Qt's; it prints milliseconds.

Ours is the table of the panels over a model that makes its cells as they are looked at, as the ledger's does;
theirs are QTableWidget, and QSortFilterProxyModel over a model of items. Each reading ends when the rows are
laid out; what is painted after that is one screenful in either.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random
from typing import cast

from PySide6.QtCore import QSortFilterProxyModel, Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QApplication, QHeaderView, QTableView, QTableWidget, QTableWidgetItem

from gmscreen.texts.folded import folded
from gmscreen.ui.app import start_application
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import ThemeName, load_theme
from gmscreen.ui.widgets.table import Cell, Column, TableModel, TableView, _Index

_ROWS, _ROUNDS = 10_000, 5
_TITLES = ("Nº", "Quem", "Para quê", "Dados", "Total", "Resultado")
_WHO = ("Kállias", "Ônfalos", "Kaia", "Krell", "Rato-Gigante 3")
_WHAT = ("Ataque com espada", "Percepção", "Esquiva", "Dano", "Vontade")
_SOUGHT = "percepção"
_TOTAL = 4

Record = tuple[str, str, str, str, int, str]

_folded = lru_cache(maxsize=4096)(folded)
"""Names and purposes come again and again."""


def records() -> list[Record]:
    """The same rows each time."""
    chance = Random(1)
    return [
        (str(n), chance.choice(_WHO), chance.choice(_WHAT), "3d", chance.randint(3, 18), "sucesso por 2")
        for n in range(_ROWS)
    ]


class Records(TableModel):
    """Records as rows; `ground` is the text of each, ready to be searched in."""

    def __init__(self, look: Look, all_records: Sequence[Record]) -> None:
        super().__init__(look, [Column(title) for title in _TITLES])
        self._all = [(record, " ".join(map(_folded, map(str, record)))) for record in all_records]
        self._shown: list[tuple[Record, str]] = list(self._all)

    def filter(self, sought: str) -> None:
        """Show what has the words."""
        words = folded(sought).split()
        self.beginResetModel()
        self._shown = [pair for pair in self._all if all(word in pair[1] for word in words)]
        self.endResetModel()

    def sort_by_total(self) -> None:
        """Put them in order of their total."""
        self.beginResetModel()
        self._shown = sorted(self._shown, key=lambda pair: pair[0][_TOTAL])
        self.endResetModel()

    def rowCount(self, parent: _Index | None = None) -> int:
        """How many are shown."""
        return 0 if parent is not None and parent.isValid() else len(self._shown)

    def cell(self, index: _Index) -> Cell:
        """A cell, made when it is looked at."""
        return Cell(str(self._shown[index.row()][0][index.column()]))


def _milliseconds(act: Callable[[], QTableView]) -> float:
    start = time.perf_counter()
    act().doItemsLayout()
    return (time.perf_counter() - start) * 1000


def _ours(look: Look, rows: Sequence[Record]) -> TableView:
    model = Records(look, rows)
    view = TableView(look, "", model.columns, rows=model)
    for place in range(len(_TITLES)):
        view.horizontalHeader().setSectionResizeMode(place, QHeaderView.ResizeMode.Fixed)
    view.resize(900, 600)
    return view


def _widget(rows: Sequence[Record]) -> QTableWidget:
    view = QTableWidget(len(rows), len(_TITLES))
    view.setHorizontalHeaderLabels(list(_TITLES))
    for place, record in enumerate(rows):
        for column, words in enumerate(record):
            view.setItem(place, column, QTableWidgetItem(str(words)))
    view.resize(900, 600)
    return view


def _proxied(rows: Sequence[Record]) -> tuple[QTableView, QSortFilterProxyModel]:
    view, proxy, model = QTableView(), QSortFilterProxyModel(), QStandardItemModel()
    for record in rows:
        items = [QStandardItem(str(words)) for words in record]
        items[_TOTAL].setData(record[_TOTAL], Qt.ItemDataRole.UserRole)
        model.appendRow(items)
    model.setParent(view)
    proxy.setParent(view)
    proxy.setSourceModel(model)
    proxy.setFilterKeyColumn(-1)
    proxy.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
    proxy.setSortRole(Qt.ItemDataRole.UserRole)
    view.setModel(proxy)
    view.resize(900, 600)
    return view, proxy


def _round(application: QApplication, look: Look, rows: Sequence[Record]) -> dict[str, tuple[float, float]]:
    made = _milliseconds(lambda: _ours(look, rows)), _milliseconds(lambda: _widget(rows))
    ours, (theirs, proxy) = _ours(look, rows), _proxied(rows)
    for view in (ours, theirs):
        view.show()
    application.processEvents()
    model = cast("Records", ours.rows)
    filtered = (
        _milliseconds(lambda: _after(ours, lambda: model.filter(_SOUGHT))),
        _milliseconds(lambda: _after(theirs, lambda: proxy.setFilterFixedString(_SOUGHT))),
    )
    model.filter("")
    proxy.setFilterFixedString("")
    in_order = (
        _milliseconds(lambda: _after(ours, model.sort_by_total)),
        _milliseconds(lambda: _after(theirs, lambda: proxy.sort(_TOTAL))),
    )
    return {"create": made, "filter": filtered, "sort": in_order}


def _after(view: QTableView, act: Callable[[], None]) -> QTableView:
    act()
    return view


def main() -> None:
    """Print what each act took, ours and theirs, in every round."""
    application = start_application()
    look = Look(load_theme(ThemeName.DARK))
    look.wear(look.theme)
    rows = records()
    print(json.dumps([_round(application, look, rows) for _ in range(_ROUNDS)]))


if __name__ == "__main__":
    main()
