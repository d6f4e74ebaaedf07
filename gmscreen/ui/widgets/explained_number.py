"""A number the table asks for, big, with where it comes from right under it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QSizePolicy

from gmscreen.rules.derivation import Derivation
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import DASH, number
from gmscreen.texts.steps import told_short
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.explanation import Explainer
from gmscreen.ui.widgets.layouts import Margins, column
from gmscreen.ui.widgets.plain_label import PlainLabel

_MARGINS = (4, 2, 8, 4)


class ExplainedNumber(QFrame):
    """Caption, number, and its derivation in one muted line; hover or F1 opens the steps."""

    def __init__(
        self,
        look: Look,
        caption: str,
        *,
        tone: Tone = Tone.ACCENT,
        size: Size = Size.BIG,
        gap: int = 0,
        margins: Margins = _MARGINS,
    ) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.caption = PlainLabel(caption, size=Size.SMALL, tone=Tone.MUTED)
        self.number = PlainLabel(DASH, size=size, tone=tone)
        self.line = PlainLabel(size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        self.explainer = Explainer(look, self)
        self.setLayout(column(look, self.caption, self.number, self.line, 1, gap=gap, margins=margins))
        self.show_absent("")

    def show_derivation(
        self, derivation: Derivation, line: str | None = None, shown: str | None = None
    ) -> None:
        """Show a derivation's value; `line` replaces the line made of its steps, `shown` the bare number."""
        self.explainer.explain(self.caption.text(), derivation)
        words = told_short(derivation) if line is None else line
        self._show(number(derivation.value) if shown is None else shown, words)

    def show_absent(self, reason: str) -> None:
        """Show that there is no number, and why: the canon does not give it, nothing was asked yet."""
        self.explainer.explain("", None)
        self._show(DASH, reason)

    def set_tone(self, tone: Tone) -> None:
        """Write the number in another tone."""
        self.number.set_tone(tone)

    def _show(self, shown: str, line: str) -> None:
        self.number.setText(shown)
        self.line.setText(line)
        spoken = text("widget.absent") if shown == DASH else shown
        self.setAccessibleName(f"{self.caption.text()}: {spoken}")
