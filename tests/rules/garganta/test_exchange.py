"""The whole blow at once, against plain enumeration and against icepool."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from itertools import product

import icepool
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gmscreen.canon.garganta.criticals import critical_hits
from gmscreen.canon.garganta.wounds import wound_rules
from gmscreen.rules.checks import ROLLS
from gmscreen.rules.dice import Dice, DiceTerm, parse_dice, three_dice_ways
from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.attack import AttackOutcome, attack_outcome
from gmscreen.rules.garganta.blow import DamageType, Location
from gmscreen.rules.garganta.criticals import CriticalTable, critical_table, critical_table_interpretation
from gmscreen.rules.garganta.damage import Blow, damage
from gmscreen.rules.garganta.defenses import defense_roll
from gmscreen.rules.garganta.exchange import (
    NORMAL_SHARE,
    CriticalShare,
    Exchange,
    ExchangeOdds,
    blows_to_drop,
    critical_shares,
    defense_ways,
    exchange_odds,
    merged,
)
from gmscreen.rules.garganta.readings import DEFAULT_READINGS, AttackOf17, CriticalBlow, Readings

RULES = wound_rules()
MAXIMUM = replace(DEFAULT_READINGS, criticals=CriticalBlow.MAXIMUM_ON_3)
EXCHANGE = Exchange(12, 9, parse_dice("1d+1"), DamageType.CUTTING, 2, 11, Location.TORSO)
EXCHANGES = st.builds(
    Exchange,
    attack_level=st.integers(4, 22),
    defense_total=st.none() | st.integers(-2, 20),
    damage=st.builds(
        Dice, st.builds(DiceTerm, st.integers(1, 2), st.just(6)).map(lambda term: (term,)), st.integers(-3, 3)
    ),
    type=st.sampled_from(list(DamageType)),
    dr=st.integers(0, 8),
    ht=st.integers(6, 15),
    location=st.sampled_from([Location.TORSO, Location.VITALS, Location.ARM, Location.HAND]),
)


def shares_of(exchange: Exchange) -> tuple[CriticalShare, ...]:
    table = critical_hits(critical_table(exchange.location)).rolls
    return critical_shares(table, exchange.location, exchange.type)


def odds_of(exchange: Exchange, readings: Readings = DEFAULT_READINGS) -> ExchangeOdds:
    return exchange_odds(exchange, shares_of(exchange), RULES, readings)


def counted(exchange: Exchange) -> dict[int, Fraction]:
    """Every attack roll, defence roll, critical roll and damage roll, one by one."""
    whole = 216**3 * exchange.damage.distribution.whole
    chances: Counter[int] = Counter()
    losses = {share: losses_of(exchange, share) for share in {*shares_of(exchange), NORMAL_SHARE}}
    for attack, defense, share in product(ROLLS, ROLLS, shares_of(exchange)):
        ways = three_dice_ways(attack) * three_dice_ways(defense) * share.ways
        outcome = attack_outcome(exchange.attack_level, attack)
        critical = outcome is AttackOutcome.CRITICAL_HIT
        defended = exchange.defense_total is not None and defense_roll(exchange.defense_total, defense)
        lands = critical or (outcome is AttackOutcome.HIT and not defended)
        for loss, rolled in losses[share if critical else NORMAL_SHARE]:
            chances[loss if lands else 0] += ways * rolled
    return {loss: Fraction(ways, whole) for loss, ways in chances.items()}


def losses_of(exchange: Exchange, share: CriticalShare) -> list[tuple[int, int]]:
    """What each damage roll costs, with its ways."""
    blow = Blow(0, exchange.type, exchange.location, exchange.dr, share.multiplier, share.ignores_armor)
    rolls = exchange.damage.distribution.items()
    return [
        (damage(replace(blow, basic_roll=roll), exchange.ht, RULES).injury.as_int, ways)
        for roll, ways in rolls
    ]


@settings(max_examples=20)
@given(EXCHANGES)
def test_the_odds_are_those_of_counting_everything(exchange: Exchange) -> None:
    assert dict(odds_of(exchange).injury) == counted(exchange)


@given(EXCHANGES)
def test_chances_hang_together(exchange: Exchange) -> None:
    odds = odds_of(exchange)
    assert sum(chance for _, chance in odds.injury) == 1
    assert 0 <= odds.critical_hit <= odds.hit <= 1
    assert odds.lands == odds.hit - odds.defended
    assert odds.wounds <= odds.lands
    assert odds.mean_injury == sum(loss * chance for loss, chance in odds.injury)


def test_a_plain_hit_agrees_with_icepool() -> None:
    plain = replace(EXCHANGE, attack_level=10, defense_total=None, type=DamageType.CRUSHING)
    shares = (CriticalShare(216, 1, ignores_armor=False),)
    odds = exchange_odds(plain, shares, RULES)
    hurt = icepool.d6.map(lambda roll: max(0, roll + 1 - 2))
    hits = (3 @ icepool.d6).map(lambda roll: roll <= 10)
    known = icepool.map(lambda hit, loss: loss if hit else 0, hits, hurt)
    assert dict(odds.injury) == {loss: Fraction(known[loss], known.denominator()) for loss in known}


@given(EXCHANGES, st.integers(1, 5))
def test_a_better_defense_never_hurts_more(exchange: Exchange, better: int) -> None:
    if exchange.defense_total is None:
        return
    guarded = replace(exchange, defense_total=exchange.defense_total + better)
    assert odds_of(guarded).mean_injury <= odds_of(exchange).mean_injury


def test_a_table_may_read_a_3_as_the_most_damage_and_no_table() -> None:
    sure = replace(EXCHANGE, attack_level=4, dr=0, defense_total=20, type=DamageType.CRUSHING)
    odds = exchange_odds(sure, shares_of(sure), RULES, MAXIMUM)
    stopped = Fraction(defense_ways(20), 216)
    assert odds.critical_hit == Fraction(4, 216)
    assert dict(odds.injury)[7] == Fraction(1, 216) + Fraction(3, 216) / 6
    assert stopped == Fraction(212, 216)


def test_a_table_may_read_17_as_a_plain_miss() -> None:
    plain = replace(DEFAULT_READINGS, attack_of_17=AttackOf17.MISS)
    assert (
        odds_of(replace(EXCHANGE, attack_level=18), plain).hit
        == odds_of(replace(EXCHANGE, attack_level=18)).hit
    )


def test_beyond_half_damage_the_dice_count_half() -> None:
    far = replace(
        EXCHANGE, half_damage=True, dr=0, type=DamageType.CRUSHING, attack_level=16, defense_total=None
    )
    assert (
        max(
            loss
            for loss, _ in exchange_odds(far, (CriticalShare(216, 1, ignores_armor=False),), RULES).injury
        )
        == 3
    )


def test_the_head_may_be_struck_dead_or_marked() -> None:
    head = replace(EXCHANGE, location=Location.HEAD, defense_total=None)
    odds = odds_of(head)
    assert odds.kills == odds.critical_hit * Fraction(1, 216)
    shares = shares_of(head)
    assert [share.fixed_injury for share in shares[9:11]] == [1, 2]


def test_shares_that_do_the_same_are_added_up() -> None:
    together = merged(shares_of(EXCHANGE))
    assert sum(share.ways for share in together) == 216
    assert len({(share.multiplier, share.ignores_armor) for share in together}) == len(together)


def test_shares_that_leave_a_roll_out_are_a_bug() -> None:
    with pytest.raises(ValueError, match="216"):
        exchange_odds(EXCHANGE, (), RULES)


def test_an_attack_at_level_three_is_not_rolled() -> None:
    with pytest.raises(RuleError):
        odds_of(replace(EXCHANGE, attack_level=3))


@pytest.mark.parametrize(("total", "ways"), [(-5, 4), (3, 4), (10, 108), (16, 212), (99, 212)])
def test_a_defense_has_its_ways(total: int, ways: int) -> None:
    assert defense_ways(total) == ways


@pytest.mark.parametrize(
    ("mean", "pv", "blows"),
    [(Fraction(5, 2), 10, 4), (Fraction(3), 10, 4), (Fraction(0), 10, None), (Fraction(3), -2, 0)],
)
def test_so_many_blows_take_the_pv_away(mean: Fraction, pv: int, blows: int | None) -> None:
    assert blows_to_drop(mean, pv) == blows


def test_the_table_is_that_of_where_one_aimed() -> None:
    assert critical_table(Location.ARM) is CriticalTable.BODY
    assert critical_table(Location.EYES) is CriticalTable.HEAD
    assert critical_table_interpretation(Location.HEAD) is None
    assert critical_table_interpretation(Location.BRAIN) == "head_table_for_brain_and_eyes"


def test_a_second_defence_stops_its_share_of_what_the_first_let_through() -> None:
    one = odds_of(EXCHANGE)
    both = odds_of(replace(EXCHANGE, second_defense=8))
    # 8 or less on 3d: 56 of 216.
    assert both.lands - both.critical_hit == (one.lands - one.critical_hit) * Fraction(160, 216)
