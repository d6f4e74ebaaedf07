"""Critical misses: the table, and what its rows cost the one who struck (20 §4.8)."""

from __future__ import annotations

from dataclasses import replace

from gmscreen.canon.garganta.criticals import critical_misses
from gmscreen.rules.dice import parse_dice
from gmscreen.rules.garganta.blow import DamageType, Location
from gmscreen.rules.garganta.cases import Case, Circumstance, WeaponTrait
from gmscreen.rules.garganta.critical_miss import MissEffects
from gmscreen.rules.garganta.damage import Blow
from gmscreen.session.fight.armor import resistance_at
from gmscreen.session.fight.arms import Arm, arm_named, is_bare
from gmscreen.session.fight.battle import Battle
from gmscreen.session.fight.condition import Condition, ConditionKind
from gmscreen.session.fight.exchange import Exchange, Stage
from gmscreen.session.fight.fighter import Idle
from gmscreen.session.fight.holding import break_arm, drop_arm, empty_hand
from gmscreen.session.fight.play import THREE_DICE, Play
from gmscreen.session.fight.strike_level import wound_type
from gmscreen.session.fight.striking import blow_at
from gmscreen.session.fight.suffering import cripple, suffer
from gmscreen.session.fight.wounding import fall
from gmscreen.session.fight.wounds import Flank
from gmscreen.session.typed_dice import Typed
from gmscreen.sheets.equipment import Place
from gmscreen.texts.catalogue import text

_ONE_DIE = parse_dice("1d")


def fumble_case(battle: Battle, exchange: Exchange, roll: int) -> Case[MissEffects]:
    """The row of the table of critical misses for this weapon."""
    return critical_misses().rolls.row(roll).result.case(_circumstance(battle, exchange))


def roll_fumble(play: Play, typed: Typed | None) -> None:
    """The roll on the table; where the row says "roll again", the blow waits for the second roll."""
    exchange = blow_at(play, Stage.FUMBLE)
    who = exchange.strike.attacker
    roll = play.dice(who, text("fight.roll.fumble"), THREE_DICE, typed)
    first = exchange.fumble_roll
    case = fumble_case(play, exchange, first or roll)
    if not first:
        play.tell("fumble_row", who, roll=roll, row=case.text)
        again = case.effects.only_if_repeated
        stage = Stage.FUMBLE if again else Stage.DONE
        play.change_head(exchange=replace(exchange, fumble_roll=roll, stage=stage))
        if again:
            return
    else:
        play.change_head(exchange=replace(exchange, stage=Stage.DONE))
        if not _is_the_same(case, fumble_case(play, exchange, roll)):
            play.tell("fumble_spared", who, roll=roll)
            return
    _cost(play, exchange, case.effects)


def _is_the_same(first: Case[MissEffects], second: Case[MissEffects]) -> bool:
    """Whether the second roll brings the same result: the weapon breaks, or he hits himself."""
    return (first.effects.weapon_breaks and second.effects.weapon_breaks) or (
        first.effects.self_hit and second.effects.self_hit
    )


def _circumstance(battle: Battle, exchange: Exchange) -> Circumstance:
    strike, one = exchange.strike, battle.fighter(exchange.strike.attacker)
    arm = arm_named(battle, one, strike.attack)
    kind = wound_type(strike, arm) or DamageType.CRUSHING
    traits = set(strike.traits)
    if is_bare(battle.profile(one).sheet, arm):
        traits.add(WeaponTrait.UNARMED)
    if strike.flight is not None:
        traits.add(WeaponTrait.RANGED)
    if kind is DamageType.CRUSHING and arm.piece is not None:
        traits.add(WeaponTrait.SOLID)
    return Circumstance(strike.location, kind, frozenset(traits))


def _cost(play: Play, exchange: Exchange, effects: MissEffects) -> None:
    strike, who = exchange.strike, exchange.strike.attacker
    arm = arm_named(play, play.fighter(who), strike.attack)
    if effects.weapon_breaks:
        break_arm(play, who, arm)
    if effects.drops_weapon:
        drop_arm(play, who, arm)
    if effects.weapon_flies:
        metres = play.dice(who, text("fight.roll.weapon_flies"), effects.weapon_flies)
        ahead = play.dice(who, text("fight.roll.ahead_or_behind"), _ONE_DIE) <= 3
        play.tell("weapon_flies_ahead" if ahead else "weapon_flies_behind", who, metres=metres)
    if effects.turns_to_ready:
        one = play.fighter(who)
        play.put(replace(one, gear=one.gear.unreadying(arm.key, effects.turns_to_ready)))
    _cost_body(play, exchange, arm, effects)


def _cost_body(play: Play, exchange: Exchange, arm: Arm, effects: MissEffects) -> None:
    who = exchange.strike.attacker
    if effects.off_balance:
        one = play.fighter(who)
        turn = replace(one.turn, idle=Idle.OFF_BALANCE)
        play.put(replace(one, turn=turn, wounds=replace(one.wounds, off_balance=True)))
    if effects.falls:
        fall(play, who)
    if effects.arm_useless_minutes:
        _strain(play, who, arm)
    if effects.self_injury:
        rolled = play.dice(who, text("fight.roll.self_injury"), effects.self_injury)
        _hit_himself(play, who, max(0, rolled), DamageType.CRUSHING, Location.HAND)
    if effects.self_hit and arm.damage is not None:
        place = Location.ARM if play.dice(who, text("fight.roll.arm_or_leg"), _ONE_DIE) <= 3 else Location.LEG
        rolled = play.dice(who, text("fight.roll.damage", attack=arm.name), arm.damage)
        kind = wound_type(exchange.strike, arm) or DamageType.CRUSHING
        _hit_himself(play, who, rolled // 2 if effects.half_damage else rolled, kind, place)


def _hit_himself(play: Play, who: str, rolled: int, kind: DamageType, place: Location) -> None:
    dr = resistance_at(play.profile(play.fighter(who)).sheet, place, kind).as_int
    suffer(
        play, who, Blow(rolled, kind, place, dr), Flank.MAIN, "hits_himself", place=text(f"location.{place}")
    )


def _strain(play: Play, who: str, arm: Arm) -> None:
    """The shoulder: 30 minutes outlast the fight, so that the weapon's arm is of no use for all of it."""
    off = arm.piece is not None and arm.piece.place is Place.OFF_HAND
    place, flank = (Location.SHIELD_ARM, Flank.OFF) if off else (Location.ARM, Flank.MAIN)
    empty_hand(play, who, flank)
    cripple(play, who, place, flank)
    one = play.fighter(who)
    note = Condition(text("fight.strained"), ConditionKind.NOTE)
    play.put(replace(one, conditions=(*one.conditions, note)))
