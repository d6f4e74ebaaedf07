"""A lean table: cells that are already words, headers that stand over their columns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, cast

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QSize,
    Qt,
    QTimer,
)
from PySide6.QtGui import QColor, QFont, QGuiApplication, QHelpEvent, QKeyEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from gmscreen.rules.derivation import Derivation
from gmscreen.texts.steps import tooltip
from gmscreen.ui.theme.icons import pixmap
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Theme, Tone
from gmscreen.ui.widgets.explanation import Explanation, show_explanation
from gmscreen.ui.widgets.patience import Patience
from gmscreen.ui.widgets.plain_label import escaped
from gmscreen.ui.widgets.question import Question
from gmscreen.ui.widgets.wrapped_cell import FAR, SIGN, WrappedCell, cell_size, room_of

_Index = QModelIndex | QPersistentModelIndex
_Role = Qt.ItemDataRole


@dataclass(frozen=True, slots=True)
class Column:
    """A column: right-aligned when it holds numbers; a wide one takes the room that is left.

    `key` is that of the field which its cells edit. Where they are typed in, words beyond `most` pixels (at
    100 %) end in …, for the sake of the other columns.
    """

    title: str
    numeric: bool = False
    wide: bool = False
    key: str = ""
    most: int = 150


@dataclass(frozen=True, slots=True)
class Cell:
    """What stands in a cell, how, and what explains it: the steps of a computed number, or a plain note.

    A cell that `asks` has a pencil: see CellAsking. `typed` is what stands in its line while it is edited,
    and None where nothing can be typed.
    """

    words: str
    tone: Tone = Tone.TEXT
    strong: bool = False
    struck: bool = False
    derivation: Derivation | None = None
    note: str = ""
    asks: Question | None = None
    typed: str | None = None


Row = Sequence[Cell | str]


class TableModel(QAbstractTableModel):
    """Rows of cells; a lit row is written strong and marked in its first column."""

    def __init__(self, look: Look, columns: Sequence[Column]) -> None:
        super().__init__()
        self._look = look
        self.columns = tuple(columns)
        self._rows: list[tuple[Cell, ...]] = []
        self._lit: int | None = None
        self._by_role: dict[int, Callable[[Cell, _Index], object]] = {
            _Role.DisplayRole: self._words,
            _Role.ForegroundRole: lambda cell, _index: cell_ink(self._look.theme, cell.tone),
            _Role.FontRole: self._font,
            _Role.BackgroundRole: self._ground,
            _Role.TextAlignmentRole: lambda _cell, index: self._alignment(index.column()),
            _Role.DecorationRole: self._sign,
            _Role.ToolTipRole: _note,
            _Role.AccessibleDescriptionRole: _description,
        }

    @property
    def lit(self) -> int | None:
        """The row that is lit."""
        return self._lit

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Show these rows instead, none of them lit."""
        self.beginResetModel()
        self._rows = [tuple(c if isinstance(c, Cell) else Cell(c) for c in row) for row in rows]
        self._lit = None
        self.endResetModel()

    def light(self, row: int | None) -> None:
        """Light one row, or none."""
        self.layoutAboutToBeChanged.emit()
        self._lit = row
        self.layoutChanged.emit()

    def cell(self, index: _Index) -> Cell:
        """The cell at an index."""
        return self._rows[index.row()][index.column()]

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """How many rows there are."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """How many columns there are."""
        return 0 if parent.isValid() else len(self.columns)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole) -> Any:
        """The titles, aligned like their columns."""
        if orientation == Qt.Orientation.Vertical or section >= len(self.columns):
            return None
        if role == _Role.DisplayRole:
            return self.columns[section].title
        return self._alignment(section) if role == _Role.TextAlignmentRole else None

    def data(self, index: _Index, role: int = _Role.DisplayRole) -> Any:
        """A cell's words, tone, weight, alignment and note."""
        give = self._by_role.get(role)
        return give(self.cell(index), index) if give else None

    def words_at(self, row: int, column: int) -> str:
        """The words in a cell, with the mark of a lit row."""
        words = self._rows[row][column].words
        return f"▸ {words}" if row == self._lit and column == 0 else words

    def texts_of(self, column: int) -> set[tuple[str, bool]]:
        """The words in a column, each once, and whether a sign stands beside them."""
        texts = {(cells[column].words, cells[column].asks is not None) for cells in self._rows}
        if self._lit is not None:
            texts.add((self.words_at(self._lit, column), self._rows[self._lit][column].asks is not None))
        return texts

    def _words(self, cell: Cell, index: _Index) -> str:
        is_marked = index.row() == self._lit and index.column() == 0
        return f"▸ {cell.words}" if is_marked else cell.words

    def _font(self, cell: Cell, index: _Index) -> QFont:
        return cell_font(self._look.theme, cell.strong or index.row() == self._lit, cell.struck)

    def _sign(self, cell: Cell, _index: _Index) -> QPixmap | None:
        if cell.asks is None:
            return None
        theme = self._look.theme
        return pixmap("pencil-outline", theme.hex_of(Tone.MUTED), theme.px(SIGN), _sharpness())

    def _ground(self, _cell: Cell, index: _Index) -> QColor | None:
        return self._look.theme.mixed(Tone.ACCENT, Tone.SURFACE, 22) if index.row() == self._lit else None

    def _alignment(self, column: int) -> Qt.AlignmentFlag:
        side = Qt.AlignmentFlag.AlignRight if self.columns[column].numeric else Qt.AlignmentFlag.AlignLeft
        return side | Qt.AlignmentFlag.AlignVCenter


