"""The strip of small numbers under a sheet's name."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt

from gmscreen.texts.numbers import DASH
from gmscreen.ui.panels.cell_grid import CellGrid
from gmscreen.ui.panels.sheets.figures import Figure
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.explained_number import ExplainedNumber

_CELL = 78


class FigureCell(ExplainedNumber):
    """A caption over a small number; only one that was computed takes the focus, to be explained by F1."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, "", tone=Tone.TEXT, size=Size.TOTAL)
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
    """All the figures of a sheet."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, _CELL)
        self._look = look
        self.cells: list[FigureCell] = []

    def show_figures(self, figures: Sequence[Figure]) -> None:
        """Show these figures."""
        while len(self.cells) < len(figures):
            self.cells.append(FigureCell(self._look))
        shown = self.cells[: len(figures)]
        for cell, figure in zip(shown, figures, strict=True):
            cell.show_figure(figure)
        self.show_cells(shown)
