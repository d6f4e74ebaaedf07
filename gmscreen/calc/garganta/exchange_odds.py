"""The exact odds of one blow, from the attack roll to the PV lost (20 §4)."""

from __future__ import annotations

from enum import StrEnum

from gmscreen.calc.calculation import Answer, Calculation, Request, Result
from gmscreen.calc.fields import (
    Attribute,
    Chance,
    DiceText,
    Exact,
    Level,
    Pairs,
    Resistance,
    RolledLevel,
    Token,
)
from gmscreen.canon.garganta.criticals import critical_hits
from gmscreen.canon.garganta.wounds import wound_rules
from gmscreen.rules.checks import require_rollable
from gmscreen.rules.derivation import Derivation
from gmscreen.rules.dice import parse_dice
from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.blow import DamageType, Location
from gmscreen.rules.garganta.criticals import critical_table
from gmscreen.rules.garganta.exchange import Exchange, ExchangeOdds, critical_shares, exchange_odds


class BodyLocation(StrEnum):
    """Where the blow is aimed: places whose critical hits read the body's table."""

    TORSO = "torso"
    VITALS = "vitals"
    ARM = "arm"
    LEG = "leg"
    HAND = "hand"
    FOOT = "foot"


class ExchangeOddsRequest(Request):
    """Attacker and defender; without a defence total no defence is rolled."""

    attack_level: RolledLevel
    defense_total: Level | None = None
    damage_dice: DiceText
    type: Token[DamageType] = DamageType.CRUSHING
    dr: Resistance
    ht: Attribute
    location: Token[BodyLocation] = BodyLocation.TORSO


class ExchangeOddsResult(Result):
    """Shares of all attacks, the mean injury, and the probability of each injury."""

    hit: Chance
    critical_hit: Chance
    defended: Chance
    lands: Chance
    wounds: Chance
    mean_injury: Exact
    pmf: Pairs


def _run(request: ExchangeOddsRequest) -> Answer[ExchangeOddsResult]:
    require_rollable(request.attack_level, "attack_level")
    exchange = _exchange(request)
    table = critical_hits(critical_table(exchange.location))
    shares = critical_shares(table.rolls, exchange.location, exchange.type)
    odds = exchange_odds(exchange, shares, wound_rules())
    result = ExchangeOddsResult(
        hit=odds.hit,
        critical_hit=odds.critical_hit,
        defended=odds.defended,
        lands=odds.lands,
        wounds=odds.wounds,
        mean_injury=odds.mean_injury,
        pmf=odds.injury,
    )
    return Answer(result, _told(odds))


def _exchange(request: ExchangeOddsRequest) -> Exchange:
    try:
        dice = parse_dice(request.damage_dice)
    except RuleError as error:
        raise RuleError(error.key, "damage_dice", **error.details) from error
    return Exchange(
        attack_level=request.attack_level,
        defense_total=request.defense_total,
        damage=dice,
        type=request.type,
        dr=request.dr,
        ht=request.ht,
        location=Location(request.location),
    )


def _told(odds: ExchangeOdds) -> tuple[tuple[str, Derivation], ...]:
    """From the attack to the PV: each share, and what it is cut from."""
    hit = Derivation.of("chance_hit", odds.hit, "20 §4.8")
    lands = hit.add("chance_defended", -odds.defended, "20 §4.6")
    return (
        ("critical_hit", Derivation.of("chance_critical", odds.critical_hit, "20 §4.8")),
        ("hit", hit),
        ("lands", lands),
        ("wounds", lands.add("chance_harmless", odds.wounds - odds.lands, "20 §4.9")),
        ("mean_injury", Derivation.of("mean_injury", odds.mean_injury, "20 §4.9; 20 §4.13")),
    )


CALCULATION = Calculation("exchange_odds", ExchangeOddsRequest, ExchangeOddsResult, _run)
