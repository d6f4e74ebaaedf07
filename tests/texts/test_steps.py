"""A derivation in words."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from gmscreen.rules.derivation import Derivation, Rounding
from gmscreen.texts.steps import explained, told_short, tooltip, whole_changes


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


def test_what_changed_a_whole_number_is_named_with_its_amount() -> None:
    attack = Derivation.of("weapon_level", 17, "19 §4", name="Lança").add("load_medium", -2, "19 §5")
    ((name, amount),) = whole_changes(attack)
    assert (name, amount) == (explained(attack)[1].label, -2)


def test_a_fraction_goes_with_the_step_that_makes_it_whole_again() -> None:
    assert [amount for _, amount in whole_changes(speed())] == [-2]
    halved = Derivation.of("weapon_level", 17, "19 §4", name="Lança")
    halved = halved.times("parry_normal", Fraction(1, 2), "19 §4").truncated("truncated_speed", "19 §5")
    assert whole_changes(halved) == ((explained(halved)[2].label, -9),)


def test_remarks_change_nothing() -> None:
    assert whole_changes(Derivation.of("rolled", 9, "20").noted("failed_by", "20")) == ()


@given(st.lists(st.fractions(-20, 20, max_denominator=4)), st.integers(-20, 20))
def test_the_changes_add_up_to_the_number(amounts: list[Fraction], start: int) -> None:
    told = Derivation.of("rolled", start, "20")
    for amount in amounts:
        told = told.add("failed_by", amount, "20")
    told = told.truncated("truncated_speed", "20")
    assert start + sum(amount for _, amount in whole_changes(told)) == told.as_int
