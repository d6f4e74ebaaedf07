"""Stat cards as a PDF: same bytes for same cards, embedded fonts, searchable words, nothing that runs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO
from itertools import islice

from reportlab.pdfgen.canvas import Canvas

from gmscreen.paper.card_content import CardContent, texts_of, with_texts
from gmscreen.paper.card_faces import Face, faces
from gmscreen.paper.card_style import card_style
from gmscreen.paper.compact_canvas import CompactCanvas
from gmscreen.paper.face_drawing import draw_face
from gmscreen.paper.imposition import Imposition, imposition
from gmscreen.paper.measures import CardSize, PaperSize
from gmscreen.paper.printed_text import printed, without_glyph
from gmscreen.paper.sheet_marks import draw_crop_marks, draw_ruler
from gmscreen.paper.typeface import Weight, typeface
from gmscreen.texts.catalogue import text


def card_pdf(cards: Sequence[CardContent], size: CardSize, paper: PaperSize) -> bytes:
    """The cards in order, several on a sheet, each on as many faces as it needs.

    Letters shrink to a minimum of 5,5 pt (poker), 6 pt (tarot and A6) before a second face is used.
    At least one card is needed: ValueError otherwise.
    """
    if not cards:
        raise ValueError("no cards to print")
    sheet = imposition(size, paper)
    file = BytesIO()
    canvas = _canvas(file, sheet, text("paper.cards_title", names=_names(cards)))
    drawn = _all_faces(cards, size)
    pages = iter(lambda: tuple(islice(drawn, len(sheet.slots))), ())
    for number, page in enumerate(pages, start=1):
        _draw_page(canvas, sheet, page, text(f"paper.title.{size}", number=number))
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


def _canvas(file: BytesIO, sheet: Imposition, title: str) -> Canvas:
    face = typeface(Weight.REGULAR)
    canvas = CompactCanvas(
        file,
        pagesize=(sheet.extent.width, sheet.extent.height),
        pageCompression=1,
        invariant=1,
        initialFontName=face.name,  # type: ignore[arg-type] # the stubs take it for a number
        lang="pt-BR",
    )
    canvas.setTitle(title)
    canvas.setCreator(text("app.name"))
    canvas.setAuthor(text("app.name"))
    canvas.setSubject(text("paper.cards_subject"))
    canvas.showOutline()
    return canvas


def _all_faces(cards: Sequence[CardContent], size: CardSize) -> Iterator[Face]:
    style = card_style(size)
    for card in cards:
        yield from faces(with_texts(card, printed), style)


def _draw_page(canvas: Canvas, sheet: Imposition, page: Sequence[Face], title: str) -> None:
    if sheet.turned:
        canvas.setPageRotation(90)
        canvas.transform(0, 1, -1, 0, sheet.extent.height, 0)
    for place, (face, slot) in enumerate(zip(page, sheet.slots, strict=False)):
        if face.number == 1:
            _mark_in_outline(canvas, face, place)
        draw_face(canvas, face, sheet.card, slot)
    draw_crop_marks(canvas, sheet)
    draw_ruler(canvas, sheet, title)
    canvas.showPage()


def _mark_in_outline(canvas: Canvas, face: Face, place: int) -> None:
    key = f"card-{canvas.getPageNumber()}-{place}"
    canvas.bookmarkPage(key)
    canvas.addOutlineEntry(face.name[:LONGEST_ENTRY], key)
