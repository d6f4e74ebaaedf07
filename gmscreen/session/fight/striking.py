"""A blow from its declaration to the attack roll, with the tables of critical hits and misses (20 §4.8)."""

from __future__ import annotations

from dataclasses import replace

from gmscreen.canon.garganta.criticals import critical_hits
from gmscreen.rules.checks import require_rollable
from gmscreen.rules.derivation import Derivation
from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.attack import AttackOutcome, attack_roll
from gmscreen.rules.garganta.cases import Case, Circumstance
from gmscreen.rules.garganta.criticals import BlowEffects, critical_table
from gmscreen.rules.garganta.defenses import WeaponKind
from gmscreen.rules.garganta.readings import CriticalBlow
from gmscreen.session.fight.arms import Arm, arm_named
from gmscreen.session.fight.battle import Battle
from gmscreen.session.fight.exchange import Exchange, Stage, Strike
from gmscreen.session.fight.fighter import Fighter
from gmscreen.session.fight.focus import Focus
from gmscreen.session.fight.guard import guard_against
from gmscreen.session.fight.holding import drop_piece
from gmscreen.session.fight.permissions import require_strike
from gmscreen.session.fight.play import THREE_DICE, Play
from gmscreen.session.fight.strike_level import strike_level, swings, wound_type
from gmscreen.session.fight.suffering import strike_critically
from gmscreen.session.typed_dice import Typed
from gmscreen.texts.catalogue import text


def declare(play: Play, strike: Strike) -> None:
    """Say a blow; it takes the place of one whose dice have not fallen."""
    arm = require_strike(play, strike)
    require_blast(play, strike, arm)
    strike_level(play, strike)  # refuses what can't be struck at all
    play.change_head(exchange=Exchange(play.next_number(), strike))


def require_blast(battle: Battle, strike: Strike, arm: Arm) -> None:
    """RuleError for people around a blow that does not explode, or who are not in the fight."""
    for who in strike.around:
        battle.fighter(who)
    if strike.around and not arm.explodes:
        raise RuleError("no_blast", "around", name=arm.name)


def roll_attack(play: Play, typed: Typed | None) -> None:
    """The attack roll; RuleError while the level is not known, or is one that is not rolled."""
    exchange = blow_at(play, Stage.ATTACK)
    strike = exchange.strike
    arm = require_strike(play, strike)
    found = strike_level(play, strike)
    if found.level is None:
        raise RuleError("attack_asks", "attack", name=arm.name)
    require_rollable(found.level.as_int)
    missile = play.fighter(strike.attacker).focus.missile if arm.missile else None
    _use_up(play, strike, arm)
    outcome, roll = _thrown(play, strike, arm, found.level, typed)
    after = replace(
        exchange,
        level=found.level.as_int,
        attack_roll=roll,
        outcome=outcome,
        half_damage=found.half_damage,
        feint=_feint(play, strike),
        missile=missile,
    )
    _go_on(play, after, outcome)


def _thrown(
    play: Play, strike: Strike, arm: Arm, level: Derivation, typed: Typed | None
) -> tuple[AttackOutcome, int]:
    target = play.name(strike.target)
    purpose = text("fight.roll.attack", attack=arm.name, target=target)
    roll = play.test(strike.attacker, purpose, level, typed)
    outcome = attack_roll(level.as_int, roll, play.campaign.settings.readings).outcome
    told = {"attack": arm.name, "target": target}
    play.tell(f"attack_{outcome}", strike.attacker, 0, roll=roll, level=level.as_int, **told)
    return outcome, roll


def blow_at(battle: Battle, stage: Stage) -> Exchange:
    """The blow in hand; RuleError unless it waits for this."""
    exchange = battle.head.exchange
    if exchange is None or exchange.stage is not stage:
        raise RuleError(f"blow_not_at_{stage}")
    return exchange


def _go_on(play: Play, exchange: Exchange, outcome: AttackOutcome) -> None:
    table = play.campaign.settings.readings.criticals is CriticalBlow.TABLE
    stage = {
        AttackOutcome.CRITICAL_HIT: Stage.CRITICAL if table else Stage.DAMAGE,
        AttackOutcome.HIT: Stage.DEFENSE,
        AttackOutcome.MISS: Stage.DONE,
        AttackOutcome.CRITICAL_MISS: Stage.FUMBLE,
    }[outcome]
    play.change_head(exchange=replace(exchange, stage=stage))
    if stage is Stage.DEFENSE and not _can_defend(play):
        play.tell("no_defense", exchange.strike.target)
        land(play)


