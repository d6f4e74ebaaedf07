"""A sheet written to a file: in its own form, or as the canon's Markdown; on paper it goes from Impressão."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu, QPushButton

from gmscreen.session.whole_file import write_whole
from gmscreen.sheets.errors import SheetError
from gmscreen.sheets.exchange.markdown import markdown_of
from gmscreen.sheets.file_bytes import FileText
from gmscreen.texts.catalogue import text
from gmscreen.ui.isolated import isolated
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.theme.theme import Tone
from gmscreen.ui.widgets.file_dialog import save_dialog

NATIVE, MARKDOWN = "toml", "md"

Shown = Callable[[], str | None]
"""Gives the sheet on the screen."""

Told = Callable[[str, Tone], object]


class Exporting:
    """Offers the forms under a button; what could not be written, or is not carried, is told."""

    def __init__(self, context: PanelContext, shown: Shown, button: QPushButton, told: Told) -> None:
        self._context, self._shown, self._button, self._told = context, shown, button, told
        self.menu = QMenu(button)
        acts = {"card": partial(self._print, "cards"), "sheet": partial(self._print, "sheets")}
        acts |= {NATIVE: partial(self.ask, NATIVE), MARKDOWN: partial(self.ask, MARKDOWN)}
        for key, act in acts.items():
            action = self.menu.addAction(text(f"sheet_export.{key}"))
            action.setObjectName(key)
            action.triggered.connect(lambda _checked, act=act: act())

    def offer(self) -> None:
        """Open the menu under the button."""
        self.menu.popup(self._button.mapToGlobal(QPoint(0, self._button.height())))

    def _print(self, kind: str) -> None:
        sheet_id = self._shown()
        if sheet_id is not None:
            self._context.print_out(kind, (sheet_id,))

    def ask(self, form: str) -> None:
        """Ask where the sheet in hand goes, and write it there."""
        sheet_id = self._shown()
        if sheet_id is None:
            return
        title, kind = text("sheet_export.title"), text(f"sheet_export.filter_{form}")
        dialog = save_dialog(self._button.window(), title, kind, form, sheet_id)
        dialog.fileSelected.connect(lambda target: self.write(sheet_id, form, Path(target)))
        dialog.open()

    def write(self, sheet_id: str, form: str, target: Path) -> None:
        """Write a sheet into a file, whole or not at all."""
        try:
            data, left_out = self._written(sheet_id, form)
            write_whole(target, [data])
        except SheetError as error:
            self._told(str(error), Tone.BAD)
        except OSError:
            self._told(text("shell.not_exported", file=isolated(str(target))), Tone.BAD)
        else:
            self._context.show_message(text("shell.exported", file=isolated(str(target))))
            words = text("sheet_export.left_out", fields=", ".join(left_out)) if left_out else ""
            self._told(words, Tone.WARN)

    def _written(self, sheet_id: str, form: str) -> tuple[bytes, tuple[str, ...]]:
        """The bytes of the file, and the fields that it does not carry."""
        if form == NATIVE:
            record = self._context.desk.record(sheet_id)
            return FileText(record.text, record.has_bom).data, ()
        markdown = markdown_of(self._context.desk.read(sheet_id).sheet)
        return markdown.text.encode(), markdown.left_out
