"""What a parry may bring: a wound to bare hands, and a weapon that breaks on a heavier one (20 §4.7)."""

from __future__ import annotations

from fractions import Fraction

from gmscreen.canon.garganta.breakage import breakage_rules
from gmscreen.rules.derivation import Derivation
from gmscreen.rules.garganta.blow import DamageType, Location
from gmscreen.rules.garganta.breakage import Quality, breakage_chance
from gmscreen.rules.garganta.damage import Blow
from gmscreen.session.fight.armor import resistance_at
from gmscreen.session.fight.arms import Arm, arm_named, arms_of, is_bare
from gmscreen.session.fight.battle import Battle
from gmscreen.session.fight.due import Due, Trial
from gmscreen.session.fight.exchange import Exchange
from gmscreen.session.fight.fighter import Fighter
from gmscreen.session.fight.holding import break_arm
from gmscreen.session.fight.play import Play
from gmscreen.session.fight.suffering import suffer
from gmscreen.session.fight.wounds import Flank
from gmscreen.texts.catalogue import text

FACES = 6


def ask_after_parry(play: Play, exchange: Exchange, weapon: str) -> None:
    """Queue what a parry that came off may bring: to the striker, or to the weapon."""
    strike = exchange.strike
    attacker, defender = play.fighter(strike.attacker), play.fighter(strike.target)
    arm = arm_named(play, attacker, strike.attack)
    mine = arm_of_weapon(play, defender, weapon)
    if mine is None or mine.piece is None:
        return
    if strike.flight is None and is_bare(play.profile(attacker).sheet, arm):
        if mine.level is not None and mine.damage is not None and mine.type is not None:
            play.ask(defender.id, Trial.PARRY_WOUNDS, mine.name, attacker.id)
    elif _chance(mine, arm):
        play.ask(defender.id, Trial.BREAKAGE, mine.name, attacker.id)


def arm_of_weapon(battle: Battle, one: Fighter, weapon: str) -> Arm | None:
    """The attack that wields a piece, or None."""
    return next((arm for arm in arms_of(battle, one) if arm.key == weapon), None)


def parrying_skill(battle: Battle, due: Due) -> Derivation:
    """The NH of the weapon, once more (20 §4.7)."""
    arm = arm_named(battle, battle.fighter(due.fighter), due.about)
    return arm.level or Derivation.of("weapon_level", 0, "20 §4.7", name=due.about)


def wound_the_striker(play: Play, due: Due) -> None:
    """Normal damage to whoever struck with bare hands."""
    one, other = play.fighter(due.fighter), play.fighter(due.against)
    arm = arm_named(play, one, due.about)
    if arm.damage is None or other.wounds.dead:
        return
    kind = arm.type or DamageType.CRUSHING
    rolled = play.dice(one.id, text("fight.roll.damage", attack=arm.name), arm.damage)
    dr = resistance_at(play.profile(other).sheet, Location.TORSO, kind).as_int
    blow = Blow(rolled, kind, Location.TORSO, dr)
    suffer(play, other.id, blow, Flank.MAIN, "parried_bare", attack=arm.name)


def break_on(play: Play, due: Due, rolled: int) -> None:
    """The die of a weapon that parried one three times as heavy: a common one breaks on 1 or 2."""
    one, other = play.fighter(due.fighter), play.fighter(due.against)
    arm = arm_named(play, one, due.about)
    heavier = arm_of_blow(play, other)
    if heavier is not None and rolled <= _chance(arm, heavier) * FACES:
        break_arm(play, one.id, arm)
    else:
        play.tell("weapon_holds", one.id, piece=arm.key)


def arm_of_blow(battle: Battle, attacker: Fighter) -> Arm | None:
    """What the blow in hand is struck with, if it is his."""
    exchange = battle.head.exchange
    if exchange is None or exchange.strike.attacker != attacker.id:
        return None
    return arm_named(battle, attacker, exchange.strike.attack)


def _chance(parrying: Arm, incoming: Arm) -> Fraction:
    """The chance that a common weapon breaks; nothing where a weight is not known."""
    mine, his = parrying.piece, incoming.piece
    if mine is None or his is None or mine.weight_kg is None or his.weight_kg is None:
        return Fraction(0)
    return breakage_chance(mine.weight_kg, his.weight_kg, Quality.COMMON, breakage_rules())
