"""The entry of the queue that is in hand, to be edited in its place."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from gmscreen.session.campaign import Campaign
from gmscreen.session.missing import Standing
from gmscreen.session.pending_commands import WritePending
from gmscreen.session.records import PendingEntry
from gmscreen.session.session import Session
from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.pending.origins import NOWHERE, Origin, origin_words, origins
from gmscreen.ui.panels.refused import problem_of
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Theme
from gmscreen.ui.widgets.button import Button
from gmscreen.ui.widgets.choice import ListChoice
from gmscreen.ui.widgets.flow import flow
from gmscreen.ui.widgets.layouts import column, holder
from gmscreen.ui.widgets.notice import InlineError
from gmscreen.ui.widgets.plain_label import set_plain_tooltip
from gmscreen.ui.widgets.typed_text import TypedText

_TEXT_HEIGHT, _ORIGIN_WIDTH = 64, 256
_ACTS = ("resolve", "dismiss", "go", "remove")


class EntryForm(QWidget):
    """Title, text and origin follow every key; `acted` tells what a button asks for, and of which entry."""

    acted = Signal(str, str)

    def __init__(self, look: Look, session: Session) -> None:
        super().__init__()
        self._session, self._id = session, ""
        self.title = QLineEdit()
        self.text = TypedText(text("pending_panel.form.text"), self._keep_text)
        self.origin = ListChoice[Origin](
            look, "", [(NOWHERE, "")], NOWHERE, text("pending_panel.form.origin")
        )
        self.error = InlineError(look)
        self.buttons = {act: self._button(look, act) for act in _ACTS}
        self.setLayout(
            column(
                look,
                self.title,
                self.text,
                self.error,
                holder(flow(look, self.origin, *self.buttons.values(), gap=8)),
                gap=8,
            )
        )
        self._furnish(look)

    def _furnish(self, look: Look) -> None:
        self.title.setAcceptDrops(False)  # a file dropped on it is for the window
        self.title.setAccessibleName(text("pending_panel.form.title"))
        self.title.setPlaceholderText(text("pending_panel.form.title"))
        self.text.setPlaceholderText(text("pending_panel.form.text_hint"))
        self.title.textEdited.connect(self._write_title)
        self.title.editingFinished.connect(self._take_back_an_empty_title)
        self.text.refused.connect(self.error.say)
        self.origin.value_changed.connect(self._write_origin)
        self.setFocusProxy(self.title)
        self.dress(look.theme)

    def _button(self, look: Look, act: str) -> Button:
        button = Button(look, text(f"pending_panel.act.{act}"))
        button.clicked.connect(lambda _checked: self.acted.emit(act, self._id))
        set_plain_tooltip(button, text(f"pending_panel.act_note.{act}"))
        return button

    def dress(self, theme: Theme) -> None:
        """Give the text its few lines, and the origin its width."""
        self.text.setFixedHeight(theme.px(_TEXT_HEIGHT))
        self.origin.setFixedWidth(theme.px(_ORIGIN_WIDTH))

    def show_entry(self, entry: PendingEntry, standing: Standing, campaign: Campaign) -> None:
        """Show an entry; the one that is shown already is only followed."""
        if entry.id != self._id:
            self.text.hand_in()
            self._id = entry.id
            self.error.say("")
            self.title.setText(entry.title)
            self.title.setCursorPosition(0)
            self.text.show_text(entry.text)
        self.follow(entry)
        for field in (self.title, self.text):
            field.setReadOnly(self._session.open.store.is_view_only)
        self._show_origin(entry, campaign)
        self._show_acts(entry, standing)

    def follow(self, entry: PendingEntry) -> None:
        """Show what became of the text that is shown, unless another is."""
        if entry.id != self._id:
            return
        typed = self.title.text()
        if typed.strip() != entry.title and (typed.strip() or not self.title.hasFocus()):
            at = self.title.cursorPosition()
            self.title.setText(entry.title)
            self.title.setCursorPosition(at)
        self.text.follow(entry.text)

    def _show_origin(self, entry: PendingEntry, campaign: Campaign) -> None:
        own = (entry.origin, entry.leads_to)
        offered = origins(campaign)
        if own not in offered:
            offered = (*offered, own)
        self.origin.set_options([(origin, origin_words(origin)) for origin in offered], own)

    def _show_acts(self, entry: PendingEntry, standing: Standing) -> None:
        is_open = standing is Standing.OPEN
        self.buttons["resolve"].set_words(text(f"pending_panel.act.{'resolve' if is_open else 'reopen'}"))
        self.buttons["resolve"].setVisible(standing is not Standing.SUPPLIED)
        self.buttons["dismiss"].setVisible(is_open)
        self.buttons["go"].setVisible(bool(entry.leads_to))
        self.buttons["remove"].setVisible(not entry.source_key)

    def _write_title(self, typed: str) -> None:
        self._do(WritePending(self._id, title=typed))

    def _write_origin(self, origin: Origin) -> None:
        self._do(WritePending(self._id, origin=origin))

    def _keep_text(self, typed: str) -> str:
        return problem_of(self._session, WritePending(self._id, text=typed))

    def _do(self, command: WritePending) -> None:
        self.error.say(problem_of(self._session, command))

    def _take_back_an_empty_title(self) -> None:
        entry = self._session.campaign.pending.get(self._id)
        if entry is not None and not self.title.text().strip():
            self.title.setText(entry.title)
            self.error.say("")
