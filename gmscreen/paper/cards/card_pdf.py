"""Stat cards as a PDF: same bytes for same cards, embedded fonts, searchable words, nothing that runs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from io import BytesIO
from itertools import islice

from gmscreen.paper.cards.back_drawing import BackPress, back_slots, upend
from gmscreen.paper.cards.card_format import Backs, CardFormat
from gmscreen.paper.cards.content import CardContent
from gmscreen.paper.cards.faces import Face, faces
from gmscreen.paper.cards.imposition import Imposition, Slot, imposition
from gmscreen.paper.cards.sheet_marks import draw_crop_marks, draw_ruler, draw_verso
from gmscreen.paper.cards.style import card_style
from gmscreen.paper.cards.titles import names_of, sheet_title
from gmscreen.paper.press.content_texts import texts_of, with_texts
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


@dataclass(frozen=True, slots=True)
class _Leaf:
    """One piece of paper that is cut out, with what of a card lies behind it, if anything does."""

    front: _DrawnFace
    back: _DrawnFace | None

    @property
    def is_last(self) -> bool:
        """Whether its card ends here."""
        face = (self.back or self.front).face
        return face.number == face.count


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
        leaves = self._leaves()
        pages = iter(lambda: tuple(islice(leaves, self._sheet.count)), ())
        done = 0
        for number, page in enumerate(pages, start=1):
            self._draw_fronts(page, sheet_title(self._chosen.size, number))
            if self._chosen.backs is not Backs.NONE:
                self._draw_backs(page, number)
            done += sum(leaf.is_last for leaf in page)
            yield done

    def finished(self) -> Printed:
        """The file and its report."""
        pages = self._canvas.getPageNumber() - 1
        data = self._canvas.finished()
        report = PrintReport(pages, undrawn(self._characters), tuple(self._shrinks))
        return Printed(data, report)

    def _leaves(self) -> Iterator[_Leaf]:
        """What is cut out, in order: a face each, or two where the next one lies behind it."""
        drawn = self._all_faces()
        for front in drawn:
            goes_on = self._chosen.backs is Backs.CONTINUED and front.face.number < front.face.count
            yield _Leaf(front, next(drawn) if goes_on else None)

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

    def _draw_fronts(self, page: Sequence[_Leaf], title: str) -> None:
        canvas, sheet = self._canvas, self._sheet
        _turn(canvas, sheet)
        for leaf, slot in zip(page, sheet.slots, strict=False):
            if leaf.front.face.number == 1:
                canvas.add_bookmark(leaf.front.face.name[:LONGEST_ENTRY])
            _draw_card(canvas, leaf.front, sheet.card, slot)
        with canvas.artifact():
            draw_crop_marks(canvas, sheet)
            draw_ruler(canvas, sheet, title)
        canvas.showPage()

    def _draw_backs(self, page: Sequence[_Leaf], number: int) -> None:
        canvas, sheet = self._canvas, self._sheet
        _turn(canvas, sheet)
        upend(canvas, sheet, self._chosen.flip)
        for leaf, slot in zip(page, back_slots(sheet), strict=False):
            if leaf.back:
                _draw_card(canvas, leaf.back, sheet.card, slot)
            else:
                self._backs.draw(leaf.front.place, leaf.front.card, slot)
        with canvas.artifact():
            draw_verso(canvas, sheet, text("paper.verso", number=number))
        canvas.showPage()


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
