"""The inserts as a PDF, read back."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from io import BytesIO
from typing import Any

import pytest
from pypdf import PdfReader

from gmscreen.canon.garganta.handbook.entry import Entry, Line
from gmscreen.canon.garganta.handbook.handbook import handbook
from gmscreen.paper.inserts.edition_line import edition_line
from gmscreen.paper.inserts.insert_pages import Box, InsertPage, insert_pages
from gmscreen.paper.inserts.inserts_format import InsertsFormat
from gmscreen.paper.inserts.inserts_pdf import inserts_print
from gmscreen.paper.press.inks import InkStyle
from gmscreen.paper.press.measures import PaperSize
from gmscreen.paper.press.printed import PrintStopped
from tests.paper.golden import is_kept
from tests.paper.pdf_objects import reached
from tests.paper.pdf_tags import Element, check_tags, text_of, words_of
from tests.paper.pdf_text import page_texts

EVERY = [InsertsFormat(paper, ink) for paper in PaperSize for ink in InkStyle]


@cache
def data(chosen: InsertsFormat = InsertsFormat()) -> bytes:  # noqa: B008 # a frozen value
    return inserts_print(insert_pages(), chosen).data


@cache
def reader(chosen: InsertsFormat = InsertsFormat()) -> PdfReader:  # noqa: B008 # a frozen value
    return PdfReader(BytesIO(data(chosen)))


@cache
def tagged() -> tuple[Element, Any]:
    made = reader()
    return check_tags(made), words_of(made)


@pytest.mark.parametrize("chosen", EVERY, ids=lambda chosen: f"{chosen.paper}-{chosen.ink}")
def test_four_pages_lie_on_their_side(chosen: InsertsFormat) -> None:
    boxes = {tuple(map(float, page.mediabox)) for page in reader(chosen).pages}
    assert boxes == {(0, 0, *((841.89, 595.28) if chosen.paper is PaperSize.A4 else (792, 612)))}
    assert len(reader(chosen).pages) == 4


def test_the_same_tables_give_the_same_bytes() -> None:
    assert inserts_print(insert_pages(), InsertsFormat()).data == data()


def test_the_bytes_are_those_that_were_looked_at() -> None:
    assert is_kept("inserts.pdf", data())


TOGETHER = {
    **dict.fromkeys(("light", "stance", "arms", "target", "shot"), "Modificadores do ataque"),
    "load_dwarf": "Carga",
}
"""The boxes of entries that stand in the box of another, by their ids."""

TITLES = {box.title for page in insert_pages() for box in page.boxes}
PRINTED = [entry for entry in handbook() if entry.title in TITLES or entry.id in TOGETHER]


@cache
def rows_by_box() -> dict[str, list[list[str]]]:
    """The words of the cells of each row of each box, by its title."""
    document, words = tagged()
    found: dict[str, list[list[str]]] = {}
    for section in document.of("Sect"):
        for title in [kid for kid in section.kids if kid.tag == "H2"]:
            rows = [[text_of(cell, words) for cell in row.kids] for row in section.of("TR")]
            found[text_of(title, words)] = rows
    return found


@pytest.mark.parametrize("entry", [one for one in PRINTED if one.table.lines], ids=lambda entry: entry.id)
def test_every_row_of_a_table_is_printed_with_its_figures(entry: Entry) -> None:
    rows = rows_by_box()[TOGETHER.get(entry.id, entry.title)]
    for line in entry.table.lines:
        lead, *others = (" ".join(cell.split()) for cell in line.cells)
        said = [row for row in rows if _is_in(lead, row)]
        assert said
        if not _repeats(entry, line):
            assert any(all(_is_in(cell, row) for cell in others) for row in said)


def _is_in(cell: str, row: Sequence[str]) -> bool:
    """Whether a row has the cell, as one of its own or as whole words of what is said there."""
    wanted = re.compile(rf"(?<!\S){re.escape(cell.rstrip('.'))}(?=[\s.;,]|$)")
    return any(map(wanted.search, row)) or not cell


def _repeats(entry: Entry, line: Line) -> bool:
    """Whether a roll says what an earlier one said, so that its row only names that one."""
    first = next(one for one in entry.table.lines if one.cells[1:] == line.cells[1:])
    return entry.table.rolled is not None and first is not line


def test_black_alone_says_what_colours_say() -> None:
    assert page_texts(data(InsertsFormat(ink=InkStyle.PLAIN))) == page_texts(data())


def test_each_page_has_a_heading_and_an_entry_in_the_outline() -> None:
    document, words = tagged()
    titles = [page.title for page in insert_pages()]
    assert [text_of(one, words) for one in document.of("H1")] == [
        f"{number} {title}" for number, title in enumerate(titles, start=1)
    ]
    assert [entry.title for entry in reader().outline] == titles


def test_each_box_has_its_heading_once() -> None:
    document, words = tagged()
    titles = [box.title for page in insert_pages() for box in page.boxes]
    assert [text_of(one, words) for one in document.of("H2")] == titles


def test_the_edition_of_the_tables_stands_at_the_foot_of_every_page() -> None:
    for text in page_texts(data()):
        assert "Tabelas do cânone de 20/09/2026 (19 v3, 20 v11, 24 v7, 27 v11) · conferência" in text


def test_a_table_that_differs_has_another_digest() -> None:
    first, *others = insert_pages()
    box = first.boxes[0]
    changed = (replace(first, boxes=(replace(box, text=f"{box.text}!"), *first.boxes[1:])), *others)
    assert edition_line(changed) != edition_line(insert_pages())


def test_all_fonts_are_embedded_subsets() -> None:
    for page in reader().pages:
        for font in page["/Resources"]["/Font"].values():
            found = font.get_object()
            assert found["/FontDescriptor"]["/FontFile2"]
            assert "+SourceSansPro" in found["/BaseFont"]


def test_it_runs_and_reaches_nothing() -> None:
    assert reached(reader()) == ()


def test_it_says_what_it_is() -> None:
    made = reader()
    assert made.metadata is not None
    assert made.metadata.title == "Encartes do escudo: A Garganta"
    assert made.trailer["/Root"]["/Lang"] == "pt-BR"


def test_a_sign_without_a_glyph_is_spelled_and_told() -> None:
    page = InsertPage("Página", (Box("x", "Dragão 🐉", "19", "texto"),))
    made = inserts_print((page,), InsertsFormat())
    assert len(made.report.fallbacks) == 1
    assert "Dragão [U+1F409]" in PdfReader(BytesIO(made.data)).pages[0].extract_text()


def test_progress_is_told_and_may_stop_the_print() -> None:
    told: list[tuple[int, int]] = []
    inserts_print(insert_pages(), InsertsFormat(), lambda done, of: told.append((done, of)))
    assert told == [(done, 4) for done in range(5)]

    def stop(done: int, _of: int) -> None:
        if done:
            raise PrintStopped

    with pytest.raises(PrintStopped):
        inserts_print(insert_pages(), InsertsFormat(), stop)
