"""Who acts first, and why."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmscreen.rules.garganta.turn_order import Decider, Initiative, turn_order

FIGHTERS = st.lists(
    st.builds(
        Initiative,
        st.uuids().map(str),
        st.integers(0, 8),
        st.integers(12, 32).map(lambda quarters: Fraction(quarters, 4)),
        st.integers(8, 14),
    ),
    max_size=12,
)


@given(FIGHTERS)
def test_all_act_once_the_quicker_first(fighters: list[Initiative]) -> None:
    by_id = {one.id: one for one in fighters}
    ordered = [by_id[place.id] for place in turn_order(fighters)]
    ranks = [(one.move, one.basic_speed, one.dx) for one in ordered]
    assert len(ordered) == len(fighters)
    assert ranks == sorted(ranks, reverse=True)


@given(FIGHTERS)
def test_the_order_of_the_order_is_itself(fighters: list[Initiative]) -> None:
    by_id = {one.id: one for one in fighters}
    once = turn_order(fighters)
    assert turn_order([by_id[place.id] for place in once]) == once


@pytest.mark.parametrize(
    ("other", "decider"),
    [
        (Initiative("b", 5, Fraction(6), 12), Decider.MOVE),
        (Initiative("b", 6, Fraction(23, 4), 12), Decider.BASIC_SPEED),
        (Initiative("b", 6, Fraction(6), 11), Decider.DX),
        (Initiative("b", 6, Fraction(6), 12), Decider.DECLARATION),
    ],
)
def test_a_place_tells_what_decided_it(other: Initiative, decider: Decider) -> None:
    first, last = turn_order([Initiative("a", 6, Fraction(6), 12), other])
    assert (first.id, first.before_next) == ("a", decider)
    assert (last.id, last.before_next) == ("b", None)


def test_nobody_has_no_order() -> None:
    assert turn_order([]) == ()
