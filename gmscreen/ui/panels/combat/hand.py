"""The fight in hand and what is done to it: each act is a command, and what is refused is said."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Signal

from gmscreen.rules.checks import require_rollable
from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.blow import DamageType
from gmscreen.rules.garganta.close_combat import CloseWeapon
from gmscreen.session.commands import Command
from gmscreen.session.fight.accepting import AcceptAftermath
from gmscreen.session.fight.asks import Ask, Wanted
from gmscreen.session.fight.battle import Battle
from gmscreen.session.fight.blow_commands import (
    DeclareBlow,
    Defend,
    DefendNoMore,
    RollAttack,
    RollDamage,
    RollTable,
    WholeBlow,
)
from gmscreen.session.fight.defending import DefenseChoice
from gmscreen.session.fight.exchange import Exchange, Flight, Stage, Strike
from gmscreen.session.fight.fight import Head, Phase
from gmscreen.session.fight.fight_records import head_in
from gmscreen.session.fight.joining import OpenFight, RemoveFight
from gmscreen.session.fight.maneuvering import ChooseManeuver
from gmscreen.session.fight.public_battle import PublicBattle
from gmscreen.session.fight.several import TakeUpFight, fight_in_hand, free_name
from gmscreen.session.fight.trials import RollDue
from gmscreen.session.fight.turn_commands import BeginFight, NextTurn
from gmscreen.session.fight.undoing import undo_blow
from gmscreen.session.fight.view import blow_as_said
from gmscreen.session.session import Session
from gmscreen.session.typed_dice import Typed
from gmscreen.sheets.errors import SheetError
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import NumberError, parse_decimal
from gmscreen.texts.problems import number_problem, rule_problem
from gmscreen.ui.panels.combat.maneuver_view import ManeuverRow
from gmscreen.ui.panels.combat.said import Said, settled, strike_of
from gmscreen.ui.panels.table_value import Settling, question, settled_by_key


class Hand(QObject):
    """`changed` tells that something else is chosen, `refused` why an act can't be, empty for no more."""

    changed = Signal()
    refused = Signal(str)

    def __init__(
        self, session: Session, parent: QObject | None = None, covers: Callable[[], bool] = lambda: False
    ) -> None:
        super().__init__(parent)
        self.session, self._covers = session, covers
        self.said = Said()
        self.problem: RuleError | None = None

    @property
    def fight(self) -> str:
        """The fight in hand; empty for none."""
        return fight_in_hand(self.session.campaign)

    def take(self, fight: str) -> None:
        """Take another fight in hand; nothing is said in it yet."""
        if self.do(TakeUpFight(fight)):
            self._begin_anew()

    def remove(self, fight: str) -> None:
        """Take a fight away, until that is undone."""
        if self.do(RemoveFight(fight)):
            self._begin_anew()

    def _begin_anew(self) -> None:
        self.said = Said()
        self.changed.emit()

    @property
    def battle(self) -> Battle | None:
        """The fight as it stands; without whoever is hidden, where players look on."""
        if not self.fight:
            return None
        return (PublicBattle if self._covers() else Battle)(self.session.campaign, self.fight)

    @property
    def covered(self) -> PublicBattle | None:
        """The fight, if it is one of which players see only a part."""
        battle = self.battle
        return battle if isinstance(battle, PublicBattle) and battle.hidden_names else None

    @property
    def head(self) -> Head | None:
        """The fight itself."""
        return head_in(self.session.campaign, self.fight) if self.fight else None

    def say(self, **changes: Any) -> None:
        """Choose something for the next act."""
        self.said = replace(self.said, **changes)
        self._clear()
        self.changed.emit()

    def do(self, *commands: Command) -> bool:
        """Do these one after another; whether all were done. A refusal is said, and nothing after it done."""
        try:
            for command in commands:
                self.session.do(command)
        except (RuleError, SheetError) as error:
            self.refuse(error)
            return False
        self._clear()
        return True

    def refuse(self, error: RuleError | SheetError) -> None:
        """Say why something can't be."""
        self.problem = error if isinstance(error, RuleError) else None
        words = rule_problem(error) if isinstance(error, RuleError) else str(error)
        covered = self.covered
        tells = covered is not None and any(name in words for name in covered.hidden_names)
        self.refused.emit(text("combat.covered") if tells else words)

    def accept(self, own: tuple[str, ...], new: tuple[str, ...]) -> None:
        """Write how they came out of it; nobody is passed over for not being seen."""
        if self.covered is None:
            self.do(AcceptAftermath(self.fight, own, new))
        else:
            self.refuse(RuleError("hidden_to_accept"))

    def _clear(self) -> None:
        self.problem = None
        self.refused.emit("")

    def try_to(self, act: Callable[[], object]) -> None:
        """Do something that may be refused on the way to a command."""
        try:
            act()
        except RuleError as error:
            self.refuse(error)

    def open_fight(self) -> str:
        """The fight in hand that still goes on, or a new one."""
        head = self.head
        if head is None or head.phase is Phase.OVER:
            self.open_new()
        return self.fight

    def open_new(self) -> None:
        """A new fight, in hand from now on."""
        if self.do(OpenFight(free_name(self.session.campaign))):
            self._begin_anew()

    def go_on(self) -> None:
        """Begin the fight, or give the turn to the next."""
        head = self.head
        if head is None:
            self.refuse(RuleError("nobody_fights"))
            return
        command: Command = NextTurn(head.id) if head.phase is not Phase.SETUP else BeginFight(head.id)
        before = self.said
        self.said = replace(before, attacker="", defense=None, retreat=False, options=(), posture=None)
        if not self.do(command):
            self.said = before

    def choose(self, row: ManeuverRow) -> None:
        """Choose a manoeuvre for the one whose turn it is, with what is said for it."""
        battle = self.battle
        if battle is None:
            return
        said = settled(battle, self.said)
        command = ChooseManeuver(
            fight=battle.id,
            maneuver=row.maneuver,
            all_out=row.all_out,
            target=said.target,
            attack=said.attack,
            spell=said.spell,
            posture=said.posture,
            piece=said.piece,
        )
        if self.do(command):
            self.say(posture=None, piece="")

    def roll(self, typed: Typed | None = None) -> None:
        """Roll what is awaited: the next step of the blow, the first test that waits, or a new attack."""
        head = self.head
        if head is None:
            return
        running = head.exchange if head.exchange and head.exchange.is_running else None
        if running is not None:
            self._go_on_with(running, typed)
        elif head.due:
            self.do(RollDue(head.id, head.due[0].number, typed))
        else:
            self.try_to(lambda: self._attack(typed))

    def _go_on_with(self, exchange: Exchange, typed: Typed | None) -> None:
        fight = self.fight
        if exchange.stage is Stage.DEFENSE:
            choice = None if self.said.defense is None else DefenseChoice(*self.said.defense)
            if self.do(Defend(fight, choice, self.said.retreat, typed)):
                self.say(defense=None, retreat=False)
        elif exchange.stage is Stage.DAMAGE:
            self.do(RollDamage(fight, typed))
        else:
            self.do(RollTable(fight, typed))

    def declared(self) -> Strike:
        """The blow that is said, declared; RuleError for one that can't be struck or rolled."""
        battle = self.battle
        strike = None if battle is None else strike_of(battle, self.said)
        if battle is None or strike is None:
            raise RuleError("nobody_to_strike", "target")
        blow = blow_as_said(battle, strike)
        if blow.refusal is not None:
            raise blow.refusal
        if blow.level is None:
            raise RuleError("attack_asks", "attack", name=strike.attack)
        require_rollable(blow.level.as_int)
        exchange = battle.head.exchange
        if exchange is None or exchange.stage is not Stage.ATTACK or exchange.strike != strike:
            self.session.do(DeclareBlow(battle.id, strike))
        return strike

    def _attack(self, typed: Typed | None) -> None:
        self.declared()
        self.do(RollAttack(self.fight, typed))

    def whole_blow(self) -> None:
        """Have the blow struck to its end, from where it stands."""
        head = self.head
        running = head is not None and head.exchange is not None and head.exchange.is_running
        self.try_to(lambda: (None if running else self.declared(), self.do(WholeBlow(self.fight))))

    def let_through(self) -> None:
        """No (further) defence."""
        self.do(DefendNoMore(self.fight))

    def undo_blow(self) -> None:
        """Take the whole blow back."""
        if not undo_blow(self.session, self.fight):
            self.refuse(RuleError("no_blow_to_undo"))

    def answer(self, ask: Ask, typed: str) -> str:
        """Take what a blow lacked; what is wrong with it, or nothing."""
        if ask.value is not None:
            settled_by_table = settled_by_key(self.session.campaign.values.values())
            return Settling(self.session.values)(question(ask.value, ask.shown, settled_by_table), typed)
        try:
            self.say(**_said_with_blow(ask.wanted, typed))
        except NumberError as error:
            return number_problem(error)
        return ""


def _said_with_blow(wanted: Wanted, typed: str) -> dict[str, Any]:
    match wanted:
        case Wanted.DISTANCE:
            return {"flight": Flight(parse_decimal(typed))}
        case Wanted.CLOSE_WEAPON:
            return {"close_weapon": CloseWeapon(typed)}
    return {"as_type": DamageType(typed)}
