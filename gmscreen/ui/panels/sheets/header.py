"""The head of a sheet: its name, what it is, and what can be done with it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from gmscreen.texts.catalogue import text
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.button import primary_button, secondary_button
from gmscreen.ui.widgets.elided_label import ElidedLabel
from gmscreen.ui.widgets.layouts import row


class SheetHeader(QWidget):
    """Name, kind, origin and points; `list_asked` and `export_asked` are the buttons."""

    list_asked = Signal()
    export_asked = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.name = ElidedLabel(size=Size.TOTAL, tone=Tone.TEXT, least=16)
        self.about = ElidedLabel(least=10)
        self.to_list = secondary_button(
            look, text("sheets_panel.list"), self.list_asked.emit, "format-list-bulleted"
        )
        self.export = primary_button(
            look, text("sheets_panel.export"), self.export_asked.emit, "cards-outline"
        )
        layout = row(look, self.to_list, self.name, self.about, 1, self.export, gap=12)
        self.setLayout(layout)

    def show_sheet(self, name: str, about: str) -> None:
        """Name the sheet; without a name there is nothing to export."""
        self.name.setText(name)
        self.about.setText(about)
        self.export.setEnabled(bool(name))
