"""Pictures of the panels, as the window shows them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol, cast, runtime_checkable

from PySide6.QtCore import QDeadlineTimer, QEvent, QObject, QSize, QThread, qInstallMessageHandler
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from gmscreen.session.memory_store import MemoryStore
from gmscreen.session.missing import missing_in
from gmscreen.session.new_campaign import new_campaign
from gmscreen.session.pending_commands import EnterMissing
from gmscreen.session.session import Session
from gmscreen.texts.catalogue import text
from gmscreen.ui.app import samples, start_application
from gmscreen.ui.preferences import Preferences
from gmscreen.ui.settings import Settings
from gmscreen.ui.sheet_desk import SheetDesk
from gmscreen.ui.shell.appearance import Appearance
from gmscreen.ui.shell.main_window import MainWindow
from gmscreen.ui.shell.shell import Shell
from gmscreen.ui.systems import GARGANTA
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Mode, ThemeName, load_theme

_PATIENCE_MS = 10_000
_REST_MS = 250

PANELS = tuple(panel.id for panel in GARGANTA.panels)


def draw_panels(
    folder: Path,
    panels: tuple[str, ...],
    theme: ThemeName,
    scale: int,
    size: QSize,
    sheet: Path | None,
    mode: Mode = Mode.DESK,
) -> Iterator[Path]:
    """Draw panels to <folder>/<panel>-<theme>.png, each of that size; OSError if one can't be written."""
    qInstallMessageHandler(_tell_what_matters)
    application = start_application()
    application.setCursorFlashTime(0)
    shell = _shell(ThemeName(theme), scale, mode)
    shell.window.setMinimumSize(1, 1)
    shell.window.resize(size)
    if sheet is not None:
        shell.desk.open(sheet)
    for panel in panels:
        path = folder / f"{panel}-{theme}.png"
        if not _picture(shell, panel).save(str(path)):
            raise OSError(None, "", str(path))
        yield path


def _tell_what_matters(_kind: object, _where: object, message: str) -> None:
    """Of Qt's own messages, all but the one that a platform without a display cannot size windows."""
    if "propagateSizeHints" not in message:
        sys.stderr.write(f"{message}\n")


def _shell(theme: ThemeName, scale: int, mode: Mode) -> Shell:
    look = Look(load_theme(theme, scale, mode))
    look.wear(look.theme)
    window = MainWindow(look, GARGANTA.panels)
    window.show()
    settings = Settings(theme, scale, modes={window.screen().name(): mode})
    appearance = Appearance(look, Preferences(settings, None))
    session = Session(store=MemoryStore(new_campaign(text("command.first_campaign"), samples())))
    session.do(EnterMissing(missing_in(session.campaign)))
    return Shell(window, GARGANTA, session, look, SheetDesk(session), appearance)


@runtime_checkable
class _Reader(Protocol):
    """A panel that has nothing to show before it has read something."""

    @property
    def is_ready(self) -> bool: ...


def _wait_for(panel: QWidget) -> None:
    deadline = QDeadlineTimer(_PATIENCE_MS)
    while isinstance(panel, _Reader) and not panel.is_ready and not deadline.hasExpired():
        QApplication.processEvents()
        QThread.msleep(5)


class _Unrest(QObject):
    """Notes when layouts last asked anything of one another."""

    def __init__(self) -> None:
        super().__init__()
        self.rest = QDeadlineTimer(_REST_MS)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self.rest.setRemainingTime(_REST_MS)
        return False


def _come_to_rest() -> None:
    """Let layouts settle, and what fills itself in a moment later."""
    unrest, deadline = _Unrest(), QDeadlineTimer(_PATIENCE_MS)
    application = cast("QApplication", QApplication.instance())
    application.installEventFilter(unrest)
    while not unrest.rest.hasExpired() and not deadline.hasExpired():
        QApplication.processEvents()
        QThread.msleep(2)
    application.removeEventFilter(unrest)


def _picture(shell: Shell, panel: str) -> QPixmap:
    _wait_for(shell.visit(panel))
    _come_to_rest()
    focused = QApplication.focusWidget()
    if focused is not None:
        focused.clearFocus()
    return shell.window.grab()
