"""A derivation in words."""

from __future__ import annotations

from fractions import Fraction

from gmscreen.rules.derivation import Derivation, Rounding
from gmscreen.texts.steps import explained, told_short, tooltip


def speed() -> Derivation:
    start = Derivation.of("basic_speed", Fraction(13, 2), "20 §2").truncated("truncated_speed", "19 §5")
    return start.add("load_medium", -2, "19 §5")


def test_the_short_form_shows_what_was_truncated_and_what_was_taken() -> None:
    assert told_short(speed()) == "6 (trunca 6,5) − 2 Média"


def test_the_short_form_of_a_share_puts_the_fraction_first() -> None:
    half = Derivation.of("weapon_level", 17, "19 §4", name="Lança")
    half = half.times("parry_normal", Fraction(1, 2), "19 §4", rounding=Rounding.DOWN)
    assert told_short(half.add("passive_defense", 6, "19 §4")) == "½ Lança 17 + 6 PD"


def test_the_long_form_gives_every_step_with_its_running_total_and_source() -> None:
    lines = explained(speed())
    assert [(line.amount, line.total, line.source) for line in lines] == [
        ("6,5", "6,5", "20 §2"),
        ("trunca", "6", "19 §5"),
        ("−2", "4", "19 §5"),
    ]


def test_a_reading_of_ours_is_marked_in_the_tooltip() -> None:
    halved = speed().times(
        "halved_by_wounds", Fraction(1, 2), "19 §7", rounding=Rounding.DOWN, interpretation="halved_once"
    )
    assert "interpretação" in tooltip(halved).splitlines()[-1]
