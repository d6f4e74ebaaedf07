"""Chances of a fall, each with the steps that lead to it, in percent."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from fractions import Fraction

from gmscreen.rules.derivation import Derivation
from gmscreen.rules.dice import Distribution
from gmscreen.rules.garganta.falls import Fall
from gmscreen.rules.garganta.fatality import DeathBand, passing_chance
from gmscreen.texts.numbers import percent
from gmscreen.ui.panels.hundredths import hundredths


def mean(fall: Fall) -> Derivation:
    """The mean loss: that of the dice, and what the floor of 0 and the armour make of it."""
    dice = Derivation.of("fall.mean_of_dice", Fraction(7 * fall.metres, 2), fall.source)
    told = dice.add("fall_discount", fall.modifier.as_int, fall.source)
    after = fall.damage.mean
    return told if told.value == after else told.replaced("fall.mean_after", hundredths(after), fall.source)


def chance_of_nothing(fall: Fall) -> Derivation:
    """The chance to lose no PV."""
    limit = fall.dr.as_int - fall.modifier.as_int
    chance = hundredths(100 * fall.damage.at_most(0))
    return Derivation.of("fall.chance_of_nothing", chance, fall.source, limit=limit)


def chance_to_drop(loss: Distribution, pv: int) -> tuple[Fraction, Derivation]:
    """The chance to be brought to 0 PV or less."""
    chance = 1 - loss.at_most(pv - 1)
    return chance, Derivation.of("fall.chance_to_drop", hundredths(100 * chance), "19 §7", loss=max(0, pv))


def chance_to_die(bands: Sequence[DeathBand], ht: int, source: str) -> tuple[Fraction, Derivation]:
    """The chance to die of it: every band of losses that kills adds its share."""
    chance = Fraction(0)
    told = Derivation.of("fall.no_death", 0, source)
    for band in bands:
        before, chance = chance, chance + band.kills
        told = _with_band(told, band, hundredths(100 * chance) - hundredths(100 * before), ht, source)
    return chance, told


def _with_band(told: Derivation, band: DeathBand, amount: Decimal, ht: int, source: str) -> Derivation:
    happens = percent(band.happens, 2)
    if not band.tests:
        return told.add("fall.dies_at_once", amount, source, low=band.low, high=band.high, happens=happens)
    return told.add(
        "fall.dies_by_test",
        amount,
        source,
        low=band.low,
        high=band.high,
        happens=happens,
        tests=band.tests,
        failed=percent(1 - passing_chance(ht) ** band.tests, 2),
        ht=ht,
    )
