"""A face drawn on a canvas, its lower left corner at the origin."""

from __future__ import annotations

from collections.abc import Iterable

from reportlab.pdfgen.canvas import Canvas

from gmscreen.paper.card_faces import Face
from gmscreen.paper.imposition import Slot
from gmscreen.paper.inks import colours
from gmscreen.paper.marks import BoxMark, Font, RuleMark, TextMark
from gmscreen.paper.measures import Extent
from gmscreen.paper.typeface import typeface

_OUTLINE = 0.7


def draw_face(canvas: Canvas, face: Face, card: Extent, slot: Slot) -> None:
    """The band with its bleed, then boxes and rules, then the words."""
    canvas.saveState()
    canvas.translate(slot.x, slot.y)
    _draw_band(canvas, face, card, slot)
    for mark in face.marks:
        if isinstance(mark, BoxMark):
            _draw_box(canvas, mark, card.height)
        elif isinstance(mark, RuleMark):
            _draw_rule(canvas, mark, card.height)
    _draw_texts(canvas, (mark for mark in face.marks if isinstance(mark, TextMark)), card.height)
    canvas.restoreState()


def _draw_band(canvas: Canvas, face: Face, card: Extent, slot: Slot) -> None:
    canvas.setFillColorRGB(*colours()[face.ink])
    width = slot.left + card.width + slot.right
    canvas.rect(-slot.left, card.height - face.band, width, face.band + slot.top, stroke=0, fill=1)


def _draw_box(canvas: Canvas, mark: BoxMark, height: float) -> None:
    colour = colours()[mark.ink]
    y = height - mark.y - mark.height
    if mark.outlined:
        half = _OUTLINE / 2
        canvas.setStrokeColorRGB(*colour)
        canvas.setLineWidth(_OUTLINE)
        canvas.rect(mark.x + half, y + half, mark.width - _OUTLINE, mark.height - _OUTLINE)
        return
    canvas.setFillColorRGB(*colour)
    canvas.rect(mark.x, y, mark.width, mark.height, stroke=0, fill=1)


def _draw_rule(canvas: Canvas, mark: RuleMark, height: float) -> None:
    canvas.setStrokeColorRGB(*colours()[mark.ink])
    canvas.setLineWidth(mark.thickness)
    canvas.setDash([mark.dash, mark.dash * 0.6] if mark.dash else [])
    y = height - mark.y - mark.thickness / 2
    canvas.line(mark.x, y, mark.x + mark.width, y)
    canvas.setDash([])


def _draw_texts(canvas: Canvas, marks: Iterable[TextMark], height: float) -> None:
    """All words in one text object; font and colour are set only where they change."""
    words = canvas.beginText()
    font: Font | None = None
    for mark in marks:
        if font is None or (font.weight, font.size) != (mark.font.weight, mark.font.size):
            words.setFont(typeface(mark.font.weight).name, mark.font.size)
        if font is None or font.ink is not mark.font.ink:
            words.setFillColorRGB(*colours()[mark.font.ink])
        font = mark.font
        words.setTextOrigin(mark.x, height - mark.y)
        words.textOut(mark.text.replace("\n", " ") + " ")  # a blank parts it from the next for text tools
    canvas.drawText(words)
