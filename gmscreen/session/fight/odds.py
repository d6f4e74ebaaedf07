"""The chances of a blow: of each step, and of the whole of it (20 §4.5–4.9)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from gmscreen.canon.garganta.criticals import critical_hits
from gmscreen.canon.garganta.wounds import wound_rules
from gmscreen.rules.checks import LOWEST_ROLLED_LEVEL
from gmscreen.rules.garganta.attack import AttackOutcome, attack_odds
from gmscreen.rules.garganta.criticals import critical_table
from gmscreen.rules.garganta.exchange import (
    Exchange as Chances,
)
from gmscreen.rules.garganta.exchange import (
    ExchangeOdds,
    blows_to_drop,
    critical_shares,
    defense_ways,
    exchange_odds,
)
from gmscreen.rules.garganta.maneuvers import DefensesLeft
from gmscreen.rules.garganta.readings import Readings
from gmscreen.session.fight.armor import resistance_at
from gmscreen.session.fight.arms import arm_named
from gmscreen.session.fight.battle import Battle
from gmscreen.session.fight.damaging import damage_dice
from gmscreen.session.fight.exchange import Exchange, Strike
from gmscreen.session.fight.fighter import Fighter
from gmscreen.session.fight.guard import guard_against
from gmscreen.session.fight.strike_level import strike_level, wound_type
from gmscreen.session.fight.suffering import limb_flank

_WHOLE = 216


@dataclass(frozen=True, slots=True)
class BlowOdds:
    """What a blow may come to before its dice: `blows_to_drop` None where none ever would.

    `whole` supposes the target's best defence, and the second of Defesa Total where he has one.
    """

    hits: Fraction
    critical: Fraction
    defends: Fraction
    whole: ExchangeOdds
    blows_to_drop: int | None


def blow_odds(battle: Battle, exchange: Exchange) -> BlowOdds | None:
    """The chances of the blow in hand from its beginning; None while something is lacking, or not rolled."""
    chances = _chances(battle, exchange)
    if chances is None:
        return None
    whole = _exchange_odds(chances, battle.campaign.settings.readings)
    total = chances.defense_total
    return BlowOdds(
        hits=whole.hit,
        critical=whole.critical_hit,
        defends=Fraction(0) if total is None else defense_chance(total),
        whole=whole,
        blows_to_drop=blows_to_drop(whole.mean_injury, battle.fighter(exchange.strike.target).pv),
    )


def _chances(battle: Battle, exchange: Exchange) -> Chances | None:
    strike = exchange.strike
    one, profile = battle.fighter(strike.attacker), battle.profile(battle.fighter(strike.target))
    arm, found = arm_named(battle, one, strike.attack), strike_level(battle, strike)
    dice, kind = damage_dice(one, arm), wound_type(strike, arm)
    if found.level is None or found.level.as_int < LOWEST_ROLLED_LEVEL or dice is None or kind is None:
        return None
    first, second = _defense_totals(battle, exchange)
    return Chances(
        attack_level=found.level.as_int,
        defense_total=first,
        second_defense=second,
        damage=dice,
        type=kind,
        dr=resistance_at(profile.sheet, strike.location, kind).as_int,
        ht=profile.ht,
        location=strike.location,
        half_damage=found.half_damage,
        energy=arm.missile is not None and arm.missile.energy,
        injury_before=_injury_before(battle.fighter(strike.target), strike),
    )


def _injury_before(target: Fighter, strike: Strike) -> int:
    """What the limb that is aimed at took already; a blow that is over is told as if it had not."""
    if not strike.location.is_limb:
        return 0
    return target.wounds.limb(strike.location, limb_flank(strike.location, strike.flank)).injury


def attack_chances(level: int, readings: Readings) -> dict[AttackOutcome, Fraction]:
    """The chance of each outcome of the attack roll; RuleError at a level that is not rolled."""
    return {outcome: Fraction(ways, _WHOLE) for outcome, ways in attack_odds(level, readings).items()}


def defense_chance(total: int) -> Fraction:
    """The chance that 3d defend with this number."""
    return Fraction(defense_ways(total), _WHOLE)


def _defense_totals(battle: Battle, exchange: Exchange) -> tuple[int | None, int | None]:
    """The best defence, or PD alone; and in Defesa Total the best of another kind (19 §3)."""
    guard = guard_against(battle, exchange)
    best = guard.best
    if best is None:
        return None if guard.passive is None else guard.passive.as_int, None
    target = battle.fighter(exchange.strike.target)
    if battle.maneuver(target).defenses is not DefensesLeft.TWO_DIFFERENT or exchange.defenses:
        return best.total.as_int, None
    others = [row.total.as_int for row in guard.rows if row.reason is None and row.kind is not best.kind]
    return best.total.as_int, max(others, default=None)


@lru_cache(maxsize=256)
def _exchange_odds(chances: Chances, readings: Readings) -> ExchangeOdds:
    table = critical_hits(critical_table(chances.location))
    shares = critical_shares(table.rolls, chances.location, chances.type)
    return exchange_odds(chances, shares, wound_rules(), readings)
