"""One suite over all panels: they build, speak, take the keyboard, and cut nothing at any size and scale."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLineEdit, QTableView, QWidget

from gmscreen.locator import sample_sheets
from gmscreen.session.session import Session
from gmscreen.ui.settings import Settings
from gmscreen.ui.sheet_desk import SheetDesk
from gmscreen.ui.shell.appearance import Appearance
from gmscreen.ui.shell.main_window import MainWindow
from gmscreen.ui.shell.shell import Shell
from gmscreen.ui.systems import SYSTEMS
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import ThemeName, load_theme
from gmscreen.ui.widgets.elided_label import ElidedLabel
from gmscreen.ui.widgets.plain_label import PlainLabel

PANELS = [(system, panel.id) for system in SYSTEMS for panel in system.panels]
IDS = [panel for _system, panel in PANELS]
SIZES = [QSize(1600, 900), QSize(1280, 720)]
CONTROLS = (QAbstractButton, QComboBox, QLineEdit, QTableView)


def visited(look: Look, place: int, sheet: Path | None, qtbot) -> tuple[Shell, QWidget]:  # type: ignore[no-untyped-def]
    system, panel = PANELS[place]
    window = MainWindow(look, system.panels)
    qtbot.addWidget(window)
    shell = Shell(window, system, Session(), look, SheetDesk(), Appearance(look, Settings(), None))
    window.show()
    if sheet is not None:
        shell.desk.open(sheet)
    return shell, shell.visit(panel)


def settle() -> None:
    for _ in range(4):
        QApplication.processEvents()


def labels(panel: QWidget) -> Iterator[PlainLabel]:
    for label in panel.findChildren(PlainLabel):
        if label.isVisible() and label.text():
            yield label


def is_cut(label: PlainLabel) -> bool:
    if isinstance(label, ElidedLabel):
        return False
    if label.wordWrap():
        return label.heightForWidth(label.width()) > label.height() + 1
    return label.sizeHint().width() > label.width() + 1


@pytest.mark.parametrize("place", range(len(PANELS)), ids=IDS)
@pytest.mark.parametrize("sheet", [None, "kallias.toml", "boca-de-poco.toml"])
def test_it_builds_empty_and_full_and_every_text_is_filled(
    look: Look, place: int, sheet: str | None, qtbot
) -> None:  # type: ignore[no-untyped-def]
    path = sample_sheets() / sheet if sheet else None
    _shell, panel = visited(look, place, path, qtbot)
    qtbot.waitUntil(lambda: any(labels(panel)))
    words = [label.text() for label in labels(panel)]
    assert not [each for each in words if "{" in each or "None" in each]


@pytest.mark.parametrize("place", range(len(PANELS)), ids=IDS)
def test_every_control_has_a_name_for_screen_readers(look: Look, place: int, qtbot) -> None:  # type: ignore[no-untyped-def]
    _shell, panel = visited(look, place, sample_sheets() / "kallias.toml", qtbot)
    settle()
    controls = [
        c for kind in CONTROLS for c in panel.findChildren(kind) if c.focusPolicy() != Qt.FocusPolicy.NoFocus
    ]
    assert [c for c in controls if c.isVisible() and not c.accessibleName()] == []


@pytest.mark.parametrize("place", range(len(PANELS)), ids=IDS)
def test_tab_reaches_every_control(look: Look, place: int, qtbot) -> None:  # type: ignore[no-untyped-def]
    _shell, panel = visited(look, place, sample_sheets() / "kallias.toml", qtbot)
    settle()
    reached: list[QWidget] = [panel]
    while len(reached) < 3000 and (after := reached[-1].nextInFocusChain()) is not panel:
        reached.append(after)
    assert len(reached) < 3000
    lines = [line for line in panel.findChildren(QLineEdit) if line.isVisible()]
    assert set(lines) <= set(reached)


@pytest.mark.parametrize("place", range(len(PANELS)), ids=IDS)
@pytest.mark.parametrize("size", SIZES, ids=["1600", "1280"])
@pytest.mark.parametrize("scale", [100, 200])
def test_no_words_are_cut(look: Look, place: int, size: QSize, scale: int, qtbot) -> None:  # type: ignore[no-untyped-def]
    look.wear(load_theme(ThemeName.LIGHT, scale))
    shell, panel = visited(look, place, sample_sheets() / "kallias.toml", qtbot)
    shell.window.resize(size)
    settle()
    assert [label.text() for label in labels(panel) if is_cut(label)] == []


@pytest.mark.parametrize("place", range(len(PANELS)), ids=IDS)
def test_it_follows_the_scale_while_open(look: Look, place: int, qtbot) -> None:  # type: ignore[no-untyped-def]
    _shell, panel = visited(look, place, sample_sheets() / "kallias.toml", qtbot)
    look.wear(load_theme(ThemeName.LIGHT, 150))
    settle()
    assert [label.text() for label in labels(panel) if is_cut(label)] == []
