"""Cards for the pen."""

from decimal import Decimal
from io import BytesIO
from itertools import pairwise

import pytest
from pypdf import PdfReader

from gmscreen.paper.cards.blank_face import blank_card, blank_pages, blank_sheet_of
from gmscreen.paper.cards.card_format import Backs, CardFormat
from gmscreen.paper.cards.card_pdf import cards_print
from gmscreen.paper.cards.content import CardKind
from gmscreen.paper.cards.own_size import AnySize, OwnSize
from gmscreen.paper.cards.style import card_style
from gmscreen.paper.press.inks import Ink
from gmscreen.paper.press.marks import PathMark, Placed, RuleMark, TextMark
from gmscreen.paper.press.measures import MM, CardSize, PaperSize
from gmscreen.paper.press.setting import width_of

SIZES: list[AnySize] = [*CardSize, OwnSize(Decimal(40), Decimal(40)), OwnSize(Decimal(195), Decimal(282))]


def words(pages: list[list[Placed]]) -> list[str]:
    return [mark.text for page in pages for part in page for mark in part.marks if isinstance(mark, TextMark)]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("kind", CardKind)
def test_nothing_leaves_the_card(size: AnySize, kind: CardKind) -> None:
    style = card_style(size)
    edge = style.extent.width - style.margin + 0.1
    for part in (part for page in blank_pages(blank_card(kind), style) for part in page):
        for mark in part.marks:
            if isinstance(mark, TextMark):
                assert (
                    part.x + mark.x + width_of(mark.text, mark.font)
                    <= style.extent.width - style.margin + 0.1
                )
                assert part.y + mark.y <= style.bottom
            elif isinstance(mark, RuleMark):
                assert part.x + mark.x + mark.width <= edge
                assert part.y + mark.y <= style.bottom + 0.1
            elif isinstance(mark, PathMark):
                assert all(part.y + mark.y + y <= style.bottom for stroke in mark.strokes for _, y in stroke)


@pytest.mark.parametrize("size", CardSize)
def test_a_person_has_both_lines_with_their_defences(size: CardSize) -> None:
    found = words(blank_pages(blank_card(CardKind.PC), card_style(size)))
    assert {"EM CENA", "EM MARCHA", "PV", "Fadiga", "Ataque", "Proteção", "Perícias", "Notas"} <= set(found)
    assert [found.count(label) for label in ("Desloc.", "Esquiva", "Aparar", "Bloquear")] == [2, 2, 4, 2]


@pytest.mark.parametrize("size", CardSize)
def test_a_creature_has_what_a_stat_block_prints_on_one_face(size: CardSize) -> None:
    pages = blank_pages(blank_card(CardKind.CREATURE), card_style(size))
    assert len(pages) == 1
    assert {"ST", "DX", "IQ", "HT", "PV", "Desloc.", "Esquiva", "PD", "RD", "Ataque"} <= set(words(pages))
    assert "Fadiga" not in words(pages)


@pytest.mark.parametrize("size", CardSize)
def test_rules_lie_far_enough_apart_for_a_pen(size: CardSize) -> None:
    style = card_style(size)
    for page in blank_pages(blank_card(CardKind.PC), style):
        foot = page[-1]
        lines = [mark for mark in foot.marks if isinstance(mark, RuleMark) and mark.ink is Ink.LINE]
        rules = sorted({(mark.x, mark.y) for mark in lines})
        for (x, y), (next_x, next_y) in pairwise(rules):
            assert x != next_x or next_y - y >= 4.2 * MM - 0.01


@pytest.mark.parametrize(
    ("size", "kind", "count"),
    [
        (CardSize.POKER, CardKind.PC, 4),
        (CardSize.POKER, CardKind.CREATURE, 9),
        (CardSize.SMALL, CardKind.CREATURE, 10),
        (CardSize.A6, CardKind.PC, 2),
    ],
)
def test_a_sheet_of_them_is_full(size: CardSize, kind: CardKind, count: int) -> None:
    cards = blank_sheet_of(kind, CardFormat(size))
    assert len(cards) == count
    assert len(PdfReader(BytesIO(cards_print(cards, CardFormat(size)).data)).pages) == 1


def test_a_sheet_of_two_sided_ones_has_a_whole_card_in_each_place() -> None:
    chosen = CardFormat(backs=Backs.CONTINUED)
    cards = blank_sheet_of(CardKind.PC, chosen)
    assert len(cards) == 9
    front, back = PdfReader(BytesIO(cards_print(cards, chosen).data)).pages
    assert (front.extract_text().count("1/2"), back.extract_text().count("2/2")) == (9, 9)


def test_a_sheet_of_the_largest_that_fits_has_one() -> None:
    assert len(blank_sheet_of(CardKind.PC, CardFormat(CardSize.HALF_A4, PaperSize.LETTER))) == 1


def test_behind_a_blank_card_is_the_emblem_and_no_name() -> None:
    printed = cards_print([blank_card(CardKind.PC)], CardFormat(backs=Backs.TITLE))
    _, back = PdfReader(BytesIO(printed.data)).pages
    assert "Cartão em branco" not in back.extract_text()
