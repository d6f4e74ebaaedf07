"""What the probes stand on: a panel by itself, time that passes, and how long an act takes."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QSize, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from gmscreen.session.session import Session
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.sheet_desk import SheetDesk
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import ThemeName, load_theme

W = TypeVar("W", bound=QWidget)
_SETTLING = 5


def wait(application: QApplication, seconds: float) -> None:
    """Let the window do what it does when nobody is at it: it makes its panels ready."""
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        application.processEvents()
        time.sleep(0.01)


def later(seconds: float, act: Callable[[], None]) -> None:
    """Do something after so many seconds, as the window has it done."""
    QTimer.singleShot(round(1000 * seconds), act)


def panel_alone(session: Session, build: Callable[[PanelContext], W], size: QSize) -> W:
    """A panel without a window around it, shown and laid out."""
    look = Look(load_theme(ThemeName.DARK))
    look.wear(look.theme)
    panel = build(PanelContext(session, look, SheetDesk(session), _nothing, _nothing, _nothing))
    panel.resize(size)
    panel.show()
    look.clothe(panel)
    panel.activateWindow()
    for _ in range(_SETTLING):
        QApplication.processEvents()
    return panel


def painted_in_ms(application: QApplication, act: Callable[[], object]) -> float:
    """From the act to the end of the paint that it asks for."""
    start = time.perf_counter()
    act()
    application.processEvents()
    return (time.perf_counter() - start) * 1000


def _nothing(*_: object) -> None:
    """Nobody is told."""
