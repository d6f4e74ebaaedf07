"""Backs lie behind their fronts, whichever way the paper is turned."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from io import BytesIO
from typing import Any

import pytest
from PIL import Image
from pypdf import PdfReader

from gmscreen.paper.cards.backs import FRAME, back_of
from gmscreen.paper.cards.card_format import Backs, Bleed, CardFormat, Flip
from gmscreen.paper.cards.card_pdf import cards_print
from gmscreen.paper.cards.content import CardContent
from gmscreen.paper.cards.imposition import imposition
from gmscreen.paper.cards.style import card_style
from gmscreen.paper.press.inks import InkStyle
from gmscreen.paper.press.marks import TextMark
from gmscreen.paper.press.measures import CardSize, PaperSize
from gmscreen.paper.press.setting import width_of
from gmscreen.rules.errors import RuleError
from tests.paper.pdf_tags import check_tags

EVERY = [(size, paper, flip) for size in CardSize for paper in PaperSize for flip in Flip]
LETTERS = "ABCDEFG"
Spot = tuple[float, float]


def lettered(card: CardContent, letters: str = LETTERS) -> list[CardContent]:
    """A card of each letter, with nothing on its front but that name."""
    return [replace(card, name=letter, about="", facts=(), lines=(), sections=()) for letter in letters]


def pages(cards: Sequence[CardContent], chosen: CardFormat, emblem: bytes = b"") -> PdfReader:
    return PdfReader(BytesIO(cards_print(cards, chosen, emblem=emblem).data))


def spots(page: Any, letters: str = LETTERS) -> dict[str, tuple[Spot, Spot]]:
    """Where each letter stands on the paper as it comes out of the printer, and which way is up for it."""
    found: dict[str, tuple[Spot, Spot]] = {}

    def visit(text: str, cm: list[float], tm: list[float], _font: object, _size: float) -> None:
        if text.strip() and text.strip() in letters:
            x, y = tm[4], tm[5]
            at = (cm[0] * x + cm[2] * y + cm[4], cm[1] * x + cm[3] * y + cm[5])
            found[text.strip()] = (at, (round(cm[2], 6), round(cm[3], 6)))

    page.extract_text(visitor_text=visit)
    return found


def cells(page: Any, chosen: CardFormat) -> dict[str, tuple[int, int]]:
    """Row and column, from the upper left corner of the paper held upright, of each letter."""
    sheet = imposition(chosen.size, chosen.paper, chosen.bleed)
    assert not sheet.turned
    result = {}
    for letter, ((x, y), _) in spots(page).items():
        column = max(i for i, start in enumerate(sheet.columns.starts) if start <= x)
        row = max(i for i, start in enumerate(sheet.rows.starts) if start <= y)
        result[letter] = (len(sheet.rows.starts) - 1 - row, column)
    return result


def told(found: dict[str, tuple[int, int]]) -> str:
    """The cells as `A B C / D E F / G - -`."""
    places = {place: letter for letter, place in found.items()}
    return " / ".join(" ".join(places.get((row, column), "-") for column in range(3)) for row in range(3))


@pytest.mark.parametrize("paper", PaperSize)
def test_seven_cards_turned_over_the_long_edge_are_mirrored_row_by_row(
    card: CardContent, paper: PaperSize
) -> None:
    chosen = CardFormat(paper=paper, backs=Backs.TITLE)
    front, back = pages(lettered(card), chosen).pages
    assert told(cells(front, chosen)) == "A B C / D E F / G - -"
    assert told(cells(back, chosen)) == "C B A / F E D / - - G"


def test_turned_over_the_short_edge_the_rows_are_mirrored_and_stand_on_their_heads(card: CardContent) -> None:
    chosen = CardFormat(backs=Backs.TITLE, flip=Flip.SHORT_EDGE)
    front, back = pages(lettered(card), chosen).pages
    assert {up for _, up in spots(front).values()} == {(0, 1)}
    assert {up for _, up in spots(back).values()} == {(0, -1)}
    xs = [round(spots(back)[letter][0][0]) for letter in "ADG"]
    assert max(xs) - min(xs) < 20
    assert spots(back)["A"][0][1] < spots(back)["D"][0][1] < spots(back)["G"][0][1]


def behind(spot: Spot, flip: Flip, box: Any) -> Spot:
    """Where a point of the back comes to lie behind the front, by the paper as it is fed: always upright."""
    x, y = spot
    return (box.width - x, y) if flip is Flip.LONG_EDGE else (x, box.height - y)


@pytest.mark.parametrize(("size", "paper", "flip"), EVERY)
def test_each_back_lies_behind_its_own_front_and_both_are_upright(
    card: CardContent, size: CardSize, paper: PaperSize, flip: Flip
) -> None:
    """The paper is turned in the reader's hand: a point of the back is looked up on the front."""
    chosen = CardFormat(size, paper, backs=Backs.TITLE, flip=flip)
    sheet = imposition(size, paper)
    count = min(max(1, sheet.count - 1), len(LETTERS))
    front, back = pages(lettered(card, LETTERS[:count]), chosen).pages
    fronts, backs = spots(front), spots(back)
    assert set(fronts) == set(backs) == set(LETTERS[:count])
    reach = sheet.card.width + sheet.card.height
    for letter, (at, up) in backs.items():
        x, y = behind(at, flip, back.mediabox)
        nearest = min(fronts, key=lambda other: _distance(fronts[other][0], (x, y)))
        assert _distance(fronts[letter][0], (x, y)) < reach
        assert nearest == letter or sheet.count <= 2
        seen_up = (-up[0], up[1]) if flip is Flip.LONG_EDGE else (up[0], -up[1])
        assert seen_up == fronts[letter][1]


