"""A note is called by its first line."""

from __future__ import annotations

import pytest

from gmscreen.session.note_title import LONGEST_TITLE, note_title


@pytest.mark.parametrize(
    ("written", "title"),
    [
        ("", "Nota sem título"),
        (" \n\t\n", "Nota sem título"),
        ("### ", "Nota sem título"),
        ("A ponte\nruiu", "A ponte"),
        ("\n\n  ## O poço  \ntexto", "O poço"),
        ("#Ônfalos", "Ônfalos"),
        ("x" * 1_000_000, "x" * LONGEST_TITLE),
    ],
)
def test_it_is_the_first_line_that_says_something(written: str, title: str) -> None:
    assert note_title(written) == title
