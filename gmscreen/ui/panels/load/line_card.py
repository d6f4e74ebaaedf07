"""The card of one line of the load."""

from __future__ import annotations

from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import DASH, kilograms
from gmscreen.ui.panels.cell_grid import CellGrid
from gmscreen.ui.panels.load.lines import LoadLine, LoadNumber
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.explained_number import ExplainedNumber
from gmscreen.ui.widgets.explanation import Explainer
from gmscreen.ui.widgets.layouts import row
from gmscreen.ui.widgets.notice import Notice
from gmscreen.ui.widgets.plain_label import PlainLabel

_CELL = 176


class LoadLineCard(Card):
    """Weight, load in words, and level, move, kilograms to spare and to drop as big numbers."""

    def __init__(self, look: Look, tone: Tone) -> None:
        super().__init__(look, edge=tone, gap=6)
        self._look, self._tone = look, tone
        self.weight = PlainLabel(size=Size.TOTAL)
        self._explainer = Explainer(look, self.weight)
        self.sentence = PlainLabel(size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        self.missing = Notice(look)
        self.numbers: list[ExplainedNumber] = []
        self._grid = CellGrid(look, _CELL)
        top = row(look, self.weight, gap=12)
        top.addWidget(self.sentence, 1)
        self.add(top, self.missing, self._grid)

    def show_line(self, line: LoadLine) -> None:
        """Show a line."""
        self.set_title(line.title)
        self.weight.setText(kilograms(line.kilograms))
        self._explainer.explain(text("load_panel.number.weight"), line.weight)
        self.sentence.setText(line.sentence)
        self.missing.say(line.missing, Tone.WARN)
        while len(self.numbers) < len(line.numbers):
            self.numbers.append(ExplainedNumber(self._look, "", tone=self._tone))
        shown = self.numbers[: len(line.numbers)]
        for widget, number in zip(shown, line.numbers, strict=True):
            self._show_number(widget, number)
        self._grid.show_cells(shown)

    def _show_number(self, widget: ExplainedNumber, number: LoadNumber) -> None:
        widget.caption.setText(number.caption)
        widget.set_tone(Tone.MUTED if number.shown == DASH else self._tone)
        if number.derivation is None:
            widget.show_absent(number.line)
        else:
            widget.show_derivation(number.derivation, number.line, number.shown)
