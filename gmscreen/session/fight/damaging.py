"""The dice of damage, and what they do to the one who was struck."""

from __future__ import annotations

from dataclasses import replace

from gmscreen.rules.dice import Dice
from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.attack import AttackOutcome
from gmscreen.rules.garganta.blow import DamageType, Location
from gmscreen.rules.garganta.criticals import BlowEffects
from gmscreen.rules.garganta.damage import Blow
from gmscreen.rules.garganta.maneuvers import ManeuverId
from gmscreen.rules.garganta.ranged import halved_at_range
from gmscreen.rules.garganta.readings import CriticalBlow
from gmscreen.session.fight.armor import resistance_at
from gmscreen.session.fight.arms import Arm, arm_named
from gmscreen.session.fight.battle import Battle
from gmscreen.session.fight.blast import blast
from gmscreen.session.fight.exchange import Exchange, Stage, Strike
from gmscreen.session.fight.fighter import AllOut, Fighter
from gmscreen.session.fight.play import Play
from gmscreen.session.fight.strike_level import wound_type
from gmscreen.session.fight.striking import blow_at, critical_case
from gmscreen.session.fight.suffering import strike_critically, suffer
from gmscreen.session.fight.wounding import lose_pv
from gmscreen.session.typed_dice import Typed
from gmscreen.texts.catalogue import text

ALL_OUT_DAMAGE = 2


def damage_dice(one: Fighter, arm: Arm) -> Dice | None:
    """The dice of a blow, with the +2 of an Ataque Total for damage (19 §3); None where nobody knows them."""
    if arm.damage is None:
        return None
    strong = one.turn.maneuver is ManeuverId.ALL_OUT_ATTACK and one.turn.all_out is AllOut.DAMAGE
    return arm.damage.plus(ALL_OUT_DAMAGE * strong)


def roll_damage(play: Play, typed: Typed | None) -> None:
    """Roll the damage and have it suffered; RuleError while dice or type are not known."""
    exchange = blow_at(play, Stage.DAMAGE)
    strike = exchange.strike
    case = critical_case(play, exchange)
    effects = case.effects if case else BlowEffects()
    if effects.fixed_injury is not None:
        _cost_fixed(play, exchange, effects, effects.fixed_injury)
        return
    attacker, target = play.fighter(strike.attacker), play.fighter(strike.target)
    arm = arm_named(play, attacker, strike.attack)
    dice, kind = damage_dice(attacker, arm), wound_type(strike, arm)
    if dice is None or kind is None:
        raise RuleError("damage_asks", "attack", name=arm.name)
    rolled = _rolled(play, exchange, arm, dice, typed)
    exchange = replace(exchange, stage=Stage.DONE, damage_roll=rolled)
    play.change_head(exchange=exchange)
    if strike.location is Location.WEAPON:
        play.tell("weapon_struck", strike.target, damage=rolled)
    elif not exchange.spared:
        blow = blow_of(play, exchange, target, arm, kind, rolled, effects)
        _hurt(play, exchange, target, arm, blow, effects)
    blast(play, exchange, arm, kind, rolled)


def _hurt(
    play: Play, exchange: Exchange, target: Fighter, arm: Arm, blow: Blow, effects: BlowEffects
) -> None:
    """The blow suffered, and what the row of a critical hit adds."""
    strike, place = exchange.strike, text(f"location.{exchange.strike.location}")
    critical = exchange.outcome is AttackOutcome.CRITICAL_HIT
    values = {"attack": arm.name, "place": place}
    found = suffer(play, target.id, blow, strike.flank, "wounded_by", critical=critical, **values)
    injury = found.injury.as_int
    play.change_head(exchange=replace(exchange, dr=blow.dr, injury=injury, lost=found.lost))
    strike_critically(play, target.id, effects, strike.location, strike.flank, found)


def blow_of(
    battle: Battle,
    exchange: Exchange,
    target: Fighter,
    arm: Arm,
    kind: DamageType,
    rolled: int,
    effects: BlowEffects,
) -> Blow:
    """The blow as the rules of damage ask for it; beyond ½D the roll is halved (20 §4.11)."""
    strike = exchange.strike
    basic = halved_at_range(rolled).as_int if exchange.half_damage else rolled
    return Blow(
        basic_roll=basic,
        type=kind,
        location=strike.location,
        dr=resistance_at(battle.profile(target).sheet, strike.location, kind).as_int,
        multiplier=effects.multiplier,
        ignores_armor=effects.ignores_armor,
        energy=arm.missile is not None and arm.missile.energy,
    )


def _rolled(play: Play, exchange: Exchange, arm: Arm, dice: Dice, typed: Typed | None) -> int:
    """The dice; by the reading of the maximum, a natural 3 rolls none (20 §4.8, superseded)."""
    greatest = play.campaign.settings.readings.criticals is CriticalBlow.MAXIMUM_ON_3
    natural = exchange.outcome is AttackOutcome.CRITICAL_HIT and exchange.attack_roll == 3
    if greatest and natural:
        return dice.distribution.high
    return play.dice(exchange.strike.attacker, text("fight.roll.damage", attack=arm.name), dice, typed)


def _cost_fixed(play: Play, exchange: Exchange, effects: BlowEffects, fixed: int) -> None:
    """A row that replaces the damage by so many PV, and a scar (20 §4.8)."""
    strike: Strike = exchange.strike
    play.change_head(exchange=replace(exchange, stage=Stage.DONE, injury=fixed))
    scar = text(f"blows.effect.scar.{effects.scar}") if effects.scar else ""
    lose_pv(play, strike.target, fixed, "scarred", numb=False, scar=scar)
    strike_critically(play, strike.target, effects, strike.location, strike.flank, None)
