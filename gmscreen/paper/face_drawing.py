"""A face drawn on a canvas, its lower left corner at the origin."""

from __future__ import annotations

from collections.abc import Sequence

from reportlab.pdfgen.canvas import Canvas
from reportlab.pdfgen.textobject import PDFTextObject

from gmscreen.paper.card_faces import Face
from gmscreen.paper.imposition import Slot
from gmscreen.paper.inks import colours
from gmscreen.paper.marks import BoxMark, Font, Placed, RuleMark, TextMark
from gmscreen.paper.measures import Extent
from gmscreen.paper.typeface import typeface

_OUTLINE = 0.7
_GAP = 0.6
"""Gaps of a broken rule over its strokes."""


def draw_face(canvas: Canvas, face: Face, card: Extent, slot: Slot) -> None:
    """The band with its bleed, then boxes and rules, then the words."""
    canvas.saveState()
    canvas.translate(slot.x, slot.y)
    _draw_band(canvas, face, card, slot)
    for part in face.placed:
        for mark in part.marks:
            if isinstance(mark, BoxMark):
                _draw_box(canvas, mark, part.x, card.height - part.y)
            elif isinstance(mark, RuleMark):
                _draw_rule(canvas, mark, part.x, card.height - part.y)
    _draw_texts(canvas, face.placed, card.height)
    canvas.restoreState()


def _draw_band(canvas: Canvas, face: Face, card: Extent, slot: Slot) -> None:
    canvas.setFillColorRGB(*colours()[face.ink])
    width = slot.left + card.width + slot.right
    canvas.rect(-slot.left, card.height - face.band, width, face.band + slot.top, stroke=0, fill=1)


def _draw_box(canvas: Canvas, mark: BoxMark, left: float, top: float) -> None:
    colour = colours()[mark.ink]
    x, y = left + mark.x, top - mark.y - mark.height
    if mark.outlined:
        half = _OUTLINE / 2
        canvas.setStrokeColorRGB(*colour)
        canvas.setLineWidth(_OUTLINE)
        canvas.rect(x + half, y + half, mark.width - _OUTLINE, mark.height - _OUTLINE)
        return
    canvas.setFillColorRGB(*colour)
    canvas.rect(x, y, mark.width, mark.height, stroke=0, fill=1)


def _draw_rule(canvas: Canvas, mark: RuleMark, left: float, top: float) -> None:
    canvas.setStrokeColorRGB(*colours()[mark.ink])
    canvas.setLineWidth(mark.thickness)
    canvas.setDash([mark.dash, mark.dash * _GAP] if mark.dash else [])
    x, y = left + mark.x, top - mark.y - mark.thickness / 2
    canvas.line(x, y, x + mark.width, y)
    canvas.setDash([])


def _draw_texts(canvas: Canvas, placed: Sequence[Placed], height: float) -> None:
    """All words in one text object; font and colour are set only where they change."""
    words = canvas.beginText()
    font: Font | None = None
    for part in placed:
        for mark in part.marks:
            if not isinstance(mark, TextMark):
                continue
            _change_font(words, font, mark.font)
            font = mark.font
            words.setTextOrigin(part.x + mark.x, height - part.y - mark.y)
            words.textOut(mark.text.replace("\n", " ") + " ")  # a blank parts it from the next for text tools
    canvas.drawText(words)


def _change_font(words: PDFTextObject, before: Font | None, font: Font) -> None:
    if before == font:
        return
    if before is None or (before.weight, before.size) != (font.weight, font.size):
        words.setFont(typeface(font.weight).name, font.size)
    if before is None or before.ink is not font.ink:
        words.setFillColorRGB(*colours()[font.ink])
