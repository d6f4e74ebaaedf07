"""Windows and panels are where they were left, under any names they were kept (known trap 17)."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QInputDialog, QMenu
from pytestqt.qtbot import QtBot

from gmscreen.ui.docking.arrangement import Arrangement, DockWindow, Group, Split
from gmscreen.ui.docking.places import Place
from gmscreen.ui.preferences import Preferences
from gmscreen.ui.settings import Settings, read_settings
from gmscreen.ui.sheet_desk import SheetDesk
from gmscreen.ui.shell.appearance import Appearance
from gmscreen.ui.shell.main_window import MainWindow
from gmscreen.ui.shell.shell import Shell
from gmscreen.ui.systems import System
from gmscreen.ui.theme.look import Look


def left(path: Path) -> Arrangement:
    arrangement = read_settings(path).arrangement
    assert arrangement is not None
    return arrangement


def test_where_panels_went_is_remembered_when_they_rest(
    shell: Shell, settings_path: Path, qtbot: QtBot
) -> None:
    shell.docks.lay_beside()
    qtbot.waitUntil(settings_path.exists, timeout=3000)
    node = left(settings_path).main.node
    assert isinstance(node, Split)
    assert node.parts == (Group(("blows", "load"), "blows"), Group(("sheets",), "sheets"))


def test_closing_remembers_at_once_the_floating_windows_too(shell: Shell, settings_path: Path) -> None:
    shell.docks.float_out()
    window = shell.docks.floating[0]
    shell.window.close()
    assert not window.isVisible()
    assert [each.node for each in left(settings_path).windows] == [
        Group(("blows", "load"), "blows"),
        Group(("sheets",), "sheets"),
    ]


def test_a_folder_that_takes_no_settings_is_said_once(
    shell: Shell, settings_path: Path, qtbot: QtBot
) -> None:
    settings_path.parent.write_text("not a folder")
    shell.docks.lay_beside()
    qtbot.waitUntil(lambda: "não pôde ser gravada" in shell.status.message.text(), timeout=3000)
    shell.status.say("")
    shell.docks.bring_home()
    qtbot.wait(600)
    assert shell.status.message.text() == ""


@pytest.fixture
def restored(qtbot: QtBot, look: Look, session, system: System) -> Shell:  # type: ignore[no-untyped-def]
    place = Place("gone", 5000, 40, 500, 300)
    arrangement = Arrangement(
        (
            DockWindow(Split(True, (Group(("blows",)), Group(("load", "strange"), "load")), (300, 900))),
            DockWindow(Group(("sheets",)), place),
        )
    )
    window = MainWindow(look, system.panels)
    qtbot.addWidget(window)
    appearance = Appearance(look, Preferences(Settings(arrangement=arrangement), None))
    shell = Shell(window, system, session, look, SheetDesk(session), appearance)
    with qtbot.waitExposed(window):
        window.show()
    shell.show_current()
    return shell


def test_panels_come_back_where_they_were_and_only_those_that_are_up_are_built(
    restored: Shell, built: list[str]
) -> None:
    assert [group.current for group in restored.docks.groups] == ["blows", "load", "sheets"]
    assert built == ["blows", "load", "sheets"]
    left_part, right_part = restored.docks.groups[:2]
    assert right_part.width() > 2 * left_part.width()


def test_a_window_whose_screen_is_gone_comes_back_where_it_can_be_seen(restored: Shell) -> None:
    window = restored.docks.floating[0]
    assert window.screen().availableGeometry().contains(QRect(window.pos(), window.size()))
    assert window.width() == 500


def layouts(shell: Shell) -> QMenu:
    menu = shell.layouts.menu
    menu.aboutToShow.emit()
    return menu


def named(menu: QMenu, words: str) -> QAction:
    return next(action for action in menu.actions() if action.text() == words)


def test_a_layout_is_kept_under_a_name_chosen_and_deleted(shell: Shell, settings_path: Path) -> None:
    docks = shell.docks
    docks.lay_beside()
    beside = [window.node for window in docks.arrangement.windows]
    named(layouts(shell), "Guardar esta disposição…").trigger()
    dialog = shell.window.findChild(QInputDialog)
    assert isinstance(dialog, QInputDialog)
    dialog.setTextValue("  Combate  & caos ")
    dialog.accept()
    assert tuple(read_settings(settings_path).layouts) == ("Combate & caos",)
    docks.reset()
    named(layouts(shell), "Combate && caos").trigger()
    assert [window.node for window in docks.arrangement.windows] == beside
    menu = layouts(shell).actions()[-1].menu()
    assert isinstance(menu, QMenu)
    named(menu, "Combate && caos").trigger()
    assert read_settings(settings_path).layouts == {}
    assert shell.status.message.text() == "Disposição “Combate & caos” apagada."


def test_a_layout_without_a_name_is_not_kept(shell: Shell) -> None:
    shell.layouts.keep("   ")
    assert shell.layouts.names == ()


SCREENS = {
    "screens": [
        {"name": "laptop", "x": 0, "y": 0, "width": 1366, "height": 768},
        {"name": "television", "x": 1366, "y": 0, "width": 1920, "height": 1080},
    ]
}
CHILD = textwrap.dedent(
    """
    import sys
    from pathlib import Path
    from PySide6.QtWidgets import QApplication
    from gmscreen.session.session import Session
    from gmscreen.ui.app import Start, start_application
    application = start_application()
    start = Start(Path(sys.argv[1]))
    start.window.show()
    shell = start.furnish(Session())
    for _ in range(5):
        application.processEvents()
    if "float" in sys.argv:
        shell.visit("fall")
        shell.docks.float_out()
        for _ in range(5):
            application.processEvents()
    for window in shell.docks.windows:
        print(window.screen().name(), window.width(), window.fontInfo().pixelSize())
    start.window.close()
    """
)


def start_with(screens: dict[str, object], settings: Path, *words: str) -> list[str]:
    configuration = settings.parent / "screens.json"
    configuration.write_text(json.dumps(screens))
    environment = {**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={configuration}"}
    child = [sys.executable, "-c", CHILD, str(settings), *words]
    done = subprocess.run(child, capture_output=True, text=True, timeout=30, check=True, env=environment)
    return done.stdout.splitlines()


def test_a_panel_floats_to_the_second_screen_in_table_mode_and_comes_back_there_or_to_the_first(
    tmp_path: Path,
) -> None:
    settings = tmp_path / "settings.json"
    both = ["laptop 1366 15", "television 1920 26"]
    assert start_with(SCREENS, settings, "float") == both
    assert start_with(SCREENS, settings) == both
    alone = start_with({"screens": SCREENS["screens"][:1]}, settings)
    assert [line.split()[0] for line in alone] == ["laptop", "laptop"]
    assert alone[1].endswith(" 15")
