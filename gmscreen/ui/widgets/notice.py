"""What has to be said where it happened: a banner, and the line under a field."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame

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
    """A sign and a sentence; takes no room while nothing is said."""

    def __init__(self, look: Look, size: Size, margins: tuple[int, int, int, int]) -> None:
        super().__init__()
        self._look = look
        self._tone = Tone.INFO
        self._sign = PlainLabel()
        self.label = PlainLabel(size=size, wrap=True)
        self.said = row(look, self._sign, self.label, gap=8, margins=margins)
        self.said.setStretch(1, 1)
        self.setLayout(self.said)
        self.hide()

    @property
    def words(self) -> str:
        """What is said now, empty for nothing."""
        return self.label.text()

    def say(self, words: str, tone: Tone) -> None:
        """Say it; empty words take it back."""
        self._tone = tone
        self.label.setText(words)
        self.setAccessibleName(words)
        set_style_property(self, "tone", tone.value)
        self.dress(self._look.theme)
        self.setVisible(bool(words))

    def dress(self, theme: Theme) -> None:
        """Draw the sign in the theme's colours."""
        self._sign.setPixmap(
            pixmap(_SIGNS[self._tone], theme.hex_of(self._tone), theme.px(ICON), self.devicePixelRatio())
        )


class Notice(_Said):
    """A banner over a view, in the tone of how much it matters."""

    def __init__(self, look: Look, *, closable: bool = False) -> None:
        super().__init__(look, Size.BODY, (12, 8, 12, 8))
        if closable:
            close = Button(look, "", icon_name="close", name=text("widget.close_notice"))
            close.clicked.connect(lambda _checked: self.say(""))
            self.said.addWidget(close)

    def say(self, words: str, tone: Tone = Tone.INFO) -> None:
        """Say it; empty words take the banner away."""
        super().say(words, tone)


class InlineError(_Said):
    """The line under a field that was not understood."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, Size.SMALL, (0, 0, 0, 0))
        self.label.set_tone(Tone.BAD)

    def say(self, words: str, tone: Tone = Tone.BAD) -> None:
        """Say what is wrong; empty words take it back."""
        super().say(words, tone)
