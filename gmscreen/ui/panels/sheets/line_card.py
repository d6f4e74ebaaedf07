"""The card of one line: EM CENA or EM MARCHA."""

from __future__ import annotations

from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.cell_grid import CellGrid
from gmscreen.ui.panels.sheets.line_view import LineView, NumberView
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.explained_number import ExplainedNumber
from gmscreen.ui.widgets.explanation import Explainer
from gmscreen.ui.widgets.layouts import row
from gmscreen.ui.widgets.notice import Notice
from gmscreen.ui.widgets.plain_label import PlainLabel

_CELL = 92


class LineCard(Card):
    """Weight and load in words, then the big numbers with where they come from."""

    def __init__(self, look: Look, tone: Tone) -> None:
        super().__init__(look, edge=tone, gap=6)
        self._look, self._tone = look, tone
        self._shown: LineView | None = None
        self.weight = PlainLabel(size=Size.TOTAL)
        self._explainer = Explainer(look, self.weight)
        self.load = PlainLabel(size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        self.missing = Notice(look)
        self.numbers: list[ExplainedNumber] = []
        self._grid = CellGrid(look, _CELL)
        top = row(look, self.weight, gap=12)
        top.addWidget(self.load, 1)
        self.add(top, self.missing, self._grid)

    def show_line(self, view: LineView) -> None:
        """Show a line."""
        if view == self._shown:
            return
        before, self._shown = self._shown.numbers if self._shown else (), view
        self.set_title(view.title)
        self.weight.show_text(view.weight_words)
        self._explainer.explain(
            text("sheets_panel.number.weight"), view.weight if view.weight_words else None
        )
        self.load.setText(view.load)
        self.missing.say(view.missing, Tone.WARN)
        while len(self.numbers) < len(view.numbers):
            self.numbers.append(ExplainedNumber(self._look, "", tone=self._tone))
        shown = self.numbers[: len(view.numbers)]
        for widget, number, was in zip(shown, view.numbers, (*before, *[None] * len(shown)), strict=False):
            if number != was:
                self._show_number(widget, number)
        self._grid.show_cells(shown)

    def _show_number(self, widget: ExplainedNumber, number: NumberView) -> None:
        widget.caption.setText(number.caption)
        quiet = number.quiet or number.derivation is None
        widget.set_tone(Tone.MUTED if quiet else self._tone)
        if number.derivation is None:
            widget.show_absent(number.line)
        else:
            widget.show_derivation(number.derivation, number.line)
