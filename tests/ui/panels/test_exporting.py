"""A sheet written to a file from Fichas."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from gmscreen.locator import sample_sheets
from gmscreen.sheets.exchange.incoming import read_any
from gmscreen.ui.panels.sheets.panel import SheetsPanel, build

Show = Callable[..., QWidget]


class Asked(Protocol):
    messages: list[str]


@pytest.fixture
def panel(show_panel: Show) -> SheetsPanel:
    panel = show_panel(build)
    assert isinstance(panel, SheetsPanel)
    return panel


def exported(panel: SheetsPanel, qtbot: QtBot, place: int, target: Path) -> None:
    """By the action of the menu: without a window system a menu can't take the keyboard."""
    panel.exporting.menu.actions()[place].trigger()
    dialog = panel.window().findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    dialog.setDirectory(str(target.parent))
    dialog.selectFile(target.name)
    dialog.accept()
    qtbot.waitUntil(lambda: not panel.window().findChildren(QFileDialog))


def test_the_programs_own_form_is_the_text_byte_by_byte(
    panel: SheetsPanel, qtbot: QtBot, tmp_path: Path, asked: Asked
) -> None:
    target = tmp_path / "açaí.toml"
    exported(panel, qtbot, 2, target)
    assert target.read_bytes() == (sample_sheets() / "kallias.toml").read_bytes()
    assert "açaí.toml" in asked.messages[-1]


def test_the_markdown_is_read_back(panel: SheetsPanel, qtbot: QtBot, tmp_path: Path) -> None:
    target = tmp_path / "kallias.md"
    exported(panel, qtbot, 3, target)
    (taken,) = read_any(target).sheets
    assert taken.sheet.name == "Kallias de Ônfalos"


def test_a_place_that_can_not_be_written_is_told(panel: SheetsPanel, tmp_path: Path) -> None:
    panel.exporting.write("kallias", "toml", tmp_path / "nada" / "k.toml")
    assert "k.toml" in panel.notice.words
