"""A card of tests to roll, each with its level, its odds and what failing means."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from gmscreen.rules.dice import parse_dice
from gmscreen.session.rolls import RollRequest
from gmscreen.session.session import Session
from gmscreen.ui.panels.hp.view import DueTrial
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.explanation import Explainer
from gmscreen.ui.widgets.layouts import column
from gmscreen.ui.widgets.notice import InlineError
from gmscreen.ui.widgets.plain_label import PlainLabel
from gmscreen.ui.widgets.roll_row import RollRow

_DICE = parse_dice("3d")
_ANY_LEVEL = 10


class TrialRow(QWidget):
    """One test; `rolled` carries its roll. A level that is not rolled says so instead of a button."""

    rolled = Signal(object)

    def __init__(self, look: Look, session: Session) -> None:
        super().__init__()
        self.row = RollRow(look, session, RollRequest(_DICE, "", level=_ANY_LEVEL))
        self.failing = PlainLabel(size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        self.problem = InlineError(look)
        self._explainer = Explainer(look, self.row.button)
        self.setLayout(column(look, self.row, self.problem, self.failing, gap=4))
        self.row.rolled.connect(self.rolled)

    def show_trial(self, due: DueTrial, who: str) -> None:
        """Have this test due."""
        level = _ANY_LEVEL if due.problem else due.level.as_int
        self.row.ask(RollRequest(_DICE, due.purpose, who, level))
        self.row.purpose.setText(due.title)
        for widget in (self.row.button, self.row.entry, self.row.odds):
            widget.setVisible(not due.problem)
        self.problem.say(due.problem)
        self.failing.setText(due.failing)
        self._explainer.explain(due.purpose, due.level)


class TrialsCard(Card):
    """The tests of one moment; `rolled` carries the test and its roll."""

    rolled = Signal(object, object)

    def __init__(self, look: Look, session: Session, title: str, nothing: str) -> None:
        super().__init__(look, title)
        self._look, self._session = look, session
        self._rows: list[TrialRow] = []
        self._due: tuple[DueTrial, ...] = ()
        self._nothing = PlainLabel(nothing, tone=Tone.MUTED, wrap=True)
        self.add(self._nothing)

    @property
    def rows(self) -> tuple[TrialRow, ...]:
        """The rows in use."""
        return tuple(self._rows[: len(self._due)])

    def show_trials(self, due: Sequence[DueTrial], who: str) -> None:
        """Have these tests due."""
        self._due = tuple(due)
        while len(self._rows) < len(due):
            self._rows.append(self._new_row(len(self._rows)))
        for row, trial in zip(self._rows, due, strict=False):
            row.show_trial(trial, who)
        for index, row in enumerate(self._rows):
            row.setVisible(index < len(due))
        self._nothing.setVisible(not due)

    def _new_row(self, index: int) -> TrialRow:
        row = TrialRow(self._look, self._session)
        row.rolled.connect(lambda roll: self.rolled.emit(self._due[index].trial, roll))
        self.add(row)
        return row
