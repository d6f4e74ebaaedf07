"""The portrait of a sheet: chosen, shown, undone, taken off."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from gmscreen.session.session import Session
from gmscreen.ui.panels.sheets.panel import SheetsPanel, build
from gmscreen.ui.panels.sheets.portrait import Portrait

Show = Callable[..., QWidget]


@pytest.fixture
def portrait(show_panel: Show) -> Portrait:
    panel = show_panel(build)
    assert isinstance(panel, SheetsPanel)
    return panel.page.portrait


@pytest.fixture
def picture(tmp_path: Path) -> Path:
    path = tmp_path / "kallias.png"
    image = QImage(400, 200, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.red)
    assert image.save(str(path))
    return path


def test_a_chosen_picture_is_shown_small(qtbot: QtBot, portrait: Portrait, picture: Path) -> None:
    portrait.choose.setFocus()
    qtbot.keyClick(portrait.choose, Qt.Key.Key_Space)
    dialogs = [each for each in QApplication.topLevelWidgets() if isinstance(each, QFileDialog)]
    (dialog,) = dialogs
    dialog.selectFile(str(picture))
    dialog.accept()
    qtbot.waitUntil(lambda: not portrait.picture.pixmap().isNull())
    drawn = portrait.picture.pixmap().deviceIndependentSize()
    assert (drawn.width(), drawn.height()) == (60, 30)


def test_undo_takes_a_picture_off_in_one_step(
    qtbot: QtBot, portrait: Portrait, picture: Path, session: Session
) -> None:
    portrait.take_file(picture)
    qtbot.waitUntil(lambda: not portrait.picture.pixmap().isNull())
    session.undo()
    assert (portrait.picture.isHidden(), portrait.remove.isHidden()) == (True, True)
    session.redo()
    qtbot.waitUntil(lambda: not portrait.picture.pixmap().isNull())


def test_the_cross_takes_the_picture_off(
    qtbot: QtBot, portrait: Portrait, picture: Path, session: Session
) -> None:
    portrait.take_file(picture)
    qtbot.mouseClick(portrait.remove, Qt.MouseButton.LeftButton)
    assert session.campaign.sheets["kallias"].portrait == ""
    assert portrait.remove.isHidden()


def test_what_is_no_picture_is_refused_beside_the_button(
    portrait: Portrait, tmp_path: Path, session: Session
) -> None:
    path = tmp_path / "kallias.png"
    path.write_text("isto é um texto")
    portrait.take_file(path)
    assert portrait.error.words == "Só imagens PNG, JPEG ou WebP."
    assert not session.campaign.attachments


def test_a_picture_cut_short_says_so_and_leaves_the_window_open(
    qtbot: QtBot, portrait: Portrait, picture: Path
) -> None:
    picture.write_bytes(picture.read_bytes()[:40])
    portrait.take_file(picture)
    qtbot.waitUntil(lambda: "danificada" in portrait.error.words)
