"""Stat cards as a PDF: same bytes for same cards, embedded fonts, searchable words, nothing that runs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from io import BytesIO
from itertools import islice

from gmscreen.paper.cards.card_format import CardFormat
from gmscreen.paper.cards.content import CardContent, texts_of, with_texts
from gmscreen.paper.cards.faces import Face, faces
from gmscreen.paper.cards.imposition import Imposition, Slot, imposition
from gmscreen.paper.cards.sheet_marks import draw_crop_marks, draw_ruler
from gmscreen.paper.cards.style import card_style
from gmscreen.paper.press.drawing import Drawing, draw, drawing
from gmscreen.paper.press.measures import CardSize, Extent
from gmscreen.paper.press.print_canvas import PrintCanvas
from gmscreen.paper.press.printed_text import printed, without_glyph
from gmscreen.paper.press.structure import Role
from gmscreen.texts.catalogue import text


def card_pdf(cards: Sequence[CardContent], chosen: CardFormat) -> bytes:
    """The cards in order, several on a sheet, each on as many faces as it needs.

    Letters shrink to a minimum of 5,5 pt (poker and small), 6 pt (tarot and A6) or 7 pt (half A4) before a
    second face is used.
    At least one card is needed: ValueError otherwise.
    """
    if not cards:
        raise ValueError("no cards to print")
    sheet = imposition(chosen.size, chosen.paper)
    file = BytesIO()
    canvas = _canvas(file, sheet, chosen, text("paper.cards_title", names=_names(cards)))
    drawn = _all_faces(cards, chosen.size, canvas)
    pages = iter(lambda: tuple(islice(drawn, len(sheet.slots))), ())
    for number, page in enumerate(pages, start=1):
        _draw_page(canvas, sheet, page, text(f"paper.title.{chosen.size}", number=number))
    canvas.save()
    return file.getvalue()


def undrawable(cards: Sequence[CardContent]) -> tuple[str, ...]:
    """The characters of these cards that no glyph draws; on paper they are spelled as `[U+1F409]`."""
    return without_glyph(texts_of(tuple(cards)))


MOST_NAMES = 3
LONGEST_ENTRY = 120
"""Letters of a name in the outline; on the card it is whole."""


def _names(cards: Sequence[CardContent]) -> str:
    """What the document's title names: the first few."""
    shown = ", ".join(printed(card.name[:80]).replace("\n", " ") for card in cards[:MOST_NAMES])
    return f"{shown}…" if len(cards) > MOST_NAMES else shown


def _canvas(file: BytesIO, sheet: Imposition, chosen: CardFormat, title: str) -> PrintCanvas:
    canvas = PrintCanvas(file, sheet.extent, chosen.ink, title)
    canvas.setSubject(text("paper.cards_subject"))
    canvas.showOutline()
    return canvas


@dataclass(frozen=True, slots=True)
class _DrawnFace:
    """A face and what draws it; `card` is the place of its card among all."""

    face: Face
    drawing: Drawing
    card: int = 0


def _all_faces(cards: Sequence[CardContent], size: CardSize, canvas: PrintCanvas) -> Iterator[_DrawnFace]:
    """The faces of all cards in order; a card that was among the last ones is not set anew."""
    style = card_style(size)

    @lru_cache(maxsize=64)
    def drawn(card: CardContent) -> tuple[_DrawnFace, ...]:
        laid_out = faces(_on_paper(card), style)
        return tuple(_DrawnFace(face, drawing(face.placed, style.extent.height, canvas)) for face in laid_out)

    for place, card in enumerate(cards):
        yield from (replace(face, card=place) for face in drawn(card))


def _on_paper(card: CardContent) -> CardContent:
    """The card with every text as the font can draw it."""
    words = "\n".join(texts_of(card))
    return card if printed(words) == words else with_texts(card, printed)


def _draw_page(canvas: PrintCanvas, sheet: Imposition, page: Sequence[_DrawnFace], title: str) -> None:
    if sheet.turned:
        canvas.setPageRotation(90)
        canvas.transform(0, 1, -1, 0, sheet.extent.height, 0)
    for place, (drawn, slot) in enumerate(zip(page, sheet.slots, strict=False)):
        if drawn.face.number == 1:
            _mark_in_outline(canvas, drawn.face, place)
        _draw_card(canvas, drawn, sheet.card, slot)
    with canvas.artifact():
        draw_crop_marks(canvas, sheet)
        draw_ruler(canvas, sheet, title)
    canvas.showPage()


def _draw_card(canvas: PrintCanvas, drawn: _DrawnFace, card: Extent, slot: Slot) -> None:
    """The band, as far as it bleeds here, where the style fills it, and the face."""
    face = drawn.face
    canvas.saveState()
    canvas.translate(slot.x, slot.y)
    if face.ink in canvas.colours:
        with canvas.artifact():
            canvas.setFillColorRGB(*canvas.colours[face.ink])
            width = slot.left + card.width + slot.right
            canvas.rect(-slot.left, card.height - face.band, width, face.band + slot.top, stroke=0, fill=1)
    draw(drawn.drawing, canvas, ((Role.SECTION, drawn.card),))
    canvas.restoreState()


def _mark_in_outline(canvas: PrintCanvas, face: Face, place: int) -> None:
    key = f"card-{canvas.getPageNumber()}-{place}"
    canvas.bookmarkPage(key)
    canvas.addOutlineEntry(face.name[:LONGEST_ENTRY], key)
