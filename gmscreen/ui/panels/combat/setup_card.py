"""Pôr em cena: sheets found by typing, in numbered copies, and beasts on the spot, for any side."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit

from gmscreen.session.campaign import Campaign
from gmscreen.session.checked_text import LONGEST_NAME
from gmscreen.session.commands import Command
from gmscreen.session.fight.fighter import Side
from gmscreen.session.fight.joining import AddFighters
from gmscreen.session.library import SheetEntry, library_of
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import number
from gmscreen.ui.isolated import isolated
from gmscreen.ui.panels.combat.beast_form import BeastForm
from gmscreen.ui.panels.combat.setup_view import MOST_COPIES, found_sheets, offered, side_of, wanted
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.button import secondary_button
from gmscreen.ui.widgets.captioned import captioned
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.choice import SegmentedChoice
from gmscreen.ui.widgets.flow import flow
from gmscreen.ui.widgets.layouts import holder, row
from gmscreen.ui.widgets.number_field import Bounds, WholeField
from gmscreen.ui.widgets.plain_label import PlainLabel
from gmscreen.ui.widgets.suggestion_list import SuggestionList
from gmscreen.ui.widgets.toggle import Toggle

_UNDER_NAME = 2


class SetupCard(Card):
    """`added`: whoever is typed is to come in; what is left open follows from the sheet.

    A beast's figures are built when they are first asked; `grown` tells of it.
    """

    added = Signal()
    grown = Signal()

    def __init__(self, look: Look, campaign: Callable[[], Campaign]) -> None:
        super().__init__(look, text("combat.title.setup"), gap=8)
        self._look, self._campaign = look, campaign
        self._chosen, self._is_beast = "", False
        self.who = QLineEdit()
        self.who.setMaxLength(LONGEST_NAME)
        self.who.setAcceptDrops(False)  # a file dropped on it is for the window
        self.who.setPlaceholderText(text("combat.who_example"))
        self.found = SuggestionList(look, self.who)
        self.count = WholeField(look, text("combat.copies"), value=1, bounds=Bounds(1, MOST_COPIES))
        sides = [(side, text(f"combat.side_long.{side}")) for side in Side]
        self.side = SegmentedChoice(look, "", sides, Side.PARTY, text("combat.side_name"))
        self.hidden = Toggle(look, text("combat.hide"))
        self.without_sheet = Toggle(look, text("combat.new_beast"))
        self.told = PlainLabel(size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        self.go = secondary_button(look, text("combat.add"), self.added.emit, "plus")
        self._lay_out(look)
        self._listen()
        self._follow()

    def _lay_out(self, look: Look) -> None:
        who = row(look, captioned(look, text("combat.who"), self.who), self.count, gap=10)
        who.setStretch(0, 1)
        self.add(who)
        self.add(holder(flow(look, self.side, self.hidden, self.without_sheet, self.go, gap=10)), self.told)

    def _listen(self) -> None:
        self.who.installEventFilter(self)
        self.who.textEdited.connect(self._search)
        self.found.taken.connect(self._take)
        self.count.value_changed.connect(lambda _value: self._tell())
        self.side.value_changed.connect(lambda _value: self._tell())
        self.without_sheet.toggled.connect(lambda _on: self._follow())

    @cached_property
    def beast(self) -> BeastForm:
        """The figures of whoever has no sheet, under the name."""
        form = BeastForm(self._look)
        self.body.insertWidget(_UNDER_NAME, form)
        self.grown.emit()
        return form

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Down and a click in the empty line show every sheet."""
        if watched is self.who and not self.who.text() and not self.found.isVisible():
            down = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Down
            pressed = event.type() == QEvent.Type.KeyPress and down
            if pressed or event.type() == QEvent.Type.MouseButtonRelease:
                self.found.suggest([*offered(self._campaign(), "")])
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter puts them on the scene, wherever the keyboard is in the card."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.added.emit()
        else:
            super().keyPressEvent(event)

    def choose_sheet(self, sheet: str) -> None:
        """Have a sheet chosen."""
        entry = next((each for each in library_of(self._campaign()).entries if each.id == sheet), None)
        if entry is not None:
            self._chosen = sheet
            self.who.setText(entry.name)
            self._follow()

    def start(self) -> None:
        """Nobody is chosen any longer: the next one can be typed."""
        self._chosen = ""
        self.who.clear()
        self.count.set_number(1)
        self.found.hide()
        with QSignalBlocker(self.without_sheet):
            self.without_sheet.setChecked(False)
        self._follow()

    def _search(self, typed: str) -> None:
        self._chosen = ""
        words = [*offered(self._campaign(), typed)] if typed.strip() else []
        said = wanted(typed)
        if said.count is not None:
            self.count.set_number(said.count)
        self.found.suggest([] if words == [said.name] else words)
        self._follow()

    def _take(self, words: str) -> None:
        self.choose_sheet(offered(self._campaign(), self.who.text()).get(words, ""))

    @property
    def sheet(self) -> SheetEntry | None:
        """The sheet that is meant: the one chosen, or the best for what is typed; None for a beast."""
        said = wanted(self.who.text()).name
        if self.without_sheet.isChecked() or not (said or self._chosen):
            return None
        entries = library_of(self._campaign()).entries
        chosen = next((each for each in entries if each.id == self._chosen), None)
        return chosen or next(iter(found_sheets(self._campaign(), said)), None)

    def _follow(self) -> None:
        """The side that goes with the sheet, and the beast's figures where there is none."""
        sheet, said = self.sheet, wanted(self.who.text()).name
        self._is_beast = sheet is None and (bool(said) or self.without_sheet.isChecked())
        if self._is_beast or "beast" in vars(self):
            self.beast.setVisible(self._is_beast)
        if sheet is not None or self._is_beast:
            self.side.choose(side_of(None if sheet is None else sheet.kind))
        self._tell()

    def _tell(self) -> None:
        """What Enter would do."""
        sheet, count = self.sheet, number(self.count.value or 1)
        name = self._beast_name if sheet is None else sheet.name
        side = text(f"fight.side.{self.side.value}")
        if self.is_nobody:
            self.told.setText(text("combat.who_help"))
        else:
            self.told.setText(text("combat.will_add", count=count, name=isolated(name), side=side))

    @property
    def _beast_name(self) -> str:
        return wanted(self.who.text()).name or text("combat.beast_name")

    @property
    def is_nobody(self) -> bool:
        """Whether nobody was said yet."""
        return self.sheet is None and not self._is_beast

    def command(self, fight: str) -> Command:
        """The command that puts them on the scene of this fight."""
        count, side, hidden = self.count.value or 1, self.side.value, self.hidden.isChecked()
        sheet = self.sheet
        if sheet is None:
            return self.beast.command(fight, self._beast_name, side, count, hidden=hidden)
        return AddFighters(fight=fight, sheet=sheet.id, side=side, copies=count, hidden=hidden)
