"""Text on screen that is never anything but text."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from gmscreen.ui.theme.theme import Size, Tone


class PlainLabel(QLabel):
    """The one label of the program: `<b>` and `<img src=…>` are shown as those characters."""

    def __init__(
        self,
        text: str = "",
        *,
        size: Size = Size.BODY,
        tone: Tone = Tone.TEXT,
        strong: bool = False,
        caps: bool = False,
        wrap: bool = False,
    ) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        self.setProperty("tone", tone.value)
        if size is not Size.BODY:  # what nobody asks for takes no room: there are hundreds of labels
            self.setProperty("type_size", size.value)
        if strong:
            self.setProperty("strong", True)
        if caps:
            self.setProperty("caps", True)
        self.setText(text)

    def set_tone(self, tone: Tone) -> None:
        """Write in another tone."""
        set_style_property(self, "tone", tone.value)

    def show_text(self, text: str) -> None:
        """Show a text, or take no room when there is none."""
        self.setText(text)
        self.setVisible(bool(text))


def set_plain_tooltip(widget: QWidget, text: str) -> None:
    """A tooltip that shows the text as it is: Qt would read markup in it, so all of it is escaped."""
    widget.setToolTip(escaped(text))


def escaped(text: str) -> str:
    """The text for a tooltip, where every `<` stays a `<`; empty stays empty."""
    lines = text.replace("&", "&amp;").replace("<", "&lt;").replace("\n", "<br>")
    return f"<qt>{lines}</qt>" if text else ""


def set_style_property(widget: QWidget, name: str, value: object) -> None:
    """Set a property that the stylesheet looks at, and let it look again."""
    if widget.property(name) != value:
        widget.setProperty(name, value)
        widget.style().unpolish(widget)
        widget.style().polish(widget)
        widget.update()
