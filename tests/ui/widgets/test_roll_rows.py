"""How a row of a table finds its place at a width, and what it says."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import ThemeName, Tone, load_theme
from gmscreen.ui.widgets.roll_rows import RollRows
from gmscreen.ui.widgets.row_layout import laid_out
from gmscreen.ui.widgets.row_view import ChipView, ReadingView, RowView

THEME = load_theme(ThemeName.DARK)
READING = ReadingView("", "Dano normal, e o alvo deixa cair a arma.", (ChipView("solta a arma", Tone.WARN),))
ROW = RowView("15", (READING,), "4,6%", "10 de 216", "20 §4.8", lit=True)
LONG = "Dano normal, e o membro fica incapacitado seja qual for o dano, e volta em seis turnos. " * 3


@pytest.mark.usefixtures("application")
class TestLayout:
    def test_a_chip_stands_beside_a_short_sentence_and_under_it_where_it_is_narrow(self) -> None:
        tops = [laid_out(ROW, width, THEME).pieces[2].area.top() for width in (600, 300)]
        assert tops[0] < 20 < tops[1]

    @pytest.mark.parametrize("width", [240, 400, 800])
    @pytest.mark.parametrize("scale", [75, 100, 200])
    def test_no_piece_leaves_the_row(self, width: int, scale: int) -> None:
        reading = ReadingView("braço ou perna", LONG, READING.chips * 4, "nossa leitura")
        laid = laid_out(
            RowView("9–11", (reading, reading), "36,6%", "", ""),
            width * scale // 100,
            load_theme(ThemeName.DARK, scale),
        )
        assert all(piece.area.bottom() < laid.height for piece in laid.pieces)
        assert all(piece.area.left() >= 0 for piece in laid.pieces)

    def test_our_own_reading_is_marked_with_a_chip(self) -> None:
        own = RowView("9", (ReadingView("", "Dano normal.", (), "nossa leitura"),), "11,6%", "", "")
        assert [piece.words for piece in laid_out(own, 600, THEME).pieces if piece.framed] == [
            "interpretação"
        ]


def test_a_row_speaks_and_its_tooltip_tells_ways_and_source(qtbot: QtBot, look: Look) -> None:
    rows = RollRows(look, "Golpes")
    qtbot.addWidget(rows)
    rows.show_rows([ROW])
    index = rows.rows.index(0, 0)
    assert rows.rows.data(index, Qt.ItemDataRole.AccessibleTextRole) == ROW.spoken
    tooltip = rows.rows.data(index, Qt.ItemDataRole.ToolTipRole)
    assert "10 de 216" in tooltip
    assert "20 §4.8" in tooltip


def test_words_of_a_row_are_never_markup(qtbot: QtBot, look: Look) -> None:
    rows = RollRows(look, "Golpes")
    qtbot.addWidget(rows)
    rows.show_rows([RowView("3", (READING,), "0,5%", "<b>", "<img src=x>")])
    tooltip = rows.rows.data(rows.rows.index(0, 0), Qt.ItemDataRole.ToolTipRole)
    assert "<img" not in tooltip


def test_the_lit_row_has_an_area_and_no_row_none(qtbot: QtBot, look: Look) -> None:
    rows = RollRows(look, "Golpes")
    qtbot.addWidget(rows)
    rows.resize(500, 100)
    assert rows.lit_area() is None
    rows.show_rows([ROW])
    assert rows.lit_area() is not None
