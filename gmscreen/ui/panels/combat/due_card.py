"""The tests that wait: the first is rolled by a key, those behind it by their buttons."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from gmscreen.rules.checks import LOWEST_ROLLED_LEVEL
from gmscreen.rules.dice import Dice
from gmscreen.session.fight.view import DueRow
from gmscreen.texts.catalogue import text
from gmscreen.texts.dice import dice_text
from gmscreen.texts.numbers import number, percent
from gmscreen.ui.isolated import isolated
from gmscreen.ui.panels.combat.blow_view import THREE
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.button import Button, secondary_button, small_button
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.dice_entry import DiceEntry
from gmscreen.ui.widgets.elided_label import ElidedLabel
from gmscreen.ui.widgets.explanation import Explainer
from gmscreen.ui.widgets.flow import flow
from gmscreen.ui.widgets.layouts import column, holder, row
from gmscreen.ui.widgets.plain_label import PlainLabel

MOST_SHOWN = 4


class FirstTest(QWidget):
    """The test that comes first: whose and what for, a button with its number, real dice, its chance."""

    rolled = Signal(int, object)
    waived = Signal(int)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._number = 0
        self.words = PlainLabel(wrap=True, strong=True)
        self.note = PlainLabel(size=Size.SMALL, tone=Tone.MUTED)
        self.button = Button(look, "")
        self.entry = DiceEntry(look, THREE)
        self.waive = small_button(look, text("combat.waive"), lambda: self.waived.emit(self._number))
        self._explainer = Explainer(look, self.button)
        acts = holder(flow(look, self.button, self.entry, gap=8))
        foot = row(look, self.note, 1, self.waive, gap=8)
        self.setLayout(column(look, self.words, acts, foot, gap=4))
        self.button.clicked.connect(lambda _checked: self.rolled.emit(self._number, None))
        self.entry.entered.connect(lambda faces: self.rolled.emit(self._number, faces))

    def show_due(self, due: DueRow) -> None:
        """Have another test wait here."""
        self._number = due.due.number
        self.words.setText(_whose(due))
        dice = due.dice or THREE
        words = _act(due, dice)
        self.button.set_words(text("combat.keyed", words=words, on="R"), f"{self.words.text()}: {words}")
        self.button.setEnabled(due.level is not None or due.dice is not None)
        self.entry.ask_for(dice)
        self.entry.setVisible(due.level is None or due.level.as_int >= LOWEST_ROLLED_LEVEL)
        self.note.setText(_note(due))
        self._explainer.explain(text(f"fight.trial.{due.due.trial}"), due.level)


class NextTest(QWidget):
    """A test that waits behind the first: whose and what for, and a button with its number."""

    rolled = Signal(int, object)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._number = 0
        self.words = ElidedLabel(size=Size.SMALL, tone=Tone.TEXT, least=12)
        self.button = small_button(look, "", lambda: self.rolled.emit(self._number, None))
        self._explainer = Explainer(look, self.button)
        layout = row(look, self.words, self.button, gap=8)
        layout.setStretch(0, 1)
        self.setLayout(layout)

    def show_due(self, due: DueRow) -> None:
        """Have another test wait here."""
        self._number = due.due.number
        name = text(f"fight.trial.{due.due.trial}")
        self.words.setText(text("combat.due_next", name=isolated(due.name), test=name))
        words = _act(due, due.dice or THREE)
        self.button.set_words(words, f"{self.words.text()}: {words}")
        self.button.setEnabled(due.level is not None or due.dice is not None)
        self._explainer.explain(name, due.level)


def _whose(due: DueRow) -> str:
    return text("combat.due", name=isolated(due.name), test=text(f"fight.trial.{due.due.trial}"))


def _note(due: DueRow) -> str:
    chance = "" if due.chance is None else text("roll.passes", chance=percent(due.chance))
    return " · ".join(each for each in (chance, due.source) if each)


def _act(due: DueRow, dice: Dice) -> str:
    if due.level is None:
        return text("widget.roll", dice=dice_text(dice))
    if due.level.as_int < LOWEST_ROLLED_LEVEL:
        return text("combat.fails", level=number(due.level.as_int))
    return text("widget.roll_against", dice=dice_text(dice), level=number(due.level.as_int))


class DueCard(Card):
    """`rolled` carries a test's number and None or the dice typed, `waived` its number."""

    rolled = Signal(int, object)
    waived = Signal(int)
    all_asked = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__(look, text("combat.title.due"), gap=6)
        self.first = FirstTest(look)
        self.others = [NextTest(look) for _ in range(MOST_SHOWN - 1)]
        self.more = PlainLabel(size=Size.SMALL, tone=Tone.MUTED)
        self.all = secondary_button(look, text("combat.roll_all"), self.all_asked.emit)
        self._foot = holder(row(look, self.all, self.more, 1, gap=10))
        self._tests: tuple[FirstTest | NextTest, ...] = (self.first, *self.others)
        self.add(*self._tests, self._foot)
        self.first.waived.connect(self.waived)
        for test in self._tests:
            test.rolled.connect(self.rolled)

    def show_due(self, rows: Sequence[DueRow]) -> None:
        """Show the tests that wait; the card is only there while there are any."""
        for place, test in enumerate(self._tests):
            if place < len(rows):
                test.show_due(rows[place])
            test.setVisible(place < len(rows))
        self._foot.setVisible(len(rows) > 1)
        left = len(rows) - MOST_SHOWN
        self.more.setText(text("combat.more_due", count=number(left)) if left > 0 else "")
        self.set_active(bool(rows))
        self.setVisible(bool(rows))
