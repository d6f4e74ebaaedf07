"""“E se…”: what both lines would be, while the sheet stays as it is until somebody accepts."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QWidget

from gmscreen.rules.errors import RuleError
from gmscreen.sheets.equipment import Place
from gmscreen.sheets.errors import SheetError
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.new_pieces import copied_pack
from gmscreen.sheets.sheet_edits import Edit
from gmscreen.sheets.what_if import carried, companion_weight, dropped_pack, picked_up
from gmscreen.texts.catalogue import text
from gmscreen.ui.isolated import isolated
from gmscreen.ui.panels.page import Page
from gmscreen.ui.panels.sheets.editor import SheetEditor
from gmscreen.ui.panels.sheets.line_card import LineCard
from gmscreen.ui.panels.sheets.line_view import line_view
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Tone
from gmscreen.ui.widgets.button import secondary_button
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.choice import ListChoice
from gmscreen.ui.widgets.flow import flow
from gmscreen.ui.widgets.layouts import column, holder, row
from gmscreen.ui.widgets.number_field import DecimalField
from gmscreen.ui.widgets.plain_label import PlainLabel


class WhatIfCard(Card):
    """Both lines as they would be, with a way to accept and a way to dismiss; gone while nothing is asked."""

    def __init__(self, look: Look, editor: SheetEditor) -> None:
        super().__init__(look, text("sheets_panel.what_if.title"))
        self._editor = editor
        self._edit: Edit | None = None
        self.asked = PlainLabel(strong=True, wrap=True)
        self.scene, self.march = LineCard(look, Tone.ACCENT), LineCard(look, Tone.INFO)
        self.accept = secondary_button(look, text("sheets_panel.what_if.accept"), self._accept, "check")
        self.dismiss = secondary_button(look, text("sheets_panel.what_if.dismiss"), self.forget, "close")
        self.lines = row(look, self.scene, self.march)
        self.add(self.asked, self.lines, holder(row(look, self.accept, self.dismiss, 1)))
        self.hide()

    @property
    def is_asked(self) -> bool:
        """Whether there is something to accept."""
        return self._edit is not None

    def ask(self, words: str, edit: Edit) -> str:
        """Show what would be; what is wrong with the edit, or nothing."""
        self._edit = edit
        problem = self.follow()
        if not problem:
            self.asked.setText(words)
            self.show()
            self.accept.setFocus()
        return problem

    def follow(self) -> str:
        """Show it of the sheet as it is now; an edit that can't be made any more is dismissed."""
        if self._edit is None:
            return ""
        try:
            sheet, lines = self._editor.would_be(self._edit)
        except (SheetError, RuleError) as error:
            self.forget()
            return error.reason if isinstance(error, SheetError) else str(error)
        self.scene.show_line(line_view(sheet, lines.in_scene, text("sheets_panel.line.in_scene")))
        self.march.show_line(line_view(sheet, lines.on_march, text("sheets_panel.line.on_march")))
        return ""

    def forget(self) -> None:
        """Dismiss it."""
        self._edit = None
        self.hide()

    def _accept(self) -> None:
        edit, self._edit = self._edit, None
        self.hide()
        if edit is not None:
            self._editor.do(edit)


class WhatIfActs(QWidget):
    """What can be asked: to drop the pack, to carry a companion, to pick up the piece in hand.

    A companion's pack is copied at once: it is a step like any other.
    """

    told = Signal(str)

    def __init__(
        self, look: Look, editor: SheetEditor, card: WhatIfCard, in_hand: Callable[[], int | None]
    ) -> None:
        super().__init__()
        self._editor, self._card, self._in_hand = editor, card, in_hand
        self.drop = secondary_button(look, text("sheets_panel.what_if.drop"), self._drop, "bag-personal-off")
        self.pick = secondary_button(look, text("sheets_panel.what_if.pick"), self._pick, "hand-back-right")
        self.companion = ListChoice[str](
            look, text("sheets_panel.what_if.companion"), [("", text("sheets_panel.what_if.nobody"))], ""
        )
        self.weight = DecimalField(look, text("sheets_panel.what_if.body"), unit="kg")
        self.carry = secondary_button(look, text("sheets_panel.what_if.carry"), self._carry, "human-child")
        self.copy = secondary_button(
            look, text("sheets_panel.what_if.copy_pack"), self._copy_pack, "bag-personal"
        )
        acts = flow(look, self.drop, self.pick, self.carry, self.copy, gap=6)
        self.setLayout(column(look, acts, row(look, self.companion, self.weight, 1), gap=8))

        self.companion.list.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Know who there is to be carried when it is asked."""
        if event.type() == QEvent.Type.FocusIn:
            self._offer_companions()
        return super().eventFilter(watched, event)

    def _offer_companions(self) -> None:
        options = [("", text("sheets_panel.what_if.nobody")), *self._editor.companions()]
        chosen = self.companion.value if self.companion.value in dict(options) else ""
        self.companion.set_options(options, chosen)

    def _sheet(self) -> Sheet | None:
        return self._editor.sheet

    def _drop(self) -> None:
        sheet = self._sheet()
        if sheet is not None:
            self.told.emit(self._card.ask(text("sheets_panel.what_if.drop"), dropped_pack(sheet)))

    def _pick(self) -> None:
        sheet, place = self._sheet(), self._in_hand()
        if sheet is None or place is None:
            self.told.emit(text("sheets_panel.what_if.no_piece"))
            return
        words = text("sheets_panel.what_if.picked", name=isolated(sheet.equipment[place].name))
        self.told.emit(self._card.ask(words, picked_up(sheet, place, Place.HAND)))

    def _carry(self) -> None:
        companion = self._editor.other(self.companion.value)
        body = self.weight.value
        if companion is None or body is None:
            self.told.emit(text("sheets_panel.what_if.no_companion"))
            return
        weight = Decimal(str(companion_weight(companion, body).value))
        words = text("sheets_panel.what_if.carried", name=isolated(companion.name))
        self.told.emit(self._card.ask(words, carried(companion.name, weight)))

    def _copy_pack(self) -> None:
        companion = self._editor.other(self.companion.value)
        if companion is None:
            self.companion.list.setFocus()
            self.told.emit(text("sheets_panel.what_if.no_pack_owner"))
            return
        pack = copied_pack(companion)
        empty = text("sheets_panel.what_if.empty_pack", name=isolated(companion.name))
        self.told.emit(self._editor.do(pack) if pack.edits else empty)


def stack_lines(page: Page, card: WhatIfCard, width: int) -> None:
    """Put the two lines under one another on a narrow page."""
    for place in (0, 1):
        card.lines.setStretch(place, 1)
    page.stack_below(card.lines, width)
