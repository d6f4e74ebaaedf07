"""The card that puts people on the list: from a sheet or by hand, several copies at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit

from gmscreen.rules.garganta.injury import Category
from gmscreen.session.checked_text import LONGEST_NAME
from gmscreen.session.ward.commands import MOST_PATIENTS
from gmscreen.session.ward.state import Wounded
from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.shelf import Volume
from gmscreen.ui.theme.look import Look
from gmscreen.ui.widgets.button import secondary_button
from gmscreen.ui.widgets.captioned import captioned
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.choice import ListChoice
from gmscreen.ui.widgets.flow import flow
from gmscreen.ui.widgets.layouts import row
from gmscreen.ui.widgets.notice import InlineError
from gmscreen.ui.widgets.number_field import Bounds, WholeField

HT = Bounds(1, 30)
FULL = Bounds(1, 300)


class AddCard(Card):
    """Enter in any field puts them on the list; `given` carries a Wounded and how many of him.

    `sheet_chosen` carries the id of the sheet to take the figures from, None for by hand.
    """

    given = Signal(object, int)
    sheet_chosen = Signal(object)

    def __init__(self, look: Look, volumes: Sequence[Volume]) -> None:
        super().__init__(look, text("hp_panel.title.add"))
        self._traits = Wounded()
        self.sheet: ListChoice[str | None] = ListChoice(
            look, text("hp_panel.from_sheet"), sheet_options(volumes), None
        )
        self.error = InlineError(look)
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setAcceptDrops(False)  # a file dropped on it is for the window
        self.category = ListChoice(look, text("hp_panel.who"), categories(), Category.CREATURE)
        self.ht = WholeField(look, text("hp_panel.ht"), value=10, bounds=HT)
        self.full = WholeField(look, text("hp_panel.full"), value=10, bounds=FULL)
        self.count = WholeField(look, text("hp_panel.count"), value=1, bounds=Bounds(1, MOST_PATIENTS))
        self.go = secondary_button(look, text("hp_panel.add"), self._give, "plus")
        named = row(look, captioned(look, text("hp_panel.name"), self.name), self.category)
        named.setStretch(0, 3)
        named.setStretch(1, 2)
        self._figures = (self.ht, self.full, self.count)
        self.add(self.sheet, self.error, named, flow(look, *self._figures), row(look, self.go, 1))
        self._listen()

    def _listen(self) -> None:
        self.sheet.value_changed.connect(self.sheet_chosen)
        self.ht.value_changed.connect(self._ht_typed)
        for line in (self.name, *(field.line for field in self._figures)):
            line.returnPressed.connect(self._give)

    def set_volumes(self, volumes: Sequence[Volume]) -> None:
        """Offer these sheets."""
        options = sheet_options(volumes)
        kept = self.sheet.value if self.sheet.value in [one for one, _ in options] else None
        self.sheet.set_options(options, kept)

    def take(self, who: Wounded | None, problem: str = "") -> None:
        """Write the figures of a sheet in; a problem leaves those that are there, without its traits."""
        self.error.say(problem)
        self._traits = who or Wounded()
        if who is not None:
            self.name.setText(who.name)
            self.ht.set_number(who.ht)
            self.full.set_number(who.full)
            self.category.choose(who.category)

    def _ht_typed(self, ht: int | None) -> None:
        """PV follow HT while nothing has been added to them (20 §2)."""
        if ht is not None and self._traits.full == self._traits.ht and self.full.value != ht:
            self._traits = replace(self._traits, ht=ht, full=ht)
            self.full.set_number(ht)

    def _give(self) -> None:
        ht, full, count = (field.value for field in self._figures)
        if ht is None or full is None or count is None:
            return
        category = self.category.value
        name = " ".join(self.name.text().split()) or text(f"hp_panel.category.{category}")
        who = replace(self._traits, ht=ht, full=full, category=category, name=name)
        self.given.emit(who, count)
        self.count.set_number(1)


def categories() -> list[tuple[Category, str]]:
    """The categories by name."""
    return [(category, text(f"hp_panel.category.{category}")) for category in Category]


def sheet_options(volumes: Sequence[Volume]) -> list[tuple[str | None, str]]:
    """By hand, or one of the sheets."""
    return [(None, text("hp_panel.by_hand")), *((each.id, each.name) for each in volumes)]
