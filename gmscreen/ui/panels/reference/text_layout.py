"""Where the words of an entry go at a width: title, sentence, and the lines of its table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QPointF, QRect
from PySide6.QtGui import QFont, QFontMetrics, QTextLayout

from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import number
from gmscreen.ui.panels.reference.view import EntryText
from gmscreen.ui.theme.theme import Size, Theme, Tone

_GAP = 14
_PAD = 6
_LINE_BREAK = "\u2028"


@dataclass(frozen=True, slots=True)
class Passage:
    """Words laid out in an area."""

    layout: QTextLayout
    area: QRect
    words: str
    tone: Tone


@dataclass(frozen=True, slots=True)
class TextLayout:
    """Every passage, the areas of the table's lines, and the height of it all."""

    passages: tuple[Passage, ...]
    lines: tuple[QRect, ...]
    height: int


class _Page:
    """A page that is written from top to bottom."""

    def __init__(self, theme: Theme, width: int) -> None:
        self.theme, self.width = theme, width
        self._fonts: dict[tuple[Size, bool], QFont] = {}
        self.passages: list[Passage] = []
        self.lines: list[QRect] = []
        self.top = 0

    def put(self, words: str, left: int, width: int, size: Size, tone: Tone, *, strong: bool = False) -> int:
        """Words at the present top; gives their height."""
        layout, height = _wrapped(words, width, self.font(size, strong=strong))
        self.passages.append(Passage(layout, QRect(left, self.top, width, height), words, tone))
        return height

    def font(self, size: Size, *, strong: bool = False) -> QFont:
        """A font of the theme, made once a page."""
        if (size, strong) not in self._fonts:
            self._fonts[size, strong] = self.theme.font(size, strong=strong)
        return self._fonts[size, strong]

    def skip(self, pixels: int) -> None:
        """Go down by pixels at 100 %."""
        self.top += self.theme.px(pixels)

    def laid_out(self) -> TextLayout:
        """What was written so far."""
        return TextLayout(tuple(self.passages), tuple(self.lines), self.top)


def head_laid_out(words: EntryText, width: int, theme: Theme) -> TextLayout:
    """The title with its section and source, and the sentence, at this width."""
    page = _Page(theme, width)
    _put_all_but_table(page, words)
    return page.laid_out()


def whole_laid_out(words: EntryText, width: int, theme: Theme) -> TextLayout:
    """All of it at this width."""
    page = _Page(theme, width)
    _put_all_but_table(page, words)
    if words.lines:
        page.skip(8)
    _put_lines(page, words)
    return page.laid_out()


def table_laid_out(words: EntryText, width: int, theme: Theme) -> TextLayout:
    """The lines of the table at this width."""
    page = _Page(theme, width)
    _put_lines(page, words)
    return page.laid_out()


def _put_all_but_table(page: _Page, words: EntryText) -> None:
    _put_head(page, words)
    page.top += page.put(words.text, 0, page.width, Size.BODY, Tone.TEXT)


def _put_lines(page: _Page, words: EntryText) -> None:
    if words.lines:
        _put_table(page, words)
    if words.hidden:
        page.skip(4)
        hidden = text("reference.lines_hidden", count=number(words.hidden))
        page.top += page.put(hidden, 0, page.width, Size.SMALL, Tone.MUTED)


def _put_head(page: _Page, words: EntryText) -> None:
    """The section over the title, the source at its right, or under it where there is no room."""
    if words.section:
        page.top += page.put(words.section, 0, page.width, Size.SMALL, Tone.MUTED)
    source = QFontMetrics(page.font(Size.SMALL)).horizontalAdvance(words.source) + 2
    room = page.width - source - page.theme.px(_GAP)
    if room < QFontMetrics(page.font(Size.BODY, strong=True)).horizontalAdvance(words.title):
        page.top += page.put(words.title, 0, page.width, Size.BODY, Tone.TEXT, strong=True)
        page.top += page.put(words.source, 0, page.width, Size.SMALL, Tone.MUTED)
    else:
        page.put(words.source, page.width - source, source, Size.SMALL, Tone.MUTED)
        page.top += page.put(words.title, 0, room, Size.BODY, Tone.TEXT, strong=True)
    page.skip(4)


def _put_table(page: _Page, words: EntryText) -> None:
    pad = page.theme.px(_PAD)
    rows = (words.columns, *words.lines) if words.columns else words.lines
    widths = _column_widths(rows, page.width - 2 * pad, page)
    if words.columns:
        page.top += _put_row(page, words.columns, widths, Size.SMALL, Tone.MUTED)
        page.skip(2)
    for cells in words.lines:
        start = page.top
        page.skip(4)
        page.top += _put_row(page, cells, widths, Size.BODY, Tone.TEXT)
        page.skip(4)
        page.lines.append(QRect(0, start, page.width, page.top - start))


def _put_row(page: _Page, cells: Sequence[str], widths: Sequence[int], size: Size, tone: Tone) -> int:
    left, height = page.theme.px(_PAD), 0
    for cell, width in zip(cells, widths, strict=True):
        height = max(height, page.put(cell, left, width, size, tone))
        left += width + page.theme.px(_GAP)
    return height


def _column_widths(rows: Sequence[Sequence[str]], room: int, page: _Page) -> list[int]:
    """The width each column likes, as far as there is room; then wide ones share what narrow ones leave."""
    metrics = QFontMetrics(page.font(Size.BODY))
    liked = [
        max(metrics.horizontalAdvance(part) for cell in column for part in cell.split("\n")) + 2
        for column in zip(*rows, strict=True)
    ]
    free = room - page.theme.px(_GAP) * (len(liked) - 1)
    if sum(liked) <= free:
        return [*liked[:-1], free - sum(liked[:-1])]
    return _shared(liked, free)


def _shared(liked: Sequence[int], room: int) -> list[int]:
    widths = [0] * len(liked)
    open_ = list(range(len(liked)))
    while open_:
        fair = room // len(open_)
        narrow = [column for column in open_ if liked[column] <= fair]
        if not narrow:
            for column in open_:
                widths[column] = max(1, fair)
            break
        for column in narrow:
            widths[column] = liked[column]
            room -= liked[column]
        open_ = [column for column in open_ if column not in narrow]
    return widths


def _wrapped(words: str, width: int, font: QFont) -> tuple[QTextLayout, int]:
    layout = QTextLayout(words.replace("\n", _LINE_BREAK), font)
    layout.beginLayout()
    line, bottom = layout.createLine(), 0.0
    while line.isValid():
        line.setLineWidth(width)
        line.setPosition(QPointF(0, bottom))
        bottom += line.height()
        line = layout.createLine()
    layout.endLayout()
    return layout, ceil(bottom)
