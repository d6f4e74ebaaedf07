"""What tests of the window stand on: our font and style, scripted dice, a shell of throw-away panels."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from gmscreen.session.session import Session
from gmscreen.ui.panel_spec import PanelContext, PanelSpec
from gmscreen.ui.preferences import Preferences
from gmscreen.ui.settings import Settings
from gmscreen.ui.sheet_desk import SheetDesk
from gmscreen.ui.shell.appearance import Appearance
from gmscreen.ui.shell.main_window import MainWindow
from gmscreen.ui.shell.shell import Shell
from gmscreen.ui.systems import System
from gmscreen.ui.theme.fonts import register_fonts
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import ThemeName, load_theme
from gmscreen.ui.widgets.number_field import WholeField


class ScriptedDice:
    """Gives the faces it was told to, over and over."""

    def __init__(self, *faces: int) -> None:
        self.faces = list(faces)
        self._rolled = 0

    def roll_die(self, sides: int) -> int:
        face = self.faces[self._rolled % len(self.faces)]
        self._rolled += 1
        assert face <= sides
        return face


@pytest.fixture(scope="session")
def application(qapp: QApplication) -> QApplication:
    qapp.setStyle("Fusion")
    register_fonts()
    return qapp


@pytest.fixture
def look(application: QApplication) -> Look:
    """Outside an event loop nobody deletes the windows of earlier tests, and all would be dressed again."""
    for left in application.topLevelWidgets():
        if left.parent() is None:
            left.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    look = Look(load_theme(ThemeName.DARK))
    look.wear(look.theme)
    return look


class DressingBot(QtBot):
    """Puts the look on what is handed to it, as the window would that it stands in.

    The application wears none: else what is built is styled at each step of its building, in twice the time.
    """

    look: Look | None = None

    def addWidget(  # noqa: N802 - the name that pytest-qt gave it
        self, widget: QWidget, *, before_close_func: Callable[[QWidget], None] | None = None
    ) -> None:
        if self.look and widget.parent() is None and not widget.styleSheet():
            self.look.clothe(widget)
        super().addWidget(widget, before_close_func=before_close_func)


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> DressingBot:
    bot = DressingBot(request)
    if "look" in request.fixturenames:
        bot.look = request.getfixturevalue("look")
    return bot


@pytest.fixture
def session() -> Session:
    return Session(ScriptedDice(4, 1, 3), clock=lambda: datetime(2026, 11, 30, 20, tzinfo=UTC))


class ThrowAwayPanel(QWidget):
    """A panel with a field, to see where the keyboard goes."""

    def __init__(self, context: PanelContext) -> None:
        super().__init__()
        self.context = context
        self.field = WholeField(context.look, "Número")
        layout = QVBoxLayout(self)
        layout.addWidget(self.field)


@pytest.fixture
def built() -> list[str]:
    """Ids of the panels built, in order."""
    return []


@pytest.fixture
def system(built: list[str]) -> System:
    def build(panel_id: str) -> Callable[[PanelContext], QWidget]:
        return lambda context: built.append(panel_id) or ThrowAwayPanel(context)

    ids = ("sheets", "blows", "load")
    icons = ("skull-outline", "weight-kilogram", "auto-fix")
    panels = [PanelSpec(id_, f"panel.{id_}", icon, build(id_)) for id_, icon in zip(ids, icons, strict=True)]
    return System("test", "system.garganta", tuple(panels))


@pytest.fixture
def settings_path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.json"


@pytest.fixture
def shell(qtbot, look: Look, session: Session, system: System, settings_path: Path) -> Shell:  # type: ignore[no-untyped-def]
    window = MainWindow(look, system.panels)
    qtbot.addWidget(window)
    appearance = Appearance(look, Preferences(Settings(), settings_path))
    shell = Shell(window, system, session, look, SheetDesk(session), appearance)
    with qtbot.waitExposed(window):
        window.show()
    shell.show_current()
    return shell
