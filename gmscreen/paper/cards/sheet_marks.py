"""What stands outside the cards: crop marks, the 100 mm ruler, and what sheet this is."""

from __future__ import annotations

from gmscreen.paper.cards.imposition import Axis, Imposition
from gmscreen.paper.press.inks import Ink
from gmscreen.paper.press.measures import MM
from gmscreen.paper.press.print_canvas import PrintCanvas
from gmscreen.paper.press.ruler import RULER
from gmscreen.paper.press.typeface import Weight, typeface
from gmscreen.texts.catalogue import text

_HAIRLINE = 0.3
_LETTERS = 6.0
_RULER_PLACE = 4.2 * MM
"""How far the ruler is from the sheet's edge; home printers leave some 4 mm blank."""

_INWARD_MARK = 15 * MM
"""Length of a mark that has no margin to lie in: past the band, and past what a printer leaves blank."""

_INWARD_PLACE = 10 * MM
"""Where words on a filled sheet begin, counted from the edge or the cut."""


def draw_crop_marks(canvas: PrintCanvas, sheet: Imposition) -> None:
    """A hairline at every cut, outside the bleed; from the edge inwards where cards fill the sheet."""
    canvas.setLineWidth(_HAIRLINE)
    canvas.setStrokeColorRGB(*canvas.colours[Ink.TEXT])
    for start, end in _strokes(sheet, sheet.rows, sheet.extent.height):
        for x in _cuts(sheet.columns):
            canvas.line(x, start, x, end)
    for start, end in _strokes(sheet, sheet.columns, sheet.extent.width):
        for y in _cuts(sheet.rows):
            canvas.line(start, y, end, y)


def _cuts(axis: Axis) -> tuple[float, ...]:
    """Where there is something to cut: the sheet's own edges need no knife."""
    return axis.cuts if axis.before else axis.cuts[1:-1]


def _strokes(sheet: Imposition, axis: Axis, length: float) -> tuple[tuple[float, float], tuple[float, float]]:
    """From where to where the marks before and after the cards of an axis go."""
    if not axis.before:
        return (0, _INWARD_MARK), (length - _INWARD_MARK, length)
    before = axis.before - sheet.mark_gap(axis.before)
    after = length - axis.after + sheet.mark_gap(axis.after)
    return (before - sheet.mark_length(axis.before), before), (after, after + sheet.mark_length(axis.after))


def draw_ruler(canvas: PrintCanvas, sheet: Imposition, title: str) -> None:
    """Exactly 100 mm with a tick each centimetre, what it is for, and `title` after it.

    On a filled sheet it lies in the bottom margin of the first card, the title in that of the second.
    """
    canvas.saveState()
    if sheet.filled:
        _draw_words(canvas, title, sheet.columns.starts[-1] + _INWARD_PLACE, _RULER_PLACE)
    _go_to_ruler(canvas, sheet)
    _draw_scale(canvas)
    told = text("paper.true_scale")
    _draw_words(canvas, told if sheet.filled else f"{told}   ·   {title}", RULER + 2 * MM, 0)
    canvas.restoreState()


def draw_verso(canvas: PrintCanvas, sheet: Imposition, title: str) -> None:
    """What page of backs this is, where the ruler lies on the front; nothing where backs fill the sheet."""
    if sheet.filled:
        return
    canvas.saveState()
    _go_to_ruler(canvas, sheet)
    _draw_words(canvas, title, 0, 0)
    canvas.restoreState()


def _go_to_ruler(canvas: PrintCanvas, sheet: Imposition) -> None:
    """Make the ruler's beginning the origin, its line the axis that runs to the right."""
    if sheet.filled:
        canvas.translate(_INWARD_PLACE, _RULER_PLACE)
    elif sheet.ruler_below:
        canvas.translate(min(sheet.columns.before, sheet.extent.width - RULER - _RULER_PLACE), _RULER_PLACE)
    else:
        canvas.translate(_RULER_PLACE, sheet.rows.before)
        canvas.rotate(90)
        canvas.translate(0, -1.6 * MM)


def _draw_scale(canvas: PrintCanvas) -> None:
    canvas.setLineWidth(_HAIRLINE)
    canvas.setStrokeColorRGB(*canvas.colours[Ink.TEXT])
    canvas.line(0, 0, RULER, 0)
    for centimetre in range(11):
        tall = 1.6 if centimetre % 5 == 0 else 0.9
        canvas.line(centimetre * 10 * MM, 0, centimetre * 10 * MM, tall * MM)


def _draw_words(canvas: PrintCanvas, words: str, x: float, y: float) -> None:
    canvas.setFillColorRGB(*canvas.colours[Ink.MUTED])
    canvas.setFont(typeface(Weight.REGULAR).name, _LETTERS)
    canvas.drawString(x, y, words)
