"""Backs put on the page behind their fronts, each where its card is when the paper is turned."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from gmscreen.paper.cards.backs import Window, back_of
from gmscreen.paper.cards.card_format import CardFormat, Flip
from gmscreen.paper.cards.content import CardContent
from gmscreen.paper.cards.imposition import Imposition, Slot
from gmscreen.paper.cards.style import card_style
from gmscreen.paper.press.drawing import draw, drawing
from gmscreen.paper.press.marks import PictureMark, Placed
from gmscreen.paper.press.measures import Extent
from gmscreen.paper.press.picture import Picture, picture
from gmscreen.paper.press.print_canvas import PrintCanvas
from gmscreen.paper.press.structure import Role, StructurePath
from gmscreen.session.pictures import picture_facts
from gmscreen.texts.catalogue import text

DOTS_PER_INCH = 300
HEADROOM = 0.2
"""Share of what a portrait is too high for its place that is cut off over the head."""

MOST_PICTURES = 64
"""Portraits that are kept ready."""


def back_slots(sheet: Imposition) -> tuple[Slot, ...]:
    """Where the slots of a sheet are on its back, in the order of those on the front."""
    return tuple(_mirrored(slot, sheet) for slot in sheet.slots)


def upend(canvas: PrintCanvas, sheet: Imposition, flip: Flip) -> None:
    """Stand a page of backs on its head where the paper is turned over an edge that lies across."""
    if is_upended(sheet, flip):
        canvas.translate(sheet.extent.width, sheet.extent.height)
        canvas.rotate(180)


def _mirrored(slot: Slot, sheet: Imposition) -> Slot:
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
        self._picture = lru_cache(maxsize=MOST_PICTURES)(covering)

    def draw(self, place: int, card: CardContent, slot: Slot) -> None:
        """The back of a card in a slot of the page of backs; `place` is the card's among all."""
        canvas, extent = self._canvas, self._sheet.card
        back = back_of(card, self._style, self._chosen.backs, has_emblem_picture=bool(self._emblem))
        canvas.saveState()
        canvas.translate(slot.x, slot.y)
        if back.ground in canvas.colours:
            with canvas.artifact():
                canvas.setFillColorRGB(*canvas.colours[back.ground])
                canvas.rect(*_bled(slot, extent), stroke=0, fill=1)
        if back.window:
            self._draw_picture(((Role.SECTION, place),), card, back.window, slot)
        draw(drawing(back.placed, extent.height, canvas), canvas)
        canvas.restoreState()

    def _draw_picture(self, section: StructurePath, card: CardContent, window: Window, slot: Slot) -> None:
        """As large as fills the window; of a portrait that is too high most is cut off at the foot."""
        canvas, extent = self._canvas, self._sheet.card
        margin = self._sheet.bleed if window.bleeds else 0.0
        place = Extent(window.extent.width + 2 * margin, window.extent.height + 2 * margin)
        found = self._picture(self._emblem if window.bleeds else card.portrait, place)
        above = 0.5 if window.bleeds else HEADROOM
        mark = _covering_mark(found, place, (window.x - margin, window.y - margin), above)
        if not window.bleeds:
            alternative = text("paper.portrait", name=card.name)
            mark = replace(mark, alternative=alternative, place=((Role.FIGURE, "portrait"),))
        foot = extent.height - window.y - window.extent.height
        seen = (window.x, foot, window.extent.width, window.extent.height)
        canvas.saveState()
        path = canvas.beginPath()
        path.rect(*(_bled(slot, extent) if window.bleeds else seen))
        canvas.clipPath(path, stroke=0, fill=0)
        draw(drawing((Placed(0, 0, (mark,)),), extent.height, canvas), canvas, section)
        canvas.restoreState()


def covering(data: bytes, place: Extent) -> Picture:
    """A picture with enough points to fill the place at 300 dots per inch, and not many more."""
    facts = picture_facts(data)
    across = max(place.width, place.height * facts.width / facts.height)
    return picture(data, max(1, round(across / 72 * DOTS_PER_INCH)))


def _covering_mark(found: Picture, place: Extent, corner: tuple[float, float], above: float) -> PictureMark:
    """The picture over all of a place with that upper left corner.

    `above` is the share of what is too high that sticks out over it.
    """
    width = max(place.width, place.height / found.shape)
    height = width * found.shape
    x, y = corner
    return PictureMark(
        x - (width - place.width) / 2, y - (height - place.height) * above, width, height, found
    )


def _bled(slot: Slot, card: Extent) -> tuple[float, float, float, float]:
    """Left, bottom, width and height of a card with its bleed."""
    width = slot.left + card.width + slot.right
    return -slot.left, -slot.bottom, width, slot.bottom + card.height + slot.top
