"""An edit is checked in what is new, and refused exactly where the whole text would be."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmscreen.rules.errors import RuleError
from gmscreen.session.checked_text import LONGEST_TEXT, checked_edit, checked_text

ANY = st.text(alphabet="ab\x00\ud800\udc00é🎲", max_size=12)


def refusal(text: str, before: str | None = None) -> str:
    try:
        given_back = checked_text(text, "text") if before is None else checked_edit(before, text, "text")
    except RuleError as error:
        return error.key
    assert given_back == text
    return ""


@given(st.text(alphabet="abé🎲", max_size=12), ANY)
def test_an_edit_is_refused_where_its_text_would_be(before: str, after: str) -> None:
    assert refusal(after, before) == refusal(after)


def test_what_an_edit_adds_to_may_not_grow_for_ever() -> None:
    with pytest.raises(RuleError, match="text_too_long"):
        checked_edit("x" * LONGEST_TEXT, "x" * (LONGEST_TEXT + 1), "text")
