"""What an act would come to, told while its form is filled in: numbers, cost, chances."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction

from gmscreen.canon.garganta.falls import fall_rules
from gmscreen.rules.dice import parse_dice
from gmscreen.rules.garganta.falls import Fall, fall
from gmscreen.session.fight.casting import casting_of, seconds_needed
from gmscreen.session.fight.harming import metal_resistance
from gmscreen.texts.catalogue import text
from gmscreen.texts.dice import dice_text
from gmscreen.texts.numbers import number, parse_decimal, percent
from gmscreen.ui.panels.combat.acts import Who, Written

_WHOLE = 216


def cast_told(who: Who, written: Written) -> str:
    """NH by the floor's mana, what it costs, the chance, its seconds; RuleError where it can't be cast."""
    spell, energy = written.text("spell"), written.whole("energy", 1)
    found = casting_of(who.battle, who.one, spell, energy)
    passes = sum(ways for outcome, ways in found.odds().items() if outcome.passed)
    kept = who.one.focus.concentration
    return text(
        "combat.cast_told",
        level=number(found.level.as_int),
        cost=number(found.cost.as_int),
        chance=percent(Fraction(passes, _WHOLE)),
        done=number(kept.seconds if kept and kept.spell == spell else 0),
        needed=number(seconds_needed(spell, energy)),
    )


def harm_told(_who: Who, written: Written) -> str:
    """What the formula gives before any RD."""
    dice = parse_dice(written.text("formula"))
    spread = dice.distribution
    low, high, mean = number(spread.low), number(spread.high), number(spread.mean, 1)
    return text("combat.spread_told", dice=dice_text(dice), low=low, high=high, mean=mean)


def fall_of(who: Who, written: Written) -> Fall:
    """The target's fall as it is written; NumberError for metres that are none."""
    metres = max(Decimal(0), parse_decimal(written.text("metres")))
    metal = metal_resistance(who.battle, who.target)
    return fall(metres, metal, fall_rules(), acrobatics=written.on("acrobatics"))


def fall_told(who: Who, written: Written) -> str:
    """The dice of a fall from that high, half of his metal RD taken off."""
    found = fall_of(who, written)
    low, high = number(found.least.as_int), number(found.most.as_int)
    mean = number(found.damage.mean, 1)
    return text("combat.spread_told", dice=dice_text(found.dice), low=low, high=high, mean=mean)
