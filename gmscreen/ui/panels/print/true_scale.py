"""Pages put on a printer's paper as large as they are, whatever the printer would like."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter
from PySide6.QtPrintSupport import QPrinter

from gmscreen.paper.press.printed import Progress
from gmscreen.ui.panels.print.document import POINTS_PER_INCH, Document, Piece, strips

MOST_DPI = 600
"""Dots per inch of the pictures that pages are printed as; above, letters gain nothing that one sees."""

_STRIP = 512
"""Rows of dots drawn at once: a whole page of 600 dots per inch takes 140 MB."""


class PrinterError(Exception):
    """The printer took no page."""


@dataclass(frozen=True, slots=True)
class _Ground:
    """Where a page's pictures go: dots of the printer for each dot of theirs, and the upper left corner."""

    dpi: int
    each: float
    x: int
    y: int


def set_paper(printer: QPrinter, size: tuple[float, float]) -> None:
    """Ask for paper of a page's size, in points, and for all of it: no margin, no shrinking."""
    width, height = size
    lies = width > height
    upright = QSizeF(min(size), max(size))
    sheet = QPageSize(upright, QPageSize.Unit.Point, "", QPageSize.SizeMatchPolicy.FuzzyMatch)
    side = QPageLayout.Orientation.Landscape if lies else QPageLayout.Orientation.Portrait
    printer.setPageSize(sheet)
    printer.setPageOrientation(side)
    printer.setFullPage(True)


def pages_to_print(printer: QPrinter, count: int, current: int = 0) -> tuple[int, ...]:
    """The pages that were chosen in the print dialog, of so many; the first is 0."""
    pages = _range_to_print(printer, count, current)
    return pages[::-1] if printer.pageOrder() is QPrinter.PageOrder.LastPageFirst else pages


def _range_to_print(printer: QPrinter, count: int, current: int) -> tuple[int, ...]:
    asked = printer.printRange()
    if asked == QPrinter.PrintRange.CurrentPage:
        return (min(current, count - 1),)
    if asked == QPrinter.PrintRange.PageRange and printer.fromPage():
        last = min(printer.toPage() or count, count)
        return tuple(range(max(printer.fromPage(), 1) - 1, last))
    return tuple(range(count))


def print_pages(printer: QPrinter, document: Document, pages: Sequence[int], progress: Progress) -> None:
    """Draw the pages, each in the middle of its paper; PrinterError when the printer won't.

    Whatever `progress` raises goes on, and nothing is printed.
    """
    painter = QPainter()
    if not painter.begin(printer):
        raise PrinterError
    painter.setRenderHint(QPainter.RenderHint.LosslessImageRendering)
    try:
        _draw(painter, printer, document, pages, progress)
    except BaseException:
        printer.abort()
        raise
    finally:
        painter.end()


def _draw(
    painter: QPainter, printer: QPrinter, document: Document, pages: Sequence[int], progress: Progress
) -> None:
    for done, page in enumerate(pages):
        progress(done, len(pages))
        if done:
            _turn_page(printer, document.sizes[page])
        size = document.sizes[page]
        _draw_page(painter, document, page, _ground(printer, size))
    progress(len(pages), len(pages))


def _turn_page(printer: QPrinter, size: tuple[float, float]) -> None:
    """The next paper, turned as the page is."""
    lies = size[0] > size[1]
    side = QPageLayout.Orientation.Landscape if lies else QPageLayout.Orientation.Portrait
    if printer.pageLayout().orientation() != side:
        printer.setPageOrientation(side)
    if not printer.newPage():
        raise PrinterError


def _ground(printer: QPrinter, size: tuple[float, float]) -> _Ground:
    dots = printer.resolution()
    times = -(-dots // MOST_DPI)  # whole dots of the printer for a dot of ours: nothing is blurred
    paper = printer.pageLayout().fullRectPixels(dots)
    width, height = (round(side * dots / POINTS_PER_INCH) for side in size)
    return _Ground(
        dots // times, dots / (dots // times), (paper.width() - width) // 2, (paper.height() - height) // 2
    )


def _draw_page(painter: QPainter, document: Document, page: int, ground: _Ground) -> None:
    width, whole = (max(1, round(side * ground.dpi / POINTS_PER_INCH)) for side in document.sizes[page])
    for piece in strips(page, width, whole, _STRIP):
        painter.drawImage(_area(piece, ground), document.picture(piece, printing=True))


def _area(piece: Piece, ground: _Ground) -> QRect:
    top, end = round(piece.top * ground.each), round((piece.top + piece.height) * ground.each)
    return QRect(ground.x, ground.y + top, round(piece.width * ground.each), end - top)
