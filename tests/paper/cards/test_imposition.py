from decimal import Decimal

import pytest

from gmscreen.paper.cards.card_format import Bleed
from gmscreen.paper.cards.imposition import BLEED, imposition
from gmscreen.paper.cards.own_size import OwnSize
from gmscreen.paper.press.measures import MM, PAPER_POINTS, CardSize, PaperSize, card_extent
from gmscreen.rules.errors import RuleError
from gmscreen.texts.problems import rule_problem

EVERY = [(size, paper) for size in CardSize for paper in PaperSize]
WITH_MARGINS = [pair for pair in EVERY if pair != (CardSize.HALF_A4, PaperSize.A4)]


@pytest.mark.parametrize(
    ("size", "paper", "count"),
    [
        (CardSize.POKER, PaperSize.A4, 9),
        (CardSize.POKER, PaperSize.LETTER, 9),
        (CardSize.TAROT, PaperSize.A4, 4),
        (CardSize.TAROT, PaperSize.LETTER, 4),
        (CardSize.A6, PaperSize.A4, 2),
        (CardSize.A6, PaperSize.LETTER, 2),
        (CardSize.HALF_A4, PaperSize.A4, 2),
        (CardSize.HALF_A4, PaperSize.LETTER, 1),
        (CardSize.SMALL, PaperSize.A4, 10),
        (CardSize.SMALL, PaperSize.LETTER, 10),
    ],
)
def test_a_sheet_holds_so_many_cards(size: CardSize, paper: PaperSize, count: int) -> None:
    assert len(imposition(size, paper).slots) == count


@pytest.mark.parametrize(
    ("size", "millimetres"),
    [
        (CardSize.POKER, (63, 88)),
        (CardSize.TAROT, (70, 120)),
        (CardSize.A6, (105, 148)),
        (CardSize.HALF_A4, (148.5, 210)),
        (CardSize.SMALL, (90, 50)),
    ],
)
def test_a_card_has_its_measure(size: CardSize, millimetres: tuple[float, float]) -> None:
    card = card_extent(size)
    assert (card.width / MM, card.height / MM) == pytest.approx(millimetres)


@pytest.mark.parametrize(("size", "paper"), EVERY)
def test_no_two_cards_overlap_and_all_lie_on_the_sheet(size: CardSize, paper: PaperSize) -> None:
    sheet = imposition(size, paper)
    for axis, length in ((sheet.columns, sheet.extent.width), (sheet.rows, sheet.extent.height)):
        ends = [axis.before, *(edge for start in axis.starts for edge in (start, start + axis.length))]
        assert ends == pytest.approx(sorted(ends))
        assert axis.starts[-1] + axis.length + axis.after == pytest.approx(length, abs=0.01)


@pytest.mark.parametrize(("size", "paper"), EVERY)
def test_columns_lie_in_the_middle_so_that_backs_can_match(size: CardSize, paper: PaperSize) -> None:
    columns = imposition(size, paper).columns
    assert columns.before == pytest.approx(columns.after)


@pytest.mark.parametrize(("size", "paper"), WITH_MARGINS)
def test_crop_marks_are_two_millimetres_at_least_and_stay_on_the_sheet(
    size: CardSize, paper: PaperSize
) -> None:
    sheet = imposition(size, paper)
    for margin in (sheet.columns.before, sheet.columns.after, sheet.rows.before, sheet.rows.after):
        assert sheet.mark_length(margin) >= 2 * MM
        assert sheet.bleed_into(margin) + sheet.mark_length(margin) <= margin


@pytest.mark.parametrize(("size", "paper"), WITH_MARGINS)
def test_a_band_bleeds_three_millimetres_where_it_fits(size: CardSize, paper: PaperSize) -> None:
    sheet = imposition(size, paper)
    outer = sheet.slots[0]
    assert outer.left == pytest.approx(BLEED)
    assert outer.top == pytest.approx(BLEED if sheet.rows.after >= 8 * MM - 0.01 else BLEED / 2)


def test_a_bleed_never_reaches_into_the_next_card() -> None:
    sheet = imposition(CardSize.POKER, PaperSize.LETTER)
    assert sheet.slots[1].left == sheet.slots[0].right == 0
    assert sheet.slots[3].top == 0


@pytest.mark.parametrize("paper", PaperSize)
def test_large_cards_lie_on_a_page_turned_on_its_side(paper: PaperSize) -> None:
    sheet = imposition(CardSize.A6, paper)
    assert sheet.turned
    assert sheet.extent == PAPER_POINTS[paper].turned


def test_half_a4_takes_the_sheet_from_edge_to_edge_and_bleeds_nowhere() -> None:
    sheet = imposition(CardSize.HALF_A4, PaperSize.A4)
    assert sheet.turned
    assert sheet.filled
    assert {(slot.left, slot.right, slot.top, slot.bottom) for slot in sheet.slots} == {(0, 0, 0, 0)}


@pytest.mark.parametrize(("size", "paper"), EVERY)
def test_without_bleed_cards_touch_and_nothing_goes_past_a_cut(size: CardSize, paper: PaperSize) -> None:
    sheet = imposition(size, paper, Bleed.NONE)
    assert {(slot.left, slot.right, slot.top, slot.bottom) for slot in sheet.slots} == {(0, 0, 0, 0)}
    assert (sheet.columns.gutter, sheet.rows.gutter) == (0, 0)


def test_no_crop_mark_touches_a_card_that_does_not_bleed() -> None:
    sheet = imposition(CardSize.POKER, PaperSize.A4, Bleed.NONE)
    assert sheet.mark_gap(sheet.columns.before) == pytest.approx(MM)


def own(width: int, height: int) -> OwnSize:
    return OwnSize(Decimal(width), Decimal(height))


@pytest.mark.parametrize(
    ("width", "height", "count"), [(40, 40, 28), (80, 110, 4), (110, 80, 4), (195, 282, 1), (280, 40, 4)]
)
def test_a_size_of_ones_own_is_laid_out_as_well(width: int, height: int, count: int) -> None:
    assert imposition(own(width, height), PaperSize.A4).count == count


def test_a_card_that_does_not_fit_is_refused_with_the_largest_that_does() -> None:
    with pytest.raises(RuleError) as refused:
        imposition(own(200, 270), PaperSize.A4)
    told = "O cartão não cabe no papel A4 com as marcas de corte: o maior tem 195 × 280 mm, em pé ou deitado."
    assert rule_problem(refused.value) == told
