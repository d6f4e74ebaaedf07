"""How a print lies in its file."""

from __future__ import annotations

from io import BytesIO

import pytest
from pypdf import PdfReader
from pypdf.generic import DictionaryObject

from gmscreen.paper.press.drawing import draw, drawing
from gmscreen.paper.press.fonts import regular
from gmscreen.paper.press.inks import InkStyle
from gmscreen.paper.press.marks import Placed
from gmscreen.paper.press.measures import Extent
from gmscreen.paper.press.print_canvas import PrintCanvas
from gmscreen.paper.press.roles import Role
from gmscreen.paper.press.setting import left

PAGES = 310
"""More than are compressed together."""


@pytest.fixture(scope="module")
def reader() -> PdfReader:
    file = BytesIO()
    canvas = PrintCanvas(file, Extent(300, 400), InkStyle.PLAIN, "Prova")
    for page in range(PAGES):
        words = left(10, 12, f"Página {page}", regular(10), ((Role.PARAGRAPH, page),))
        draw(drawing([Placed(0, 0, (words,))], 400, canvas), canvas)
        canvas.showPage()
    canvas.save()
    return PdfReader(BytesIO(file.getvalue()))


def is_page(reader: PdfReader, number: int) -> bool:
    value = reader.get_object(number)
    return isinstance(value, DictionaryObject) and value.get("/Type") == "/Page"


def test_pages_are_compressed_apart_so_that_counting_them_unpacks_nothing_else(reader: PdfReader) -> None:
    packed = reader.xref_objStm.items()
    of_pages = {stream for number, (stream, _) in packed if is_page(reader, number)}
    beside = [number for number, (stream, _) in packed if stream in of_pages and not is_page(reader, number)]
    assert (len(of_pages), beside) == (2, [])


def test_pages_come_in_the_order_in_which_they_were_drawn(reader: PdfReader) -> None:
    words = [page.extract_text().strip() for page in reader.pages]
    assert words == [f"Página {page}" for page in range(PAGES)]


def test_a_finished_canvas_keeps_nothing_of_the_file() -> None:
    file = BytesIO()
    canvas = PrintCanvas(file, Extent(300, 400), InkStyle.PLAIN, "Prova")
    canvas.showPage()
    assert canvas.finished().startswith(b"%PDF-1.7")
    assert file.closed
