"""Boxes in even columns."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest

from gmscreen.paper.inserts.box_setting import LEAST_LETTERS, BoxStyle, box_section
from gmscreen.paper.inserts.insert_pages import Box, InsertPage, insert_pages
from gmscreen.paper.inserts.page_furniture import ground_of
from gmscreen.paper.inserts.page_layout import COLUMNS, Ground, laid_out
from gmscreen.paper.press.marks import BoxMark, Placed, TextMark
from gmscreen.paper.press.measures import PAPER_POINTS, PaperSize
from gmscreen.paper.press.setting import width_of
from gmscreen.paper.press.table import Column, Row, Table

EVERY = [(page, paper) for page in insert_pages() for paper in PaperSize]
NAMES = [f"{page.title}-{paper}" for page, paper in EVERY]


def ground(paper: PaperSize = PaperSize.A4) -> Ground:
    return ground_of(PAPER_POINTS[paper].turned)


def words(placed: Sequence[Placed]) -> list[tuple[float, float, TextMark]]:
    """Each text with where it begins and its baseline."""
    return [
        (part.x + mark.x, part.y + mark.y, mark)
        for part in placed
        for mark in part.marks
        if isinstance(mark, TextMark)
    ]


def columns(placed: Sequence[Placed], on: Ground) -> list[list[tuple[float, float, TextMark]]]:
    return [
        [one for one in words(placed) if on.start(column) - 1 <= one[0] < on.start(column) + on.column]
        for column in range(COLUMNS)
    ]


@pytest.mark.parametrize(("page", "paper"), EVERY, ids=NAMES)
def test_each_page_takes_one_sheet_in_letters_that_are_read_from_60_cm(
    page: InsertPage, paper: PaperSize
) -> None:
    made = laid_out(page.boxes, ground(paper))
    assert len(made.pages) == 1
    assert min(mark.font.size for _, _, mark in words(made.pages[0])) >= LEAST_LETTERS


@pytest.mark.parametrize(("page", "paper"), EVERY, ids=NAMES)
def test_nothing_leaves_its_column_or_lies_over_another_line(page: InsertPage, paper: PaperSize) -> None:
    on = ground(paper)
    for start, column in enumerate(columns(laid_out(page.boxes, on).pages[0], on)):
        ends = [x + width_of(mark.text, mark.font) for x, _, mark in column]
        assert max(ends) <= on.start(start) + on.column + 0.1
        lines = sorted({round(y, 2) for _, y, _ in column})
        assert lines[0] >= on.top
        assert lines[-1] <= on.top + on.height
        assert all(later - line > 6 or later - line < 1 for line, later in pairwise(lines))


@pytest.mark.parametrize(("page", "paper"), EVERY, ids=NAMES)
def test_the_columns_of_a_page_end_together(page: InsertPage, paper: PaperSize) -> None:
    on = ground(paper)
    feet = [max(y for _, y, _ in column) for column in columns(laid_out(page.boxes, on).pages[0], on)]
    assert max(feet) - min(feet) < 12


def test_a_source_without_room_beside_its_title_stands_under_it_on_the_bar() -> None:
    box = Box("x", "Modificadores do ataque", "19 §3, §7b; 20 §4.3, §4.5, §4.11", "Somam-se.")
    (bar, *_) = box_section(box, BoxStyle(9, 0.6, 6, 200)).head
    title, source = (mark for mark in bar.marks if isinstance(mark, TextMark))
    (ground,) = (mark for mark in bar.marks if isinstance(mark, BoxMark))
    assert title.y < source.y < ground.height == bar.height


def grown(page: InsertPage, by: int) -> tuple[Box, ...]:
    """The boxes of a page with so many more words in each sentence and in each last cell."""
    more = " palavra" * by
    return tuple(_grown(box, more) for box in page.boxes)


def _grown(box: Box, more: str) -> Box:
    rows = box.table.rows if box.table else ()
    longer = tuple(Row((*row.cells[:-1], row.cells[-1] + more), row.remark, row.tone) for row in rows)
    table = Table(box.table.columns, longer) if box.table else None
    return Box(box.id, box.title, box.source, box.text + more, table)


@pytest.mark.parametrize("by", [1, 12])
@pytest.mark.parametrize("page", insert_pages(), ids=lambda page: page.title)
def test_a_page_whose_tables_grow_goes_on_on_another_and_loses_no_word(page: InsertPage, by: int) -> None:
    boxes = grown(page, by)
    on = ground()
    made = laid_out(boxes, on)
    said = "".join(mark.text for sheet in made.pages for _, _, mark in words(sheet) if mark.place)
    told = "".join(
        f"{box.title}{box.source}{box.text}"
        + "".join("".join(column.heading for column in box.table.columns) for _ in [0] if box.table)
        + "".join("".join(row.cells) + row.remark for row in (box.table.rows if box.table else ()))
        for box in boxes
    )
    missing = {letter for letter in set(told) if said.count(letter) < told.count(letter)} - {" ", "\n"}
    assert not missing
    for sheet in made.pages:
        assert max(y for _, y, _ in words(sheet)) <= on.top + on.height


def test_a_word_that_is_wider_than_its_cell_is_broken_inside_its_column() -> None:
    table = Table((Column(leads=True), Column()), (Row(("a" * 300, "b" * 300)),))
    on = ground()
    (sheet,) = laid_out((Box("x", "t" * 90, "19", "u" * 400, table),), on).pages
    for start, column in enumerate(columns(sheet, on)):
        ends = [x + width_of(mark.text, mark.font) for x, _, mark in column]
        assert max(ends, default=0) <= on.start(start) + on.column + 0.1
