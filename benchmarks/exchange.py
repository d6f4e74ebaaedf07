"""The exact attack → defence → damage chain: ours, the same in dyce, and plain enumeration."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

from dyce import H, HResult, expand

from benchmarks.measure import Measure, fastest, paired
from gmscreen.canon.garganta.criticals import critical_hits
from gmscreen.canon.garganta.wounds import wound_rules
from gmscreen.rules.dice import parse_dice
from gmscreen.rules.garganta.attack import AttackOutcome, attack_outcome
from gmscreen.rules.garganta.blow import DamageType, Location
from gmscreen.rules.garganta.criticals import CriticalTable
from gmscreen.rules.garganta.damage import Blow, damage
from gmscreen.rules.garganta.defenses import defense_roll
from gmscreen.rules.garganta.exchange import (
    CriticalShare,
    Exchange,
    ExchangeOdds,
    critical_shares,
    exchange_odds,
)

_BLOW = Exchange(
    attack_level=14,
    defense_total=11,
    damage=parse_dice("2d+1"),
    type=DamageType.IMPALING,
    dr=3,
    ht=12,
    location=Location.TORSO,
)
_SHARES = critical_shares(critical_hits(CriticalTable.BODY).rolls, _BLOW.location, _BLOW.type)
_RULES = wound_rules()
_THREE = 3 @ H(6)


def measure() -> Measure:
    """Ours against dyce on the same chain; both must give what enumeration gives."""
    expected = _enumerated()
    _require_same("ours", dict(_ours().injury), expected)
    _require_same("dyce", _as_fractions(_in_dyce()), expected)
    ours, theirs = paired(
        lambda: fastest(_ours, repeats=3, times=5),
        lambda: fastest(_in_dyce, repeats=2),
        rounds=3,
    )
    return Measure(
        "exact exchange", "dyce, same chain", ours * 1000, theirs * 1000, 0.2, "ms", "equal to enumeration"
    )


def _require_same(name: str, found: dict[int, Fraction], expected: dict[int, Fraction]) -> None:
    if found != expected:
        raise SystemExit(f"{name} differs from enumeration: {found} != {expected}")


def _ours() -> ExchangeOdds:
    return exchange_odds(_BLOW, _SHARES, _RULES)


def _injury(roll: int, share: CriticalShare | None) -> int:
    blow = Blow(
        basic_roll=roll,
        type=_BLOW.type,
        location=_BLOW.location,
        dr=_BLOW.dr,
        multiplier=share.multiplier if share else 1,
        ignores_armor=share.ignores_armor if share else False,
    )
    return damage(blow, _BLOW.ht, _RULES).injury.as_int


def _in_dyce() -> H[int]:
    """The chain as a user of dyce would write it: one histogram opened into the next."""
    dice = 2 @ H(6) + 1
    plain = expand(lambda rolled: _injury(rolled.outcome, None), dice)
    table = H({index: share.ways for index, share in enumerate(_SHARES)})

    def critical(row: HResult[int]) -> H[int]:
        return expand(lambda rolled: _injury(rolled.outcome, _SHARES[row.outcome]), dice)

    def defended(rolled: HResult[int]) -> H[int] | int:
        return 0 if defense_roll(_BLOW.defense_total or 0, rolled.outcome) else plain

    def attacked(rolled: HResult[int]) -> H[int] | int:
        outcome = attack_outcome(_BLOW.attack_level, rolled.outcome)
        if outcome is AttackOutcome.CRITICAL_HIT:
            return expand(critical, table)
        return expand(defended, _THREE) if outcome is AttackOutcome.HIT else 0

    return expand(attacked, _THREE)


def _as_fractions(histogram: H[int]) -> dict[int, Fraction]:
    return {outcome: Fraction(count, histogram.total) for outcome, count in histogram.items() if count}


def _enumerated() -> dict[int, Fraction]:
    """Every face of every die, counted one by one, in three stages."""
    three = Counter(sum(faces) for faces in product(range(1, 7), repeat=3))
    rolls = Counter(sum(faces) + 1 for faces in product(range(1, 7), repeat=2))
    chances: Counter[int] = Counter()
    unit = Fraction(1, 216 * 216 * 36)
    for attack, attack_ways in three.items():
        outcome = attack_outcome(_BLOW.attack_level, attack)
        for second, second_ways in three.items():
            for roll, ways in rolls.items():
                loss = _loss(outcome, second, roll)
                chances[loss] += attack_ways * second_ways * ways
    return {loss: ways * unit for loss, ways in chances.items()}


def _loss(outcome: AttackOutcome, second: int, roll: int) -> int:
    """PV lost when the second 3d is the defence, or the critical table's roll."""
    if outcome is AttackOutcome.CRITICAL_HIT:
        return _injury(roll, _SHARES[second - 3])
    hit = outcome is AttackOutcome.HIT and not defense_roll(_BLOW.defense_total or 0, second)
    return _injury(roll, None) if hit else 0
