"""The window's start: what Qt needs, the frame, and after its first paint all the rest."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from gmscreen.locator import sample_sheets
from gmscreen.texts.catalogue import text
from gmscreen.ui.display import display_problem
from gmscreen.ui.settings import Settings, SettingsError, fitting_scale, read_settings, settings_file
from gmscreen.ui.shell.main_window import MainWindow
from gmscreen.ui.systems import GARGANTA
from gmscreen.ui.theme.fonts import register_fonts
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Tone, load_theme

if TYPE_CHECKING:
    from gmscreen.ui.shell.shell import Shell

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
    start = Start(settings_file())
    start.window.first_painted.connect(lambda: _furnish(start, files))
    start.window.show()
    return application.exec()


def _furnish(start: Start, files: Sequence[str]) -> None:
    """All behind the frame; it stays, and to look for garbage in it would make a turn wait for 20 ms."""
    start.furnish(files)
    gc.freeze()


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


def samples() -> list[Path]:
    """The sheets that lie on the desk of every start."""
    return sorted(sample_sheets().glob("*.toml"))


class Start:
    """A window as the person left it: first its frame, then its furniture."""

    def __init__(self, settings: Path) -> None:
        self._file, self._problem = settings, ""
        self._settings = self._read()
        height = QApplication.primaryScreen().availableGeometry().height()
        scale = self._settings.scale or fitting_scale(height)
        self._look = Look(load_theme(self._settings.theme, scale))
        self._look.wear(self._look.theme)
        self.window = MainWindow(self._look, GARGANTA.panels)

    def _read(self) -> Settings:
        """The person's settings; those that can't be read are told later and not used."""
        try:
            return read_settings(self._file)
        except SettingsError as error:
            self._problem = text(f"settings_error.{error.key}", file=self._file)
            return Settings()

    def furnish(self, files: Sequence[str] = ()) -> Shell:
        """Everything behind the frame; rules, session and panels are imported here, after the first paint."""
        from gmscreen.session.session import Session  # noqa: PLC0415
        from gmscreen.ui.sheet_desk import SheetDesk  # noqa: PLC0415
        from gmscreen.ui.shell.appearance import Appearance  # noqa: PLC0415
        from gmscreen.ui.shell.failures import Failures, log_file  # noqa: PLC0415
        from gmscreen.ui.shell.shell import Shell  # noqa: PLC0415
        from gmscreen.ui.shell.signals import ClosingSignals  # noqa: PLC0415

        Failures(self.window, log_file()).install()
        ClosingSignals(self.window)
        desk = SheetDesk(samples())
        appearance = Appearance(self._look, self._settings, self._file)
        shell = Shell(self.window, GARGANTA, Session(), self._look, desk, appearance)
        shell.notice.say(self._problem, Tone.WARN)
        for file in files:
            shell.open_sheet(Path(file))
        shell.show_current()
        return shell
