"""A dialog that asks for a file, in Portuguese throughout."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from gmscreen.texts.catalogue import text


def file_dialog(window: QWidget, title: str, name_filter: str = "") -> QFileDialog:
    """A dialog on the window's screen, gone once it is answered; who asks sets its mode and opens it."""
    dialog = QFileDialog(window, title)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    if name_filter:
        dialog.setNameFilter(name_filter)
    dialog.setLabelText(QFileDialog.DialogLabel.LookIn, text("campaign.look_in"))  # Qt's own are in English
    dialog.setLabelText(QFileDialog.DialogLabel.FileType, text("campaign.file_type"))
    return dialog


def save_dialog(
    window: QWidget, title: str, name_filter: str, suffix: str, name: str, folder: str = ""
) -> QFileDialog:
    """A dialog that asks where a file goes; `name` is what it is called if nobody names it otherwise."""
    dialog = file_dialog(window, title, name_filter)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(suffix)
    if folder:
        dialog.setDirectory(folder)
    dialog.selectFile(f"{name}.{suffix}")
    return dialog
