"""Whatever is commanded in a fight, what must hold holds; all of it can be undone and replayed."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import suppress
from decimal import Decimal

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.blow import DamageType, Location
from gmscreen.rules.garganta.defenses import DefenseKind, Posture
from gmscreen.rules.garganta.maneuvers import DefensesLeft, ManeuverId
from gmscreen.session.campaign import Campaign
from gmscreen.session.commands import Command
from gmscreen.session.fight.aftermath import EndFight, outcomes
from gmscreen.session.fight.blow_commands import (
    DeclareBlow,
    Defend,
    DefendNoMore,
    LetBlowGo,
    RollAttack,
    RollDamage,
    RollTable,
    WholeBlow,
)
from gmscreen.session.fight.casting import CastSpell, Resisting
from gmscreen.session.fight.condition import Condition, ConditionKind, Edge, Until
from gmscreen.session.fight.condition_commands import EndCondition, PutCondition
from gmscreen.session.fight.declaring import DeclareBoss, DeclareLight, DeclareTerrain, SurpriseSide
from gmscreen.session.fight.defending import DefenseChoice
from gmscreen.session.fight.exchange import Chosen, Flight, Stage, Strike
from gmscreen.session.fight.feinting import Feint
from gmscreen.session.fight.fight import Phase
from gmscreen.session.fight.fight_records import log_of
from gmscreen.session.fight.fighter import AllOut, DefensesUsed, Fighter, Idle, Side, Surprise
from gmscreen.session.fight.grappling import Hold, LetGo, Wrestle
from gmscreen.session.fight.guard import GuardRow, guard_at_rest
from gmscreen.session.fight.harming import ChangePv, FallFrom, Harm, PutOutFire, SetAlight
from gmscreen.session.fight.joining import AddFighters, Leave
from gmscreen.session.fight.maneuvering import ChooseManeuver, DropPack, LetFall
from gmscreen.session.fight.mercy import CoupDeGrace, TryToWake, WakeUp
from gmscreen.session.fight.ordering import ids_by_rule
from gmscreen.session.fight.permissions import attacks_allowed
from gmscreen.session.fight.report import report
from gmscreen.session.fight.trials import RollAllDue, RollDue, WaiveDue
from gmscreen.session.fight.turn_commands import BeginFight, Delay, NextTurn, OrderByRule, Reorder
from gmscreen.session.fight.view import blow_in_hand, due_rows, maneuver_choices, rows
from gmscreen.session.history import replayed
from gmscreen.session.store_protocol import EntryState
from tests.session.acts import CAMPAIGN_ID
from tests.session.fight.fights import SWORDSMAN, Table
from tests.session.fight.test_ranged_blows import ARCHER
from tests.session.fight.test_spells import MAGE
from tests.session.fight.test_ten_rounds import BENTO, CAIO

COMMANDS = 200


class FreeDice:
    """Faces from a chance that can be repeated."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance

    def roll_die(self, sides: int) -> int:
        return self.chance.randint(1, sides)


def a_table(chance: random.Random) -> Table:
    table = Table(dice=FreeDice(chance))  # type: ignore[arg-type]
    table.sheet(SWORDSMAN)
    table.sheet(BENTO)
    table.sheet(CAIO)
    table.sheet(MAGE)
    table.sheet(ARCHER)
    table.beasts("Orc", 2, st=12, iq=8, dx=11, ht=11, move=5, dr=1)
    return table


