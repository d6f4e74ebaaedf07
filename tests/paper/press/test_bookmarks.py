"""The bookmarks of a print, read back."""

from __future__ import annotations

from io import BytesIO
from itertools import accumulate
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pypdf import PdfReader

from gmscreen.paper.press.inks import InkStyle
from gmscreen.paper.press.measures import Extent
from gmscreen.paper.press.print_canvas import PrintCanvas

Said = tuple[str, int]
"""Words, and how deep they lie."""

DEPTHS = st.lists(st.integers(0, 4), min_size=1, max_size=12).map(
    lambda wished: list(accumulate(wished[1:], lambda above, depth: min(depth, above + 1), initial=0))
)
"""No depth is more than one below the one before."""


def reader(pages: list[list[Said]], top: float | None = None) -> PdfReader:
    file = BytesIO()
    canvas = PrintCanvas(file, Extent(300, 400), InkStyle.PLAIN, "Prova")
    for page in pages:
        for words, depth in page:
            canvas.add_bookmark(words, top, depth)
        canvas.showPage()
    canvas.save()
    return PdfReader(BytesIO(file.getvalue()))


def told(outline: Any, depth: int = 0) -> list[Said]:
    """The bookmarks as a reader lists them."""
    return [
        said
        for entry in outline
        for said in (told(entry, depth + 1) if isinstance(entry, list) else [(entry.title, depth)])
    ]


@given(DEPTHS)
def test_bookmarks_lie_as_deep_as_was_said_and_in_that_order(depths: list[int]) -> None:
    said = [(f"Cartão {place}", depth) for place, depth in enumerate(depths)]
    assert told(reader([said]).outline) == said


def test_a_bookmark_counts_all_that_lie_under_it() -> None:
    root: Any = reader([[("a", 0), ("b", 1), ("c", 2), ("d", 0)]]).root_object["/Outlines"]
    first = root["/First"]
    assert (root["/Count"], first["/Count"], first["/First"]["/Count"]) == (4, 2, 1)


def test_bookmarks_beside_each_other_name_each_other() -> None:
    root: Any = reader([[("a", 0), ("b", 1)], [("c", 0)]]).root_object["/Outlines"]
    assert root["/First"]["/Next"] == root["/Last"]
    assert root["/Last"]["/Prev"] == root["/First"]


def test_a_bookmark_leads_to_the_page_that_was_drawn() -> None:
    made = reader([[("a", 0)], [("b", 0)]])
    assert [made.get_destination_page_number(entry) for entry in made.outline] == [0, 1]  # type: ignore[arg-type]


def test_a_bookmark_may_lead_to_a_height_on_its_page() -> None:
    entry: Any = reader([[("a", 0)]], top=123.456).outline[0]
    assert (entry.left, float(entry.top), entry.zoom) == (0, 123.46, 0)


def test_signs_of_a_bookmark_mean_nothing_in_the_file() -> None:
    assert told(reader([[("Ônfalos) >> 𐤀 “é”\\", 0)]]).outline) == [("Ônfalos) >> 𐤀 “é”\\", 0)]


def test_a_bookmark_that_leaves_out_a_level_is_refused() -> None:
    with pytest.raises(ValueError, match="leaves out a level"):
        reader([[("a", 0), ("b", 2)]])


def test_a_print_without_bookmarks_has_no_list_of_them() -> None:
    assert "/Outlines" not in reader([[]]).root_object
