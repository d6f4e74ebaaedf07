"""What has to be said where it happened: a banner, and the line under a field."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from PySide6.QtWidgets import QBoxLayout, QFrame, QWidget

from gmscreen.texts.catalogue import text
from gmscreen.ui.theme.icons import pixmap
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import ICON, Size, Theme, Tone
from gmscreen.ui.widgets.button import Button
from gmscreen.ui.widgets.layouts import row
from gmscreen.ui.widgets.plain_label import PlainLabel, set_style_property

_SIGNS = {
    Tone.INFO: "information-outline",
    Tone.GOOD: "check-circle-outline",
    Tone.WARN: "alert-outline",
    Tone.BAD: "alert-circle-outline",
}


class _Said(QFrame):
    """A sign and a sentence; takes no room while nothing is said, and is empty until something is."""

    def __init__(self, look: Look, size: Size, margins: tuple[int, int, int, int], tone: Tone) -> None:
        super().__init__()
        self._look = look
        self._size, self._margins, self._written_in = size, margins, tone
        self._tone = Tone.INFO
        self._sign: PlainLabel | None = None
        self.hide()

    @cached_property
    def label(self) -> PlainLabel:
        """The sentence."""
        return PlainLabel(size=self._size, tone=self._written_in, wrap=True)

    @property
    def words(self) -> str:
        """What is said now, empty for nothing."""
        return "" if self._sign is None else self.label.text()

    def say(self, words: str, tone: Tone) -> None:
        """Say it; empty words take it back."""
        if words == self.words and not words:
            return
        self._sign = self._sign or self._furnish()
        self._tone = tone
        self.label.setText(words)
        self.setAccessibleName(words)
        set_style_property(self, "tone", tone.value)
        self.dress(self._look.theme)
        self.setVisible(bool(words))

    def _furnish(self) -> PlainLabel:
        """Lay out the sign, which it gives, and the sentence."""
        sign = PlainLabel()
        said = row(self._look, sign, self.label, *self._after(), gap=8, margins=self._margins)
        said.setStretch(1, 1)
        self.setLayout(said)
        return sign

    def _after(self) -> Sequence[QWidget]:
        """What stands after the sentence."""
        return ()

    def dress(self, theme: Theme) -> None:
        """Draw the sign in the theme's colours."""
        if self._sign is not None:
            self._sign.setPixmap(
                pixmap(_SIGNS[self._tone], theme.hex_of(self._tone), theme.px(ICON), self.devicePixelRatio())
            )


class Notice(_Said):
    """A banner over a view, in the tone of how much it matters."""

    def __init__(self, look: Look, *, closable: bool = False) -> None:
        super().__init__(look, Size.BODY, (12, 8, 12, 8), Tone.TEXT)
        self._closable = closable

    def _after(self) -> Sequence[QWidget]:
        if not self._closable:
            return ()
        close = Button(self._look, "", icon_name="close", name=text("widget.close_notice"))
        close.clicked.connect(lambda _checked: self.say(""))
        return (close,)

    def say(self, words: str, tone: Tone = Tone.INFO) -> None:
        """Say it; empty words take the banner away."""
        super().say(words, tone)


class InlineError(_Said):
    """The line under a field that was not understood."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, Size.SMALL, (0, 0, 0, 0), Tone.BAD)

    def say(self, words: str, tone: Tone = Tone.BAD) -> None:
        """Say what is wrong; empty words take it back."""
        super().say(words, tone)


class ErrorPlace:
    """The place under a field where an InlineError is put when there is one to say, and not before.

    A panel has dozens of fields, and most of them are never wrong.
    """

    def __init__(self, look: Look, layout: QBoxLayout, place: int) -> None:
        self._look, self._layout, self._place = look, layout, place
        self._line: InlineError | None = None

    @property
    def words(self) -> str:
        """What is said now, empty for nothing."""
        return "" if self._line is None else self._line.words

    def say(self, words: str) -> None:
        """Say what is wrong; empty words take it back."""
        if self._line is None and words:
            self._line = InlineError(self._look)
            self._layout.insertWidget(self._place, self._line)
        if self._line is not None:
            self._line.say(words)
