"""The strip of small numbers under a sheet's name."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from gmscreen.texts.numbers import DASH
from gmscreen.ui.panels.cell_grid import CellGrid
from gmscreen.ui.panels.sheets.editor import SheetEditor
from gmscreen.ui.panels.sheets.field_view import FieldView
from gmscreen.ui.panels.sheets.figures import Figure
from gmscreen.ui.panels.sheets.typed_cells import TypedCells
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.explained_number import ExplainedNumber

_CELL = 78


class FigureCell(ExplainedNumber):
    """A caption over a small number, in line with the fields beside it.

    Only one that was computed takes the focus, to be explained by F1.
    """

    def __init__(self, look: Look) -> None:
        super().__init__(look, "", tone=Tone.TEXT, size=Size.TOTAL, gap=2, margins=(0, 0, 0, 4))
        self.setContentsMargins(-1, -1, 0, 0)  # the frame that shows the focus
        self.number.setObjectName("figure")
        self.number.setIndent(0)
        self.line.hide()

    def show_figure(self, figure: Figure) -> None:
        """Show a figure."""
        self.caption.setText(figure.caption)
        if figure.derivation is None:
            self.show_given(figure.words)
        else:
            self.show_derivation(figure.derivation, "", figure.words)
        computed = figure.derivation is not None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if computed else Qt.FocusPolicy.NoFocus)

    def show_given(self, words: str) -> None:
        """Show a number that nobody computed."""
        self.show_absent("")
        if words != DASH:
            self._show(words, "")


class FigureStrip(CellGrid):
    """All the figures of a sheet; those that are given are typed in."""

    def __init__(self, look: Look, editor: SheetEditor) -> None:
        super().__init__(look, _CELL)
        self._look = look
        self.fields = TypedCells(look, editor, figures=True)
        self.cells: dict[str, FigureCell] = {}
        self._order: list[QWidget] = []

    def show_figures(self, figures: Sequence[Figure | FieldView], *, fresh: bool) -> None:
        """Show these figures; `fresh` for another sheet than before."""
        shown = [self._cell_of(figure, fresh=fresh) for figure in figures]
        if shown != self._order:
            self._order = shown
            self.show_cells(shown)

    def _cell_of(self, figure: Figure | FieldView, *, fresh: bool) -> QWidget:
        if isinstance(figure, FieldView):
            return self.fields.show_fields([figure], fresh=fresh)[0]
        if figure.caption not in self.cells:
            self.cells[figure.caption] = FigureCell(self._look)
        cell = self.cells[figure.caption]
        cell.show_figure(figure)
        return cell
