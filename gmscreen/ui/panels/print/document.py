"""A PDF opened to be looked at: its pages as pictures, at any size and piece by piece."""

from __future__ import annotations

import atexit
from dataclasses import dataclass
from threading import RLock
from weakref import WeakSet

import pypdfium2
from pypdfium2 import raw
from PySide6.QtGui import QImage

POINTS_PER_INCH = 72
_WHITE = (255, 255, 255, 255)

_EDGE = 2
"""Rows drawn above and below a strip and left out: at the edge of a picture lines are smoothed otherwise."""

_PDFIUM = RLock()
"""PDFium keeps its state for the whole program: one thread at a time."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A strip of a page that is drawn `width` × `whole` pixels large: `height` pixels from `top` on."""

    page: int
    width: int
    whole: int
    top: int
    height: int

    @property
    def bytes(self) -> int:
        """What its picture takes in memory."""
        return 4 * self.width * self.height


class Document:
    """The pages of a PDF. It may be asked from any thread; each answer waits for the one before."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        with _PDFIUM:
            self._pdf = pypdfium2.PdfDocument(data)
            self.sizes: tuple[tuple[float, float], ...] = tuple(
                self._pdf.get_page_size(page) for page in range(len(self._pdf))
            )
            """Width and height of each page as it is read, in points."""
        self._is_open = True
        _OPEN.add(self)

    def close(self) -> None:
        """Let go of what PDFium holds; its pictures are empty from then on."""
        with _PDFIUM:
            self._is_open = False
            self._pdf.close()

    def __del__(self) -> None:
        if hasattr(self, "_pdf"):  # data that is no PDF has left none
            self.close()  # PDFium's own finalizer would not wait for another thread's call

    def __len__(self) -> int:
        return len(self.sizes)

    def picture(self, piece: Piece, *, printing: bool = False) -> QImage:
        """A piece of a page; `printing` draws it for paper and not for a screen."""
        height = piece.height + 2 * _EDGE
        with _PDFIUM:
            if not self._is_open:  # the program is at its end, and PDFium may be gone
                return QImage()
            bitmap = pypdfium2.PdfBitmap.new_native(piece.width, height, raw.FPDFBitmap_BGRx)
            bitmap.fill_rect(_WHITE, 0, 0, piece.width, height)
            page = self._pdf[piece.page]
            flags = raw.FPDF_ANNOT | (raw.FPDF_PRINTING if printing else 0)
            raw.FPDF_RenderPageBitmap(bitmap, page, 0, _EDGE - piece.top, piece.width, piece.whole, 0, flags)
            page.close()
            drawn, stride = bytes(bitmap.buffer), bitmap.stride
            bitmap.close()
        whole = QImage(drawn, piece.width, height, stride, QImage.Format.Format_RGB32)
        return whole.copy(0, _EDGE, piece.width, piece.height)  # the bytes go when this function ends


_OPEN: WeakSet[Document] = WeakSet()


@atexit.register
def _close_all() -> None:
    """Close what is still looked at, before PDFium itself goes and complains of it."""
    for document in list(_OPEN):
        document.close()


def strips(page: int, width: int, whole: int, height: int) -> tuple[Piece, ...]:
    """A page in strips of at most `height` pixels, from the top."""
    return tuple(Piece(page, width, whole, top, min(height, whole - top)) for top in range(0, whole, height))
