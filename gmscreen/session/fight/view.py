"""What a window asks of a fight: rows of fighters, the blow in hand, the tests that wait. All of it is read.

Made for `present(state) -> View`: numbers are derivations, reasons are keys of the texts, nothing is drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from fractions import Fraction
from itertools import pairwise

from gmscreen.canon.garganta.injury import injury_rules
from gmscreen.canon.garganta.maneuvers import maneuvers
from gmscreen.rules.checks import LOWEST_ROLLED_LEVEL
from gmscreen.rules.derivation import Derivation
from gmscreen.rules.dice import Dice
from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.cases import Case
from gmscreen.rules.garganta.criticals import BlowEffects
from gmscreen.rules.garganta.fatality import passing_chance
from gmscreen.rules.garganta.injury import Category, Threshold, ladder
from gmscreen.rules.garganta.maneuvers import Maneuver, ManeuverId
from gmscreen.rules.garganta.turn_order import Decider, Initiative, decider
from gmscreen.session.fight.arms import Arm, arm_named, arm_problem, arms_of
from gmscreen.session.fight.asks import Ask
from gmscreen.session.fight.battle import Battle
from gmscreen.session.fight.damaging import damage_dice
from gmscreen.session.fight.due import Due
from gmscreen.session.fight.exchange import Exchange, Stage, Strike
from gmscreen.session.fight.fight import Phase
from gmscreen.session.fight.fighter import Fighter, Idle
from gmscreen.session.fight.guard import Guard, guard_against, guard_at_rest
from gmscreen.session.fight.maneuvering import metres_allowed
from gmscreen.session.fight.odds import BlowOdds, blow_odds
from gmscreen.session.fight.ordering import ids_by_rule, initiative, rank
from gmscreen.session.fight.permissions import collapsed, require_strike
from gmscreen.session.fight.states import State, states
from gmscreen.session.fight.strike_level import strike_level
from gmscreen.session.fight.striking import critical_case
from gmscreen.session.fight.trials import SOURCES, due_dice, due_level
from gmscreen.sheets.lines import LineKind


@dataclass(frozen=True, slots=True)
class FighterRow:
    """One fighter as a list shows him. `guard` is against an ordinary blow: chips with the number to roll.

    `lacks_entry_card`: no hard content is told in detail before this player (19 §9).
    `metres` is None before he chose a manoeuvre; `decider` says why he acts before the next, None in an order
    made by hand and for the last.
    """

    fighter: Fighter
    category: Category
    line: LineKind
    move: Derivation
    full_pv: int
    maneuver: Maneuver | None
    metres: Derivation | None
    guard: Guard
    states: tuple[State, ...]
    is_active: bool
    decider: Decider | None
    lacks_entry_card: bool


def rows(battle: Battle) -> tuple[FighterRow, ...]:
    """Everybody who has not left, in the order of the round; before it, as the rule would have it."""
    why = deciders(battle)
    return tuple(row(battle, battle.fighter(one), why.get(one)) for one in order_shown(battle))


def deciders(battle: Battle) -> dict[str, Decider | None]:
    """What puts each before the next; None where the rule does not, and in an order made by hand."""
    if battle.head.by_hand:
        return {}
    return deciders_among([initiative(battle, battle.fighter(one)) for one in order_shown(battle)])


def deciders_among(shown: Sequence[Initiative]) -> dict[str, Decider | None]:
    """The same of an order whose initiatives are known."""
    return {one.id: _decider(one, after) for one, after in pairwise(shown)}


def _decider(one: Initiative, after: Initiative) -> Decider | None:
    return None if rank(one) < rank(after) else decider(one, after)


def order_shown(battle: Battle) -> tuple[str, ...]:
    """The order of the round without those who left."""
    order = battle.head.order or ids_by_rule(battle)
    return tuple(one for one in order if not battle.fighter(one).has_left)


def row(battle: Battle, one: Fighter, decider: Decider | None = None) -> FighterRow:
    """One fighter's row."""
    return FighterRow(
        fighter=one,
        category=battle.category(one),
        line=battle.line(one),
        move=battle.moves(one)[0],
        full_pv=battle.profile(one).pv,
        maneuver=None if one.turn.maneuver is None else battle.maneuver(one),
        metres=metres_allowed(battle, one),
        guard=guard_at_rest(battle, one),
        states=states(battle, one),
        is_active=one.id == battle.head.active,
        decider=decider,
        lacks_entry_card=battle.profile(one).sheet.lacks_entry_card,
    )