class Player:
    """Gives commands at random; many are refused, as those of a person in a hurry would be."""

    def __init__(self, table: Table, chance: random.Random) -> None:
        self.table, self.chance = table, chance

    def command(self) -> Command:
        if self.chance.random() < 0.8:
            return self.sensible()
        makers: tuple[Callable[[], Command], ...] = (
            self.of_turns,
            self.of_maneuvers,
            self.of_strikes,
            self.of_holds,
            self.of_spells,
            self.of_harm,
            self.of_trials,
            self.of_a_blow,
            self.of_the_table,
        )
        return self.chance.choice(makers)()

    def sensible(self) -> Command:
        """What a person would do next."""
        head, active = self.table.head, self.table.battle.active
        if active is None:
            return BeginFight(self.fight)
        if head.due:
            return RollDue(self.fight, head.due[0].number)
        if head.exchange is not None and head.exchange.stage is not Stage.DONE:
            return self.of_this_stage(head.exchange.stage)
        return NextTurn(self.fight) if active.is_out else self.of_his_turn(active)

    def of_his_turn(self, active: Fighter) -> Command:
        if active.turn.maneuver is None and active.turn.idle is Idle.NONE:
            return self.of_maneuvers()
        if active.turn.maneuver is ManeuverId.FEINT and not active.turn.feinted:
            return Feint(self.fight, active.id, self.anyone(), self.attack(active.id))
        concentrating = active.focus.concentration
        if concentrating is not None and active.sheet == "maga" and not active.turn.used:
            return CastSpell(self.fight, active.id, concentrating.spell, min(3, concentrating.seconds))
        if active.turn.attacks < attacks_allowed(active, 1) and self.chance.random() < 0.7:
            return self.of_strikes()
        return NextTurn(self.fight)

    def of_this_stage(self, stage: Stage) -> Command:
        if self.chance.random() < 0.2:
            return WholeBlow(self.fight)
        return {
            Stage.ATTACK: self.chance.choice((*[RollAttack(self.fight)] * 3, LetBlowGo(self.fight))),
            Stage.CRITICAL: RollTable(self.fight),
            Stage.FUMBLE: RollTable(self.fight),
            Stage.DEFENSE: Defend(self.fight, None, self.chance.random() < 0.3),
            Stage.DAMAGE: RollDamage(self.fight),
        }[stage]

    @property
    def fight(self) -> str:
        return self.table.fight

    def anyone(self) -> str:
        return self.chance.choice(self.table.head.fighters)

    def someone(self) -> str:
        """Mostly the one whose turn it is."""
        active = self.table.head.active
        return active if active and self.chance.random() < 0.9 else self.anyone()

    def attack(self, who: str) -> str:
        sheet = self.table.battle.profile(self.table.battle.fighter(who)).sheet
        return self.chance.choice(sheet.attacks).name

    def of_turns(self) -> Command:
        head = self.table.head
        order = list(head.fighters)
        self.chance.shuffle(order)
        return self.chance.choice(
            (
                BeginFight(self.fight),
                NextTurn(self.fight),
                NextTurn(self.fight),
                NextTurn(self.fight),
                Delay(self.fight, self.anyone()),
                Reorder(self.fight, tuple(order)),
                OrderByRule(self.fight),
            )
        )

    def of_maneuvers(self) -> Command:
        who = self.someone()
        battle = self.table.battle
        pieces = [piece.name for piece in battle.profile(battle.fighter(who)).sheet.equipment]
        maneuver = self.chance.choice(
            (*ManeuverId, *[ManeuverId.STEP_AND_ATTACK] * 8, *[ManeuverId.ALL_OUT_ATTACK] * 3)
        )
        return self.chance.choice(
            (
                *[
                    ChooseManeuver(
                        fight=self.fight,
                        maneuver=maneuver,
                        all_out=self.chance.choice(list(AllOut)),
                        target=self.anyone(),
                        attack=self.attack(who),
                        spell=self.chance.choice(("Luz", "Bola de Fogo")),
                        posture=self.chance.choice(list(Posture)),
                        piece=self.chance.choice([*pieces, ""]),
                    )
                ]
                * 6,
                DropPack(self.fight, who),
                LetFall(self.fight, who, self.chance.choice([*pieces, ""])),
            )
        )

    def of_strikes(self) -> Command:
        who = self.someone()
        strike = Strike(
            attacker=who,
            target=self.anyone(),
            attack=self.attack(who),
            location=self.chance.choice((*[Location.TORSO] * 10, *Location)),
            options=(Chosen("unaware_target"),) if self.chance.random() < 0.1 else (),
            flight=Flight(Decimal(5)) if self.chance.random() < 0.3 else None,
        )
        feint = Feint(self.fight, who, self.anyone(), self.attack(who))
        return self.chance.choice((DeclareBlow(self.fight, strike),) * 6 + (feint,))  # type: ignore[operator]

    def of_a_blow(self) -> Command:
        kind = self.chance.choice((None, *DefenseKind))
        weapon = self.chance.choice(("", "Espada curta", "Machado", "Rapieira"))
        choice = self.chance.choice((None, None, DefenseChoice(kind, weapon)))
        return self.chance.choice(
            (
                RollAttack(self.fight),
                RollTable(self.fight),
                Defend(self.fight, choice, self.chance.random() < 0.3),
                Defend(self.fight),
                DefendNoMore(self.fight),
                RollDamage(self.fight),
                WholeBlow(self.fight),
                LetBlowGo(self.fight),
            )
        )

    def of_holds(self) -> Command:
        one, other = self.someone(), self.anyone()
        return self.chance.choice(
            (
                *(Wrestle(self.fight, one, other, hold) for hold in Hold),
                LetGo(self.fight, one, other),
                CoupDeGrace(self.fight, one, other),
                TryToWake(self.fight, other),
                WakeUp(self.fight, other),
            )
        )

    def of_spells(self) -> Command:
        spell = self.chance.choice(("Luz", "Bola de Fogo"))
        return CastSpell(
            self.fight,
            self.someone(),
            spell,
            self.chance.randint(0, 3),
            target=self.anyone(),
            resisted_by=self.chance.choice((None, *Resisting)),
        )

    def of_harm(self) -> Command:
        who = self.anyone()
        several = tuple(self.chance.sample(self.table.head.fighters, 2))
        return self.chance.choice(
            (
                Harm(fight=self.fight, targets=several, formula="1d", cause="explosão"),
                Harm(fight=self.fight, targets=(who,), formula="2d-1", cause="fogo", type=DamageType.CUTTING),
                FallFrom(self.fight, who, Decimal(self.chance.choice([0, 1, 3, 6]))),
                ChangePv(self.fight, who, self.chance.randint(-3, 5)),
                SetAlight(self.fight, who, self.chance.random() < 0.5),
                PutOutFire(self.fight, who),
            )
        )

    def of_trials(self) -> Command:
        numbers = [due.number for due in self.table.head.due] or [0]
        number = self.chance.choice(numbers)
        return self.chance.choice(
            (RollDue(self.fight, number), RollAllDue(self.fight), WaiveDue(self.fight, number))
        )

    def of_the_table(self) -> Command:
        until = Until(self.anyone(), self.chance.choice(list(Edge)), self.chance.randint(1, 3))
        kind = self.chance.choice(list(ConditionKind))
        condition = Condition("estado", kind, self.chance.randint(-3, 3), self.chance.choice((until, None)))
        return self.chance.choice(
            (
                DeclareBoss(self.fight, self.anyone()),
                DeclareTerrain(self.fight, self.chance.choice(("", "bad", "tight", "waist_water"))),
                DeclareLight(self.fight, -self.chance.randint(0, 10)),
                SurpriseSide(self.fight, self.chance.choice(list(Side)), self.chance.choice(list(Surprise))),
                PutCondition(self.fight, self.anyone(), condition),
                EndCondition(self.fight, self.anyone(), "estado"),
                AddFighters(fight=self.fight, sheet="caio", side=Side.FOES),
                Leave(self.fight, self.anyone(), self.chance.random() < 0.5),
                *([EndFight(self.fight)] if self.chance.random() < 0.02 else []),
            )
        )


