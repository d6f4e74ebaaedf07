"""Rows of the library drawn by hand: the stylesheet's own way takes three times as long, at each key."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from gmscreen.ui.panels.sheets.library_model import LibraryModel
from gmscreen.ui.panels.sheets.library_rows import Folder, Heading, LibraryRow, Listed
from gmscreen.ui.theme.icons import pixmap
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Theme, Tone

ROW = 32
_SIDE, _INSET, _SIGN, _GAP = 8, 18, 16, 6
_SELECTED_SHARE = 22
_LEAST_NAME = 60
_SELECTED = QStyle.StateFlag.State_Selected
_Index = QModelIndex | QPersistentModelIndex


class LibraryPainter(QStyledItemDelegate):
    """A name, cut with … where there is no room; a folder with its sign and count."""

    def __init__(self, look: Look, rows: LibraryModel) -> None:
        super().__init__(rows)
        self._look, self._rows = look, rows

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Draw the ground of a chosen row, then what it says."""
        theme, row = self._look.theme, self._rows.rows[index.row()]
        area = option.rect
        if option.state & _SELECTED:
            painter.fillRect(area, theme.mixed(Tone.ACCENT, Tone.SURFACE, _SELECTED_SHARE))
        side = theme.px(_SIDE)
        area = area.adjusted(side + theme.px(_INSET) * _depth(row), 0, -side, 0)
        match row:
            case Heading():
                _write(painter, area, row.words, theme, Tone.MUTED, Size.SMALL, strong=True)
            case Folder():
                self._paint_folder(painter, area, row)
            case Listed():
                area = _aside(painter, area, row.aside, theme)
                _write(painter, area, row.words, theme, Tone.TEXT, Size.BODY)

    def _paint_folder(self, painter: QPainter, area: QRect, row: Folder) -> None:
        theme, side = self._look.theme, self._look.theme.px(_SIGN)
        name = "folder-open-outline" if row.is_open else "folder-outline"
        ratio = painter.device().devicePixelRatioF()
        sign = pixmap(name, theme.hex_of(Tone.MUTED), side, ratio)
        painter.drawPixmap(area.left(), area.center().y() - side // 2, sign)
        area = _aside(painter, area.adjusted(side + theme.px(_GAP), 0, 0, 0), str(row.count), theme)
        _write(painter, area, row.words, theme, Tone.TEXT, Size.BODY, strong=True)


def _depth(row: LibraryRow) -> int:
    return 0 if isinstance(row, Heading) else row.depth


def _aside(painter: QPainter, area: QRect, words: str, theme: Theme) -> QRect:
    """Write muted words at the right end, and give the room that is left."""
    if not words:
        return area
    metrics = QFontMetrics(_font(theme, Size.SMALL, strong=False))
    width = min(metrics.horizontalAdvance(words), max(0, area.width() - theme.px(_LEAST_NAME)))
    right = QRect(area.right() - width, area.top(), width + 1, area.height())
    _write(painter, right, words, theme, Tone.MUTED, Size.SMALL)
    return area.adjusted(0, 0, -width - theme.px(_GAP), 0)


def _write(
    painter: QPainter, area: QRect, words: str, theme: Theme, tone: Tone, size: Size, *, strong: bool = False
) -> None:
    painter.setFont(_font(theme, size, strong=strong))
    painter.setPen(theme.color(tone))
    shown = _elided(words, area.width(), theme, size, strong=strong)
    painter.drawText(area, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)


@lru_cache(maxsize=32)
def _font(theme: Theme, size: Size, *, strong: bool) -> QFont:
    return theme.font(size, strong=strong)


@lru_cache(maxsize=4096)
def _elided(words: str, room: int, theme: Theme, size: Size, *, strong: bool) -> str:
    metrics = QFontMetrics(_font(theme, size, strong=strong))
    return metrics.elidedText(words, Qt.TextElideMode.ElideRight, room)
