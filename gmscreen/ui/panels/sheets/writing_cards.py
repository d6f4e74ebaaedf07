"""What a sheet says in whole sentences: notes, the master's own, and the Cartão de Entrada."""

from __future__ import annotations

from functools import partial

from gmscreen.sheets.entry_card import EntryCard
from gmscreen.sheets.sheet_edits import SetField
from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.cell_grid import CellGrid
from gmscreen.ui.panels.sheets.editor import SheetEditor
from gmscreen.ui.panels.sheets.field_view import FieldView
from gmscreen.ui.panels.sheets.typed_cells import TypedCells
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Theme, Tone
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.notice import InlineError
from gmscreen.ui.widgets.plain_label import PlainLabel
from gmscreen.ui.widgets.toggle import Toggle
from gmscreen.ui.widgets.typed_text import TypedText

_HEIGHT, _CELL = 120, 190


class WritingCard(Card):
    """A text of the sheet; `foot` is what else there is to say under it."""

    def __init__(self, look: Look, editor: SheetEditor, key: str) -> None:
        title = text(f"sheets_panel.title.{key}")
        super().__init__(look, title)
        self._look = look
        self.words = TypedText(title, partial(editor.typed, (key,)))
        self.error = InlineError(look)
        self.words.refused.connect(self.error.say)
        self.foot = PlainLabel(size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        self.add(self.words, self.error, self.foot)
        self.dress(look.theme)

    def dress(self, theme: Theme) -> None:
        """Give the text its height."""
        self.words.setFixedHeight(theme.px(_HEIGHT))

    def show_words(self, words: str, foot: str = "", *, fresh: bool) -> None:
        """Show what is written; `fresh` for another sheet than before."""
        if fresh:
            self.words.show_text(words)
        else:
            self.words.follow(words)
        self.foot.show_text(foot)


class EntryCardForm(Card):
    """The player's answers; never printed."""

    def __init__(self, look: Look, editor: SheetEditor) -> None:
        super().__init__(look, text("sheets_panel.title.entry_card"))
        self._editor = editor
        self.answered = Toggle(look, text("sheets_panel.answered"))
        self.answered.toggled.connect(self._answer)
        self.fields = TypedCells(look, editor)
        self._grid = CellGrid(look, _CELL)
        self.foot = PlainLabel(
            text("sheets_panel.never_printed"), size=Size.SMALL, tone=Tone.MUTED, wrap=True
        )
        self.add(self.answered, self._grid, self.foot)

    def show_card(self, card: EntryCard | None, *, fresh: bool) -> None:
        """Show the answers; `fresh` for another sheet than before."""
        card = card or EntryCard()
        blocked = self.answered.blockSignals(True)
        self.answered.setChecked(card.answered)
        self.answered.blockSignals(blocked)
        is_first = not self.fields.by_path
        cells = self.fields.show_fields(entry_fields(card), fresh=fresh)
        if is_first:
            self._grid.show_cells(cells)

    def _answer(self, is_answered: bool) -> None:
        self._editor.do(SetField(("entry_card", "answered"), is_answered or None))


def entry_fields(card: EntryCard) -> list[FieldView]:
    """The answers as fields to type in."""
    keys = [key for key in EntryCard.model_fields if key != "answered"]
    return [
        FieldView(
            ("entry_card", key), text(f"sheet_field.entry_card.{key}").capitalize(), getattr(card, key) or ""
        )
        for key in keys
    ]
