"""Opening sheets through the dialog."""

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFileDialog

from gmscreen.locator import sample_sheets
from gmscreen.ui.shell.shell import Shell

SAMPLE = sample_sheets() / "kallias.toml"


def test_a_sheet_chosen_in_the_dialog_is_in_hand(shell: Shell, qtbot) -> None:  # type: ignore[no-untyped-def]
    shell.visit("load")
    found = shell.window.findChild(QAction, "open_sheet")
    assert isinstance(found, QAction)
    found.trigger()
    dialog = shell.window.findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    dialog.setDirectory(str(SAMPLE.parent))
    dialog.selectFile(SAMPLE.name)
    dialog.accept()
    qtbot.waitUntil(lambda: not shell.window.findChildren(QFileDialog))
    assert shell.desk.current == "kallias"
    assert shell.docks.in_hand == "sheets"
