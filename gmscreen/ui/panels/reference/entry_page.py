"""The words of an entry, painted: what is looked for is underlined on a ground of its own."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QTextCharFormat,
    QTextLayout,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from gmscreen.sheets.search import marked_spans
from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.reference.text_layout import Passage, TextLayout, whole_laid_out
from gmscreen.ui.panels.reference.view import CardView, EntryText
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Theme, Tone

_LIT_SHARE = 22
_MARK_SHARE = 40
_LEAST_WIDTH = 220
_MOST_WIDTHS = 3


LayOut = Callable[[EntryText, int, Theme], TextLayout]


class EntryPage(QWidget):
    """An entry or a part of it, as it is laid out.

    Focusable; `opened` tells that Enter was pressed on it, `reached` that the keyboard came to it.
    """

    opened = Signal()
    reached = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._lay_out: LayOut = whole_laid_out
        self._words = EntryText("", "", "", (), (), 0, "")
        self._marks: tuple[str, ...] = ()
        self._lit: int | None = None
        self._laid: dict[int, TextLayout] = {}
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_entry(self, shown: CardView, lay_out: LayOut) -> None:
        """Show another entry, other marks, another lit line."""
        if shown.words != self._words or lay_out is not self._lay_out:
            self._words, self._lay_out = shown.words, lay_out
            self._laid.clear()
            self.setAccessibleName(
                text("reference.entry_name", title=shown.words.title, text=shown.words.text)
            )
            lines = (": ".join(cells) for cells in shown.words.lines)
            self.setAccessibleDescription("\n".join((*lines, f"[{shown.words.source}]")))
            self.updateGeometry()
        self._marks, self._lit = shown.marks, shown.lit
        self.update()

    def dress(self, _theme: Theme) -> None:
        """Lay out again at another scale or in other colours."""
        self._laid.clear()
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        """Narrower is higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of all the words at a width."""
        return self._layout_at(width).height

    def sizeHint(self) -> QSize:
        """Some width; the height depends on it."""
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        """Some width to write in."""
        return QSize(self._look.theme.px(_LEAST_WIDTH), 0)

    def line_area(self, line: int) -> QRect:
        """Where a line of the table is, in this widget."""
        return self._layout_at(self.width()).lines[line]

    def _layout_at(self, width: int) -> TextLayout:
        if width not in self._laid:
            if len(self._laid) > _MOST_WIDTHS:
                self._laid.clear()
            self._laid[width] = self._lay_out(self._words, width, self._look.theme)
        return self._laid[width]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the lines' grounds, then the words, as far as they are asked for."""
        painter = QPainter(self)
        shown, asked = self._layout_at(self.width()), event.rect()
        for place, area in enumerate(shown.lines):
            if area.intersects(asked):
                self._draw_ground(painter, area, place)
        for passage in shown.passages:
            if passage.area.intersects(asked):
                self._draw(painter, passage)
        if self.hasFocus():
            painter.setPen(self._look.theme.color(Tone.ACCENT))
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.end()

    def _draw_ground(self, painter: QPainter, area: QRect, place: int) -> None:
        theme = self._look.theme
        if place == self._lit:
            painter.fillRect(area, theme.mixed(Tone.ACCENT, Tone.SURFACE, _LIT_SHARE))
            painter.fillRect(
                QRect(area.left(), area.top(), theme.px(4), area.height()), theme.color(Tone.ACCENT)
            )
        elif place % 2 == 0:
            painter.fillRect(area, theme.color(Tone.RAISED))

    def _draw(self, painter: QPainter, passage: Passage) -> None:
        painter.setPen(self._look.theme.color(passage.tone))
        passage.layout.draw(painter, passage.area.topLeft().toPointF(), self._formats(passage.words))

    def _formats(self, words: str) -> list[QTextLayout.FormatRange]:
        return [self._format(start, end) for start, end in marked_spans(words, self._marks)]

    def _format(self, start: int, end: int) -> QTextLayout.FormatRange:
        mark = QTextCharFormat()
        mark.setBackground(self._look.theme.mixed(Tone.ACCENT, Tone.SURFACE, _MARK_SHARE))
        mark.setForeground(self._look.theme.color(Tone.TEXT))
        mark.setFontUnderline(True)
        piece = QTextLayout.FormatRange()
        piece.start, piece.length, piece.format = start, end - start, mark
        return piece

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens the entry's own section."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell that the keyboard came, and draw the frame."""
        super().focusInEvent(event)
        self.reached.emit()
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the frame away."""
        super().focusOutEvent(event)
        self.update()
