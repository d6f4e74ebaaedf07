"""The lean table."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Tone
from gmscreen.ui.widgets.table import Cell, Column, TableModel, TableView

COLUMNS = [Column("Peça", wide=True), Column("Peso", numeric=True)]
ROWS = [
    ["Lança", "2,0 kg"],
    [
        Cell("Gládio", struck=True, tone=Tone.MUTED),
        Cell("1,0 kg", note="<b>"),
    ],
]
Role = Qt.ItemDataRole


@pytest.fixture
def model(look: Look) -> TableModel:
    model = TableModel(look, COLUMNS)
    model.show_rows(ROWS)
    return model


@pytest.fixture
def view(look: Look, qtbot) -> TableView:  # type: ignore[no-untyped-def]
    view = TableView(look, "Equipamento", COLUMNS, fits=True, wraps=True)
    qtbot.addWidget(view)
    view.show()
    return view


def test_the_model_keeps_qts_rules(model: TableModel) -> None:
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    model.light(1)
    model.show_rows(ROWS * 3)
    model.show_rows([])
    assert tester.model() is model


def test_headers_stand_like_their_columns(model: TableModel) -> None:
    for column in range(2):
        head = model.headerData(column, Qt.Orientation.Horizontal, Role.TextAlignmentRole)
        assert head == model.data(model.index(0, column), Role.TextAlignmentRole)
    assert model.headerData(1, Qt.Orientation.Horizontal) == "Peso"
    assert model.headerData(0, Qt.Orientation.Vertical) is None


def test_numbers_stand_to_the_right(model: TableModel) -> None:
    assert model.data(model.index(0, 1), Role.TextAlignmentRole) & Qt.AlignmentFlag.AlignRight


def test_a_lit_row_is_marked_by_a_sign_and_weight_and_not_by_colour_alone(model: TableModel) -> None:
    model.light(1)
    assert model.data(model.index(1, 0)) == "▸ Gládio"
    assert model.data(model.index(1, 1), Role.FontRole).weight() == 600
    assert model.data(model.index(1, 1), Role.BackgroundRole) is not None
    assert model.data(model.index(0, 1), Role.BackgroundRole) is None


def test_other_rows_come_unlit(model: TableModel) -> None:
    model.light(1)
    model.show_rows(ROWS)
    assert model.lit is None


def test_a_cell_is_struck_and_toned(model: TableModel, look: Look) -> None:
    index = model.index(1, 0)
    assert model.data(index, Role.FontRole).strikeOut()
    assert model.data(index, Role.ForegroundRole) == look.theme.color(Tone.MUTED)


def test_a_note_is_a_tooltip_without_markup(model: TableModel) -> None:
    assert model.data(model.index(1, 1), Role.ToolTipRole) == "<qt>&lt;b></qt>"
    assert model.data(model.index(1, 1), Role.AccessibleDescriptionRole) == "<b>"


def test_what_is_not_known_is_none(model: TableModel) -> None:
    assert model.data(model.index(0, 0), Role.DecorationRole) is None


def test_a_table_that_fits_is_as_tall_as_its_rows(view: TableView) -> None:
    view.show_rows(ROWS)
    low = view.height()
    view.show_rows(ROWS * 4)
    assert view.height() > low
    assert view.viewport().height() == view.verticalHeader().length()


def test_a_long_text_wraps_in_its_row(view: TableView) -> None:
    view.resize(260, 400)
    view.show_rows([["uma frase comprida que não cabe em uma linha desta coluna estreita", "1"]])
    assert view.rowHeight(0) > 40


def test_a_lit_row_is_brought_into_view(look: Look, qtbot) -> None:  # type: ignore[no-untyped-def]
    view = TableView(look, "Tabela", COLUMNS)
    qtbot.addWidget(view)
    view.resize(300, 150)
    view.show()
    view.show_rows(ROWS * 20)
    view.light(39)
    assert view.viewport().rect().contains(view.visualRect(view.rows.index(39, 0)).center())
    view.light(None)
    assert view.rows.lit is None


def test_the_table_has_a_name(view: TableView) -> None:
    assert view.accessibleName() == "Equipamento"


@pytest.mark.parametrize("width", [160, 320, 900])
def test_rows_that_wrap_are_as_high_as_qt_would_make_them(look: Look, width: int, qtbot) -> None:  # type: ignore[no-untyped-def]
    words = "um texto bem comprido que precisa de várias linhas para caber"
    table = TableView(look, "Coisas", [Column("Quê", wide=True), Column("Valor")], wraps=True)
    qtbot.addWidget(table)
    table.resize(width, 300)
    table.show()
    table.show_rows([["um", "1"], [words, "2"], ["duas\nlinhas", "3"]])
    ours = [table.rowHeight(row) for row in range(3)]
    table.resizeRowsToContents()
    assert [table.rowHeight(row) for row in range(3)] == ours
