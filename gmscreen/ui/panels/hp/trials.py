"""Cards of tests to roll, each with its level, its odds and what hangs on it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from gmscreen.session.rolls import Roll
from gmscreen.session.session import Session
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


class AskedRow(QWidget):
    """One roll; `rolled` carries it. What can't be rolled says so instead of a button."""

    rolled = Signal(object)

    def __init__(self, look: Look, session: Session, asked: AskedRoll) -> None:
        super().__init__()
        self.row = RollRow(look, session, asked.request)
        self.note = PlainLabel(size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        self.problem = InlineError(look)
        self._explainer = Explainer(look, self.row.button)
        self.setLayout(column(look, self.row, self.problem, self.note, gap=4))
        self.row.rolled.connect(self.rolled)
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
    """The tests of one moment, of everyone; `rolled` carries a DueTrial and its roll.

    Two tests or more can be rolled at once, in their order.
    """

    rolled = Signal(object, object)

    def __init__(self, look: Look, session: Session, title: str, nothing: str) -> None:
        super().__init__(look, title)
        self._look, self._session = look, session
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
        asked = AskedRow(self._look, self._session, self._due[place].roll)
        asked.rolled.connect(lambda roll: self._tell(self._due[place], roll))
        self._tests.addWidget(asked)
        return asked

    def _tell(self, due: DueTrial, roll: Roll) -> None:
        self.rolled.emit(due, roll)

    def _roll_all(self) -> None:
        for due in self._due:
            if not due.roll.problem:
                self._tell(due, self._session.roll(due.roll.request))


class TurnCard(TrialsCard):
    """The tests of this turn; `next_asked` asks for the next one."""

    next_asked = Signal()

    def __init__(self, look: Look, session: Session) -> None:
        super().__init__(look, session, text("hp_panel.title.turn"), text("hp_panel.no_turn"))
        self.tested = PlainLabel(size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        self.turn = PlainLabel(size=Size.SMALL, tone=Tone.MUTED)
        self.next = Button(look, text("hp_panel.next_turn"), icon_name="skip-next-outline")
        set_plain_tooltip(self.next, text("hp_panel.next_turn_note"))
        self.foot.insertWidget(0, self.next)
        self.foot.insertWidget(1, self.turn)
        self.body.insertWidget(self.body.indexOf(self.foot), self.tested)
        self.next.clicked.connect(lambda _checked: self.next_asked.emit())

    def show_turn(self, due: Sequence[DueTrial], tested: str, turn: str) -> None:
        """Have these tests due in this turn; who has tested already is told under them."""
        self.show_trials(due)
        self.tested.show_text(tested)
        self.turn.setText(turn)
