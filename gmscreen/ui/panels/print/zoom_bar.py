"""How large pages are shown: fitted, as large as they are, or by steps."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.print.page_places import Fit, Zoom
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Theme, Tone
from gmscreen.ui.widgets.button import Button
from gmscreen.ui.widgets.flow import flow
from gmscreen.ui.widgets.layouts import holder, row
from gmscreen.ui.widgets.plain_label import PlainLabel, set_plain_tooltip

_PLACES = {Fit.PAGE: "first", Fit.WIDTH: "middle", Fit.REAL: "last"}
_PERCENT_WIDTH = 46


class ZoomBar(QWidget):
    """`fitted` carries a Fit, `stepped` one step larger (1) or smaller (−1)."""

    fitted = Signal(object)
    stepped = Signal(int)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.fits = {fit: self._fit_button(fit, place) for fit, place in _PLACES.items()}
        self.farther = self._step_button(look, "minus", "farther", -1)
        self.closer = self._step_button(look, "plus", "closer", 1)
        self.percent = PlainLabel(tone=Tone.MUTED)
        self.percent.setAlignment(Qt.AlignmentFlag.AlignCenter)
        fits = holder(row(look, *self.fits.values(), gap=0))
        steps = holder(row(look, self.farther, self.percent, self.closer, gap=8))
        self.setLayout(flow(look, fits, steps, gap=10))
        self.dress(look.theme)

    def _fit_button(self, fit: Fit, place: str) -> QPushButton:
        button = QPushButton(text(f"print_panel.fit.{fit}"))
        button.setCheckable(True)
        button.setProperty("segment", "true")
        button.setProperty("place", place)
        name = text(f"print_panel.fit_name.{fit}")
        button.setAccessibleName(name)
        set_plain_tooltip(button, name)
        button.clicked.connect(lambda _checked: self.fitted.emit(fit))
        return button

    def _step_button(self, look: Look, icon: str, key: str, step: int) -> Button:
        name = text(f"print_panel.{key}")
        button = Button(look, "", icon_name=icon, name=name)
        set_plain_tooltip(button, name)
        button.clicked.connect(lambda _checked: self.stepped.emit(step))
        return button

    def dress(self, theme: Theme) -> None:
        """Keep the room of the widest percent, so that the buttons stay where they are."""
        self.percent.setMinimumWidth(theme.px(_PERCENT_WIDTH))

    def show_zoom(self, zoom: Zoom, percent: int) -> None:
        """Say how large pages are now."""
        for fit, button in self.fits.items():
            button.setChecked(zoom.fit is fit and (fit is not Fit.REAL or zoom.percent == 100))
        self.percent.setText(text("print_panel.percent", percent=percent))