def _can_defend(play: Play) -> bool:
    """Whether there is anything to roll: an active defence, or a PD above 0 (20 §4.6)."""
    exchange = play.head.exchange
    guard = None if exchange is None else guard_against(play, exchange)
    return guard is not None and (guard.best is not None or guard.passive is not None)


def land(play: Play) -> None:
    """The blow got through: its damage is due, or it only has the effect that its sheet tells."""
    exchange = play.head.exchange
    if exchange is None:
        return
    attacker = play.fighter(exchange.strike.attacker)
    arm = arm_named(play, attacker, exchange.strike.attack)
    if arm.wounds or arm.damage is not None:
        play.change_head(exchange=replace(exchange, stage=Stage.DAMAGE))
        return
    play.change_head(exchange=replace(exchange, stage=Stage.DONE))
    effect = arm.attack.effect or text("fight.may_grapple")
    play.tell("effect", exchange.strike.target, effect=effect)


def critical_case(battle: Battle, exchange: Exchange) -> Case[BlowEffects] | None:
    """The row of the critical table that was rolled; None where none was."""
    if not exchange.critical_roll:
        return None
    strike = exchange.strike
    arm = arm_named(battle, battle.fighter(strike.attacker), strike.attack)
    table = critical_hits(critical_table(strike.location))
    kind = wound_type(strike, arm)
    here = Circumstance(strike.location) if kind is None else Circumstance(strike.location, kind)
    return table.rolls.row(exchange.critical_roll).result.case(here)


def roll_critical(play: Play, typed: Typed | None) -> None:
    """The roll on the table of critical hits; a blow to the head may end there."""
    exchange = blow_at(play, Stage.CRITICAL)
    strike = exchange.strike
    roll = play.dice(strike.attacker, text("fight.roll.critical"), THREE_DICE, typed)
    exchange = replace(exchange, critical_roll=roll)
    case = critical_case(play, exchange)
    if case is None:
        return
    play.tell("critical_row", strike.target, roll=roll, row=case.text)
    effects = case.effects
    if effects.instant_death:
        play.change_head(exchange=replace(exchange, stage=Stage.DONE))
        strike_critically(play, strike.target, effects, strike.location, strike.flank, None)
        return
    play.change_head(exchange=exchange)
    land(play)
    after = play.head.exchange
    if after is not None and after.stage is Stage.DONE:
        strike_critically(play, strike.target, effects, strike.location, strike.flank, None)


def _use_up(play: Play, strike: Strike, arm: Arm) -> None:
    """What the attack takes: the blow of the turn, the aim, the arrow, the thrown weapon, the readiness."""
    one = play.fighter(strike.attacker)
    turn = replace(one.turn, attacks=one.turn.attacks + 1, used=True, weapons=(*one.turn.weapons, arm.key))
    gear, flying = one.gear, _thrown_piece(play, one, strike, arm)
    if strike.ammo and flying is None:
        gear = gear.spending(_ammo(play, one, strike.ammo))
    if arm.kind is WeaponKind.UNBALANCED and strike.flight is None and swings(strike, arm):
        gear = gear.unreadying(arm.key, 1)
    focus = replace(one.focus, aim=None, missile=None if arm.missile else one.focus.missile)
    swords = one.swords or arm.missile is None
    play.put(replace(one, turn=turn, gear=gear, focus=focus, swords=swords))
    if flying is not None:
        drop_piece(play, one.id, flying)


def _thrown_piece(play: Play, one: Fighter, strike: Strike, arm: Arm) -> str | None:
    """The piece that leaves the hand with the throw: the weapon, or one in hand named as what flies."""
    if strike.flight is None:
        return None
    held = [piece.name for piece in play.profile(one).sheet.equipment if piece.place.is_held and piece.weapon]
    if strike.ammo in held:
        return strike.ammo
    return arm.piece.name if arm.piece is not None and not arm.only_flies else None


def _ammo(play: Play, one: Fighter, name: str) -> str:
    """The piece that a shot uses up; RuleError where none is left."""
    left = [piece for piece in play.profile(one).sheet.equipment if piece.name == name and piece.quantity]
    if not left:
        raise RuleError("out_of_ammo", "ammo", name=name)
    return name


def _feint(play: Play, strike: Strike) -> int:
    """The margin of a feint at this target, which this attack uses up (19 §3)."""
    one = play.fighter(strike.attacker)
    feint = one.focus.feint
    if feint is None or feint.target != strike.target:
        return 0
    play.put(replace(one, focus=_without_feint(one.focus)))
    return feint.margin


def _without_feint(focus: Focus) -> Focus:
    return replace(focus, feint=None)
