"""How the columns of a table share its width."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmscreen.paper.press.column_widths import shared_widths

WIDTH = st.floats(1, 300)
COLUMNS = st.lists(st.tuples(WIDTH, WIDTH), min_size=1, max_size=8)


def test_each_column_takes_its_share_of_the_room_that_is_left_over() -> None:
    assert shared_widths([10, 20, 30], [5, 5, 5], 100, (3, 0, 1)) == (40, 20, 40)


def test_the_widest_column_is_cut_first() -> None:
    assert shared_widths([10, 90], [5, 20], 60, (0, 1)) == pytest.approx((10, 50))


def test_a_column_is_not_cut_below_its_longest_word() -> None:
    assert shared_widths([60, 90], [50, 20], 90, (0, 1)) == pytest.approx((50, 40))


def test_words_that_have_no_room_at_all_share_what_there_is() -> None:
    assert shared_widths([60, 90], [60, 30], 45, (0, 1)) == pytest.approx((30, 15))


@given(COLUMNS, st.floats(10, 400))
def test_the_columns_are_never_wider_than_the_room(columns: list[tuple[float, float]], room: float) -> None:
    natural = [max(pair) for pair in columns]
    least = [min(pair) for pair in columns]
    assert sum(shared_widths(natural, least, room, [1] * len(columns))) == pytest.approx(room)
