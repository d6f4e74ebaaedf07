"""What a text says of itself before it begins."""

from __future__ import annotations

import pytest

from gmscreen.paper.handouts.front_matter import front_matter


def test_title_campaign_and_date_are_read_with_and_without_accents() -> None:
    entries, text = front_matter('---\nTítulo: O sino\ncampanha: "A Garganta"\ndata: 3 de maio\n---\n# Um')
    assert entries == {"title": "O sino", "campaign": "A Garganta", "date": "3 de maio"}
    assert text == "\n\n\n\n\n# Um"


def test_other_entries_are_left_out() -> None:
    assert front_matter("---\nautor: eu\ntitulo: x\n---\n")[0] == {"title": "x"}


@pytest.mark.parametrize(
    "text", ["", "---", "# Um\n---\ntitulo: x\n---", "---\ntitulo: x\n" + "\n" * 40 + "---"]
)
def test_a_text_that_does_not_begin_so_is_left_as_it_is(text: str) -> None:
    assert front_matter(text) == ({}, text)
