"""Backs put on the page behind their fronts, each where its card is when the paper is turned."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256

from gmscreen.paper.cards.back_picture import Picture, draw_picture, prepared
from gmscreen.paper.cards.backs import Back, Window, back_of
from gmscreen.paper.cards.card_format import CardFormat, Flip
from gmscreen.paper.cards.content import CardContent
from gmscreen.paper.cards.imposition import Imposition, Slot
from gmscreen.paper.cards.style import card_style
from gmscreen.paper.press.drawing import draw, drawing
from gmscreen.paper.press.measures import Extent
from gmscreen.paper.press.print_canvas import PrintCanvas

MOST_PICTURES = 64
"""Portraits that are kept ready."""


def mirrored(slot: Slot, sheet: Imposition) -> Slot:
    """Where a slot is when the paper is turned over an edge that runs upwards."""
    x = sheet.extent.width - slot.x - sheet.card.width
    return Slot(x, slot.y, slot.right, slot.left, slot.top, slot.bottom)


def is_upended(sheet: Imposition, flip: Flip) -> bool:
    """Whether the page of backs stands on its head: the paper is turned over an edge that lies across.

    Cards are upright when one turns them over sideways, whichever edge the printer takes.
    """
    return sheet.turned is (flip is Flip.LONG_EDGE)


class BackPress:
    """Draws the backs of a print; `emblem` is a picture for all of them, or empty."""

    def __init__(self, canvas: PrintCanvas, sheet: Imposition, chosen: CardFormat, emblem: bytes) -> None:
        self._canvas, self._sheet, self._chosen = canvas, sheet, chosen
        self._style = card_style(chosen.size)
        self._emblem = emblem
        self._picture = lru_cache(maxsize=MOST_PICTURES)(self._prepared)

    def draw(self, cards: Sequence[CardContent]) -> None:
        """The backs of a page's fronts, in the order of their slots."""
        sheet, canvas = self._sheet, self._canvas
        if is_upended(sheet, self._chosen.flip):
            canvas.translate(sheet.extent.width, sheet.extent.height)
            canvas.rotate(180)
        for card, slot in zip(cards, sheet.slots, strict=False):
            self._draw_back(card, mirrored(slot, sheet))

    def _draw_back(self, card: CardContent, slot: Slot) -> None:
        canvas, extent = self._canvas, self._sheet.card
        back = back_of(card, self._style, self._chosen.backs, has_emblem_picture=bool(self._emblem))
        canvas.saveState()
        canvas.translate(slot.x, slot.y)
        with canvas.artifact():
            self._draw_ground(back, slot)
            if back.window:
                self._draw_picture(card.portrait or self._emblem, back.window, slot)
        draw(drawing(back.placed, extent.height, canvas), canvas)
        canvas.restoreState()

    def _draw_ground(self, back: Back, slot: Slot) -> None:
        if back.ground in self._canvas.colours:
            self._canvas.setFillColorRGB(*self._canvas.colours[back.ground])
            self._canvas.rect(*_bled(slot, self._sheet.card), stroke=0, fill=1)

    def _draw_picture(self, data: bytes, window: Window, slot: Slot) -> None:
        """As large as fills the window, what is too much of it cut off evenly."""
        canvas, card, bleed = self._canvas, self._sheet.card, self._sheet.bleed
        edges = (window.x, card.height - window.y - window.extent.height, *_sides(window.extent))
        seen = _bled(slot, card) if window.bleeds else edges
        if window.bleeds:
            edges = (-bleed, -bleed, card.width + 2 * bleed, card.height + 2 * bleed)
        name = sha256(data).hexdigest()[:16]
        canvas.saveState()
        path = canvas.beginPath()
        path.rect(*seen)
        canvas.clipPath(path, stroke=0, fill=0)
        draw_picture(canvas, name, self._picture(data, Extent(edges[2], edges[3])), edges)
        canvas.restoreState()

    def _prepared(self, data: bytes, extent: Extent) -> Picture:
        return prepared(data, extent)


def _sides(extent: Extent) -> tuple[float, float]:
    return extent.width, extent.height


def _bled(slot: Slot, card: Extent) -> tuple[float, float, float, float]:
    """Left, bottom, width and height of a card with its bleed."""
    width = slot.left + card.width + slot.right
    return -slot.left, -slot.bottom, width, slot.bottom + card.height + slot.top
