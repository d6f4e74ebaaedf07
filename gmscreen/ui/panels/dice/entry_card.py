"""A row of the ledger, opened: all that it says, its hash to copy, and the reveal."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.dice.entry_view import EntryView, Fields
from gmscreen.ui.panels.page import ScrollingColumn
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Theme, Tone
from gmscreen.ui.widgets.button import Button
from gmscreen.ui.widgets.flow import flow
from gmscreen.ui.widgets.layouts import column, grid, holder, row
from gmscreen.ui.widgets.plain_label import PlainLabel

_HEIGHT = 214
_TOP = Qt.AlignmentFlag.AlignTop


class EntryCard(QFrame):
    """Hidden until an entry is shown. `copied` and `revealed` carry the entry shown, `closed` nothing."""

    copied = Signal(object)
    revealed = Signal(int)
    closed = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.setObjectName("entry")
        self.title = PlainLabel(strong=True)
        self.problem = PlainLabel(tone=Tone.BAD, wrap=True)
        self.told, self.chained = _Fields(look), _Fields(look)
        self.copy = Button(look, "", icon_name="content-copy")
        self.reveal = Button(look, text("dice_panel.reveal"), icon_name="eye-outline")
        self.close_it = Button(look, "", icon_name="close", name=text("dice_panel.close_entry"))
        self.question = PlainLabel(tone=Tone.WARN, strong=True, wrap=True)
        self.yes = Button(look, text("dice_panel.reveal_yes"), icon_name="eye-outline")
        self.no = Button(look, text("dice_panel.reveal_no"))
        self._view: EntryView | None = None
        self._lay_out(look)
        self._listen()
        self.hide()

    def _lay_out(self, look: Look) -> None:
        head = row(look, self.title, 1, self.close_it)
        self.fields = row(look, self.told, self.chained, gap=24)
        for place in (0, 1):
            self.fields.setStretch(place, 1)
        self.acts = holder(flow(look, self.copy, self.reveal, gap=10))
        asking = row(look, self.question, self.yes, self.no, gap=10)
        asking.setStretch(0, 1)
        self.asking = holder(asking)
        told = ScrollingColumn(look, self.problem, self.fields, 1)
        entry = column(look, head, told, self.acts, self.asking, gap=8, margins=(0, 6, 0, 0))
        entry.setStretch(1, 1)
        self.setLayout(entry)
        self.dress(look.theme)

    def dress(self, theme: Theme) -> None:
        """Leave room for a few lines at this scale; what does not fit scrolls."""
        self.setMinimumHeight(theme.px(_HEIGHT))

    def _listen(self) -> None:
        self.copy.clicked.connect(lambda _checked: self.copied.emit(self._view))
        self.reveal.clicked.connect(lambda _checked: self._ask())
        self.no.clicked.connect(lambda _checked: self._leave())
        self.yes.clicked.connect(lambda _checked: self._reveal())
        self.close_it.clicked.connect(lambda _checked: self.closed.emit())

    @property
    def view(self) -> EntryView | None:
        """The entry that is open."""
        return self._view

    def show_entry(self, view: EntryView | None) -> None:
        """Open an entry, or none; a question about another one is not asked any more."""
        self._view = view
        self.setVisible(view is not None)
        if view is None:
            return
        self.title.setText(view.title)
        self.setAccessibleName(view.title)
        self.problem.show_text(view.problem)
        self.told.show_fields(view.told)
        self.chained.show_fields(view.chained)
        self.copy.set_words(text("dice_panel.copy_commitment" if view.is_hidden else "dice_panel.copy_hash"))
        self.copy.setVisible(bool(view.hash))
        self.reveal.setVisible(view.can_reveal)
        self.question.setText(text("dice_panel.reveal_question", number=view.sequence))
        self._show_acts(asking=False)

    def _show_acts(self, *, asking: bool) -> None:
        self.acts.setVisible(not asking)
        self.asking.setVisible(asking)

    def _ask(self) -> None:
        self._show_acts(asking=True)
        self.no.setFocus()

    def _leave(self) -> None:
        self._show_acts(asking=False)
        self.reveal.setFocus()

    def _reveal(self) -> None:
        if self._view is not None:
            self._show_acts(asking=False)
            self.revealed.emit(self._view.sequence)


class _Fields(QWidget):
    """Captions and what stands under them, two columns of labels that are made as they are needed."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._grid: QGridLayout = grid(look, gap=5)
        self._grid.setColumnStretch(1, 1)
        self._pairs: list[tuple[PlainLabel, PlainLabel]] = []
        self.setLayout(column(look, self._grid, 1))

    def show_fields(self, fields: Fields) -> None:
        """Show these, and no others."""
        while len(self._pairs) < len(fields):
            self._add()
        for place, pair in enumerate(self._pairs):
            caption, words = fields[place] if place < len(fields) else ("", "")
            pair[0].show_text(caption)
            pair[1].show_text(words)

    def words(self) -> dict[str, str]:
        """What is shown, by its caption."""
        return {caption.text(): words.text() for caption, words in self._pairs if caption.text()}

    def _add(self) -> None:
        caption, words = PlainLabel(size=Size.SMALL, tone=Tone.MUTED), PlainLabel(wrap=True)
        words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        place = len(self._pairs)
        self._grid.addWidget(caption, place, 0, _TOP)
        self._grid.addWidget(words, place, 1, _TOP)
        self._pairs.append((caption, words))
