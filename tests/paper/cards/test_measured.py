"""Cards measured on the page as it is drawn, at 300 dots per inch."""

from dataclasses import replace
from functools import cache

import pypdfium2
import pytest
from PIL import Image

from gmscreen.paper.cards.card_format import Backs, Bleed, CardFormat, Flip
from gmscreen.paper.cards.card_pdf import cards_print
from gmscreen.paper.cards.content import CardContent, CardKind
from gmscreen.paper.cards.own_size import AnySize, read_size
from gmscreen.paper.press.measures import CardSize, PaperSize

DOTS = 300
MM = DOTS / 25.4
CARD = CardContent("A", CardKind.PC, "PERSONAGEM", "", "", (), (), ())
FORMATS = [
    CardFormat(size, paper, bleed=Bleed.NONE, backs=Backs.EMBLEM, flip=flip)
    for size, paper, flip in [
        (CardSize.POKER, PaperSize.A4, Flip.LONG_EDGE),
        (CardSize.POKER, PaperSize.LETTER, Flip.SHORT_EDGE),
        (CardSize.A6, PaperSize.A4, Flip.LONG_EDGE),
        (CardSize.SMALL, PaperSize.LETTER, Flip.LONG_EDGE),
        (read_size("80x110"), PaperSize.A4, Flip.SHORT_EDGE),
    ]
]
MEASURES: dict[AnySize, tuple[float, float]] = {
    CardSize.POKER: (63, 88),
    CardSize.A6: (105, 148),
    CardSize.SMALL: (90, 50),
    read_size("80x110"): (80, 110),
}


@cache
def page(chosen: CardFormat, number: int) -> Image.Image:
    """A page of one card, its front or its back, as a person sees it."""
    document = pypdfium2.PdfDocument(cards_print([CARD], chosen).data)
    drawn: Image.Image = document[number].render(scale=DOTS / 72).to_pil().convert("RGB")
    document.close()
    return drawn


def extent(picture: Image.Image) -> tuple[float, ...]:
    """Left, top, right and bottom edge of what has the band's colour, in millimetres."""
    red, green, blue = picture.split()
    seen = Image.eval(red, lambda level: 255 if level > 120 else 0)
    for channel, most in ((green, 90), (blue, 70)):
        low = Image.eval(channel, lambda level, most=most: 255 if level < most else 0)
        seen = Image.composite(seen, Image.new("L", seen.size), low)
    box = seen.getbbox()
    assert box is not None
    return tuple(edge / MM for edge in box)


def marks(picture: Image.Image, at: float, *, across: bool) -> list[float]:
    """Where marks cross the line that lies `at` millimetres from the top, or from the left."""
    grey = picture.convert("L")
    upright = grey if across else grey.transpose(Image.Transpose.TRANSPOSE)
    row = upright.crop((0, round(at * MM), upright.width, round(at * MM) + 1)).tobytes()
    dark = [x for x, level in enumerate(row) if level < 160]
    starts = [x for index, x in enumerate(dark) if index == 0 or x - dark[index - 1] > 3]
    return [(start + 1) / MM for start in starts]


@pytest.mark.parametrize("chosen", FORMATS, ids=lambda chosen: f"{chosen.size}-{chosen.paper}")
def test_a_card_measures_what_its_format_says(chosen: CardFormat) -> None:
    left, top, right, bottom = extent(page(chosen, 1))
    width, height = MEASURES[chosen.size]
    assert right - left == pytest.approx(width, abs=0.2)
    assert bottom - top == pytest.approx(height, abs=0.2)


@pytest.mark.parametrize("chosen", FORMATS, ids=lambda chosen: f"{chosen.size}-{chosen.paper}")
def test_the_back_lies_behind_the_front_to_a_fifth_of_a_millimetre(chosen: CardFormat) -> None:
    front, back = page(chosen, 0), page(chosen, 1)
    paper = (front.width / MM, front.height / MM)
    left, top, right, _ = extent(front)
    behind = extent(back)
    is_turned = front.width > front.height
    if is_turned is (chosen.flip is Flip.LONG_EDGE):
        assert (behind[0], behind[2]) == pytest.approx((left, right), abs=0.2)
        assert paper[1] - behind[3] == pytest.approx(top, abs=0.2)
    else:
        assert (paper[0] - behind[2], paper[0] - behind[0]) == pytest.approx((left, right), abs=0.2)
        assert behind[1] == pytest.approx(top, abs=0.2)


def test_crop_marks_stand_at_the_cut_of_a_poker_card() -> None:
    front = page(FORMATS[0], 0)
    left, top, right, _ = extent(front)
    columns, rows = marks(front, top - 3, across=True), marks(front, left - 3, across=False)
    assert columns[0] == pytest.approx(left, abs=0.2)
    assert columns[1] == pytest.approx(right, abs=0.2)
    assert rows[0] == pytest.approx(top, abs=0.2)
    assert columns[1] - columns[0] == pytest.approx(63.0, abs=0.2)
    assert rows[1] - rows[0] == pytest.approx(88.0, abs=0.2)


def test_a_band_bleeds_three_millimetres_past_the_cut() -> None:
    bled = page(replace(FORMATS[2], bleed=Bleed.FULL, size=CardSize.TAROT), 0)
    left, _, right, _ = extent(bled)
    plain = extent(page(replace(FORMATS[2], size=CardSize.TAROT), 0))
    assert right - left == pytest.approx(70 + 6, abs=0.2)
    assert plain[2] - plain[0] == pytest.approx(70, abs=0.2)


def test_the_ruler_is_a_hundred_millimetres_on_the_drawn_page() -> None:
    front = page(FORMATS[0], 0).convert("L")
    y = front.height - round(4.2 * MM)
    rows = [front.crop((0, at, front.width, at + 1)).tobytes() for at in range(y - 2, y + 3)]
    lengths = [[x for x, level in enumerate(row) if level < 160] for row in rows]
    longest = max(lengths, key=len)
    run = [x for x in longest if x < longest[0] + 105 * MM]
    assert (run[-1] - run[0]) / MM == pytest.approx(100, abs=0.2)
