"""The head of a sheet: its name, what it is, and what can be done with it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from gmscreen.texts.catalogue import text
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.button import primary_button, secondary_button
from gmscreen.ui.widgets.elided_label import ElidedLabel
from gmscreen.ui.widgets.flow import flow
from gmscreen.ui.widgets.layouts import holder, row
from gmscreen.ui.widgets.plain_label import set_plain_tooltip


class SheetHeader(QWidget):
    """Name, kind, origin and points; the other signals are the buttons.

    `parts` is a row of title and buttons, for the page to stack where it is narrow.
    """

    list_asked = Signal()
    check_asked = Signal()
    revisions_asked = Signal()
    export_asked = Signal()
    fight_asked = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.name = ElidedLabel(size=Size.TOTAL, tone=Tone.TEXT, least=16)
        self.about = ElidedLabel(least=10)
        self.to_list = secondary_button(
            look, text("sheets_panel.list"), self.list_asked.emit, "format-list-bulleted"
        )
        self.revisions = secondary_button(look, text("revisions.title"), self.revisions_asked.emit, "history")
        self.check = secondary_button(
            look, text("findings.title"), self.check_asked.emit, "clipboard-check-outline"
        )
        self.check.hide()
        self.fight = secondary_button(look, "", self.fight_asked.emit, "sword-cross")
        self.fight.setAccessibleName(text("combat.bring"))
        set_plain_tooltip(self.fight, text("combat.bring_keys"))
        self.export = primary_button(look, text("sheets_panel.export"), self.export_asked.emit, "export")
        title = row(look, self.to_list, self.name, self.about, 1, gap=12)
        self.parts = row(
            look, title, holder(flow(look, self.revisions, self.check, self.fight, self.export, gap=8)), gap=8
        )
        self.parts.setStretch(0, 1)
        self.setLayout(self.parts)

    def show_sheet(self, name: str, about: str) -> None:
        """Name the sheet; without a name there is nothing to export."""
        self.name.setText(name)
        self.about.setText(about)
        self.export.setEnabled(bool(name))
        self.revisions.setEnabled(bool(name))
        self.fight.setEnabled(bool(name))

    def show_check(self, count: str) -> None:
        """Say on the button how much was found; nothing for what is not audited, and then there is none."""
        self.check.set_words(text("findings.button", count=count))
        self.check.setVisible(bool(count))
