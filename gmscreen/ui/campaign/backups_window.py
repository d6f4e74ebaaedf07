"""The backups of a campaign: when each was made, what it holds, and the ways to have it back."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QWidget

from gmscreen.session.house import Backup
from gmscreen.session.store_protocol import StoreError
from gmscreen.texts.catalogue import text
from gmscreen.texts.days import moment_words
from gmscreen.texts.numbers import number
from gmscreen.ui.isolated import isolated
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Tone
from gmscreen.ui.widgets.button import primary_button, secondary_button
from gmscreen.ui.widgets.flow import flow
from gmscreen.ui.widgets.layouts import column, holder
from gmscreen.ui.widgets.notice import Notice
from gmscreen.ui.widgets.plain_label import PlainLabel
from gmscreen.ui.widgets.table import Cell, Column, Row, TableView

if TYPE_CHECKING:  # it opens the window
    from gmscreen.ui.campaign.program import Program

_SIZE = (760, 520)


class BackupsWindow(QDialog):
    """A list; one can be looked at, or restored beside the campaign, which stays as it is."""

    def __init__(self, look: Look, campaign: Path, program: Program, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(text("backups.title"))
        self._campaign, self._program = campaign, program
        self._backups = program.backups(campaign)
        about = PlainLabel(text("backups.about", name=isolated(campaign.stem)), tone=Tone.MUTED, wrap=True)
        self.notice = Notice(look)
        self.table = TableView(look, text("backups.title"), _columns())
        self.table.show_rows([_row(backup) for backup in self._backups])
        self.nothing = PlainLabel(text("backups.none"), tone=Tone.MUTED, wrap=True)
        self.view = secondary_button(look, text("backups.view"), self._view, "eye-outline")
        self.restore = primary_button(look, text("backups.restore"), self._restore, "backup-restore")
        leave = secondary_button(look, text("backups.close"), self.reject)
        buttons = holder(flow(look, self.restore, self.view, leave, gap=10))
        layout = column(look, about, self.notice, self.nothing, margins=(18, 18, 18, 18))
        layout.addWidget(self.table, 1)
        layout.addWidget(buttons)
        self.setLayout(layout)
        self._show_what_there_is()
        room = window.screen().availableSize()
        width, height = map(look.theme.px, _SIZE)
        self.resize(min(width, room.width() * 9 // 10), min(height, room.height() * 9 // 10))

    def _show_what_there_is(self) -> None:
        there_are = bool(self._backups)
        self.nothing.setVisible(not there_are)
        self.table.setVisible(there_are)
        self.view.setEnabled(there_are)
        self.restore.setEnabled(there_are)
        if there_are:
            self.table.selectRow(0)
            self.table.setFocus()

    @property
    def chosen(self) -> Backup | None:
        """The backup in hand, or None."""
        place = self.table.currentIndex().row()
        return self._backups[place] if 0 <= place < len(self._backups) else None

    def _view(self) -> None:
        if self.chosen is not None and self._done(self._program.look_at(self.chosen.path)):
            self.accept()

    def _restore(self) -> None:
        if self.chosen is None:
            return
        try:
            restored = self._program.restored(self.chosen.path, self._campaign)
        except StoreError as error:
            self.notice.say(str(error), Tone.BAD)
            return
        self.accept()
        self._program.change_to(restored)

    def _done(self, trouble: str) -> bool:
        self.notice.say(trouble, Tone.BAD)
        return not trouble


def _columns() -> list[Column]:
    return [
        Column(text("backups.when"), wide=True),
        Column(text("backups.records"), numeric=True),
        Column(text("backups.rolls"), numeric=True),
    ]


def _row(backup: Backup) -> Row:
    counts = (Cell(number(backup.records)), Cell(number(backup.rolls)))
    return (Cell(moment_words(backup.time), strong=True), *counts)
