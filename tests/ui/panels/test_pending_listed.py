"""The lists of Pendências measure their columns quickly, and as Qt would."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from gmscreen.sheets.table_values import weight_key
from gmscreen.ui.panels.pending.listed import Listed
from gmscreen.ui.panels.table_value import NOTHING_SETTLED, asking
from gmscreen.ui.theme.look import Look
from gmscreen.ui.widgets.table import Cell, Column, Row, TableView

ASKING = asking(Cell("—"), weight_key("corda"), "corda", NOTHING_SETTLED)
ROWS: tuple[Row, ...] = (("um", ASKING, "Ônfalos"), ("dois", Cell("— e mais"), "x" * 60), ("três", "", ""))


@pytest.fixture
def listed(qtbot: QtBot, look: Look) -> Listed:
    table = Listed(look, "Lista", (Column("Nome", wide=True), Column("Valor"), Column("Origem")), 100)
    qtbot.addWidget(table)
    return table


@pytest.mark.parametrize("count", range(len(ROWS) + 1))
def test_a_column_is_as_wide_as_qt_would_have_it(listed: Listed, count: int) -> None:
    listed.show_records([str(place) for place in range(count)], ROWS[:count])
    listed.executeDelayedItemsLayout()
    for column in (1, 2):
        assert listed.sizeHintForColumn(column) == max(0, TableView.sizeHintForColumn(listed, column))


def test_the_mark_of_a_lit_row_is_measured_too(listed: Listed) -> None:
    listed.show_records(["1"], ROWS[:1])
    before = listed.sizeHintForColumn(0)
    listed.light(0)
    assert listed.sizeHintForColumn(0) > before
