"""Full sheets laid out on pages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

import pytest

from gmscreen.paper.full_sheet.blank import blank_full_sheet
from gmscreen.paper.full_sheet.content import FullSheet
from gmscreen.paper.full_sheet.of_sheet import full_sheet_of
from gmscreen.paper.full_sheet.sheet_head import Head
from gmscreen.paper.full_sheet.sheet_layout import LaidOut, laid_out
from gmscreen.paper.full_sheet.sheet_style import BODY, LEAST, SheetStyle
from gmscreen.paper.press.marks import BoxMark, PictureMark, Placed, RuleMark, TextMark
from gmscreen.paper.press.measures import PAPER_POINTS, PaperSize
from gmscreen.paper.press.picture import Picture
from gmscreen.paper.press.setting import width_of
from gmscreen.sheets.model import SheetKind
from tests.paper.full_sheet.sheets_at_hand import NAMES, changed
from tests.sheets.making import sample

EVERY = [(name, paper) for name in NAMES for paper in PaperSize]


def laid(sheet: FullSheet, paper: PaperSize = PaperSize.A4, picture: Picture | None = None) -> LaidOut:
    return laid_out(Head(sheet, picture), PAPER_POINTS[paper])


def texts(placed: Sequence[Placed]) -> list[tuple[float, float, TextMark]]:
    return [
        (part.x + mark.x, part.y + mark.y, mark)
        for part in placed
        for mark in part.marks
        if isinstance(mark, TextMark)
    ]


def words(made: LaidOut) -> list[str]:
    return [mark.text for page in made.pages for _, _, mark in texts(page)]


@pytest.mark.parametrize(("name", "paper"), EVERY)
def test_a_sample_takes_two_pages_at_most_in_full_letters(name: str, paper: PaperSize) -> None:
    made = laid(full_sheet_of(sample(name)), paper)
    is_creature = sample(name).kind is SheetKind.CREATURE
    assert len(made.pages) == (1 if is_creature else 2)
    assert made.size == BODY


@pytest.mark.parametrize(("name", "paper"), EVERY)
def test_nothing_leaves_the_page(name: str, paper: PaperSize) -> None:
    style = SheetStyle(PAPER_POINTS[paper], BODY)
    for page in laid(full_sheet_of(sample(name)), paper).pages:
        for x, y, mark in texts(page):
            assert x >= style.margin - 0.1
            assert x + width_of(mark.text, mark.font) <= style.margin + style.width + 0.6
            assert style.margin < y <= style.bottom


@pytest.mark.parametrize("name", NAMES)
def test_no_two_texts_lie_over_each_other(name: str) -> None:
    for page in laid(full_sheet_of(sample(name))).pages:
        placed = sorted((round(y, 1), x, width_of(mark.text, mark.font)) for x, y, mark in texts(page))
        for (line, x, width), (next_line, next_x, _) in pairwise(placed):
            assert line != next_line or x + width <= next_x + 0.1


def test_the_first_page_reaches_its_foot() -> None:
    style = SheetStyle(PAPER_POINTS[PaperSize.A4], BODY)
    lowest = max(y for _, y, _ in texts(laid(full_sheet_of(sample("kallias"))).pages[0]))
    assert style.bottom - lowest < 20


def test_what_is_left_of_the_last_page_is_ruled_for_a_pen() -> None:
    last = laid(full_sheet_of(sample("kallias"))).pages[-1]
    assert "Anotações" in [mark.text for _, _, mark in texts(last)]
    assert sum(isinstance(mark, RuleMark) for mark in last[-1].marks) > 5


def test_the_lines_for_a_pen_are_evenly_apart() -> None:
    last = laid(full_sheet_of(sample("draugr"))).pages[-1]
    heights = sorted(mark.y for mark in last[-1].marks if isinstance(mark, RuleMark))[1:]
    assert {round(later - one, 3) for one, later in pairwise(heights)} == {round(heights[1] - heights[0], 3)}


def many(name: str, field: str, times: int) -> FullSheet:
    return full_sheet_of(changed(name, **{field: getattr(sample(name), field) * times}))


def test_many_skills_shrink_to_keep_two_pages() -> None:
    made = laid(many("kallias", "skills", 5))
    assert len(made.pages) == 2
    assert LEAST <= made.size < BODY


@pytest.mark.parametrize(("field", "times"), [("skills", 15), ("equipment", 18), ("quirks", 60)])
def test_what_two_pages_can_not_hold_goes_on_and_is_not_cut(field: str, times: int) -> None:
    made = laid(many("kallias", field, times))
    assert len(made.pages) > 2
    said = "".join(words(made)).replace(" ", "")
    for one in getattr(sample("kallias"), field):
        assert said.count(getattr(one, "name", one).replace(" ", "")) >= times


def test_a_heading_goes_on_with_what_is_parted() -> None:
    assert "Perícias (continua)" in words(laid(many("kallias", "skills", 15)))


@pytest.mark.parametrize("name", ["N" * 60, "Nome " * 60, "Um nome\nem linhas", "X" * 3000])
def test_a_long_name_is_whole(name: str) -> None:
    said = "".join(words(laid(full_sheet_of(changed(name=name))))).replace(" ", "")
    assert name.replace(" ", "").replace("\n", "") in said


def test_a_short_name_is_as_large_as_the_head_allows() -> None:
    sizes = {
        mark.text: mark.font.size for _, _, mark in texts(laid(full_sheet_of(sample("kallias"))).pages[0])
    }
    assert sizes["Kallias de Ônfalos"] == 25


def test_a_word_of_a_megabyte_is_set_in_the_smallest_letters() -> None:
    made = laid(full_sheet_of(changed(notes="x" * 1_000_000)))
    assert made.size == LEAST
    assert sum(text.count("x") for text in words(made)) >= 1_000_000


def test_thirty_weapons_keep_their_numbers() -> None:
    spear = sample("kallias").equipment[2]
    more = tuple(spear.model_copy(update={"name": f"Lança {number}"}) for number in range(30))
    made = laid(full_sheet_of(changed(equipment=(*sample("kallias").equipment, *more))))
    assert all(words(made).count(f"Lança {number}") >= 2 for number in range(30))


def test_a_picture_leaves_the_strip_its_room() -> None:
    picture = Picture(320, 480, b"", "x")
    page = laid(full_sheet_of(sample("kallias")), picture=picture).pages[0]
    (mark,) = [mark for part in page for mark in part.marks if isinstance(mark, PictureMark)]
    strips = [mark for part in page for mark in part.marks if isinstance(mark, BoxMark)]
    assert mark.width == pytest.approx(mark.height / 1.5)
    assert mark.x > strips[1].width


@pytest.mark.parametrize("shape", [(10, 1000), (1000, 10), (100, 100)])
def test_a_picture_of_any_shape_stays_in_its_box(shape: tuple[int, int]) -> None:
    page = laid(full_sheet_of(sample("kallias")), picture=Picture(*shape, b"", "x")).pages[0]
    (mark,) = [mark for part in page for mark in part.marks if isinstance(mark, PictureMark)]
    assert mark.width <= 74.01
    assert mark.height <= 100
    assert mark.height / mark.width == pytest.approx(shape[1] / shape[0])


@pytest.mark.parametrize("paper", PaperSize)
def test_a_blank_sheet_takes_two_pages_of_rules_and_boxes(paper: PaperSize) -> None:
    made = laid(blank_full_sheet(), paper)
    assert len(made.pages) == 2
    marks = [mark for page in made.pages for part in page for mark in part.marks]
    assert sum(isinstance(mark, BoxMark) and mark.outlined for mark in marks) > 20
    assert sum(isinstance(mark, RuleMark) for mark in marks) > 60


def test_a_blank_sheet_asks_for_all_that_a_full_one_says() -> None:
    asked = {portion.title for portion in (*blank_full_sheet().wide, *blank_full_sheet().narrow)}
    full = full_sheet_of(sample("mago-de-agni"))
    assert {portion.title for portion in (*full.wide, *full.narrow)} - asked == {"Notas"}


def test_a_sheet_with_nothing_is_a_head_and_room_for_a_pen() -> None:
    bare = replace(
        full_sheet_of(sample("draugr")), wide=(), narrow=(), tracks=(), values=(), source="", load=None
    )
    assert words(laid(bare))[-1] == "Anotações"
