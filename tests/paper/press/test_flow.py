"""Blocks poured into pages and columns."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmscreen.paper.press.flow import Flow, Frame, shifted, spaced
from gmscreen.paper.press.fonts import regular
from gmscreen.paper.press.marks import Block, TextMark
from gmscreen.paper.press.structure import Role

TWO_COLUMNS = (Frame(0, 10, 110), Frame(200, 10, 110))
HEAD = Block(20, (TextMark(0, 9, "cabeça", regular(10), ((Role.PARAGRAPH, 0),)),), glued=True)


def block(name: str, height: float = 20, gap: float = 0, *, glued: bool = False) -> Block:
    return Block(height, (TextMark(0, 0, name, regular(10)),), gap, glued)


def poured(*blocks: Block) -> Flow:
    flow = Flow(lambda _page: TWO_COLUMNS)
    flow.pour(blocks)
    return flow


def where(flow: Flow) -> list[tuple[int, float, float, str]]:
    """Page, left edge, top and name of every block."""
    return [
        (number, part.x, part.y, mark.text)
        for number, page in enumerate(flow.pages)
        for part in page.placed
        for mark in part.marks
        if isinstance(mark, TextMark)
    ]


def test_blocks_stand_under_each_other_with_their_gaps() -> None:
    assert where(poured(block("a"), block("b", gap=5))) == [(0, 0, 10, "a"), (0, 0, 35, "b")]


def test_a_gap_is_left_out_at_the_top() -> None:
    assert where(poured(block("a", gap=5))) == [(0, 0, 10, "a")]


def test_a_full_column_is_followed_by_the_next_and_the_last_by_a_page() -> None:
    found = where(poured(*(block(str(number)) for number in range(11))))
    assert [place[:2] for place in found] == [(0, 0)] * 5 + [(0, 200)] * 5 + [(1, 0)]


def test_a_heading_goes_on_with_what_it_leads() -> None:
    blocks = [*(block(str(number)) for number in range(4)), block("título", glued=True), block("texto")]
    assert where(poured(*blocks))[-2:] == [(0, 200, 10, "título"), (0, 200, 30, "texto")]


def test_blocks_that_no_column_holds_together_are_parted() -> None:
    found = where(poured(*(block(str(number), glued=True) for number in range(7))))
    assert [place[:2] for place in found] == [(0, 0)] * 5 + [(0, 200)] * 2


def test_headings_are_put_again_over_what_goes_on_in_a_column() -> None:
    rows = [replace(block(str(number)), carried=(HEAD,)) for number in range(6)]
    found = where(poured(HEAD, *rows))
    assert [place[3] for place in found if place[1] == 200] == ["cabeça", "4", "5"]


def test_what_is_put_again_is_told_only_once() -> None:
    rows = [replace(block(str(number)), carried=(HEAD,)) for number in range(6)]
    marks = [mark for part in poured(HEAD, *rows).pages[0].placed for mark in part.marks]
    assert [mark.place for mark in marks if isinstance(mark, TextMark) and mark.text == "cabeça"] == [
        ((Role.PARAGRAPH, 0),),
        (),
    ]


def test_a_page_may_be_turned_before_it_is_full() -> None:
    flow = poured(block("a"))
    flow.turn_page()
    flow.pour([block("b")])
    assert where(flow)[-1] == (1, 0, 10, "b")


def test_no_page_is_left_empty_by_turning_twice() -> None:
    flow = poured(block("a"))
    flow.turn_page()
    flow.turn_page()
    flow.pour([block("b")])
    assert len(flow.pages) == 2


def test_a_whole_page_stands_between_what_is_poured_before_and_after() -> None:
    flow = poured(block("a"))
    flow.put_page([TextMark(0, 0, "figura", regular(10))])
    flow.pour([block("b")])
    assert [page.whole for page in flow.pages] == [False, True, False]


def test_blocks_further_to_the_right_carry_what_is_as_far() -> None:
    (moved,) = shifted([replace(block("a"), carried=(HEAD,))], 7)
    assert [mark.x for mark in (*moved.marks, *moved.carried[0].marks)] == [7, 7]


def test_a_gap_may_be_given_to_the_first_of_several() -> None:
    assert [one.gap for one in spaced([block("a"), block("b", gap=3)], 9)] == [9, 3]


HEIGHTS = st.lists(st.tuples(st.floats(1, 100), st.floats(0, 30), st.booleans()), max_size=60)


@given(HEIGHTS)
def test_everything_is_placed_in_order_and_inside_its_column(sizes: list[tuple[float, float, bool]]) -> None:
    blocks = [
        block(str(number), height, gap, glued=glued) for number, (height, gap, glued) in enumerate(sizes)
    ]
    found = where(poured(*blocks))
    assert [name for *_, name in found] == [str(number) for number in range(len(sizes))]
    for (height, _, _), (_, _, y, _) in zip(sizes, found, strict=True):
        assert y >= 10
        assert y + height <= 110.1 or y == pytest.approx(10)