def check(table: Table) -> None:
    """What holds after every command."""
    battle, head = table.battle, table.head
    assert sorted(head.order) in ([], sorted(head.fighters))
    for one in battle.everyone():
        guard, used = guard_at_rest(battle, one), one.uses_in(head.round)
        if battle.maneuver(one).defenses is DefensesLeft.NONE:
            assert all(row.reason is not None for row in guard.rows)
        for row in guard.rows:
            check_uses(row, used)
        assert not (one.wounds.dead and one.focus.aim)
    assert head.by_hand == () or sorted(head.by_hand) == sorted(head.fighters)


def check_uses(row: GuardRow, used: DefensesUsed) -> None:
    """No more than the round gives with the manoeuvre that gives most: two of each in Defesa Total."""
    if row.per_round is not None and row.kind is DefenseKind.BLOCK:
        assert used.blocks <= 2
    if row.per_round is not None and row.kind is DefenseKind.PARRY:
        assert used.all_parries <= 2


def check_pv(table: Table, came_with: dict[str, int]) -> None:
    """PV only move by lines of the log."""
    changes: dict[str, int] = {}
    for line in log_of(table.campaign, table.head):
        changes[line.who] = changes.get(line.who, 0) + line.pv
        assert "{" not in line.words
    for one in table.battle.everyone():
        came_with.setdefault(one.id, table.battle.profile(one).pv)
        assert came_with[one.id] + changes.get(one.id, 0) == one.pv


def read_all(table: Table) -> None:
    """What a window reads never fails."""
    battle = table.battle
    rows(battle)
    due_rows(battle)
    maneuver_choices(battle)
    blow_in_hand(battle)
    outcomes(battle)
    assert "{" not in report(battle)


@settings(max_examples=10, suppress_health_check=list(HealthCheck), deadline=None)
@given(
    st.integers(0, 2**32)
)  # that hypothesis remembers each of some thousand throws takes ten times as long
def test_any_two_hundred_commands_keep_what_must_hold(seed: int) -> None:
    chance = random.Random(seed)
    table = a_table(chance)
    first, at_first = table.campaign, table.store.last_sequence()
    player, came_with, done, tries = Player(table, chance), dict[str, int](), 0, 0
    while done < COMMANDS and tries < 6 * COMMANDS and table.head.phase is not Phase.OVER:
        tries += 1
        round_ = table.head.round
        with suppress(RuleError):
            label = table.session.do(player.command()).label
            assert "{" not in label.words
            done += 1
            if done % 3 == 0:
                check(table)
                check_pv(table, came_with)
            if table.head.round > round_ and not table.head.by_hand and not table.head.delayed:
                assert table.head.order == ids_by_rule(table.battle)
            if done % 20 == 0:
                read_all(table)
    last = table.campaign
    entries = [entry for entry in table.store.entries() if entry.state is EntryState.DONE]
    assert replayed(Campaign(CAMPAIGN_ID), entries) == last
    for _ in range(table.store.last_sequence() - at_first):
        table.session.undo()
    assert table.campaign == first
