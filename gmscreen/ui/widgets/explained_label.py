"""A computed number in a line of text, with its steps on hover and on F1."""

from __future__ import annotations

from PySide6.QtCore import Qt

from gmscreen.rules.derivation import Derivation
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import DASH
from gmscreen.ui.theme.look import Look
from gmscreen.ui.widgets.explanation import Explainer
from gmscreen.ui.widgets.plain_label import PlainLabel


class ExplainedLabel(PlainLabel):
    """Words with a number in them; `name` is what the number is, for its steps and for screen readers."""

    def __init__(self, look: Look, name: str) -> None:
        super().__init__(DASH)
        self._name = name
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.explainer = Explainer(look, self)
        self.show_absent()

    def show_derivation(self, told: Derivation, words: str) -> None:
        """Show words whose number these steps explain."""
        self.explainer.explain(self._name, told)
        self._say(words, words)

    def show_absent(self) -> None:
        """Show that there is no number."""
        self.explainer.explain("", None)
        self._say(DASH, text("widget.absent"))

    def _say(self, words: str, spoken: str) -> None:
        self.setText(words)
        self.setAccessibleName(f"{self._name}: {spoken}")
