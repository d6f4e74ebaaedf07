"""Stat cards as a PDF: same bytes for same cards, embedded fonts, searchable words, nothing that runs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from io import BytesIO
from itertools import islice

from gmscreen.paper.cards.back_drawing import BackPress
from gmscreen.paper.cards.card_format import Backs, CardFormat
from gmscreen.paper.cards.content import CardContent, texts_of, with_texts
from gmscreen.paper.cards.faces import Face, faces
from gmscreen.paper.cards.imposition import Imposition, Slot, imposition
from gmscreen.paper.cards.sheet_marks import draw_crop_marks, draw_ruler, draw_verso
from gmscreen.paper.cards.style import card_style
from gmscreen.paper.cards.titles import names_of, sheet_title
from gmscreen.paper.press.drawing import Drawing, draw, drawing
from gmscreen.paper.press.measures import Extent
from gmscreen.paper.press.print_canvas import PrintCanvas
from gmscreen.paper.press.printed import Printed, PrintReport, Progress, Shrink, unwatched
from gmscreen.paper.press.printed_text import printed
from gmscreen.paper.press.structure import Role
from gmscreen.paper.press.undrawn import undrawn
from gmscreen.texts.catalogue import text

LONGEST_ENTRY = 120
"""Letters of a name in the outline; on the card it is whole."""


def cards_print(
    cards: Sequence[CardContent], chosen: CardFormat, progress: Progress = unwatched, emblem: bytes = b""
) -> Printed:
    """The cards in order, several on a sheet, each on as many faces as it needs, and backs where chosen.

    Letters shrink to a minimum of 5,5 pt (poker and small), 6 pt (tarot and A6) or 7 pt (half A4) before a
    second face is used. `emblem` is a picture for the backs. At least one card is needed: ValueError
    otherwise; RuleError for cards larger than the paper and pictures that are none.
    """
    if not cards:
        raise ValueError("no cards to print")
    run = _Run(cards, chosen, emblem)
    for done in run.pages():
        progress(done, len(cards))
    return run.finished()


@dataclass(frozen=True, slots=True)
class _DrawnFace:
    """A face, what draws it, and the card that it belongs to; `place` is that card's among all."""

    face: Face
    drawing: Drawing
    card: CardContent
    place: int = 0


class _Run:
    """One print: its canvas, and what is found out on the way."""

    def __init__(self, cards: Sequence[CardContent], chosen: CardFormat, emblem: bytes) -> None:
        self._cards, self._chosen = cards, chosen
        self._sheet = imposition(chosen.size, chosen.paper, chosen.bleed)
        self._file = BytesIO()
        self._canvas = _canvas(
            self._file, self._sheet, chosen, text("paper.cards_title", names=names_of(cards))
        )
        self._backs = BackPress(self._canvas, self._sheet, chosen, emblem)
        self._characters: set[str] = set()
        self._shrinks: dict[Shrink, None] = {}

    def pages(self) -> Iterator[int]:
        """Draw sheet by sheet; gives after each how many cards are done."""
        drawn = self._all_faces()
        pages = iter(lambda: tuple(islice(drawn, self._sheet.count)), ())
        done = 0
        for number, page in enumerate(pages, start=1):
            self._draw_page(page, sheet_title(self._chosen.size, number))
            if self._chosen.backs is not Backs.NONE:
                self._draw_backs(page, number)
            done += sum(drawn.face.number == drawn.face.count for drawn in page)
            yield done

    def finished(self) -> Printed:
        """The file and its report."""
        pages = self._canvas.getPageNumber() - 1
        self._canvas.save()
        report = PrintReport(pages, undrawn(self._characters), tuple(self._shrinks))
        return Printed(self._file.getvalue(), report)

    def _all_faces(self) -> Iterator[_DrawnFace]:
        """The faces of all cards in order; a card that was among the last ones is not set anew."""
        drawn = lru_cache(maxsize=64)(self._drawn)
        for place, card in enumerate(self._cards):
            yield from (replace(face, place=place) for face in drawn(card))

    def _drawn(self, card: CardContent) -> tuple[_DrawnFace, ...]:
        words = "\n".join(texts_of(card))
        self._characters |= set(words)
        shown = card if printed(words) == words else with_texts(card, printed)
        style = card_style(self._chosen.size)
        laid_out = faces(shown, style)
        if laid_out[0].body < style.body:
            self._shrinks[Shrink(shown.name[:LONGEST_ENTRY], laid_out[0].body)] = None
        height = style.extent.height
        return tuple(_DrawnFace(face, drawing(face.placed, height, self._canvas), shown) for face in laid_out)

    def _draw_page(self, page: Sequence[_DrawnFace], title: str) -> None:
        canvas, sheet = self._canvas, self._sheet
        _turn(canvas, sheet)
        for place, (drawn, slot) in enumerate(zip(page, sheet.slots, strict=False)):
            if drawn.face.number == 1:
                _mark_in_outline(canvas, drawn.face, place)
            _draw_card(canvas, drawn, sheet.card, slot)
        with canvas.artifact():
            draw_crop_marks(canvas, sheet)
            draw_ruler(canvas, sheet, title)
        canvas.showPage()

    def _draw_backs(self, page: Sequence[_DrawnFace], number: int) -> None:
        _turn(self._canvas, self._sheet)
        self._backs.draw([(drawn.place, drawn.card) for drawn in page])
        with self._canvas.artifact():
            draw_verso(self._canvas, self._sheet, text("paper.verso", number=number))
        self._canvas.showPage()


def _canvas(file: BytesIO, sheet: Imposition, chosen: CardFormat, title: str) -> PrintCanvas:
    canvas = PrintCanvas(file, sheet.extent, chosen.ink, title)
    canvas.setSubject(text("paper.cards_subject"))
    canvas.showOutline()
    return canvas


def _turn(canvas: PrintCanvas, sheet: Imposition) -> None:
    """Have the page shown on its side where its cards lie so."""
    if sheet.turned:
        canvas.setPageRotation(90)
        canvas.transform(0, 1, -1, 0, sheet.extent.height, 0)


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
    draw(drawn.drawing, canvas, ((Role.SECTION, drawn.place),))
    canvas.restoreState()


def _mark_in_outline(canvas: PrintCanvas, face: Face, place: int) -> None:
    key = f"card-{canvas.getPageNumber()}-{place}"
    canvas.bookmarkPage(key)
    canvas.addOutlineEntry(face.name[:LONGEST_ENTRY], key)
