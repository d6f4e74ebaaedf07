"""A control with its caption."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.layouts import column, holder
from gmscreen.ui.widgets.plain_label import PlainLabel


def captioned(look: Look, caption: str, control: QWidget) -> QWidget:
    """The control under its caption, tied to it for keyboard and screen readers."""
    return holder(column(look, caption_of(caption, control), control, 1, gap=4))


def caption_of(caption: str, control: QWidget) -> PlainLabel:
    """The caption of a control, for a form that places the two itself."""
    label = PlainLabel(caption, size=Size.SMALL, tone=Tone.MUTED)
    label.setBuddy(control)
    control.setAccessibleName(caption)
    return label
