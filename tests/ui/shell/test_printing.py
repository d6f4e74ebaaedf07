"""From the sheet in hand to paper, through the whole window."""

from __future__ import annotations

import subprocess
import sys
import textwrap
from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gmscreen.locator import sample_sheets
from gmscreen.session.session import Session
from gmscreen.ui.panels.print.panel import PrintPanel
from gmscreen.ui.preferences import Preferences
from gmscreen.ui.settings import Settings
from gmscreen.ui.sheet_desk import SheetDesk
from gmscreen.ui.shell.appearance import Appearance
from gmscreen.ui.shell.main_window import MainWindow
from gmscreen.ui.shell.shell import Shell
from gmscreen.ui.systems import GARGANTA
from gmscreen.ui.theme.look import Look

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
LATE = ("pypdfium2", "reportlab", "markdown_it", "PIL", "PySide6.QtPrintSupport")


@pytest.fixture
def shell(qtbot: QtBot, look: Look) -> Shell:
    window = MainWindow(look, GARGANTA.panels)
    qtbot.addWidget(window)
    session = Session()
    appearance = Appearance(look, Preferences(Settings(), None))
    shell = Shell(window, GARGANTA, session, look, SheetDesk(session), appearance)
    with qtbot.waitExposed(window):
        window.show()
    shell.desk.open(sample_sheets() / "kallias.toml")
    shell.desk.open(sample_sheets() / "draugr.toml")
    return shell


@pytest.mark.parametrize(("modifiers", "kind"), [(CTRL, "cards"), (CTRL | SHIFT, "sheets")])
def test_a_key_takes_the_sheet_in_hand_to_paper(
    shell: Shell, qtbot: QtBot, modifiers: Qt.KeyboardModifier, kind: str
) -> None:
    shell.window.activateWindow()
    QTest.keyClick(shell.window, Qt.Key.Key_E, modifiers)
    panel = cast("PrintPanel", shell.visit("print"))
    qtbot.waitUntil(lambda: panel.is_ready, timeout=10_000)
    assert (panel.desk.kind.id, dict(panel.desk.picks.copies)) == (kind, {"draugr": 1})


def test_ctrl_p_goes_to_where_one_prints(shell: Shell) -> None:
    shell.window.activateWindow()
    QTest.keyClick(shell.window, Qt.Key.Key_P, CTRL)
    assert shell.docks.in_hand == "print"


def test_what_prints_is_not_imported_before_something_is_printed() -> None:
    built = textwrap.dedent(
        f"""
        import os, sys
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        from PySide6.QtWidgets import QApplication
        from gmscreen.session.session import Session
        from gmscreen.ui.panel_spec import PanelContext
        from gmscreen.ui.sheet_desk import SheetDesk
        from gmscreen.ui.systems import GARGANTA
        from gmscreen.ui.theme.look import Look
        from gmscreen.ui.theme.theme import ThemeName, load_theme
        application = QApplication([])
        session, look = Session(), Look(load_theme(ThemeName.DARK))
        nothing = lambda *_any: None
        context = PanelContext(session, look, SheetDesk(session), nothing, nothing, nothing)
        spec = next(panel for panel in GARGANTA.panels if panel.id == "print")
        spec.prepare()
        panel = spec.build(context)
        print([name for name in {LATE!r} if name in sys.modules])
        """
    )
    done = subprocess.run(
        [sys.executable, "-c", built], capture_output=True, text=True, timeout=30, check=False
    )
    assert done.stdout.strip() == "[]", done.stderr
