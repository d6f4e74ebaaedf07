"""What stands outside the cards: crop marks, the 100 mm ruler, and what sheet this is."""

from __future__ import annotations

from reportlab.pdfgen.canvas import Canvas

from gmscreen.paper.imposition import Axis, Imposition, bleed, mark_length
from gmscreen.paper.inks import Ink, colours
from gmscreen.paper.measures import MM
from gmscreen.paper.typeface import Weight, typeface
from gmscreen.texts.catalogue import text

RULER = 100 * MM
_HAIRLINE = 0.3
_LETTERS = 6.0
_RULER_PLACE = 4.2 * MM
"""How far the ruler is from the sheet's edge; home printers leave some 4 mm blank."""


def draw_crop_marks(canvas: Canvas, sheet: Imposition) -> None:
    """A hairline at every cut, outside the bleed."""
    canvas.setLineWidth(_HAIRLINE)
    canvas.setStrokeColorRGB(*colours()[Ink.TEXT])
    for start, end in _strokes(sheet.rows, sheet.extent.height):
        for x in sheet.columns.cuts:
            canvas.line(x, start, x, end)
    for start, end in _strokes(sheet.columns, sheet.extent.width):
        for y in sheet.rows.cuts:
            canvas.line(start, y, end, y)


def _strokes(axis: Axis, length: float) -> tuple[tuple[float, float], tuple[float, float]]:
    """From where to where the marks before and after the cards of an axis go."""
    before = axis.before - bleed(axis.before)
    after = length - axis.after + bleed(axis.after)
    return (before - mark_length(axis.before), before), (after, after + mark_length(axis.after))


def draw_ruler(canvas: Canvas, sheet: Imposition, title: str) -> None:
    """Exactly 100 mm with a tick each centimetre, what it is for, and `title` after it."""
    canvas.saveState()
    if sheet.ruler_below:
        canvas.translate(min(sheet.columns.before, sheet.extent.width - RULER - _RULER_PLACE), _RULER_PLACE)
    else:
        canvas.translate(_RULER_PLACE, sheet.rows.before)
        canvas.rotate(90)
        canvas.translate(0, -1.6 * MM)
    _draw_scale(canvas)
    _draw_words(canvas, f"{text('paper.true_scale')}   ·   {title}")
    canvas.restoreState()


def _draw_scale(canvas: Canvas) -> None:
    canvas.setLineWidth(_HAIRLINE)
    canvas.setStrokeColorRGB(*colours()[Ink.TEXT])
    canvas.line(0, 0, RULER, 0)
    for centimetre in range(11):
        tall = 1.6 if centimetre % 5 == 0 else 0.9
        canvas.line(centimetre * 10 * MM, 0, centimetre * 10 * MM, tall * MM)


def _draw_words(canvas: Canvas, words: str) -> None:
    canvas.setFillColorRGB(*colours()[Ink.MUTED])
    canvas.setFont(typeface(Weight.REGULAR).name, _LETTERS)
    canvas.drawString(RULER + 2 * MM, 0, words)
