"""What may be done now, and the reason where it may not: each refusal is a RuleError."""

from __future__ import annotations

from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.fatigue import Exhaustion, exhaustion
from gmscreen.rules.garganta.maneuvers import ManeuverId
from gmscreen.session.fight.arms import Arm, arm_named, arm_problem
from gmscreen.session.fight.battle import Battle
from gmscreen.session.fight.exchange import Strike
from gmscreen.session.fight.fight import Phase
from gmscreen.session.fight.fighter import AllOut, Fighter, Idle
from gmscreen.texts.catalogue import text

STRIKING = (ManeuverId.STEP_AND_ATTACK, ManeuverId.ALL_OUT_ATTACK, ManeuverId.WAIT)


def require_fighting(battle: Battle) -> None:
    """RuleError before the fight begins and after it ends."""
    if battle.head.phase is not Phase.FIGHTING:
        raise RuleError(f"fight_{battle.head.phase}")


def require_undecided(battle: Battle) -> None:
    """RuleError once a die has fallen: boss and terrain are declared before it (19 §7, §7b, §9)."""
    if battle.head.has_rolled:
        raise RuleError("die_has_fallen")


def require_nothing_due(battle: Battle, who: str = "") -> None:
    """RuleError while tests wait, of this fighter or of anybody."""
    due = [each for each in battle.head.due if who in ("", each.fighter)]
    if due:
        test = text(f"fight.trial.{due[0].trial}")
        raise RuleError("tests_are_due", "due", name=battle.name(due[0].fighter), test=test)


def require_no_blow(battle: Battle) -> None:
    """RuleError while a blow is half done."""
    exchange = battle.head.exchange
    if exchange is not None and exchange.is_running:
        raise RuleError("blow_is_running", name=battle.name(exchange.strike.attacker))


def require_able(battle: Battle, one: Fighter) -> None:
    """RuleError for whoever can do nothing: out of the fight, idle in this turn, or collapsed."""
    if one.is_out:
        raise RuleError("fighter_is_out", "fighter", name=one.name)
    require_nothing_due(battle, one.id)
    if one.turn.idle is not Idle.NONE:
        raise RuleError(f"idle_{one.turn.idle}", "fighter", name=one.name)


def require_turn(battle: Battle, one: Fighter) -> None:
    """RuleError unless it is his turn and he can act in it."""
    require_fighting(battle)
    if battle.head.active != one.id:
        raise RuleError("not_his_turn", "fighter", name=one.name, active=battle.name(battle.head.active))
    require_able(battle, one)


def collapsed(one: Fighter) -> bool:
    """Whether fatigue leaves him no physical act (20 §6.2)."""
    return one.fatigue is not None and exhaustion(one.fatigue) is not Exhaustion.RESTED


def attacks_allowed(one: Fighter, per_turn: int) -> int:
    """How many blows his manoeuvre gives in all, with an attack that has so many a turn (19 §3)."""
    if one.turn.maneuver not in STRIKING:
        return 0
    return blows_a_turn(one, per_turn)


def blows_a_turn(one: Fighter, per_turn: int) -> int:
    """The same without asking whether his manoeuvre is one that strikes."""
    twice = one.turn.maneuver is ManeuverId.ALL_OUT_ATTACK and one.turn.all_out is AllOut.TWICE
    return max(2 if twice else 1, per_turn)


def require_strike(battle: Battle, strike: Strike) -> Arm:
    """The attack, if it may be struck now; RuleError with the reason otherwise, or while any test waits."""
    require_no_blow(battle)
    require_nothing_due(battle)
    one, target = battle.fighter(strike.attacker), battle.fighter(strike.target)
    require_attacker(battle, one)
    if target.wounds.dead or target.has_left:
        raise RuleError("target_is_out", "target", name=target.name)
    if one.id == target.id:
        raise RuleError("strikes_himself", "target")
    arm = arm_named(battle, one, strike.attack)
    if one.turn.attacks >= attacks_allowed(one, arm.attack.per_turn):
        raise RuleError("no_attack_left", "attacker", name=one.name)
    problem = arm_problem(one, arm)
    if problem is not None:
        raise RuleError(f"arm_{problem}", "attack", name=arm.name)
    return arm


def require_attacker(battle: Battle, one: Fighter) -> None:
    """RuleError unless he may strike at all: in his turn, or out of Aguardar in another's."""
    waits = one.turn.maneuver is ManeuverId.WAIT
    if waits:
        require_fighting(battle)
        require_able(battle, one)
    else:
        require_turn(battle, one)
    if one.turn.maneuver is None:
        raise RuleError("maneuver_first", "attacker", name=one.name)
    if one.turn.maneuver not in STRIKING:
        raise RuleError("maneuver_has_no_attack", "attacker", maneuver=battle.maneuver(one).name)
    if one.is_pinned:
        raise RuleError("attacker_is_pinned", "attacker", name=one.name)
    if collapsed(one):
        raise RuleError("collapsed", "attacker", name=one.name)
