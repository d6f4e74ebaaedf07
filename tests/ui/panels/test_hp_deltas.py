"""Deltas as they are typed."""

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmscreen.ui.panels.hp.deltas import DeltaError, parse_deltas


@pytest.mark.parametrize(
    ("typed", "losses"),
    [
        ("7", (7,)),
        ("3+4−2", (3, 4, -2)),
        (" 3 + 4 - 2 ", (3, 4, -2)),
        ("−5", (-5,)),
        ("+5", (5,)),
        ("0", (0,)),
        ("3–1", (3, -1)),
    ],
)
def test_each_term_is_a_blow_or_a_healing_of_its_own(typed: str, losses: tuple[int, ...]) -> None:
    assert parse_deltas(typed) == losses


@pytest.mark.parametrize("typed", ["", "abc", "3,5", "3++4", "+", "3+", "1d+2", "²", "3 4"])
def test_what_is_no_list_of_deltas_is_refused(typed: str) -> None:
    with pytest.raises(DeltaError) as refused:
        parse_deltas(typed)
    assert refused.value.key == "not_deltas"


@pytest.mark.parametrize("typed", ["1" * 500, "1001", "1+" * 20 + "1"])
def test_too_much_at_once_is_refused(typed: str) -> None:
    with pytest.raises(DeltaError) as refused:
        parse_deltas(typed)
    assert refused.value.key == "too_long"


@given(st.text(max_size=40))
def test_any_text_is_read_or_refused(typed: str) -> None:
    with contextlib.suppress(DeltaError):
        parse_deltas(typed)
