"""Tables of handouts."""

from __future__ import annotations

import pytest

from gmscreen.paper.handouts.tables import Cell, Grid, grid_blocks, is_too_wide, rows_as_words
from gmscreen.paper.press.fonts import regular
from gmscreen.paper.press.marks import TextMark
from gmscreen.paper.press.rich_text import Run
from gmscreen.paper.press.setting import width_of

SIZE, WIDTH = 10.0, 300.0


def cell(words: str, align: float = 0) -> Cell:
    return Cell((Run(words, regular(SIZE)),), align)


def grid(*rows: tuple[str, ...], align: float = 0) -> Grid:
    head, *others = [tuple(cell(words, align) for words in row) for row in rows]
    return Grid(head, tuple(others))


def marks(table: Grid) -> list[TextMark]:
    blocks = grid_blocks(table, WIDTH, SIZE, 5)
    return [mark for block in blocks for mark in block.marks if isinstance(mark, TextMark)]


def test_figures_to_the_right_end_under_each_other() -> None:
    ends = [
        mark.x + width_of(mark.text, mark.font) for mark in marks(grid(("kg",), ("9",), ("1000",), align=1))
    ]
    assert ends == [pytest.approx(ends[0])] * 3


@pytest.mark.parametrize("words", ["curta", "palavra " * 30, "x" * 200])
def test_every_cell_stays_within_the_table(words: str) -> None:
    for mark in marks(grid(("a", "b", "c"), (words, words, "z"), ("", "y", words))):
        assert mark.x >= 0
        assert mark.x + width_of(mark.text, mark.font) <= WIDTH + 0.1


def test_a_short_table_stays_on_one_page() -> None:
    *others, last = grid_blocks(grid(("a",), ("b",), ("c",)), WIDTH, SIZE, 5)
    assert all(block.glued for block in others)
    assert not last.glued


def test_in_a_long_table_no_row_is_left_alone() -> None:
    blocks = list(grid_blocks(grid(*((str(number),) for number in range(20))), WIDTH, SIZE, 5))
    assert [block.glued for block in blocks] == [True, True, *[False] * 16, True, False]


def test_headings_go_along_with_every_row() -> None:
    _, *rows = grid_blocks(grid(("a",), ("b",)), WIDTH, SIZE, 5)
    assert [len(row.carried) for row in rows] == [1]


def test_too_many_columns_are_told_row_by_row() -> None:
    table = grid(tuple("abcdefghijkl"), tuple("123456789012"))
    assert is_too_wide(table, WIDTH, SIZE)
    (row,) = rows_as_words(table)
    assert "".join(run.text for run in row).startswith("a: 1; b: 2; c: 3")
