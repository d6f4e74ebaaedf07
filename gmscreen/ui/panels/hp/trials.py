"""Cards of tests to roll, each with its level, its odds and what hangs on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from gmscreen.session.rolls import Roll, RollRequest
from gmscreen.session.typed_dice import Typed
from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.hp.asked_roll import AskedRoll
from gmscreen.ui.panels.hp.due import DueTrial
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.button import Button, secondary_button
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.explanation import Explainer
from gmscreen.ui.widgets.layouts import column, row
from gmscreen.ui.widgets.notice import InlineError
from gmscreen.ui.widgets.plain_label import PlainLabel, set_plain_tooltip
from gmscreen.ui.widgets.roll_row import RollRow

RollTrials = Callable[[Sequence[DueTrial], Typed | None], Sequence[Roll]]
"""Rolls tests, one after the other; `faces` are the dice of the only one, where they fell on the table."""


@dataclass(frozen=True, slots=True)
class Act:
    """What a row rolls in: both ways come to one act."""

    run: Callable[[RollRequest, Typed | None], Roll]

    def roll(self, request: RollRequest) -> Roll:
        """Roll and keep."""
        return self.run(request, None)

    def enter(self, request: RollRequest, faces: Typed) -> Roll:
        """Keep what fell on the table."""
        return self.run(request, faces)


class AskedRow(QWidget):
    """One roll, which `act` keeps and carries out. What can't be rolled says so instead of a button."""

    def __init__(self, look: Look, act: Act, asked: AskedRoll) -> None:
        super().__init__()
        self.row = RollRow(look, act, asked.request)
        self.note = PlainLabel(size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        self.problem = InlineError(look)
        self._explainer = Explainer(look, self.row.button)
        self.setLayout(column(look, self.row, self.problem, self.note, gap=4))
        self.row.rolled.connect(lambda _roll: self.row.result.show_text(""))  # the card tells it, of everyone
        self.show_roll(asked)

    def show_roll(self, asked: AskedRoll) -> None:
        """Have this roll due."""
        self.row.ask(asked.request)
        self.row.purpose.setText(asked.title)
        for widget in (self.row.button, self.row.entry, self.row.odds):
            widget.setVisible(not asked.problem)
        self.problem.say(asked.problem)
        self.note.setText(asked.note)
        self._explainer.explain(asked.request.purpose, asked.level)


class TrialsCard(Card):
    """The tests of one moment, of everyone. Two or more can be rolled at once, in their order."""

    def __init__(self, look: Look, roll: RollTrials, title: str, nothing: str) -> None:
        super().__init__(look, title)
        self._look, self._roll = look, roll
        self._rows: list[AskedRow] = []
        self._due: tuple[DueTrial, ...] = ()
        self._nothing = PlainLabel(nothing, tone=Tone.MUTED, wrap=True)
        self.all = secondary_button(look, text("hp_panel.roll_all"), self._roll_all, "dice-multiple-outline")
        set_plain_tooltip(self.all, text("hp_panel.roll_all_note"))
        self._tests = column(look)
        self.foot = row(look, self.all, 1, gap=8)
        self.add(self._nothing, self._tests, self.foot)

    @property
    def rows(self) -> tuple[AskedRow, ...]:
        """The rows in use."""
        return tuple(self._rows[: len(self._due)])

    def show_trials(self, due: Sequence[DueTrial]) -> None:
        """Have these tests due."""
        self._due = tuple(due)
        for place, trial in enumerate(due):
            if place == len(self._rows):
                self._rows.append(self._new_row(place))
            self._rows[place].show_roll(trial.roll)
        for place, asked in enumerate(self._rows):
            asked.setVisible(place < len(due))
        self._nothing.setVisible(not due)
        self.all.setVisible(sum(not one.roll.problem for one in due) > 1)

    def _new_row(self, place: int) -> AskedRow:
        act = Act(lambda _request, faces: self._roll([self._due[place]], faces)[0])
        asked = AskedRow(self._look, act, self._due[place].roll)
        self._tests.addWidget(asked)
        return asked

    def _roll_all(self) -> None:
        self._roll([due for due in self._due if not due.roll.problem], None)


class TurnCard(TrialsCard):
    """The tests of this turn; `next_asked` asks for the next one."""

    next_asked = Signal()

    def __init__(self, look: Look, roll: RollTrials) -> None:
        super().__init__(look, roll, text("hp_panel.title.turn"), text("hp_panel.no_turn"))
        self.tested = PlainLabel(size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        self.turn = PlainLabel(size=Size.SMALL, tone=Tone.MUTED)
        self.next = Button(look, text("hp_panel.next_turn"), icon_name="skip-next-outline")
        set_plain_tooltip(self.next, text("hp_panel.next_turn_note"))
        self.foot.insertWidget(0, self.next)
        self.foot.insertWidget(1, self.turn)
        self.body.insertWidget(self.body.indexOf(self.foot), self.tested)
        self.next.clicked.connect(lambda _checked: self.next_asked.emit())

    def show_turn(self, due: Sequence[DueTrial], tested: str, turn: str, *, is_empty: bool) -> None:
        """Have these tests due in this turn; who has tested already is told under them."""
        self.show_trials(due)
        self.next.setEnabled(not is_empty)
        self.tested.show_text(tested)
        self.turn.setText(turn)
