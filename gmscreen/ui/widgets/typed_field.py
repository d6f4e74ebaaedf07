"""A caption, a line whose text is kept with every key, a muted note, and what is wrong under them."""

from __future__ import annotations

from functools import cached_property

from PySide6.QtWidgets import QSizePolicy, QWidget

from gmscreen.rules.derivation import Derivation
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.captioned import caption_of
from gmscreen.ui.widgets.explanation import Explainer
from gmscreen.ui.widgets.layouts import column
from gmscreen.ui.widgets.notice import ErrorPlace
from gmscreen.ui.widgets.plain_label import PlainLabel
from gmscreen.ui.widgets.typed_line import Keep, TypedLine

_UNDER_LINE = 2


class TypedField(QWidget):
    """`figure` makes it one of the numbers of a strip; a derivation explains the number on hover and F1."""

    def __init__(self, look: Look, caption: str, keep: Keep, *, figure: bool = False) -> None:
        super().__init__()
        self.line = TypedLine(caption, keep)
        if figure:
            self.line.setObjectName("figure")
        self.line.setMinimumWidth(0)
        self.line.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.explainer = Explainer(look, self.line)
        self._caption = caption_of(caption, self.line)
        self._whole = column(look, self._caption, self.line, 1, gap=2, margins=(0, 0, 0, 4))
        self.setLayout(self._whole)
        self.error = ErrorPlace(look, self._whole, _UNDER_LINE)
        self.setFocusProxy(self.line)
        self.line.refused.connect(self.error.say)

    @cached_property
    def note(self) -> PlainLabel:
        """The note under the line; most fields never have one."""
        note = PlainLabel(size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        self._whole.insertWidget(_UNDER_LINE, note)
        return note

    def follow(self, text: str, note: str = "", tone: Tone = Tone.MUTED) -> None:
        """Show what the text has become, and a note under it."""
        self.line.follow(text)
        if (note or "note" in vars(self)) and note != self.note.text():
            self.note.show_text(note)
            self.note.set_tone(tone)

    def explain(self, derivation: Derivation | None) -> None:
        """Have the number explained."""
        self.explainer.explain(self._caption.text(), derivation)
