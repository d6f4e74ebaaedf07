"""A small word in a frame: a fact, a condition, a choice that is out of reach."""

from __future__ import annotations

from PySide6.QtWidgets import QSizePolicy

from gmscreen.texts.catalogue import text
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.plain_label import PlainLabel, set_plain_tooltip, set_style_property


class Chip(PlainLabel):
    """A chip; struck through, it says why in its tooltip and to screen readers."""

    def __init__(self, words: str, *, tone: Tone = Tone.TEXT) -> None:
        super().__init__(words, size=Size.SMALL, tone=tone)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Maximum)

    def strike(self, reason: str) -> None:
        """Cross it out for a reason; an empty reason makes it whole again."""
        set_style_property(self, "struck", bool(reason))
        set_plain_tooltip(self, reason)
        spoken = text("widget.struck", words=self.text(), reason=reason) if reason else self.text()
        self.setAccessibleName(spoken)
