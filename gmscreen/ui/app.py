"""The window's start: what Qt needs, the frame, and after its first paint all the rest."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication, QWidget

from gmscreen.locator import sample_sheets
from gmscreen.texts.catalogue import text
from gmscreen.ui.display import display_problem
from gmscreen.ui.docking.arrangement import groups_of, initial
from gmscreen.ui.docking.places import Place, visible_place
from gmscreen.ui.docking.window_place import put_window, screen_areas
from gmscreen.ui.panel_spec import PanelSpec
from gmscreen.ui.preferences import Preferences
from gmscreen.ui.settings import Settings, SettingsError, fitting_scale, read_settings, settings_file
from gmscreen.ui.shell.main_window import FIRST_SIZE, MainWindow
from gmscreen.ui.systems import GARGANTA
from gmscreen.ui.theme.fonts import register_fonts
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Tone, load_theme

if TYPE_CHECKING:
    from gmscreen.session.house import House
    from gmscreen.session.session import Session
    from gmscreen.ui.campaign.shown import CampaignShown
    from gmscreen.ui.shell.shell import Shell

REFUSALS = {"no_display": 78, "stale_display": 79}
"""Exit statuses when no window can be opened, the same as those of the launcher."""

_PORTUGUESE = QLocale(QLocale.Language.Portuguese, QLocale.Country.Brazil)


def run(house: Callable[[], House], campaign: Path | None = None, sheets: Sequence[Path] = ()) -> int:
    """Open the window on a campaign, with these sheets taken into it; gives the exit status.

    `house` is asked for after the first paint.
    """
    problem = display_problem(os.environ)
    if problem:
        sys.stderr.write(text(f"shell.{problem}") + "\n")
        return REFUSALS[problem]
    application = start_application()
    start = Start(settings_file())
    start.window.first_painted.connect(lambda: _begin(start, house, campaign, sheets))
    start.window.show()
    return application.exec()


def _begin(start: Start, house: Callable[[], House], campaign: Path | None, sheets: Sequence[Path]) -> None:
    """All behind the frame; it stays, and to look for garbage in it would make a turn wait for 20 ms."""
    gc.disable()
    try:
        _move_in(start, house(), campaign, sheets)  # the house says how what follows is imported
    finally:
        gc.freeze()
        gc.enable()


def _move_in(start: Start, house: House, campaign: Path | None, sheets: Sequence[Path]) -> None:
    from gmscreen.ui.campaign.program import Program  # noqa: PLC0415 # after the first paint

    Program(house, start).begin(campaign, sheets)


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


def _first_place(settings: Settings) -> Place:
    """Where the window was left, or as much of the main screen as it takes; on a screen that is there."""
    areas = screen_areas()
    left = settings.arrangement.main.place if settings.arrangement else None
    return visible_place(left or Place(areas[0].name, 0, 0, FIRST_SIZE.width(), FIRST_SIZE.height()), areas)


def _first_tabs(settings: Settings) -> tuple[tuple[PanelSpec, ...], int]:
    """The panels in the first row of tabs as it was left, and the place of the one that was up."""
    left = settings.arrangement or initial([])
    first = next(groups_of(left.main.node))
    known = [panel for panel in first.panels if panel in GARGANTA.panel_ids]
    panels = tuple(panel for name in known for panel in GARGANTA.panels if panel.id == name)
    return panels or GARGANTA.panels, known.index(first.current) if first.current in known else 0


class Start:
    """A window as the person left it: first its frame, then its furniture."""

    def __init__(self, settings: Path, known: Settings | None = None) -> None:
        """`known` are the settings as they are now, which the file may not be able to keep."""
        self.file, self._problem = settings, ""
        now = known or self._read()
        screen = QApplication.primaryScreen()
        scale = now.scale or fitting_scale(screen.availableGeometry().height())
        place = _first_place(now)
        mode = now.mode_on(place.screen, is_main=place.screen == screen.name())
        self.look = Look(load_theme(now.theme, scale, mode))
        self.look.wear(self.look.theme)
        self.preferences = Preferences(now, settings)
        self.window = MainWindow(self.look, *_first_tabs(now))
        put_window(self.window, place)

    def _read(self) -> Settings:
        """The person's settings; those that can't be read are told later and not used."""
        try:
            return read_settings(self.file)
        except SettingsError as error:
            self._problem = text(f"settings_error.{error.key}", file=self.file)
            return Settings()

    def furnish(self, session: Session, campaign: CampaignShown | None = None) -> Shell:
        """Everything behind the frame; panels are imported here, after the first paint."""
        from gmscreen.ui.sheet_desk import SheetDesk  # noqa: PLC0415
        from gmscreen.ui.shell.appearance import Appearance  # noqa: PLC0415
        from gmscreen.ui.shell.rehearsal import Rehearsal  # noqa: PLC0415
        from gmscreen.ui.shell.shell import Shell  # noqa: PLC0415

        appearance = Appearance(self.look, self.preferences)
        shell = Shell(self.window, GARGANTA, session, self.look, SheetDesk(session), appearance, campaign)
        shell.notice.say(self._problem, Tone.WARN)
        shell.show_current()
        reading = [panel.prepare for panel in GARGANTA.panels]
        building = [partial(shell.docks.rehearse, panel) for panel in GARGANTA.panel_ids]
        Rehearsal([*reading, *building], self.window)
        return shell

    def show_page(self, page: QWidget) -> None:
        """A page in place of the panels."""
        self.window.furnish(QWidget(), page, QWidget())
        self.look.dress(self.window)
        page.setFocus()
