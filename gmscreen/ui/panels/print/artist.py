"""Draws the pieces of pages that are looked at, in a thread, and keeps those that were drawn lately."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage

from gmscreen.ui.background import Background

if TYPE_CHECKING:  # what reads PDF is imported with the first of them, for start-up
    from gmscreen.ui.panels.print.document import Document, Piece

_MOST_KEPT = 48 << 20
"""Bytes of pictures kept beyond those that are wanted."""


class Artist(QObject):
    """`drawn` tells that a picture that was wanted is there.

    Those who look each say what they want, the most urgent first; the first to say it are served first.
    """

    drawn = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document: Document | None = None
        self._background = Background(self)
        self._kept: OrderedDict[Piece, tuple[Document, QImage]] = OrderedDict()
        self._wanted: dict[str, Sequence[Piece]] = {}

    @property
    def is_ready(self) -> bool:
        """Whether all that is wanted is drawn."""
        return self._next() is None and not self._background.is_busy

    def show(self, document: Document | None) -> None:
        """Draw another document; pictures of the one before stand in until theirs are drawn."""
        self._document = document
        self._wanted.clear()
        if document is None:
            self._kept.clear()

    def want(self, who: str, pieces: Sequence[Piece]) -> None:
        """Draw these for somebody, and no longer what they wanted before."""
        self._wanted[who] = pieces
        self._draw_next()

    def picture(self, piece: Piece) -> QImage | None:
        """The picture of a piece, if there is one, be it of the document before."""
        kept = self._kept.get(piece)
        return kept[1] if kept else None

    def _next(self) -> Piece | None:
        if self._document is None:
            return None
        for pieces in self._wanted.values():
            for piece in pieces:
                kept = self._kept.get(piece)
                if kept is None or kept[0] is not self._document:
                    return piece
        return None

    def _draw_next(self) -> None:
        piece, document = self._next(), self._document
        if piece is not None and document is not None:
            self._background.do(
                partial(document.picture, piece), lambda picture: self._keep(piece, document, picture)
            )

    def _keep(self, piece: Piece, document: Document, picture: QImage) -> None:
        if self._document is not None:
            self._kept[piece] = (document, picture)
            self._kept.move_to_end(piece)
            self._forget()
            self.drawn.emit()
        self._draw_next()

    def _forget(self) -> None:
        """Let the oldest go, but nothing that is wanted."""
        wanted = {piece for pieces in self._wanted.values() for piece in pieces}
        spare = sum(piece.bytes for piece in self._kept if piece not in wanted) - _MOST_KEPT
        for piece in list(self._kept):
            if spare <= 0:
                break
            if piece not in wanted:
                del self._kept[piece]
                spare -= piece.bytes
