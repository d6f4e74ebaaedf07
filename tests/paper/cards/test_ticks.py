"""Boxes to tick, drawn."""

import pytest

from gmscreen.paper.cards.content import Rung, Track
from gmscreen.paper.cards.style import card_style
from gmscreen.paper.cards.ticks import tick_rows, track_blocks
from gmscreen.paper.press.marks import Block, PathMark, TextMark
from gmscreen.paper.press.measures import CardSize
from gmscreen.paper.press.setting import width_of

LADDER = (Rung("0"), *(Rung(f"−{at}") for at in range(12, 60, 5)), Rung("†−60", is_last=True))
PV = Track("PV", 12, 3, LADDER, every="e a cada 5", aside="½ HT 6 · ⅓ HT 4")
FATIGUE = Track("Fadiga", 11, 3, (Rung("0", is_last=True),))
POKER = card_style(CardSize.POKER)


def boxes(blocks: list[Block]) -> int:
    """The boxes without words: all squares."""
    count = 0
    for mark in (mark for block in blocks for mark in block.marks if isinstance(mark, PathMark)):
        for (left, top), (right, _), (_, foot), _ in mark.strokes:
            count += abs((right - left) - (foot - top)) < 0.01
    return count


def words(blocks: list[Block]) -> list[str]:
    return [mark.text for block in blocks for mark in block.marks if isinstance(mark, TextMark)]


@pytest.mark.parametrize("size", CardSize)
@pytest.mark.parametrize("count", [1, 3, 5, 16, 30])
def test_there_is_a_box_for_each_point(size: CardSize, count: int) -> None:
    drawn = list(tick_rows([Track("PV", count, 3, ())], card_style(size)))
    assert boxes(drawn) == count


def test_the_half_sign_stands_before_the_boxes_that_halve_the_move() -> None:
    (row,) = tick_rows([Track("PV", 7, 3, ())], POKER)
    (sign,) = [mark for mark in row.marks if isinstance(mark, TextMark) and mark.text == "½"]
    lefts = sorted(
        mark.x + stroke[0][0] for mark in row.marks if isinstance(mark, PathMark) for stroke in mark.strokes
    )
    assert [left > sign.x for left in lefts] == [False] * 4 + [True] * 3


def test_every_rung_of_the_ladder_is_told_where_a_row_can_hold_them() -> None:
    assert [rung.words for rung in LADDER] == [
        word for word in words(list(tick_rows([PV], POKER))) if word in {rung.words for rung in LADDER}
    ]


def test_a_ladder_too_long_for_a_row_says_how_it_goes_on() -> None:
    ladder = (Rung("0"), *(Rung(f"−{at}") for at in range(100, 500, 5)), Rung("†−500", is_last=True))
    found = words(list(tick_rows([Track("PV", 10, 3, ladder, every="e a cada 5")], POKER)))
    assert found[found.index("0") :] == ["0", "−100", "−105", "e a cada 5", "†−500"]


@pytest.mark.parametrize(
    ("count", "each", "number"), [(30, 1, 30), (55, 2, 28), (400, 10, 40), (1000, 50, 20)]
)
def test_a_box_stands_for_more_where_there_would_be_too_many_and_says_so(
    count: int, each: int, number: int
) -> None:
    drawn = list(tick_rows([Track("PV", count, 3, (Rung("0"),))], POKER))
    assert boxes(drawn) == number
    assert (f"cada caixa: {each}" in words(drawn)) is (each > 1)
    assert ("½ 3" in words(drawn)) is (each > 1)


@pytest.mark.parametrize("size", CardSize)
@pytest.mark.parametrize("count", [1, 14, 15, 29, 100, 1000])
def test_nothing_of_a_track_leaves_the_card(size: CardSize, count: int) -> None:
    style = card_style(size)
    pv = Track("PV", count, 3, LADDER, every="e a cada 5", aside="½ HT 6 · ⅓ HT 4", legend="palavra " * 40)
    for block in track_blocks([pv, FATIGUE], style):
        for mark in block.marks:
            if isinstance(mark, TextMark):
                assert mark.x + width_of(mark.text, mark.font) <= style.width + 0.01
            elif isinstance(mark, PathMark):
                assert all(mark.x + x <= style.width + 0.01 for stroke in mark.strokes for x, _ in stroke)


def test_the_boxes_of_both_tracks_begin_under_one_another() -> None:
    blocks = list(tick_rows([PV, FATIGUE], POKER))
    starts = {
        min(mark.x for mark in block.marks if isinstance(mark, PathMark)) for block in (blocks[0], blocks[-1])
    }
    assert len(starts) == 1


def test_tracks_are_not_parted_between_two_cards() -> None:
    *others, last = track_blocks([PV, FATIGUE], POKER)
    assert [block.glued for block in others] == [True] * len(others)
    assert not last.glued


def test_no_tracks_take_no_room() -> None:
    assert list(track_blocks([], POKER)) == []


def test_what_the_signs_mean_is_told_on_half_a_sheet_only() -> None:
    pv = Track("PV", 9, 3, (), legend="† morre")
    assert "† morre" in words(list(tick_rows([pv], card_style(CardSize.HALF_A4))))
    assert "† morre" not in words(list(tick_rows([pv], POKER)))
