"""A new sheet: what it may be made from, and the small form that asks for its name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit

from gmscreen.canon.garganta.peoples import peoples
from gmscreen.sheets.file_bytes import FileText
from gmscreen.sheets.model import SheetKind
from gmscreen.sheets.native_file import sheet_in
from gmscreen.sheets.new_sheets import MODELS, blank_sheet, sheet_of_model, sheet_of_people
from gmscreen.texts.catalogue import text
from gmscreen.ui.theme.look import Look
from gmscreen.ui.widgets.button import primary_button, secondary_button
from gmscreen.ui.widgets.captioned import captioned
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.choice import ListChoice
from gmscreen.ui.widgets.flow import flow
from gmscreen.ui.widgets.layouts import holder
from gmscreen.ui.widgets.notice import InlineError


class From(StrEnum):
    """What a sheet is made from."""

    BLANK = "blank"
    PEOPLE = "people"
    MODEL = "model"


@dataclass(frozen=True, slots=True)
class Pattern:
    """A kind for a blank sheet, the name of a people, or the id of a model."""

    source: From
    name: str

    def sheet(self, name: str) -> FileText:
        """A new sheet of this pattern; SheetError for a name that is none."""
        match self.source:
            case From.BLANK:
                return blank_sheet(SheetKind(self.name), name)
            case From.PEOPLE:
                return sheet_of_people(self.name, name)
            case From.MODEL:
                return sheet_of_model(self.name, name)


FIRST = Pattern(From.BLANK, SheetKind.PC)


def patterns() -> list[tuple[Pattern, str]]:
    """Every pattern with its words: blank ones, then the peoples, then the seven models."""
    blank = [(Pattern(From.BLANK, kind), text(f"sheets_panel.kind.{kind}")) for kind in SheetKind]
    of_people = [(Pattern(From.PEOPLE, each.name), each.name) for each in peoples().values()]
    models = [(Pattern(From.MODEL, model), sheet_in(sheet_of_model(model)).sheet.name) for model in MODELS]
    return [
        (pattern, text(f"new_sheet.{pattern.source}", name=words))
        for pattern, words in (*blank, *of_people, *models)
    ]


class NewSheetForm(Card):
    """Asks for a name and a pattern; `make` gives what is wrong with them, or nothing when it is made."""

    def __init__(self, look: Look, make: Callable[[str, Pattern], str], leave: Callable[[], None]) -> None:
        super().__init__(look, text("new_sheet.title"))
        self._look, self._make, self._leave = look, make, leave
        self.error = InlineError(look)
        self.name = QLineEdit()
        self.name.setAcceptDrops(False)  # a file dropped on it is for the window
        self.name.setPlaceholderText(text("new_sheet.name_hint"))
        self.name.returnPressed.connect(self.make)
        self.name.textEdited.connect(lambda _typed: self.error.say(""))
        self.pattern = ListChoice[Pattern](
            look, text("new_sheet.from"), [(FIRST, text("sheets_panel.kind.pc"))], FIRST
        )
        self.made = primary_button(look, text("new_sheet.create"), self.make)
        self.left = secondary_button(look, text("new_sheet.cancel"), leave)
        self.add(captioned(look, text("new_sheet.name"), self.name), self.error, self.pattern)
        self.add(holder(flow(look, self.made, self.left, gap=8)))
        self.setFocusProxy(self.name)
        self.hide()
        self._is_filled = False

    def open(self) -> None:
        """Ask for another one."""
        if not self._is_filled:
            self._is_filled = True
            self.pattern.set_options(patterns(), FIRST)
        self.show()
        self.name.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.name.selectAll()

    def make(self) -> None:
        """Make it, or say beside the name why not."""
        problem = self._make(self.name.text().strip(), self.pattern.value)
        self.error.say(problem)
        if not problem:
            self.name.clear()
            self._leave()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves; what was typed stays for the next time."""
        if event.key() == Qt.Key.Key_Escape:
            self._leave()
        else:
            super().keyPressEvent(event)