def _distance(one: Spot, other: Spot) -> float:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


@pytest.mark.parametrize("paper", PaperSize)
@pytest.mark.parametrize("flip", Flip)
def test_pages_of_backs_are_the_paper_too(card: CardContent, paper: PaperSize, flip: Flip) -> None:
    front, back = pages([card], CardFormat(CardSize.A6, paper, backs=Backs.TITLE, flip=flip)).pages
    assert front.mediabox == back.mediabox
    assert front.rotation == back.rotation


def test_every_face_of_a_long_card_has_a_back(card: CardContent) -> None:
    long = replace(card, name="A", about="linha " * 900)
    reader = pages([long], CardFormat(backs=Backs.TITLE))
    assert len(reader.pages) == 2
    assert reader.pages[1].extract_text().split().count("A") == reader.pages[0].extract_text().count("/") >= 2


LONG = "linha " * 420


def test_the_rest_of_a_card_lies_behind_it(card: CardContent) -> None:
    long, short = replace(card, name="A", about=LONG), replace(card, name="B")
    reader = pages([long, short], CardFormat(CardSize.TAROT, backs=Backs.CONTINUED))
    front, back = (page.extract_text() for page in reader.pages)
    assert ("1/2" in front, "2/2" in front) == (True, False)
    assert ("1/2" in back, "2/2" in back) == (False, True)
    assert f"{front} {back}".split().count("linha") == 420
    assert spots(reader.pages[1], "A")["A"][0][0] > 595.28 / 2 > spots(reader.pages[1], "B")["B"][0][0]


def test_a_third_face_is_another_piece_of_paper_and_has_the_name_behind_it(card: CardContent) -> None:
    long = replace(card, name="A", about="linha " * 1000)
    front, back = pages([long], CardFormat(CardSize.TAROT, backs=Backs.CONTINUED)).pages
    assert {"1/3", "3/3"} <= set(front.extract_text().split())
    assert "2/3" in back.extract_text()
    assert back.extract_text().split().count("A") == 2


@pytest.mark.parametrize("flip", Flip)
def test_a_card_that_goes_on_behind_is_told_once_in_the_tags_and_the_outline(
    card: CardContent, flip: Flip
) -> None:
    long = replace(card, name="A", about=LONG)
    reader = pages([long, card], CardFormat(backs=Backs.CONTINUED, flip=flip))
    assert len(check_tags(reader).of("Sect")) == 2
    assert len(reader.outline) == 2


def test_a_portrait_that_nobody_gave_gives_way_to_the_picture_for_all(card: CardContent) -> None:
    reader = pages([card], CardFormat(backs=Backs.PORTRAIT), emblem=picture("PNG"))
    assert len(reader.pages[1].images) == 1


def grounds(reader: PdfReader, page: int) -> Iterator[tuple[float, float, float, float]]:
    """Left, bottom, width and height of what is filled in the card's own system."""
    for line in reader.pages[page].get_contents().get_data().decode("latin-1").splitlines():  # type: ignore[union-attr]
        if line.endswith(("re f*", "re f")):
            left, bottom, width, height = map(float, line.split()[-6:-2])
            yield left, bottom, width, height


