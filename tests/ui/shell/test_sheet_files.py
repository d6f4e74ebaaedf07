"""Opening sheets and printing cards through the dialogs."""

from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFileDialog

from gmscreen.locator import sample_sheets
from gmscreen.ui.shell.shell import Shell

SAMPLE = sample_sheets() / "kallias.toml"


def answer(shell: Shell, action: str, path: Path, qtbot) -> None:  # type: ignore[no-untyped-def]
    found = shell.window.findChild(QAction, action)
    assert isinstance(found, QAction)
    found.trigger()
    dialog = shell.window.findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    dialog.setDirectory(str(path.parent))
    dialog.selectFile(path.name)
    dialog.accept()
    qtbot.waitUntil(lambda: not shell.window.findChildren(QFileDialog))


def test_a_sheet_chosen_in_the_dialog_is_in_hand(shell: Shell, qtbot) -> None:  # type: ignore[no-untyped-def]
    shell.visit("load")
    answer(shell, "open_sheet", SAMPLE, qtbot)
    assert shell.desk.current == SAMPLE
    assert shell.docks.in_hand == "sheets"


def test_the_card_of_the_sheet_in_hand_is_printed_where_it_was_asked(
    shell: Shell, tmp_path: Path, qtbot
) -> None:  # type: ignore[no-untyped-def]
    shell.open_sheet(SAMPLE)
    answer(shell, "export_card", tmp_path / "cartão.pdf", qtbot)
    assert (tmp_path / "cartão.pdf").read_bytes().startswith(b"%PDF-")
    assert "cartão.pdf" in shell.status.message.text()


def test_a_name_without_suffix_becomes_a_pdf(shell: Shell, tmp_path: Path, qtbot) -> None:  # type: ignore[no-untyped-def]
    shell.open_sheet(SAMPLE)
    answer(shell, "export_card", tmp_path / "kallias", qtbot)
    assert (tmp_path / "kallias.pdf").exists()


def test_a_bad_sheet_prints_nothing_and_says_what_is_wrong_with_it(
    shell: Shell, tmp_path: Path, qtbot
) -> None:  # type: ignore[no-untyped-def]
    bad = tmp_path / "ruim.toml"
    bad.write_text("nome = ")
    shell.open_sheet(bad)
    answer(shell, "export_card", tmp_path / "out.pdf", qtbot)
    assert "ruim.toml" in shell.notice.words
    assert not (tmp_path / "out.pdf").exists()


def test_a_place_that_cannot_be_written_is_said(
    shell: Shell, tmp_path: Path, qtbot, monkeypatch: pytest.MonkeyPatch
) -> None:  # type: ignore[no-untyped-def]
    def refuse(*_args: object) -> None:
        raise OSError(28, "no space")

    monkeypatch.setattr("gmscreen.ui.shell.card_file.write_pdf", refuse, raising=False)
    shell.open_sheet(SAMPLE)
    answer(shell, "export_card", tmp_path / "out.pdf", qtbot)
    assert "não pôde ser gravado" in shell.notice.words


def test_without_a_sheet_in_hand_nothing_is_asked(shell: Shell) -> None:
    found = shell.window.findChild(QAction, "export_card")
    assert isinstance(found, QAction)
    found.trigger()
    assert not shell.window.findChildren(QFileDialog)
