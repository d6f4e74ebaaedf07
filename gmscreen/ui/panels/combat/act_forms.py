"""The forms of the rarer acts: one of them at a time stands over the blow, and Esc puts it away."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from gmscreen.rules.errors import RuleError
from gmscreen.session.fight.battle import Battle
from gmscreen.session.fight.declaring import NameFight
from gmscreen.session.fight.several import fights_of
from gmscreen.session.typed_dice import Typed
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import NumberError
from gmscreen.texts.problems import number_problem, rule_problem
from gmscreen.ui.panels.combat.act_card import ActCard, ActList
from gmscreen.ui.panels.combat.acts import Act, Who, Written
from gmscreen.ui.panels.combat.all_acts import ACTS, SITUATION
from gmscreen.ui.panels.combat.contest_card import Contest, ContestCard
from gmscreen.ui.panels.combat.contesting import contest_command, hold_of, levels, sides_of
from gmscreen.ui.panels.combat.fights_card import FightsCard
from gmscreen.ui.panels.combat.hand import Hand
from gmscreen.ui.panels.combat.said import Said, attacker_of, first_of, settled
from gmscreen.ui.panels.combat.situation import situation_fields, situation_of
from gmscreen.ui.panels.hp.deltas import DeltaError
from gmscreen.ui.theme.look import Look
from gmscreen.ui.widgets.layouts import column

F = TypeVar("F", bound=QWidget)
_FORMS = ("contest", "acts", "act", "fights")


class ActForms(QWidget):
    """`turned` tells that a form was opened or put away, `left` that what it is for was done.

    Each form is built when it is first wanted; `grown` tells of it.
    """

    turned = Signal()
    left = Signal()
    grown = Signal()

    def __init__(self, look: Look, hand: Hand) -> None:
        super().__init__()
        self._look, self._hand = look, hand
        self._forms = column(look, gap=8)
        self.setLayout(self._forms)
        self.put_away()

    @cached_property
    def contest(self) -> ContestCard:
        """Who feints and who holds whom."""
        form = ContestCard(self._look)
        form.thrown.connect(self._throw)
        return self._put_in(form)

    @cached_property
    def acts(self) -> ActList:
        """Every rarer act that makes sense."""
        form = ActList(self._look)
        form.chosen.connect(self.begin)
        return self._put_in(form)

    @cached_property
    def act(self) -> ActCard:
        """One rarer act."""
        form = ActCard(self._look)
        form.done.connect(self._do)
        return self._put_in(form)

    @cached_property
    def fights(self) -> FightsCard:
        """The fights of the campaign."""
        form, hand = FightsCard(self._look), self._hand
        form.taken.connect(self._take_up)
        form.new_asked.connect(self._open_new)
        form.removed.connect(hand.remove)
        form.named.connect(lambda fight, name: hand.do(NameFight(fight, name)))
        return self._put_in(form)

    def _put_in(self, form: F) -> F:
        form.hide()
        self._forms.addWidget(form)
        self.grown.emit()
        return form

    @property
    def _built(self) -> list[QWidget]:
        return [vars(self)[name] for name in _FORMS if name in vars(self)]

    def _take_up(self, fight: str) -> None:
        self._hand.take(fight)
        self._leave()

    def _open_new(self) -> None:
        self._hand.open_new()
        self._leave()

    def list_fights(self) -> None:
        """List the fights of the campaign, or put the list away."""
        if isinstance(self.open, FightsCard):
            self.put_away()
            return
        self._turn_to(self.fights)
        self.fights.open()

    @property
    def open(self) -> QWidget | None:
        """The form that is open."""
        return next((form for form in self._built if not form.isHidden()), None)

    def put_away(self) -> None:
        """No form any longer."""
        self._turn_to(None)

    def _leave(self) -> None:
        """Put the form away, and the keyboard where it came from."""
        self.put_away()
        self.left.emit()

    def _turn_to(self, wanted: QWidget | None) -> None:
        for form in self._built:
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

    def list_acts(self) -> None:
        """Offer every act that makes sense now."""
        who = self._who()
        if who is not None:
            self.acts.offer([act for act in ACTS if act.open(who)])
            self._turn_to(self.acts)
            if self.acts.buttons:
                self.acts.buttons[0].setFocus()

    def begin(self, act: Act) -> None:
        """Open an act's form."""
        who = self._who()
        if who is None or not act.open(who):
            self._hand.refuse(RuleError("act_makes_no_sense"))
        elif act.contest:
            self.wrestle()
        elif act.at_once:
            self._hand.do(act.command(who, Written({})))
            self._leave()
        else:
            self.act.ask(act, who)
            self._turn_to(self.act)
            self.act.first.setFocus()

    def situate(self) -> None:
        """Open the circumstances of the attack."""
        who = self._who()
        if who is not None:
            asked = situation_fields(who, self._hand.said)
            self.begin(replace(SITUATION, asks=lambda _who: asked))

    def _do(self, act: Act, written: Written) -> None:
        who = self._who()
        if who is None:
            return
        try:
            if act.id == SITUATION.id:
                self._hand.say(**situation_of(written))
                self._leave()
                return
            command = act.command(who, written)
        except (RuleError, NumberError, DeltaError) as error:
            self.act.error.say(_problem(error))
            return
        if self._hand.do(command):
            self._leave()

    def _who(self) -> Who | None:
        """The one who acts and his target; before the fight both are the one in hand."""
        battle, said = self._hand.battle, self._hand.said
        if battle is None or not battle.head.fighters:
            return None
        now = settled(battle, said)
        target = battle.fighter(now.target or first_of(battle))
        return Who(battle, attacker_of(battle, said) or target, target)

    def _open_contest(self, contest: Contest) -> None:
        self.contest.contest = contest
        self._turn_to(self.contest)
        battle = self._hand.battle
        if battle is not None:
            self.show_fight(battle, self._hand.said)
        self.contest.mine.setFocus()

    def show_fight(self, battle: Battle | None, said: Said) -> None:
        """Bring the open form to what the fight and the choices are now."""
        if isinstance(self.open, FightsCard):
            self.fights.show_fights(fights_of(self._hand.session.campaign))
        if isinstance(self.open, ContestCard) and battle is not None:
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
            self._leave()


def _problem(error: RuleError | NumberError | DeltaError) -> str:
    if isinstance(error, RuleError):
        return rule_problem(error)
    if isinstance(error, NumberError):
        return number_problem(error)
    return text(f"hp_panel.delta_error.{error.key}")
