"""The tests that wait: the first is rolled by a key, the others by their buttons."""

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
from gmscreen.ui.widgets.button import Button, secondary_button
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.dice_entry import DiceEntry
from gmscreen.ui.widgets.explanation import Explainer
from gmscreen.ui.widgets.flow import flow
from gmscreen.ui.widgets.layouts import column, holder, row
from gmscreen.ui.widgets.plain_label import PlainLabel, set_plain_tooltip

MOST_SHOWN = 4


class DueTest(QWidget):
    """One test: whose and what for, a button with its number, real dice, its chance."""

    rolled = Signal(int, object)
    waived = Signal(int)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._number = 0
        self.words = PlainLabel(wrap=True, strong=True)
        self.note = PlainLabel(size=Size.SMALL, tone=Tone.MUTED)
        self.button = Button(look, "", icon_name="dice-multiple-outline")
        self.entry = DiceEntry(look, THREE)
        self.waive = secondary_button(look, "", lambda: self.waived.emit(self._number), "close")
        self.waive.setAccessibleName(text("combat.waive"))
        set_plain_tooltip(self.waive, text("combat.waive"))
        self._explainer = Explainer(look, self.button)
        acts = holder(flow(look, self.button, self.entry, self.waive, self.note, gap=8))
        self.setLayout(column(look, self.words, acts, gap=4))
        self.button.clicked.connect(lambda _checked: self.rolled.emit(self._number, None))
        self.entry.entered.connect(lambda faces: self.rolled.emit(self._number, faces))

    def show_due(self, due: DueRow, *, first: bool) -> None:
        """Have another test wait here."""
        self._number = due.due.number
        name = text(f"fight.trial.{due.due.trial}")
        self.words.setText(text("combat.due", name=isolated(due.name), test=name))
        dice = due.dice or THREE
        words = _act(due, dice)
        keyed = text("combat.keyed", words=words, on="R") if first else words
        self.button.set_words(keyed, f"{self.words.text()}: {words}")
        self.button.setEnabled(due.level is not None or due.dice is not None)
        self.entry.ask_for(dice)
        self.entry.setVisible(due.level is None or due.level.as_int >= LOWEST_ROLLED_LEVEL)
        chance = "" if due.chance is None else text("roll.passes", chance=percent(due.chance))
        self.note.setText(" · ".join(each for each in (chance, due.source) if each))
        self._explainer.explain(name, due.level)


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
        super().__init__(look, text("combat.title.due"), gap=8)
        self._look = look
        self.tests: list[DueTest] = []
        self._tests = column(look, gap=10)
        self.more = PlainLabel(size=Size.SMALL, tone=Tone.MUTED)
        self.all = secondary_button(look, text("combat.roll_all"), self.all_asked.emit)
        self._foot = holder(row(look, self.all, self.more, 1, gap=10))
        self.add(self._tests, self._foot)

    def show_due(self, rows: Sequence[DueRow]) -> None:
        """Show the tests that wait; the card is only there while there are any."""
        shown = rows[:MOST_SHOWN]
        while len(self.tests) < len(shown):
            self._add_test()
        for place, test in enumerate(self.tests):
            if place < len(shown):
                test.show_due(shown[place], first=place == 0)
            test.setVisible(place < len(shown))
        self._foot.setVisible(len(rows) > 1)
        left = len(rows) - len(shown)
        self.more.setText(text("combat.more_due", count=number(left)) if left else "")
        self.set_active(bool(rows))
        self.setVisible(bool(rows))

    def _add_test(self) -> None:
        test = DueTest(self._look)
        test.rolled.connect(self.rolled)
        test.waived.connect(self.waived)
        self.tests.append(test)
        self._tests.addWidget(test)
