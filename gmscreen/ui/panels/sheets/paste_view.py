"""Pasting a sheet: the text, what is understood of it beside it, and nothing taken before one says so."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QShortcut, QTextCursor
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit

from gmscreen.session.take_in import TakeIn
from gmscreen.sheets.errors import SheetError
from gmscreen.sheets.model import SheetKind
from gmscreen.texts.catalogue import text
from gmscreen.ui.background import Background
from gmscreen.ui.isolated import isolated
from gmscreen.ui.panels.page import Page
from gmscreen.ui.panels.pending.listed import Listed
from gmscreen.ui.panels.sheets.pasted_view import NOTHING_PASTED, PastedView, Said, present_pasted, take_in
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Theme, Tone
from gmscreen.ui.widgets.button import primary_button, secondary_button
from gmscreen.ui.widgets.captioned import captioned
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.choice import ListChoice
from gmscreen.ui.widgets.flow import flow
from gmscreen.ui.widgets.layouts import column, holder, row
from gmscreen.ui.widgets.notice import Notice
from gmscreen.ui.widgets.plain_label import PlainLabel
from gmscreen.ui.widgets.table import Column

_REST_MS = 120
_LEAST, _TEXT_LEAST = 220, 200
_ROOM = 900

Take = Callable[[TakeIn], str]
"""Takes sheets in; what prevents it, or nothing."""


class PasteView(Page):
    """Keeps what was pasted until it is taken in or cleared; `left` puts the view away with its text."""

    left = Signal()

    def __init__(self, look: Look, take: Take) -> None:
        super().__init__(look)
        self._take = take
        self.view, self._said = NOTHING_PASTED, dict[int, Said]()
        self.text = _PastedText()
        self.which = ListChoice[int](look, text("pasted.which"), [(0, "")], 0)
        self.name = QLineEdit()
        kinds = [(kind, text(f"sheets_panel.kind.{kind}")) for kind in SheetKind]
        self.kind = ListChoice[SheetKind](look, text("pasted.kind"), kinds, SheetKind.PC)
        self.accept = primary_button(look, text("pasted.accept"), self.take, "plus")
        self.clear = secondary_button(look, text("pasted.clear"), self.text.clear)
        self.leave = secondary_button(look, text("pasted.leave"), self.left.emit)
        self.notice, self.problem = Notice(look), Notice(look)
        self.summary = PlainLabel(text("pasted.hint"), size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        self.table = Listed(look, text("pasted.title.understood"), _columns(), _LEAST)
        self._background = Background(self)
        self._rest = QTimer(self, singleShot=True, interval=_REST_MS)
        self._lay_out(look)
        self._listen()
        self._show(NOTHING_PASTED)

    def _lay_out(self, look: Look) -> None:
        written, understood = (
            Card(look, text("pasted.title.text")),
            Card(look, text("pasted.title.understood")),
        )
        written.add(self.text, stretch=1)
        self.form = holder(flow(look, self.which, captioned(look, text("pasted.name"), self.name), self.kind))
        understood.add(self.summary, self.form, self.problem, self.notice)
        understood.add(self.table, stretch=1)
        sides = row(look, written, understood)
        sides.setStretch(0, 45)
        sides.setStretch(1, 55)
        self.body.addLayout(column(look, holder(flow(look, self.accept, self.clear, self.leave, gap=8))))
        self.body.addLayout(sides, 1)
        self.stack_below(sides, _ROOM)
        self.setFocusProxy(self.text)
        self.name.setAcceptDrops(False)  # a file dropped on it is for the window
        self.dress(look.theme)

    def _listen(self) -> None:
        self._rest.timeout.connect(self._read)
        self.text.textChanged.connect(self._rest.start)
        self.text.left.connect(self.left)
        self.which.value_changed.connect(lambda _at: self._show_said())
        self.name.textEdited.connect(lambda _typed: self._say())
        self.kind.value_changed.connect(lambda _kind: self._say())
        self.table.picked.connect(lambda _id: self._go_to_line())
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(self.take)

    def dress(self, theme: Theme) -> None:
        """Give the text and the name their room."""
        super().dress(theme)
        self.text.setMinimumHeight(theme.px(_TEXT_LEAST))
        self.name.setMinimumWidth(theme.px(220))

    def open(self) -> None:
        """Take the keyboard; an empty text is filled from the clipboard."""
        if not self.text.toPlainText().strip():
            self.text.setPlainText(QGuiApplication.clipboard().text())
        self.text.setFocus(Qt.FocusReason.ShortcutFocusReason)

    @property
    def is_read(self) -> bool:
        """Whether what is shown is of the text as it stands."""
        return not (self._rest.isActive() or self._background.is_busy)

    def _read(self) -> None:
        """Read the text in the background; a text that changed meanwhile is read again."""
        written = self.text.toPlainText()

        def show(view: PastedView) -> None:
            self._show(view)
            if self.text.toPlainText() != written:
                self._read()

        self._background.do(lambda: present_pasted(written), show)

    def _show(self, view: PastedView) -> None:
        if [each.sheet.name for each in view.sheets] != [each.sheet.name for each in self.view.sheets]:
            self._said = {}
        self.view = view
        self.summary.setText(view.summary or text("pasted.hint"))
        self.problem.say(view.problems, Tone.BAD)
        self.notice.say(view.told, Tone.INFO)
        self.table.show_records([str(row.line) for row in view.rows], [row.cells for row in view.rows])
        self.table.setVisible(bool(view.rows))
        self.accept.setEnabled(bool(view.sheets))
        self.form.setVisible(bool(view.sheets))
        names = [(at, isolated(each.sheet.name)) for at, each in enumerate(view.sheets)] or [(0, "")]
        self.which.set_options(names, min(self.which.value, len(names) - 1))
        self.which.setVisible(len(names) > 1)
        self._show_said()

    def _show_said(self) -> None:
        if self.view.sheets:
            sheet = self.view.sheets[self.which.value].sheet
            said = self._said.get(self.which.value, Said(sheet.name, sheet.kind))
            if self.name.text() != said.name:
                self.name.setText(said.name)
            blocked = self.kind.blockSignals(True)
            self.kind.choose(said.kind)
            self.kind.blockSignals(blocked)

    def _say(self) -> None:
        self._said[self.which.value] = Said(self.name.text().strip(), self.kind.value)

    def take(self) -> None:
        """Take in what is shown, all of it as one step; what prevents it is said, and the text stays."""
        if not self.is_read or not self.view.sheets:
            return
        try:
            problem = self._take(take_in(self.view.sheets, self._said))
        except SheetError as error:
            problem = error.reason
        self.problem.say(problem, Tone.BAD)
        if not problem:
            self.text.clear()
            self.left.emit()

    def _go_to_line(self) -> None:
        line = self.table.in_hand
        if line and self.table.hasFocus():
            block = self.text.document().findBlockByNumber(int(line) - 1)
            cursor = QTextCursor(block)
            cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
            self.text.setTextCursor(cursor)


class _PastedText(QPlainTextEdit):
    """Plain text; Tab goes on, Escape leaves."""

    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(text("pasted.title.text"))
        self.setPlaceholderText(text("pasted.text_hint"))
        self.setAcceptDrops(False)  # a file dropped on it is for the window
        self.setTabChangesFocus(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves, with the text kept for the next time."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


def _columns() -> list[Column]:
    keys = ("line", "kind", "understood")
    return [Column(text(f"pasted.column.{key}"), key == "line", key == "understood") for key in keys]
