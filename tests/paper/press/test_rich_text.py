"""Text in several fonts, broken into lines."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmscreen.paper.press.fonts import bold, italic, regular
from gmscreen.paper.press.marks import Block, BoxMark, LinkMark, RuleMark, TextMark
from gmscreen.paper.press.rich_text import Run, rich, rich_width
from gmscreen.paper.press.setting import width_of
from gmscreen.paper.press.structure import Role
from gmscreen.paper.press.typeface import Weight

WIDTH = 200.0


def texts(block: Block) -> list[TextMark]:
    return [mark for mark in block.marks if isinstance(mark, TextMark)]


def lines(runs: list[Run], width: float = WIDTH) -> list[str]:
    """What each line says, marks parted by a blank unless their word goes on."""
    return [
        "".join(mark.text if mark.joined else f"{mark.text} " for mark in texts(block)).rstrip()
        for block in rich(runs, width)
    ]


def test_a_word_in_two_fonts_is_one_word() -> None:
    assert lines([Run("um ", regular(10)), Run("bo", bold(10)), Run("ld dois", regular(10))]) == [
        "um bold dois"
    ]


def test_a_blank_between_two_fonts_is_kept_whosever_it_is() -> None:
    assert lines([Run("um", regular(10)), Run(" dois ", bold(10)), Run("três", regular(10))]) == [
        "um dois três"
    ]


def test_words_in_one_font_are_one_mark() -> None:
    (block,) = rich([Run("um dois três", regular(10))], WIDTH)
    assert [mark.text for mark in texts(block)] == ["um dois três"]


def test_a_line_break_is_one_on_paper() -> None:
    assert lines([Run("um\ndois", regular(10))]) == ["um", "dois"]


def test_nothing_makes_no_block() -> None:
    assert list(rich([Run("", regular(10))], WIDTH)) == []


def test_what_the_italic_lacks_stands_upright() -> None:
    (block,) = rich([Run("o λόγος é", italic(10))], WIDTH)
    marks = texts(block)
    assert [mark.font.weight for mark in marks] == [Weight.ITALIC, Weight.REGULAR, Weight.ITALIC]
    assert [mark.text for mark in marks] == ["o", "λόγος", "é"]


def test_a_link_can_be_clicked_where_its_words_are_on_each_line() -> None:
    place = ((Role.PARAGRAPH, 0), (Role.LINK, 0))
    run = Run("palavra " * 20, regular(10), place, "https://a.b/")
    for block in rich([run], WIDTH):
        (link,) = [mark for mark in block.marks if isinstance(mark, LinkMark)]
        (words,) = texts(block)
        assert (link.x, link.width) == (words.x, pytest.approx(width_of(words.text, words.font)))


def test_a_tint_and_a_stroke_are_as_wide_as_their_words() -> None:
    (block,) = rich([Run("a", regular(10)), Run(" código", regular(10), shaded=True, struck=True)], WIDTH)
    (box,) = [mark for mark in block.marks if isinstance(mark, BoxMark)]
    (rule,) = [mark for mark in block.marks if isinstance(mark, RuleMark)]
    assert rule.width == pytest.approx(width_of("código", regular(10)))
    assert box.width == pytest.approx(rule.width + 2)


FONTS = st.sampled_from([regular(10), bold(10), italic(8)])
RUNS = st.lists(st.builds(Run, st.text("abc λé\n", max_size=60), FONTS), max_size=6)


@given(RUNS, st.floats(20, 300))
def test_no_letter_is_lost_and_no_line_too_wide(runs: list[Run], width: float) -> None:
    blocks = list(rich(runs, width))
    printed = "".join(mark.text for block in blocks for mark in texts(block))
    assert printed.replace(" ", "") == "".join(run.text for run in runs).replace(" ", "").replace("\n", "")
    for block in blocks:
        for mark in texts(block):
            assert mark.x + width_of(mark.text, mark.font) <= width + 0.1


@given(RUNS)
def test_words_that_have_the_room_keep_their_blanks(runs: list[Run]) -> None:
    said = " ".join("".join(run.text for run in runs).split())
    assert " ".join(" ".join(lines(runs, 100_000)).split()) == said


def test_a_paragraph_is_as_wide_as_its_one_line() -> None:
    runs = [Run("um ", regular(10)), Run("dois", bold(12))]
    (block,) = rich(runs, WIDTH)
    last = texts(block)[-1]
    assert last.x + width_of(last.text, last.font) == pytest.approx(rich_width(runs))


def test_a_word_of_a_million_letters_is_set_in_a_second() -> None:
    start = time.process_time()
    assert sum(len(line) for line in lines([Run("m" * 1_000_000, regular(10))])) == 1_000_000
    assert time.process_time() - start < 2
