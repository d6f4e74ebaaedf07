"""Sections poured into columns."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmscreen.paper.press.fonts import regular
from gmscreen.paper.press.inks import Ink
from gmscreen.paper.press.marks import Block, BoxMark, TextMark
from gmscreen.paper.press.pouring import (
    Filled,
    Section,
    balanced,
    columns_filled,
    filled,
    set_down,
    spread,
)
from gmscreen.paper.press.setting import left


def block(word: str, height: float = 10, *, glued: bool = False) -> Block:
    return Block(height, (left(0, 0, word, regular(8)),), glued=glued)


def section(name: str, rows: int, *, whole: bool = False, gap: float = 5) -> Section:
    body = tuple(block(f"{name}{row}") for row in range(rows))
    return Section((block(name, glued=True),), body, gap, (block(f"{name}+", glued=True),), whole)


def words(column: Filled) -> list[str]:
    blocks = [block for part in column.parts for block in part.blocks]
    return [mark.text for block in blocks for mark in block.marks if isinstance(mark, TextMark)]


def test_the_space_before_a_section_is_left_out_at_the_top() -> None:
    assert filled([section("a", 1), section("b", 1)], 100).height == 45


def test_a_long_section_goes_on_under_its_heading() -> None:
    first, second = columns_filled([section("a", 8)], 2, 60)
    assert words(first) == ["a", "a0", "a1", "a2", "a3", "a4"]
    assert words(second) == ["a+", "a5", "a6", "a7"]


def test_a_section_that_is_kept_whole_waits_for_the_next_column() -> None:
    first, second = columns_filled([section("a", 2), section("b", 4, whole=True)], 2, 70)
    assert words(first) == ["a", "a0", "a1"]
    assert words(second)[0] == "b"


def test_one_that_no_column_holds_is_parted_all_the_same() -> None:
    first, second = columns_filled([section("a", 8, whole=True)], 2, 60)
    assert len(words(first)) == 6
    assert second.rest == ()


def test_no_heading_stays_behind_with_less_than_four_lines() -> None:
    first, _ = columns_filled([section("a", 3), section("b", 8)], 2, 80)
    assert words(first) == ["a", "a0", "a1", "a2"]


def test_no_row_goes_on_alone() -> None:
    first, second = columns_filled([section("a", 6)], 2, 60)
    assert words(first) == ["a", "a0", "a1", "a2", "a3"]
    assert words(second) == ["a+", "a4", "a5"]


def test_blocks_that_are_glued_go_on_together() -> None:
    body = (*(block(str(row)) for row in range(4)), block("x", glued=True), block("y"), block("z"))
    first, second = columns_filled([Section((), body)], 2, 50)
    assert words(first) == ["0", "1", "2", "3"]
    assert words(second) == ["x", "y", "z"]


def test_columns_are_as_even_as_they_come() -> None:
    columns = balanced([section(name, 2, whole=True) for name in "abcd"], 2, 400)
    assert [words(column)[0::3] for column in columns] == [["a", "b"], ["c", "d"]]


def test_what_has_no_room_is_the_rest_of_the_last_column() -> None:
    columns = balanced([section(name, 2, whole=True) for name in "abcd"], 2, 40)
    assert [one.head[0].marks for one in columns[-1].rest] == [
        section("c", 2).head[0].marks,
        section("d", 2).head[0].marks,
    ]


def test_what_is_left_of_a_column_is_spread_between_rows_and_then_between_parts() -> None:
    column = filled([section("a", 2), section("b", 2)], 200)
    tall = spread(column, 100, 2)
    assert tall.parts[1].gap == pytest.approx(5 + 35 - 3 * 2)
    assert tall.height - 2 == pytest.approx(100)


def row(word: str, *, striped: bool = False, glued: bool = False) -> Block:
    stripe = (BoxMark(0, 0, 90, 10, Ink.STRIP),) if striped else ()
    return Block(10, (*stripe, left(0, 0, word, regular(8))), glued=glued, stretches=True)


def test_a_row_takes_what_is_left_over_and_under_its_words() -> None:
    (part,) = spread(filled([Section((), (row("a"), row("b")))], 100), 24, 5).parts
    assert [block.height for block in part.blocks] == [12, 12]
    assert [block.marks[0].y for block in part.blocks] == [row("a").marks[0].y + 1] * 2


def test_the_lines_of_a_row_stay_close_while_it_takes_what_is_left() -> None:
    lines = (row("a", glued=True), row("b", glued=True), row("c"))
    (part,) = spread(filled([Section((), lines)], 100), 34, 5).parts
    assert [block.height for block in part.blocks] == [12, 10, 12]


def test_rows_that_are_alone_in_a_column_take_more_than_others() -> None:
    rows = Section((), (row("a"), row("b")), 5)
    assert spread(filled([rows], 100), 36, 2).height == pytest.approx(36)
    assert spread(filled([rows], 100), 100, 2).height == pytest.approx(36)
    assert spread(filled([rows, rows], 100), 100, 2).parts[1].gap == pytest.approx(5 + 100 - 45 - 8)


def test_where_a_table_goes_on_a_stripe_begins_it() -> None:
    body, turned = (
        tuple(row(str(number), striped=number % 2 == first) for number in range(9)) for first in (0, 1)
    )
    _, second = columns_filled([Section((), body, turned=turned)], 2, 50)
    striped = [bool(len(block.marks) - 1) for block in second.parts[0].blocks]
    assert words(second)[0] == "5"
    assert striped == [True, False, True, False]


def test_the_last_row_ends_at_the_foot() -> None:
    placed = list(set_down(spread(filled([section("a", 3), section("b", 3)], 300), 200, 3), 7, 50))
    assert placed[-1].y + 10 == pytest.approx(250)
    assert (placed[0].x, placed[0].y) == (7, 50)


@given(
    st.lists(st.tuples(st.integers(1, 30), st.booleans()), min_size=1, max_size=8),
    st.integers(1, 4),
    st.integers(15, 200),
)
def test_every_row_is_placed_once_and_in_order(
    asked: Sequence[tuple[int, bool]], count: int, height: float
) -> None:
    sections = [section(f"{number}.", rows, whole=whole) for number, (rows, whole) in enumerate(asked)]
    wanted = [f"{number}.{row}" for number, (rows, _) in enumerate(asked) for row in range(rows)]
    said: list[str] = []
    waiting: tuple[Section, ...] = tuple(sections)
    while waiting:
        columns = balanced(waiting, count, height)
        said += [word for column in columns for word in words(column)]
        waiting = columns[-1].rest
    heads = {f"{number}.{sign}" for number in range(len(asked)) for sign in ("", "+")}
    assert [word for word in said if word not in heads] == wanted
