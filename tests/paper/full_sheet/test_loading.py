"""The levels of load, and where the lines fall among them."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction

import pytest

from gmscreen.paper.cards.content import LineId
from gmscreen.paper.full_sheet.load_drawing import load_section
from gmscreen.paper.full_sheet.loading import LoadBar, blank_load_bar, load_bar
from gmscreen.paper.full_sheet.sheet_style import BODY, SheetStyle
from gmscreen.paper.press.inks import Ink
from gmscreen.paper.press.marks import Mark, PathMark, TextMark
from gmscreen.paper.press.measures import PAPER_POINTS, PaperSize
from gmscreen.paper.press.setting import width_of
from gmscreen.rules.garganta.load import Scale
from gmscreen.sheets.equipment import Piece, Place
from gmscreen.sheets.lines import lines_of
from gmscreen.sheets.model import Attributes, Sheet
from tests.paper.full_sheet.sheets_at_hand import changed
from tests.sheets.making import sample

STYLE = SheetStyle(PAPER_POINTS[PaperSize.A4], BODY)


def bar(sheet: Sheet) -> LoadBar:
    found = load_bar(sheet, lines_of(sheet))
    assert found is not None
    return found


def carrying(weight: str, **fields: object) -> Sheet:
    piece = Piece(name="Pedra", place=Place.WORN, weight_kg=Decimal(weight))
    return changed(equipment=(piece,), **fields)


def marks(shown: LoadBar) -> tuple[Mark, ...]:
    (section,) = load_section(shown, STYLE)
    return section.body[0].marks


def test_each_level_says_up_to_what_and_what_it_costs() -> None:
    levels = [(level.name, level.limit) for level in bar(sample("kallias")).levels]
    assert levels[0] == ("Carga Nenhuma", "até 12 kg")
    assert levels[3] == ("Carga Pesada", "até 72 kg · Desl. −3")


def test_a_dwarf_has_limits_of_his_own() -> None:
    assert bar(changed(scale=Scale.DWARF)).levels[0].limit == "até 30 kg"


def test_both_lines_stand_on_the_bar() -> None:
    points = bar(sample("kallias")).points
    assert [point.words for point in points] == ["em cena, 32,0 kg", "em marcha, 41,1 kg"]
    assert points[0].at == 2 + Fraction(8, 12)


@pytest.mark.parametrize(
    ("weight", "at"),
    [("0", 0), ("12", 1), ("12.01", 1 + Fraction(1, 1200)), ("72", 4), ("120", 5), ("500", 5)],
)
def test_a_weight_at_a_limit_is_at_the_end_of_the_lighter_level(weight: str, at: Fraction) -> None:
    assert bar(carrying(weight)).points[0].at == at


def test_a_weight_that_is_not_whole_says_so() -> None:
    points = bar(sample("mago-de-agni")).points
    assert points[1].words == "em marcha, 5,6 kg ou mais"


@pytest.mark.parametrize("fields", [{"attributes": Attributes(dx=10)}, {"equipment": ()}])
def test_without_strength_or_anything_carried_there_is_no_bar(fields: dict[str, object]) -> None:
    sheet = changed(**fields)
    assert load_bar(sheet, lines_of(sheet)) is None


def test_the_two_lines_are_told_apart_without_colour() -> None:
    first, second = [mark for mark in marks(bar(sample("kallias"))) if isinstance(mark, PathMark)]
    assert first.thickness == 0
    assert second.thickness > 0
    assert first.y < second.y


@pytest.mark.parametrize("weight", ["0", "60", "119", "9000"])
def test_the_words_of_a_sign_stay_on_the_page(weight: str) -> None:
    for mark in marks(bar(carrying(weight))):
        if isinstance(mark, TextMark):
            assert mark.x >= 0
            assert mark.x + width_of(mark.text, mark.font) <= STYLE.width


def test_a_blank_bar_has_names_alone() -> None:
    said = [mark for mark in marks(blank_load_bar()) if isinstance(mark, TextMark)]
    assert [mark.text for mark in said][-1] == "Carga Muito Pesada"
    assert {mark.font.ink for mark in said} == {Ink.TEXT}


def test_the_signs_are_those_of_the_lines() -> None:
    assert [point.line for point in bar(sample("kallias")).points] == [LineId.IN_SCENE, LineId.ON_MARCH]
