"""Questions about files and names, in windows that keep nobody from the rest."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QInputDialog, QWidget

from gmscreen.texts.catalogue import text
from gmscreen.ui.widgets.file_dialog import file_dialog

Take = Callable[[Path], object]


def ask_campaign(window: QWidget, title: str, beside: Path, take: Take) -> None:
    """Ask for a campaign's file that is there."""
    dialog = _dialog(window, title, beside.parent)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    _take(dialog, take)


def ask_new_place(window: QWidget, title: str, place: Path, take: Take) -> None:
    """Ask where a new file goes; `place` is where it goes if nobody says otherwise."""
    dialog = _dialog(window, title, place.parent)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setOption(QFileDialog.Option.DontConfirmOverwrite)  # no file is ever written over: it is refused
    dialog.setDefaultSuffix("escudo")
    dialog.selectFile(place.name)
    _take(dialog, take)


def ask_words(window: QWidget, title: str, caption: str, words: str, take: Callable[[str], object]) -> None:
    """Ask for a line of text."""
    dialog = QInputDialog(window)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setWindowTitle(title)
    dialog.setLabelText(caption)
    dialog.setTextValue(words)
    dialog.textValueSelected.connect(take)
    dialog.open()


def ask_number(
    window: QWidget,
    title: str,
    caption: str,
    now: int,
    bounds: tuple[int, int],
    take: Callable[[int], object],
) -> None:
    """Ask for a whole number within bounds."""
    dialog = QInputDialog(window)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setInputMode(QInputDialog.InputMode.IntInput)
    dialog.setWindowTitle(title)
    dialog.setLabelText(caption)
    dialog.setIntRange(*bounds)
    dialog.setIntValue(now)
    dialog.intValueSelected.connect(take)
    dialog.open()


def _dialog(window: QWidget, title: str, folder: Path) -> QFileDialog:
    dialog = file_dialog(window, title, text("campaign.filter"))
    dialog.setDirectory(str(folder))
    return dialog


def _take(dialog: QFileDialog, take: Take) -> None:
    dialog.fileSelected.connect(lambda name: take(Path(name)))
    dialog.open()