@lru_cache(maxsize=32)
def cell_font(theme: Theme, strong: bool, struck: bool) -> QFont:
    """The font of a cell; made anew for each at every paint, fonts take longer than all else."""
    font = theme.font(Size.BODY, strong=strong)
    font.setStrikeOut(struck)
    return font


@lru_cache(maxsize=64)
def cell_ink(theme: Theme, tone: Tone) -> QColor:
    """The colour of a cell's words."""
    return theme.color(tone)


def _sharpness() -> float:
    return cast("QGuiApplication", QGuiApplication.instance()).devicePixelRatio()


def _note(cell: Cell, _index: _Index) -> str | None:
    return escaped(cell.note) or None


def _description(cell: Cell, _index: _Index) -> str | None:
    return tooltip(cell.derivation) if cell.derivation else cell.note or None


class TableView(QTableView):
    """A table to read: whole rows, no grid; F1 or hover explains the number in a cell.

    `wraps` gives every row the height of its text; `fits` makes the table as tall as its rows, without a
    scroll bar of its own; `rows` is a model of that kind which makes its cells as they are asked for;
    `by_cells`, a cell is in hand and not a whole row; `lights`, whether a row may be lit; `sides`, what lies
    beside the words of a cell.
    """

    lights = True
    sides = 24

    def __init__(
        self,
        look: Look,
        name: str,
        columns: Sequence[Column],
        *,
        wraps: bool = False,
        fits: bool = False,
        rows: TableModel | None = None,
    ) -> None:
        super().__init__()
        self._look, self._wraps, self._fits = look, wraps, fits
        self._explanation: Explanation | None = None
        self.by_cells = False
        self._fit_soon = _once(self, self._fit)
        self._patience = Patience(self)
        self.rows = TableModel(look, columns) if rows is None else rows
        self.rows.setParent(self)
        self.setModel(self.rows)
        self.setAccessibleName(name)
        self._set_manners()
        self._set_headers()
        self.dress(look.theme)
        self.rows.modelReset.connect(self._fit)
        self.rows.layoutChanged.connect(self._fit)
        if wraps:
            self.setItemDelegate(WrappedCell(look, self))
            self.horizontalHeader().sectionResized.connect(lambda *_: self._fit_soon.start())

    def _set_manners(self) -> None:
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setWordWrap(self._wraps)
        if self._fits:
            self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def _set_headers(self) -> None:
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionsClickable(False)
        for place, column in enumerate(self.rows.columns):
            mode = QHeaderView.ResizeMode.Stretch if column.wide else QHeaderView.ResizeMode.ResizeToContents
            header.setSectionResizeMode(place, mode)

    def dress(self, theme: Theme) -> None:
        """Give the rows their height at this scale."""
        self.verticalHeader().setMinimumSectionSize(theme.px(30))
        self.verticalHeader().setDefaultSectionSize(self._lowest if self._wraps else theme.px(30))
        self._fit()

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Show these rows instead."""
        self.rows.show_rows(rows)

    def light(self, row: int | None) -> None:
        """Light one row and bring it into view, or light none."""
        self.rows.light(row)
        if row is not None:
            self.executeDelayedItemsLayout()  # rows shown just now are not laid out yet
            self.scrollTo(self.rows.index(row, 0))

    def _fit(self) -> None:
        if self._wraps:
            self._fit_rows(range(self.rows.rowCount()))
        if self._fits:
            self.setFixedHeight(self._height())

    @property
    def _lowest(self) -> int:
        """The height of a row of one line."""
        one = cell_size("", FAR, self._look.theme).height()
        return max(one, self.verticalHeader().sectionSizeHint(0))

    def _fit_rows(self, among: range) -> None:
        """Give rows the height of its text; Qt would measure every cell, and only wide columns break."""
        theme, rows = self._look.theme, self.rows
        rooms = [
            (place, room_of(self.columnWidth(place), theme, self.sides))
            for place, column in enumerate(rows.columns)
            if column.wide
        ]
        lowest = self._lowest
        for row in among:
            texts = ((rows.words_at(row, place), room) for place, room in rooms)
            sizes = (cell_size(words, room, theme, strong=self.lights) for words, room in texts)
            height = max(lowest, *(size.height() for size in sizes))
            if self.rowHeight(row) != height:
                self.setRowHeight(row, height)

    def _height(self) -> int:
        return (
            self.horizontalHeader().sizeHint().height()
            + self.verticalHeader().length()
            + 2 * self.frameWidth()
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the rows again for the new width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width() and not self._patience.is_at_an_end():
            self._fit()

    def minimumSizeHint(self) -> QSize:
        """Room for the header and a few rows."""
        return QSize(self._look.theme.px(200), self._look.theme.px(30 * 4))

    def viewportEvent(self, event: QEvent) -> bool:
        """Open a number's steps on hover, close them when the pointer moves on."""
        if isinstance(event, QHelpEvent) and self._explain(event.pos(), event.globalPos()):
            return True
        if event.type() in (QEvent.Type.Leave, QEvent.Type.MouseMove, QEvent.Type.Wheel):
            self._close_explanation()
        return super().viewportEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """F1 explains the first computed number of the row in hand; Escape puts it away."""
        self._close_explanation()
        if event.key() != Qt.Key.Key_F1 or not self._explain_row():
            super().keyPressEvent(event)

    def _explain_row(self) -> bool:
        row = self.currentIndex().row()
        places = (self.visualRect(self.rows.index(row, c)).center() for c in range(len(self.rows.columns)))
        return row >= 0 and any(self._explain(at, self.viewport().mapToGlobal(at)) for at in places)

    def _explain(self, at: QPoint, on_screen: QPoint) -> bool:
        self._close_explanation()
        index = self.indexAt(at)
        derivation = self.rows.cell(index).derivation if index.isValid() else None
        if derivation is None:
            return False
        title = self.rows.columns[index.column()].title
        self._explanation = show_explanation(self._look, title, derivation, self, on_screen + QPoint(0, 16))
        return True

    def _close_explanation(self) -> None:
        if self._explanation is not None:
            self._explanation.close()
            self._explanation = None


def _once(owner: QObject, run: Callable[[], None]) -> QTimer:
    """A timer that runs something once after whatever goes on now, however often it is started."""
    timer = QTimer(owner)
    timer.setSingleShot(True)
    timer.timeout.connect(run)
    return timer
