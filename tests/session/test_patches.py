"""A patch goes there and back, and refuses any other value."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmscreen.session.patches import Json, PatchError, difference, inverse, patched, splice

TEXTS = st.text(max_size=8) | st.text(alphabet="ab", min_size=65, max_size=90)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | TEXTS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=4),
    max_leaves=12,
)


@given(VALUES, VALUES)
def test_a_patch_leads_from_the_first_value_to_the_second(before: Json, after: Json) -> None:
    assert repr(patched(before, difference(before, after))) == repr(after) or isinstance(after, dict)
    assert patched(before, difference(before, after)) == after


@given(VALUES, VALUES)
def test_its_inverse_leads_back(before: Json, after: Json) -> None:
    assert patched(after, inverse(difference(before, after))) == before


def test_a_letter_in_a_long_text_costs_a_few_bytes() -> None:
    text = "noite " * 10_000
    patch = difference({"text": text}, {"text": text[:30_000] + "x" + text[30_000:]})
    assert len(repr(patch)) < 60


def test_true_is_not_taken_for_one() -> None:
    assert patched({"a": [True]}, difference({"a": [True]}, {"a": [1]})) == {"a": [1]}
    assert difference({"a": [True]}, {"a": [1]}) != {"f": {}}


@pytest.mark.parametrize(
    ("value", "patch"),
    [
        ({"a": 2}, {"f": {"a": {"r": [[1], [3]]}}}),
        ({}, {"f": {"a": {"r": [[1], [3]]}}}),
        ("short", {"s": [3, "xx", ""]}),
        ("short", {"s": [9, "", "x"]}),
        (None, {"f": {}}),
        ("text", {"unknown": 1}),
        ("text", None),
    ],
)
def test_a_patch_of_another_value_is_refused(value: Json, patch: Json) -> None:
    with pytest.raises(PatchError):
        patched(value, patch)


LONG = st.text(alphabet="aé🎲", max_size=3).map(lambda text: text * 6_000)


@given(LONG, LONG, st.integers(0, 20_000), st.text(max_size=3))
def test_a_splice_cuts_and_puts_what_differs(head: str, tail: str, cut: int, put: str) -> None:
    before, after = head + tail, head + put + tail[cut:]
    start, gone, come = splice(before, after)
    assert before[:start] + come + before[start + len(gone) :] == after


def test_two_texts_of_which_one_begins_or_ends_the_other_differ_by_the_rest() -> None:
    assert splice("ab" * 9_000, "ab" * 9_000 + "c") == (18_000, "", "c")
    assert splice("aaaa", "aa") == (2, "aa", "")
