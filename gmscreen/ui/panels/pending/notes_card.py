"""The card of the notes: their titles, and the one in hand as plain text."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt

from gmscreen.session.finding import found_place
from gmscreen.session.note_commands import AddNote, FileNote, RemoveNote, WriteNote
from gmscreen.session.note_title import note_title
from gmscreen.session.records import Note
from gmscreen.session.session import Session
from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.pending.listed import Listed
from gmscreen.ui.panels.pending.notes_view import NotesView, present_notes
from gmscreen.ui.panels.refused import problem_of
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Theme, Tone
from gmscreen.ui.widgets.button import Button, secondary_button
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.flow import flow
from gmscreen.ui.widgets.layouts import holder
from gmscreen.ui.widgets.notice import InlineError
from gmscreen.ui.widgets.plain_label import PlainLabel, set_plain_tooltip
from gmscreen.ui.widgets.table import Column
from gmscreen.ui.widgets.toggle import Toggle
from gmscreen.ui.widgets.typed_text import TypedText

_LEAST_LIST, _LEAST_TEXT, _TOOL_HEIGHT = 100, 150, 34


class NotesCard(Card):
    """Draws the notes of a session; `say` tells what became of one, `print_out` goes to where it prints."""

    def __init__(
        self,
        look: Look,
        session: Session,
        say: Callable[[str], None],
        print_out: Callable[[str, Sequence[str]], None],
    ) -> None:
        super().__init__(look, text("notes.title"))
        self._session, self._say, self._print_out = session, say, print_out
        self._query, self._id = "", ""
        self._view = NotesView((), "")
        self.new = secondary_button(look, text("notes.new"), self.add_note, "plus")
        self.file = self._tool(look, "archive-outline", "notes.archive", self._file)
        self.remove = self._tool(look, "trash-can-outline", "notes.remove", self._remove)
        self.print = self._tool(look, "printer-outline", "notes.print", self._print)
        self.archive = Toggle(look, text("notes.show_archive"))
        self.table = Listed(look, text("notes.title"), _columns(), _LEAST_LIST)
        self.nothing = PlainLabel(tone=Tone.MUTED, wrap=True)
        self.help = PlainLabel(text("notes.keys"), size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        self.text = TypedText(text("notes.text"), self._keep)
        self.error = InlineError(look)
        self._lay_out(look)
        self._listen()

    def _tool(self, look: Look, icon: str, key: str, run: Callable[[], None]) -> Button:
        button = Button(look, "", icon_name=icon, name=text(key))
        button.clicked.connect(lambda _checked: run())
        set_plain_tooltip(button, text(f"{key}_note"))
        return button

    def _lay_out(self, look: Look) -> None:
        set_plain_tooltip(self.new, text("notes.new_note"))
        self.text.setPlaceholderText(text("notes.hint"))
        self.add(holder(flow(look, self.new, self.print, self.file, self.remove, self.archive, gap=8)))
        self.add(self.nothing)
        self.add(self.table, stretch=1)
        self.add(self.help, self.error)
        self.add(self.text, stretch=2)
        self.dress(look.theme)

    def dress(self, theme: Theme) -> None:
        """Keep room for some lines."""
        self.text.setMinimumHeight(theme.px(_LEAST_TEXT))
        self.archive.setMinimumHeight(theme.px(_TOOL_HEIGHT))

    def _listen(self) -> None:
        self.archive.toggled.connect(lambda _on: self.show_notes())
        self.table.picked.connect(self._show_in_hand)
        self.table.deleted.connect(lambda _id: self._remove())
        self.table.renamed.connect(lambda _id: self._write())
        self.table.activated.connect(lambda _index: self._write())
        self.text.refused.connect(self.error.say)
        self._session.open.ask_for_typed(self.text.hand_in)

    def search(self, query: str) -> None:
        """Show what has these words."""
        self._query = query
        self.show_notes()
        self._mark(0)

    def show_notes(self, wanted: str = "") -> None:
        """Show the notes as they stand, with one in hand if it is wanted."""
        view = present_notes(self._session.campaign, self._query, archive=self.archive.isChecked())
        if view != self._view or wanted:
            self._view = view
            ids, rows = [row.id for row in view.rows], [row.cells for row in view.rows]
            self.table.show_records(ids, rows, wanted)
        else:
            self._show_in_hand(self.table.in_hand)
        self.table.setVisible(bool(view.rows))
        self.help.setVisible(bool(view.rows))
        self.nothing.show_text("" if view.rows else view.nothing)

    def follow_text(self) -> None:
        """Show what became of the text of the note in hand, at once."""
        note = self._session.campaign.notes.get(self._id)
        if note is not None:
            self.text.follow(note.text)

    def _show_in_hand(self, identity: str) -> None:
        note = self._session.campaign.notes.get(identity)
        for widget in (self.text, self.print, self.file, self.remove):
            widget.setVisible(note is not None)
        if note is None:
            self._id = ""
        else:
            self._show_note(note)

    def _show_note(self, note: Note) -> None:
        if note.id != self._id:
            self.text.hand_in()
            self._id = note.id
            self.error.say("")
            self.text.show_text(note.text)
            self._mark(0)
        self.text.follow(note.text)
        self.text.setReadOnly(self._session.open.store.is_view_only)
        key = "notes.take_out" if note.archived else "notes.archive"
        self.file.set_words("", text(key))
        set_plain_tooltip(self.file, text(f"{key}_note"))

    def _print(self) -> None:
        """Print the note in hand as a handout, as it is typed now."""
        self.text.hand_in()
        if self._id:
            self._print_out("handouts", (self._id,))

    def go_on(self) -> None:
        """Go to the next place of what is searched for."""
        self.text.hand_in()
        self._mark(self.text.after_mark)

    def _mark(self, after: int) -> None:
        found = found_place(self.text.kept, self._query, after)
        if found is not None:
            self.text.mark(*found)

    def add_note(self) -> None:
        """Begin a note: it is in hand, ready to be typed."""
        before = self._session.campaign.notes.keys()
        if self._do(AddNote(note_title(""))):
            (identity,) = self._session.campaign.notes.keys() - before
            self.archive.setChecked(False)
            self.show_notes(identity)
            self._write()

    def _write(self) -> None:
        self.text.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _keep(self, typed: str) -> str:
        return problem_of(self._session, WriteNote(self._id, typed, note_title(typed)))

    def _file(self) -> None:
        note = self._session.campaign.notes[self._id]
        self.text.hand_in()
        if self._do(FileNote(note.id, not note.archived)):
            self._say(text("notes.taken_out" if note.archived else "notes.put_away", name=note.title))

    def _remove(self) -> None:
        note = self._session.campaign.notes[self._id]
        self.text.hand_in()
        if self._do(RemoveNote(note.id)):
            self._say(text("notes.removed", name=note.title))

    def _do(self, command: AddNote | FileNote | RemoveNote) -> bool:
        problem = problem_of(self._session, command)
        self.error.say(problem)
        return not problem


def _columns() -> list[Column]:
    return [Column(text("notes.column.title"), wide=True), Column(text("notes.column.day"))]