class Awaited(StrEnum):
    """What a fight waits for: the one act that takes it on."""

    BEGINNING = "beginning"
    TESTS = "tests"
    MANEUVER = "maneuver"
    ATTACK = "attack"
    TABLE = "table"
    DEFENSE = "defense"
    DAMAGE = "damage"
    NEXT_TURN = "next_turn"
    NOTHING = "nothing"


_AWAITED_BY = {
    Stage.ATTACK: Awaited.ATTACK,
    Stage.CRITICAL: Awaited.TABLE,
    Stage.FUMBLE: Awaited.TABLE,
    Stage.DEFENSE: Awaited.DEFENSE,
    Stage.DAMAGE: Awaited.DAMAGE,
}


def awaited(battle: Battle) -> Awaited:
    """What is to be done next: the blow first, then tests, the manoeuvre, the next turn."""
    head, active = battle.head, battle.active
    if head.exchange is not None and head.exchange.stage in _AWAITED_BY:
        return _AWAITED_BY[head.exchange.stage]
    if head.due:
        return Awaited.TESTS
    if head.phase is not Phase.FIGHTING or active is None:
        return Awaited.BEGINNING if head.phase is Phase.SETUP else Awaited.NOTHING
    waits = active.turn.maneuver is None and active.turn.idle is Idle.NONE and not active.is_out
    return Awaited.MANEUVER if waits and not active.turn.used else Awaited.NEXT_TURN


@dataclass(frozen=True, slots=True)
class ManeuverChoice:
    """A manoeuvre for the one whose turn it is: `reason` is a key under `rule_error.`, None where he may."""

    maneuver: Maneuver
    reason: str | None


def maneuver_choices(battle: Battle) -> tuple[ManeuverChoice, ...]:
    """Every manoeuvre in the order of the card, and why some can't be chosen; none before the fight."""
    one = battle.active
    if one is None:
        return ()
    return tuple(ManeuverChoice(each, _no_maneuver(battle, one, each)) for each in maneuvers().values())


def _no_maneuver(battle: Battle, one: Fighter, maneuver: Maneuver) -> str | None:
    if any(due.fighter == one.id for due in battle.head.due):
        return "tests_are_due"
    if one.turn.idle is not Idle.NONE:
        return f"idle_{one.turn.idle}"
    if one.turn.maneuver is not None:
        return "has_chosen_maneuver"
    if one.turn.only_defends and maneuver.id is not ManeuverId.ALL_OUT_DEFENSE:
        return "only_defends_this_turn"
    return "collapsed" if collapsed(one) and maneuver.id is not ManeuverId.CONCENTRATE else None


@dataclass(frozen=True, slots=True)
class ArmRow:
    """One way to strike: `problem` is a key under `rule_error.`, None where it is at hand."""

    arm: Arm
    dice: Dice | None
    problem: str | None


def arm_rows(battle: Battle, one: Fighter) -> tuple[ArmRow, ...]:
    """Everything that a fighter may strike with."""
    return tuple(_arm_row(one, arm) for arm in arms_of(battle, one))


def _arm_row(one: Fighter, arm: Arm) -> ArmRow:
    problem = arm_problem(one, arm)
    return ArmRow(arm, damage_dice(one, arm), None if problem is None else f"arm_{problem}")


