"""The manoeuvres to choose from, by click, by arrow keys or by number."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QPushButton, QWidget

from gmscreen.rules.garganta.maneuvers import ManeuverId
from gmscreen.ui.panels.cell_grid import CellGrid
from gmscreen.ui.panels.defenses.maneuver_view import ManeuverView
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.chip import Chip
from gmscreen.ui.widgets.explanation import Explainer
from gmscreen.ui.widgets.layouts import column, row
from gmscreen.ui.widgets.plain_label import PlainLabel

_CELL = 236


class ManeuverButton(QPushButton):
    """One manoeuvre: its key, name and metres, what it does, the defences it leaves."""

    def __init__(self, look: Look, shown: ManeuverView) -> None:
        super().__init__()
        self.setCheckable(True)
        self.setProperty("maneuver", "true")
        self.maneuver = shown.id
        self.key = PlainLabel(shown.key, size=Size.SMALL, tone=Tone.MUTED)
        self.metres = PlainLabel(shown.metres)
        self.does = PlainLabel(f"{shown.does} [{shown.source}]", size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        name = PlainLabel(shown.name, strong=True, wrap=True)
        left, *self.warnings = (Chip(chip.words, tone=chip.tone) for chip in shown.chips)
        title = row(look, self.key, name, left, self.metres, gap=8)
        title.setStretch(1, 1)
        self.setLayout(column(look, title, self.does, *self.warnings, gap=1, margins=(8, 3, 8, 3)))
        for child in self.findChildren(QWidget):
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._explainer = Explainer(look, self)

    def set_brief(self, brief: bool) -> None:
        """Leave out what it does and what defending costs."""
        for part in (self.does, *self.warnings):
            part.setVisible(not brief)

    def show_maneuver(self, shown: ManeuverView) -> None:
        """Show the metres as they are now, and whether it is chosen."""
        self.metres.setText(shown.metres)
        self.setAccessibleName(shown.spoken)
        self._explainer.explain(f"{shown.name}: {shown.metres}", shown.told)
        self.setChecked(shown.chosen)

    def sizeHint(self) -> QSize:
        """The room that what is in it needs."""
        return self.layout().sizeHint()  # type: ignore[union-attr]

    def minimumSizeHint(self) -> QSize:
        """The room that what is in it needs at least."""
        return self.layout().minimumSize()  # type: ignore[union-attr]


class ManeuverList(Card):
    """Every manoeuvre; `chosen` carries the id of the one chosen. The note of the chosen one stands below."""

    chosen = Signal(object)

    def __init__(self, look: Look, shown: Sequence[ManeuverView]) -> None:
        super().__init__(look, gap=6)
        self.buttons = [ManeuverButton(look, each) for each in shown]
        self._group = QButtonGroup(self)
        for index, button in enumerate(self.buttons):
            self._group.addButton(button, index)
        self.note = PlainLabel(tone=Tone.MUTED, wrap=True)
        self._grid = CellGrid(look, _CELL, gap=1)
        self._grid.show_cells(self.buttons)
        self.add(self._grid, self.note)
        self._group.idToggled.connect(self._toggled)

    def show_maneuvers(self, title: str, shown: Sequence[ManeuverView]) -> None:
        """Show the metres, and which one is chosen, without telling."""
        self.set_title(title)
        self._group.blockSignals(True)
        for button, each in zip(self.buttons, shown, strict=True):
            button.show_maneuver(each)
            if each.chosen:
                self.note.show_text(each.note)
                self.setFocusProxy(button)
        self._group.blockSignals(False)

    def set_brief(self, brief: bool) -> None:
        """Leave out what each one does, where there is little room."""
        for button in self.buttons:
            button.set_brief(brief)

    def choose(self, maneuver: ManeuverId) -> None:
        """Choose one, as a click does."""
        next(button for button in self.buttons if button.maneuver is maneuver).click()

    def _toggled(self, index: int, on: bool) -> None:
        if on:
            self.chosen.emit(self.buttons[index].maneuver)
