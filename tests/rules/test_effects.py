"""Only the effects that happen are told."""

from __future__ import annotations

from gmscreen.rules.dice import parse_dice
from gmscreen.rules.effects import applying
from gmscreen.rules.garganta.criticals import BlowEffects
from gmscreen.rules.garganta.spell_failure import SpellEffects


def test_a_normal_blow_has_no_effects() -> None:
    assert applying(BlowEffects()) == {}


def test_effects_are_told_in_the_order_of_their_class() -> None:
    told = applying(SpellEffects(demon=True, fails=True, caster_damage=parse_dice("1d")))
    assert list(told) == ["fails", "caster_damage", "demon"]


def test_an_injury_of_nothing_is_told_when_it_replaces_the_damage() -> None:
    assert applying(BlowEffects(fixed_injury=0)) == {"fixed_injury": 0}