@pytest.mark.parametrize(("bleed", "millimetres"), [(Bleed.FULL, 3), (Bleed.NONE, 0)])
def test_a_back_bleeds_as_far_as_was_chosen(card: CardContent, bleed: Bleed, millimetres: float) -> None:
    reader = pages([card], CardFormat(CardSize.TAROT, bleed=bleed, backs=Backs.EMBLEM))
    ((left, bottom, width, height),) = grounds(reader, 1)
    assert -left / 72 * 25.4 == pytest.approx(millimetres, abs=0.01)
    assert -bottom / 72 * 25.4 == pytest.approx(millimetres, abs=0.01)
    assert width / 72 * 25.4 == pytest.approx(70 + 2 * millimetres, abs=0.01)
    assert height / 72 * 25.4 == pytest.approx(120 + 2 * millimetres, abs=0.01)


def test_plain_ink_fills_no_back(card: CardContent) -> None:
    assert not list(grounds(pages([card], CardFormat(ink=InkStyle.PLAIN, backs=Backs.EMBLEM)), 1))


def picture(kind: str, colour: str = "red") -> bytes:
    file = BytesIO()
    Image.new("RGB", (900, 400), colour).save(file, kind)
    return file.getvalue()


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "WEBP"])
def test_a_portrait_is_on_the_back_with_the_name(card: CardContent, kind: str) -> None:
    reader = pages([replace(card, portrait=picture(kind))], CardFormat(backs=Backs.PORTRAIT))
    assert len(reader.pages[1].images) == 1
    assert "Calpúrnia" in reader.pages[1].extract_text()


def test_a_portrait_is_a_figure_of_its_card_and_says_whose_it_is(card: CardContent) -> None:
    reader = pages([replace(card, portrait=picture("PNG"))], CardFormat(backs=Backs.PORTRAIT))
    document = check_tags(reader)
    (section,) = document.of("Sect")
    assert [figure.alternative for figure in section.of("Figure")] == ["Retrato de Calpúrnia"]


def test_a_card_without_a_portrait_has_its_name_and_the_emblem(card: CardContent) -> None:
    reader = pages([card], CardFormat(backs=Backs.PORTRAIT))
    assert not reader.pages[1].images
    assert "Calpúrnia" in reader.pages[1].extract_text()


def test_a_picture_may_stand_for_the_emblem_and_is_embedded_once(card: CardContent) -> None:
    reader = pages([card] * 20, CardFormat(backs=Backs.EMBLEM), emblem=picture("PNG"))
    pictures = {
        page["/Resources"]["/XObject"].raw_get(name).idnum
        for page in reader.pages[1::2]
        for name in page["/Resources"]["/XObject"]
    }  # type: ignore[index]
    assert len(pictures) == 1


def test_a_picture_is_no_larger_than_it_is_printed(card: CardContent) -> None:
    file = BytesIO()
    Image.new("RGB", (2100, 2800), "red").save(file, "PNG")
    reader = pages([card], CardFormat(backs=Backs.EMBLEM), emblem=file.getvalue())
    (found,) = reader.pages[1].images
    assert found.image is not None
    assert (88 + 6) / 25.4 * 300 <= found.image.height <= 1.5 * (88 + 6) / 25.4 * 300


def test_a_broken_picture_is_refused(card: CardContent) -> None:
    with pytest.raises(RuleError):
        pages([card], CardFormat(backs=Backs.EMBLEM), emblem=picture("PNG")[:60])


@pytest.mark.parametrize("size", CardSize)
@pytest.mark.parametrize(
    "name", ["Ana", "Kallias Aristokleides Polydeukes Megaklesios de Ônfalos Velha", "x" * 4000]
)
def test_no_name_runs_out_of_the_frame(card: CardContent, size: CardSize, name: str) -> None:
    style = card_style(size)
    for backs in (Backs.TITLE, Backs.PORTRAIT):
        shown = replace(card, name=name, portrait=b"x")
        back = back_of(shown, style, backs, has_emblem_picture=False)
        marks = [mark for part in back.placed for mark in part.marks if isinstance(mark, TextMark)]
        assert marks
        for mark in marks:
            assert mark.x >= FRAME
            assert mark.x + width_of(mark.text, mark.font) <= style.extent.width - FRAME
            assert FRAME <= mark.y <= style.extent.height - FRAME


def test_nothing_but_a_title_changes_with_the_card_on_emblem_backs(card: CardContent) -> None:
    style = card_style(CardSize.POKER)
    other = replace(card, name="Outra")
    first, second = (back_of(each, style, Backs.EMBLEM, has_emblem_picture=False) for each in (card, other))
    assert first == second
