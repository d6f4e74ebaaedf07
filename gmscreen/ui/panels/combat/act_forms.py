"""The forms of the rarer acts: one of them at a time stands over the blow, and Esc puts it away."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from gmscreen.rules.errors import RuleError
from gmscreen.session.fight.battle import Battle
from gmscreen.session.typed_dice import Typed
from gmscreen.ui.panels.combat.contest_card import Contest, ContestCard
from gmscreen.ui.panels.combat.contesting import contest_command, hold_of, levels, sides_of
from gmscreen.ui.panels.combat.hand import Hand
from gmscreen.ui.panels.combat.said import Said, settled
from gmscreen.ui.theme.look import Look
from gmscreen.ui.widgets.layouts import column


class ActForms(QWidget):
    """`turned` tells that a form was opened or put away."""

    turned = Signal()

    def __init__(self, look: Look, hand: Hand) -> None:
        super().__init__()
        self._hand = hand
        self.contest = ContestCard(look)
        self._all: tuple[QWidget, ...] = (self.contest,)
        self.setLayout(column(look, *self._all, gap=8))
        self.contest.thrown.connect(self._throw)
        self.put_away()

    @property
    def open(self) -> QWidget | None:
        """The form that is open."""
        return next((form for form in self._all if not form.isHidden()), None)

    def put_away(self) -> None:
        """No form any longer."""
        self._turn_to(None)

    def _turn_to(self, wanted: QWidget | None) -> None:
        for form in self._all:
            form.setVisible(form is wanted)
        self.setVisible(wanted is not None)
        self.turned.emit()

    def feint(self) -> None:
        """Open the contest of a feint."""
        self._open_contest(Contest.FEINT)

    def wrestle(self) -> None:
        """Open the contest of a hold: which, says who holds whom."""
        battle = self._hand.battle
        if battle is not None:
            self._open_contest(hold_of(battle, self._hand.said))

    def _open_contest(self, contest: Contest) -> None:
        self.contest.contest = contest
        self._turn_to(self.contest)
        battle = self._hand.battle
        if battle is not None:
            self.show_fight(battle, self._hand.said)
        self.contest.mine.setFocus()

    def show_fight(self, battle: Battle, said: Said) -> None:
        """Bring the open form to what the fight and the choices are now."""
        if self.open is self.contest:
            contest, now = self.contest.contest, settled(battle, said)
            sides = sides_of(battle, said, contest)
            if sides is None:
                return
            try:
                told = levels(battle, sides, contest, now.attack)
            except RuleError:
                told = ""
            self.contest.ask(contest, sides[0].name, sides[1].name, told)

    def _throw(self, contest: Contest, mine: Typed | None, other: Typed | None) -> None:
        battle, said = self._hand.battle, self._hand.said
        sides = None if battle is None else sides_of(battle, said, contest)
        if battle is None or sides is None:
            return
        attack = settled(battle, said).attack
        if self._hand.do(contest_command(battle, sides, contest, attack, (mine, other))):
            self.put_away()
