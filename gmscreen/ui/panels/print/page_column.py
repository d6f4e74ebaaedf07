"""Pages under one another, drawn as far as one sees them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, QRect, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame

from gmscreen.ui.panels.print.artist import Artist
from gmscreen.ui.panels.print.page_places import PagePlace, PagePlaces, Room, Sizes, Zoom, page_scale
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Theme, Tone

if TYPE_CHECKING:  # what reads PDF is imported with the first of them, for start-up
    from gmscreen.ui.panels.print.document import Document, Piece

_STRIP = 512
"""Pixels of a page that are drawn at once."""

_LEAST_INCH, _MOST_INCH = 50.0, 400.0


class PageColumn(QAbstractScrollArea):
    """`paged` tells that another page is in the middle of the view, the first is 0; `relaid` that pages may
    be drawn at another size.
    """

    paged = Signal(int)
    relaid = Signal()

    def __init__(self, look: Look, artist: Artist, name: str, gap: int) -> None:
        super().__init__()
        self._look, self._artist, self._gap = look, artist, gap
        self._document: Document | None = None
        self._current = 0
        self._anchor = 0.0  # the page in the middle of the view, and how much of it lies above
        self._is_stale = self._is_laying = False
        self._whom = name
        self.zoom = Zoom()
        self.places = PagePlaces((), 1.0, self.room)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        artist.drawn.connect(self.viewport().update)
        self.verticalScrollBar().valueChanged.connect(lambda _value: self._note_page())

    @property
    def sizes(self) -> Sizes:
        """The sizes of the pages, in points."""
        return self._document.sizes if self._document else ()

    @property
    def room(self) -> Room:
        """The room that pages have."""
        screen = self.screen()
        inch = screen.physicalDotsPerInch()
        if not _LEAST_INCH <= inch <= _MOST_INCH:  # a screen that doesn't say how large it is
            inch = screen.logicalDotsPerInch()
        port, bar = self.viewport(), self.verticalScrollBar()
        kept = 0 if bar.isVisible() else bar.sizeHint().width()
        return Room(port.width() - kept, port.height(), self._look.theme.space(self._gap), inch)

    @property
    def scale(self) -> float:
        """Pixels per point."""
        return page_scale(self.sizes, self.zoom, self.room)

    @property
    def is_ready(self) -> bool:
        """Whether it has been painted since its pages changed."""
        return not (self._is_stale and self.isVisible())

    @property
    def current(self) -> int:
        """The page in the middle of the view."""
        return self._current

    def show_document(self, document: Document | None, *, fresh: bool = False) -> None:
        """Show another document, from its beginning or where the one before was scrolled to."""
        self._document = document
        self.relay()
        if fresh:
            self.go_to_page(0)

    def dress(self, _theme: Theme) -> None:
        """Take the spaces of this scale."""
        self.relay()

    def relay(self) -> None:
        """Lay the pages out anew; what was in the middle of the view stays there."""
        self._is_laying = True
        self.places = PagePlaces(self.sizes, self.scale, self.room)
        self._set_bars()
        self._anchor = min(self._anchor, max(0.0, len(self.sizes) - 0.001))
        self._go_to_middle(self._anchor)
        self._is_laying = False
        self._tell_page()
        self._is_stale = True
        self.viewport().update()
        self.relaid.emit()

    def _middle(self) -> float:
        """The page in the middle of the view, and how much of it lies above."""
        if not self.places.places:
            return 0.0
        y = self.verticalScrollBar().value() + self.viewport().height() // 2
        page = self.places.at(y)
        place = self.places.places[page]
        return page + min(max((y - place.y) / place.height, 0.0), 0.999)

    def _go_to_middle(self, middle: float) -> None:
        if self.places.places:
            page = min(int(middle), len(self.places.places) - 1)
            place = self.places.places[page]
            y = place.y + (middle - int(middle)) * place.height
            self.verticalScrollBar().setValue(round(y) - self.viewport().height() // 2)

    def _set_bars(self) -> None:
        port = self.viewport()
        for bar, whole, seen in (
            (self.verticalScrollBar(), self.places.height, port.height()),
            (self.horizontalScrollBar(), self.places.width, port.width()),
        ):
            bar.setRange(0, max(0, whole - seen))
            bar.setPageStep(seen)
            bar.setSingleStep(max(1, seen // 12))
        side = self.horizontalScrollBar()
        side.setValue(side.maximum() // 2)

    def go_to_page(self, page: int) -> None:
        """Bring a page up, its upper edge at the top, or whole in the middle where it fits."""
        if 0 <= page < len(self.places.places):
            place, seen = self.places.places[page], self.viewport().height()
            spare = max(0, seen - place.height) // 2
            self.verticalScrollBar().setValue(place.y - max(spare, self.room.gap // 2))
            self._note_page()

    def _note_page(self) -> None:
        if not self._is_laying:
            self._anchor = self._middle()
            self._tell_page()

    def _tell_page(self) -> None:
        page = int(self._anchor)
        if page != self._current:
            self._current = page
            self.paged.emit(page)
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the pages to the new room."""
        super().resizeEvent(event)
        self.relay()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw what is seen of the pages, and want what is not drawn yet."""
        painter = QPainter(self.viewport())
        painter.fillRect(self.viewport().rect(), self._look.theme.color(Tone.BG))
        wanted: list[Piece] = []
        for page in self._seen():
            self._paint_page(painter, page, wanted)
        painter.end()
        self._is_stale = False
        self._artist.want(self._whom, wanted)

    def _seen(self) -> range:
        top = self.verticalScrollBar().value()
        return self.places.between(top, top + self.viewport().height())

    def area_of(self, page: int) -> QRect:
        """Where a page lies in the view."""
        place = self.places.places[page]
        corner = QPoint(
            place.x - self.horizontalScrollBar().value(), place.y - self.verticalScrollBar().value()
        )
        return QRect(corner.x(), corner.y(), place.width, place.height)

    def _paint_page(self, painter: QPainter, page: int, wanted: list[Piece]) -> None:
        area, theme = self.area_of(page), self._look.theme
        painter.fillRect(area, Qt.GlobalColor.white)
        for piece in self._pieces(page, area):
            wanted.append(piece)
            picture = self._artist.picture(piece)
            if picture is not None:
                ratio = self.devicePixelRatio()
                picture.setDevicePixelRatio(ratio)
                painter.drawImage(QPointF(area.left(), area.top() + piece.top / ratio), picture)
        painter.setPen(theme.color(Tone.LINE))
        painter.drawRect(area.adjusted(-1, -1, 0, 0))

    def _pieces(self, page: int, area: QRect) -> Iterator[Piece]:
        """The strips of a page that are seen, in pixels of the screen."""
        from gmscreen.ui.panels.print.document import strips  # noqa: PLC0415 # for start-up

        ratio = self.devicePixelRatio()
        place: PagePlace = self.places.places[page]
        width, whole = round(place.width * ratio), round(place.height * ratio)
        for piece in strips(page, width, whole, _STRIP):
            top = area.top() + piece.top / ratio
            if top < self.viewport().height() and top + piece.height / ratio > 0:
                yield piece
