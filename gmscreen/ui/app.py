"""The window's start: Qt, theme, session, and what must hold before Qt can be asked anything."""

from __future__ import annotations

import os
import signal
import socket
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QLibraryInfo, QLocale, QSocketNotifier, QTranslator
from PySide6.QtWidgets import QApplication

from gmscreen.locator import sample_sheets
from gmscreen.session.session import Session
from gmscreen.texts.catalogue import text
from gmscreen.ui.display import display_problem
from gmscreen.ui.settings import Settings, SettingsError, fitting_scale, read_settings, settings_file
from gmscreen.ui.sheet_desk import SheetDesk
from gmscreen.ui.shell.appearance import Appearance
from gmscreen.ui.shell.failures import Failures, log_file
from gmscreen.ui.shell.main_window import MainWindow
from gmscreen.ui.systems import GARGANTA
from gmscreen.ui.theme.fonts import register_fonts
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Tone, load_theme

REFUSALS = {"no_display": 78, "stale_display": 79}
"""Exit statuses when no window can be opened, the same as those of the launcher."""

_PORTUGUESE = QLocale(QLocale.Language.Portuguese, QLocale.Country.Brazil)


def run(files: Sequence[str] = ()) -> int:
    """Open the window, with these sheets on the desk; gives the exit status."""
    problem = display_problem(os.environ)
    if problem:
        sys.stderr.write(text(f"shell.{problem}") + "\n")
        return REFUSALS[problem]
    application = start_application()
    window = open_window(settings_file())
    Failures(window, log_file()).install()
    wake = _heed_signals(application, window)
    window.show()
    for file in files:
        window.desk.open(Path(file))
    status = application.exec()
    wake.close()
    return status


def start_application() -> QApplication:
    """The QApplication, speaking Portuguese, with our font and Fusion's manners."""
    application = QApplication(["gmscreen"])
    application.setApplicationName("gmscreen")
    application.setApplicationDisplayName(text("app.name"))
    application.setDesktopFileName("gmscreen")
    application.setStyle("Fusion")
    QLocale.setDefault(_PORTUGUESE)
    translator = QTranslator(application)
    translator.load(_PORTUGUESE, "qtbase", "_", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    application.installTranslator(translator)
    register_fonts()
    return application


def open_window(settings: Path) -> MainWindow:
    """The main window as the person left it; settings that can't be read are told and not used."""
    problem = ""
    try:
        wanted = read_settings(settings)
    except SettingsError as error:
        wanted = Settings()
        problem = text(f"settings_error.{error.key}", file=settings)
    height = QApplication.primaryScreen().availableGeometry().height()
    look = Look(load_theme(wanted.theme, wanted.scale or fitting_scale(height)))
    look.wear(look.theme)
    window = MainWindow(GARGANTA, Session(), look, sample_desk(), Appearance(look, wanted, settings))
    window.notice.say(problem, Tone.WARN)
    return window


def sample_desk() -> SheetDesk:
    """The desk of a first start: every sample sheet lies on it."""
    return SheetDesk(sorted(sample_sheets().glob("*.toml")))


def _heed_signals(application: QApplication, window: MainWindow) -> socket.socket:
    """Close the window on Ctrl+C and SIGTERM; a socket wakes Python, which Qt's loop would leave asleep."""
    ours, theirs = socket.socketpair()
    theirs.setblocking(False)  # noqa: FBT003 - the standard library's own signature
    signal.set_wakeup_fd(theirs.fileno())
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda _number, _frame: application.quit())
    notifier = QSocketNotifier(ours.fileno(), QSocketNotifier.Type.Read, window)
    notifier.activated.connect(lambda: ours.recv(64))
    return ours
