"""Rows that are given more height."""

from gmscreen.paper.press.fonts import regular
from gmscreen.paper.press.inks import Ink
from gmscreen.paper.press.marks import Block, BoxMark, RuleMark
from gmscreen.paper.press.setting import left
from gmscreen.paper.press.stretching import stretched

WORDS = left(3, 1, "Mão", regular(8))
STRIPE, RULE = BoxMark(0, 0, 90, 12, Ink.STRIP), RuleMark(0, 11.6, 90, 0.4, Ink.EDGE)
ROW = Block(12, (STRIPE, RULE, WORDS))


def test_the_ground_of_a_row_grows_and_its_rule_stays_at_the_foot() -> None:
    made = stretched(ROW, 2, 3)
    assert made.height == 17
    assert made.marks[0] == BoxMark(0, 0, 90, 17, Ink.STRIP)
    assert made.marks[1] == RuleMark(0, 16.6, 90, 0.4, Ink.EDGE)


def test_its_words_move_down_by_what_is_over_them() -> None:
    assert stretched(ROW, 2, 3).marks[2] == left(3, 3, "Mão", regular(8))


def test_a_rule_and_a_box_within_a_row_keep_their_place_among_its_words() -> None:
    inner = Block(12, (RuleMark(0, 2, 90, 0.4, Ink.EDGE), BoxMark(0, 3, 5, 5, Ink.STRIP)))
    assert [mark.y for mark in stretched(inner, 2, 3).marks] == [4, 5]