@dataclass(frozen=True, slots=True)
class BlowView:
    """A blow, said or in hand. `refusal` is why it can't be struck; `asks` what has to be told first.

    `guard` and `guard_retreating` are the target's defences now; `critical` the row of the table that was
    rolled.
    """

    exchange: Exchange
    arm: Arm
    level: Derivation | None
    asks: tuple[Ask, ...]
    refusal: RuleError | None
    dice: Dice | None
    guard: Guard | None
    guard_retreating: Guard | None
    odds: BlowOdds | None
    critical: Case[BlowEffects] | None


def blow_in_hand(battle: Battle) -> BlowView | None:
    """The blow of the fight; None where there is none, or its attack is on no sheet any more (`EndBlow`)."""
    exchange = battle.head.exchange
    if exchange is None:
        return None
    attacks = {arm.name for arm in arms_of(battle, battle.fighter(exchange.strike.attacker))}
    known = exchange.strike.attack in attacks or exchange.missile is not None
    return _blow(battle, exchange) if known else None


def blow_as_said(battle: Battle, strike: Strike) -> BlowView:
    """A blow that is not declared yet, with its level, what it lacks and its chances."""
    one = battle.fighter(strike.attacker)
    feint = one.focus.feint
    margin = feint.margin if feint is not None and feint.target == strike.target else 0
    return _blow(battle, Exchange(0, strike, feint=margin))


def _blow(battle: Battle, exchange: Exchange) -> BlowView:
    strike = exchange.strike
    one = battle.fighter(strike.attacker)
    arm = arm_named(battle, one, strike.attack)
    refusal = _refusal(battle, exchange)
    try:
        found = strike_level(battle, strike)
        level, asks, odds = found.level, found.asks, blow_odds(battle, exchange)
    except RuleError as error:
        level, asks, odds, refusal = None, (), None, refusal or error
    return BlowView(
        exchange=exchange,
        arm=arm,
        level=level,
        asks=asks,
        refusal=refusal,
        dice=damage_dice(one, arm),
        guard=guard_against(battle, exchange),
        guard_retreating=guard_against(battle, exchange, retreat=True),
        odds=odds,
        critical=critical_case(battle, exchange),
    )


def _refusal(battle: Battle, exchange: Exchange) -> RuleError | None:
    if exchange.stage is not Stage.ATTACK:
        return None
    try:
        require_strike(battle, exchange.strike)
    except RuleError as error:
        return error
    return None


@dataclass(frozen=True, slots=True)
class DueRow:
    """A test that waits: its level (None: dice, or an attribute nobody knows), chance to pass, and source."""

    due: Due
    name: str
    level: Derivation | None
    dice: Dice | None
    chance: Fraction | None
    source: str


def due_rows(battle: Battle) -> tuple[DueRow, ...]:
    """The tests that wait, in the order in which they are dealt with."""
    return tuple(_due_row(battle, due) for due in battle.head.due)


def _due_row(battle: Battle, due: Due) -> DueRow:
    try:
        level = due_level(battle, due)
    except RuleError:
        level = None
    chance = None if level is None else passing_chance(level.as_int)
    if level is not None and level.as_int < LOWEST_ROLLED_LEVEL:
        chance = Fraction(0)
    return DueRow(due, battle.name(due.fighter), level, due_dice(due), chance, SOURCES[due.trial])


def ladder_of(battle: Battle, one: Fighter) -> Sequence[Threshold]:
    """The rungs of a fighter's PV ladder, from the top down (19 §7)."""
    return ladder(battle.profile(one).ht, injury_rules(), battle.category(one))


def public_rows(battle: Battle) -> tuple[FighterRow, ...]:
    """The rows that players may see: whoever is hidden is not in them at all."""
    seen = [each for each in rows(battle) if not each.fighter.hidden]
    return tuple(replace(each, decider=None) for each in seen)
