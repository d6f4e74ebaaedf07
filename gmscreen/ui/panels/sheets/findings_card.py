"""Conferir: what the audit found in the sheet in hand, each a key away from its field."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from gmscreen.sheets.sheet_fields import FieldPath
from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.pending.listed import Listed
from gmscreen.ui.panels.sheets.findings import NOT_AUDITED, FindingRow, FindingsView
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.button import Button, secondary_button
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.flow import flow
from gmscreen.ui.widgets.layouts import column, holder
from gmscreen.ui.widgets.plain_label import PlainLabel
from gmscreen.ui.widgets.table import Column

_LEAST = 96
_COLUMNS = ("severity", "where", "wrong", "right", "source")
_WIDE = ("wrong", "right")
_SOURCE = _COLUMNS.index("source")
_ROOM_FOR_SOURCE = 820
_MARGINS = (16, 0, 16, 12)

_ACTING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_C, Qt.Key.Key_P, Qt.Key.Key_Escape)


class FindingsTable(Listed):
    """`acted` tells a key that means an act: Enter, C, P, Escape."""

    acted = Signal(object)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Tell the keys that act, walk with the others."""
        if Qt.Key(event.key()) in _ACTING and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self.acted.emit(Qt.Key(event.key()))
        else:
            super().keyPressEvent(event)


class FindingsCard(QWidget):
    """`revealed` carries the place of a finding, `mended` and `noted` its row; `left` puts the card away."""

    revealed = Signal(object)
    mended = Signal(object)
    noted = Signal(object)
    left = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look, self.view = look, NOT_AUDITED
        self._filled = NOT_AUDITED
        self.summary = PlainLabel(size=Size.SMALL, tone=Tone.MUTED)
        self.table = FindingsTable(look, text("findings.title"), _columns(), _LEAST)
        self.go = secondary_button(look, text("findings.go"), self._reveal, "target")
        self.mend = secondary_button(look, text("findings.mend"), self._mend, "wrench-outline")
        self.note = secondary_button(look, text("findings.note"), self._note, "flag-outline")
        self.close_it = Button(look, "", icon_name="close", name=text("findings.close"))
        card = Card(look, text("findings.title"))
        card.add(holder(flow(look, self.summary, self.go, self.mend, self.note, self.close_it, gap=8)))
        card.add(self.table, stretch=1)
        self.setLayout(column(look, card, margins=_MARGINS))
        self._listen()
        self.hide()

    def _listen(self) -> None:
        self.close_it.clicked.connect(lambda _checked: self.left.emit())
        self.table.clicked.connect(self._click)
        self.table.acted.connect(self._act)
        self.table.picked.connect(lambda _id: self._offer())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the sources out where there is no room for them."""
        super().resizeEvent(event)
        self.table.setColumnHidden(_SOURCE, self.width() < self._look.theme.px(_ROOM_FOR_SOURCE))

    def show_findings(self, view: FindingsView) -> None:
        """Show what was found now, the finding in hand still in hand; unseen, when it is looked at."""
        self.view = view
        if not self.isHidden():
            self._fill()

    def showEvent(self, event: QShowEvent) -> None:
        """Show what was found meanwhile."""
        self._fill()
        super().showEvent(event)

    def _fill(self) -> None:
        view = self.view
        if view is self._filled:
            return
        self._filled = view
        self.summary.setText(view.summary)
        self.table.show_records([row.id for row in view.rows], [row.cells for row in view.rows])
        self.table.setVisible(bool(view.rows))
        self._offer()

    @property
    def in_hand(self) -> FindingRow | None:
        """The finding that is marked."""
        row = self.table.currentIndex().row()
        return self.view.rows[row] if 0 <= row < len(self.view.rows) else None

    def enter(self) -> None:
        """Take the keyboard, with a finding in hand."""
        self.table.setFocus(Qt.FocusReason.ShortcutFocusReason)
        if self.in_hand is None and self.view.rows:
            self.table.setCurrentIndex(self.table.rows.index(0, 0))

    def _offer(self) -> None:
        row = self.in_hand
        for button, can in ((self.go, row), (self.note, row), (self.mend, row and row.mend)):
            button.setEnabled(bool(can))

    def _click(self, index: QModelIndex) -> None:
        self._reveal()

    def _reveal(self) -> None:
        row = self.in_hand
        if row is not None:
            place: FieldPath = row.place
            self.revealed.emit(place)

    def _mend(self) -> None:
        row = self.in_hand
        if row is not None and row.mend is not None:
            self.mended.emit(row)

    def _note(self) -> None:
        row = self.in_hand
        if row is not None:
            self.noted.emit(row)

    def _act(self, key: Qt.Key) -> None:
        acts = {Qt.Key.Key_C: self._mend, Qt.Key.Key_P: self._note, Qt.Key.Key_Escape: self.left.emit}
        acts.get(key, self._reveal)()


def _columns() -> list[Column]:
    return [Column(text(f"findings.column.{key}"), wide=key in _WIDE) for key in _COLUMNS]
