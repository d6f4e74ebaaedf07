"""Searching without accents."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmscreen.texts.folded import folded, is_found


@pytest.mark.parametrize(
    ("query", "text"),
    [
        ("onfalos", "Kallias de Ônfalos"),
        ("ÔNFALOS kall", "Kallias de Ônfalos"),
        ("cacadora", "A Caçadora do Fora-de-Lugar"),
        ("", "qualquer"),
    ],
)
def test_accents_case_and_order_do_not_matter(query: str, text: str) -> None:
    assert is_found(query, text)


@pytest.mark.parametrize("query", ['"', "-x", "AND", "kalias"])
def test_signs_are_only_letters_to_look_for(query: str) -> None:
    assert not is_found(query, "Kallias de Ônfalos")


@given(st.text())
def test_folding_twice_changes_nothing(text: str) -> None:
    assert folded(folded(text)) == folded(text)
