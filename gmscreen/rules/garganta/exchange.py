"""The whole blow at once: attack, defence, damage, as one exact distribution (20 §4)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache
from math import ceil

from gmscreen.rules.checks import ROLLS
from gmscreen.rules.dice import Dice, Distribution, three_dice_ways
from gmscreen.rules.garganta.attack import AttackOutcome, attack_odds
from gmscreen.rules.garganta.blow import DamageType, Location
from gmscreen.rules.garganta.cases import Cases, Circumstance
from gmscreen.rules.garganta.criticals import BlowEffects
from gmscreen.rules.garganta.damage import Blow, WoundRules, injury_by_roll
from gmscreen.rules.garganta.defenses import defense_roll
from gmscreen.rules.garganta.ranged import halved_at_range
from gmscreen.rules.garganta.readings import DEFAULT_READINGS, CriticalBlow, Readings
from gmscreen.rules.roll_table import RollTable

_ALL = 216


@dataclass(frozen=True, slots=True)
class CriticalShare:
    """How many of 216 critical rolls do this to the damage.

    `fixed_injury` replaces the damage; a share that `kills` does so whatever the damage.
    """

    ways: int
    multiplier: int
    ignores_armor: bool
    fixed_injury: int | None = None
    kills: bool = False


NORMAL_SHARE = CriticalShare(ways=_ALL, multiplier=1, ignores_armor=False)


@dataclass(frozen=True, slots=True)
class Exchange:
    """One fighter striking another: `defense_total` None means that no defence is rolled.

    `half_damage` is a shot beyond ½D: the rolled damage is halved, round down (20 §4.11);
    `second_defense` the total of another defence against the same blow, in Defesa Total (19 §3). `energy` and
    `injury_before` are those of the `Blow`.
    """

    attack_level: int
    defense_total: int | None
    damage: Dice
    type: DamageType
    dr: int
    ht: int
    location: Location
    half_damage: bool = False
    second_defense: int | None = None
    energy: bool = False
    injury_before: int = 0


@dataclass(frozen=True)
class ExchangeOdds:
    """Exact chances of one blow; `injury` maps PV lost to its chance, 0 included, ascending.

    `kills` is the chance of instant death from the head table, which costs no PV (20 §4.8).
    """

    hit: Fraction
    critical_hit: Fraction
    defended: Fraction
    injury: tuple[tuple[int, Fraction], ...]
    kills: Fraction = Fraction(0)

    @property
    def lands(self) -> Fraction:
        """The chance that the blow gets past the defence."""
        return self.hit - self.defended

    @property
    def wounds(self) -> Fraction:
        """The chance that it costs PV."""
        return sum((chance for loss, chance in self.injury if loss > 0), Fraction(0))

    @property
    def mean_injury(self) -> Fraction:
        """The PV it costs on average, misses counted."""
        return sum((loss * chance for loss, chance in self.injury), Fraction(0))


def exchange_odds(
    exchange: Exchange,
    criticals: Sequence[CriticalShare],
    rules: WoundRules,
    readings: Readings = DEFAULT_READINGS,
) -> ExchangeOdds:
    """Attack, defence, damage and the critical table in one distribution, counted in whole ways.

    `criticals` share out 216 ways; ValueError when they don't.
    """
    if sum(share.ways for share in criticals) != _ALL:
        raise ValueError("critical shares must add up to 216")
    odds = attack_odds(exchange.attack_level, readings)
    critical, plain = odds.get(AttackOutcome.CRITICAL_HIT, 0), odds.get(AttackOutcome.HIT, 0)
    through = _ways_through(exchange.defense_total) * _ways_through(exchange.second_defense)
    landed = [_Landed(plain * through, NORMAL_SHARE, exchange.damage.distribution)]
    landed += _criticals(critical, exchange, criticals, readings)
    injury: defaultdict[int, int] = defaultdict(int)
    for blow in landed:
        costs = _costs(exchange, blow.share, rules, readings)
        for roll, ways in blow.rolls.items():
            injury[costs(roll)] += blow.weight * ways
    deadly = sum(blow.weight for blow in landed if blow.share.kills)
    whole = _ALL**3 * exchange.damage.distribution.whole
    injury[0] += whole - sum(injury.values())
    return ExchangeOdds(
        hit=Fraction(critical + plain, _ALL),
        critical_hit=Fraction(critical, _ALL),
        defended=Fraction(plain * (_ALL**2 - through), _ALL**3),
        injury=tuple((loss, Fraction(n, whole)) for loss, n in sorted(injury.items()) if n),
        kills=Fraction(deadly, _ALL**3),
    )


@dataclass(frozen=True, slots=True)
class _Landed:
    """Blows that got through: how many ways, what the critical does, and what the dice may say."""

    weight: int
    share: CriticalShare
    rolls: Distribution


def _criticals(
    ways: int, exchange: Exchange, shares: Sequence[CriticalShare], readings: Readings
) -> list[_Landed]:
    rolls = exchange.damage.distribution
    if readings.criticals is CriticalBlow.TABLE:
        return [_Landed(ways * _ALL * share.ways, share, rolls) for share in merged(shares)]
    greatest = Distribution(rolls.high, (rolls.whole,))
    natural_three = min(ways, 1)
    return [
        _Landed(natural_three * _ALL**2, NORMAL_SHARE, greatest),
        _Landed((ways - natural_three) * _ALL**2, NORMAL_SHARE, rolls),
    ]


def critical_shares(
    table: RollTable[Cases[BlowEffects]], location: Location, type_: DamageType
) -> tuple[CriticalShare, ...]:
    """What each roll of a critical table, 3 to 18 in order, does to the damage of this blow."""
    here = Circumstance(location, type_)
    found = [(roll, table.row(roll).result.case(here).effects) for roll in ROLLS]
    return tuple(
        CriticalShare(
            ways=three_dice_ways(roll),
            multiplier=effects.multiplier,
            ignores_armor=effects.ignores_armor,
            fixed_injury=effects.fixed_injury,
            kills=effects.instant_death,
        )
        for roll, effects in found
    )


def _ways_through(total: int | None) -> int:
    """Ways out of 216 for a defence to fail; all of them where none is rolled."""
    return _ALL if total is None else _ALL - defense_ways(total)


@cache
def defense_ways(total: int) -> int:
    """Ways out of 216 for 3d to defend with this total (20 §4.6)."""
    return sum(three_dice_ways(roll) for roll in ROLLS if defense_roll(total, roll))


def merged(shares: Sequence[CriticalShare]) -> list[CriticalShare]:
    """The same shares with those that do the same added up."""
    ways: defaultdict[CriticalShare, int] = defaultdict(int)
    for share in shares:
        ways[replace(share, ways=0)] += share.ways
    return [replace(effect, ways=count) for effect, count in ways.items()]


def _costs(
    exchange: Exchange, share: CriticalShare, rules: WoundRules, readings: Readings
) -> Callable[[int], int]:
    """The PV that each roll of the dice costs in this share of the blows."""
    if share.kills or share.fixed_injury is not None:
        fixed = share.fixed_injury or 0
        return lambda _: fixed
    blow = Blow(
        basic_roll=0,
        type=exchange.type,
        location=exchange.location,
        dr=exchange.dr,
        multiplier=share.multiplier,
        ignores_armor=share.ignores_armor,
        energy=exchange.energy,
        injury_before=exchange.injury_before,
    )
    injury = injury_by_roll(blow, exchange.ht, rules, readings)
    return (lambda roll: injury(halved_at_range(roll).as_int)) if exchange.half_damage else injury


def blows_to_drop(mean_injury: Fraction, pv: int) -> int | None:
    """How many blows of this mean take `pv` away, rounded up; None when none would."""
    if mean_injury <= 0:
        return None
    return max(0, ceil(Fraction(pv) / mean_injury))
