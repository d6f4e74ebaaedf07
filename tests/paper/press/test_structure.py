"""The tags of a print, read back."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image
from pypdf import PdfReader
from pypdf.generic import DictionaryObject

from gmscreen.paper.press.drawing import draw, drawing
from gmscreen.paper.press.fonts import regular
from gmscreen.paper.press.inks import Ink, InkStyle
from gmscreen.paper.press.marks import BoxMark, LinkMark, Mark, PictureMark, Placed, RuleMark
from gmscreen.paper.press.measures import Extent
from gmscreen.paper.press.picture import Picture, picture
from gmscreen.paper.press.print_canvas import PrintCanvas
from gmscreen.paper.press.setting import left
from gmscreen.paper.press.structure import Role, StructurePath
from tests.paper.pdf_objects import every_object, reached
from tests.paper.pdf_tags import check_tags, text_of, words_of

PARAGRAPH: StructurePath = ((Role.PARAGRAPH, 0),)
HEADING: StructurePath = ((Role.HEADING_1, 0),)
ROWS: list[StructurePath] = [
    ((Role.TABLE, 0), (Role.ROW, row), (Role.CELL, column)) for row in range(3) for column in range(2)
]

Said = tuple[str, StructurePath]


def printed(pages: Sequence[Sequence[Said | Mark]]) -> PdfReader:
    """Each page with its words under each other, each at its place."""
    file = BytesIO()
    canvas = PrintCanvas(file, Extent(300, 400), InkStyle.PLAIN, "Prova")
    for page in pages:
        marks = [
            left(10, 12 * line, said[0], regular(10), said[1]) if isinstance(said, tuple) else said
            for line, said in enumerate(page)
        ]
        draw(drawing([Placed(0, 0, tuple(marks))], 400, canvas), canvas)
        canvas.showPage()
    canvas.save()
    return PdfReader(BytesIO(file.getvalue()))


def outline(reader: PdfReader) -> list[tuple[str, str]]:
    """The tags below the document with their words, in order; AssertionError where the tags are wrong."""
    words = words_of(reader)
    return [(element.tag, text_of(element, words)) for element in check_tags(reader).kids]


def test_elements_stand_in_the_order_of_their_first_words() -> None:
    assert outline(printed([[("Um", HEADING), ("dois", PARAGRAPH)]])) == [("H1", "Um"), ("P", "dois")]


def test_the_lines_of_a_paragraph_are_one_piece() -> None:
    document = check_tags(printed([[("um", PARAGRAPH), ("dois", PARAGRAPH)]]))
    assert [len(element.pieces) for element in document.kids] == [1]


def test_a_paragraph_that_goes_on_is_one_element_on_both_pages() -> None:
    assert outline(printed([[("um", PARAGRAPH)], [("dois", PARAGRAPH)]])) == [("P", "um dois")]


def test_a_paragraph_may_go_on_behind_a_page_of_something_else() -> None:
    pages = [[("um", PARAGRAPH)], [("verso", HEADING)], [("dois", PARAGRAPH)]]
    assert outline(printed(pages)) == [("P", "um dois"), ("H1", "verso")]


def test_what_two_pages_pass_by_without_is_another_element() -> None:
    pages = [[("um", PARAGRAPH)], [], [("x", HEADING)], [], [("dois", PARAGRAPH)]]
    assert outline(printed(pages)) == [("P", "um"), ("H1", "x"), ("P", "dois")]


def test_what_has_no_place_is_an_artifact() -> None:
    adorned: list[Said | Mark] = [("3", ()), RuleMark(0, 0, 9, 1, Ink.TEXT), BoxMark(0, 0, 9, 9, Ink.TEXT)]
    assert outline(printed([[*adorned, ("um", PARAGRAPH)]])) == [("P", "um")]


def test_a_table_is_told_row_by_row_however_it_is_drawn() -> None:
    drawn = [(f"c{number}", ROWS[number]) for number in (0, 2, 4, 1, 3, 5)]
    (table,) = check_tags(reader := printed([drawn])).kids
    words = words_of(reader)
    assert [text_of(row, words) for row in table.kids] == ["c0 c1", "c2 c3", "c4 c5"]


@pytest.mark.parametrize("words", ["100%", "%d %s %%", "(a\\) %"])
def test_signs_that_mean_something_to_the_file_are_words(words: str) -> None:
    assert outline(printed([[(words, PARAGRAPH)]])) == [("P", words)]


def test_a_page_without_words_is_still_a_page() -> None:
    assert outline(printed([[], [("um", PARAGRAPH)]])) == [("P", "um")]


@given(st.lists(st.lists(st.sampled_from([(), PARAGRAPH, HEADING, *ROWS]), max_size=12), max_size=8))
def test_the_tree_agrees_with_the_pages(places: list[list[StructurePath]]) -> None:
    pages: list[list[Said | Mark]] = [[("palavra", place) for place in page] for page in [[()], *places]]
    check_tags(printed(pages))


LINK: StructurePath = (*PARAGRAPH, (Role.LINK, 0))
FIGURE: StructurePath = ((Role.FIGURE, 0),)


def some_picture() -> Picture:
    file = BytesIO()
    Image.new("RGB", (4, 2), "red").save(file, "PNG")
    return picture(file.getvalue())


def test_a_link_belongs_to_its_words() -> None:
    mark = LinkMark(10, 0, 40, 12, "https://exemplo.org/ação?a=(1)", LINK)
    reader = printed([[("sítio", LINK), mark]])
    (paragraph,) = check_tags(reader).kids
    assert [len(link.annotations) for link in paragraph.of("Link")] == [1]
    assert reached(reader) == ("https://exemplo.org/a%C3%A7%C3%A3o?a=(1)",)


@pytest.mark.parametrize("address", ["http://a.b", "javascript:alert(1)", "file:///etc", "HTTPS://a.b", ""])
def test_no_other_address_than_https_gets_into_a_file(address: str) -> None:
    with pytest.raises(ValueError, match="https"):
        printed([[LinkMark(0, 0, 1, 1, address, LINK)]])


def test_a_picture_is_a_figure_with_what_is_read_in_its_place() -> None:
    mark = PictureMark(0, 50, 40, 20, some_picture(), "Um mapa 🐉", FIGURE)
    document = check_tags(printed([[("antes", HEADING), mark, ("depois", PARAGRAPH)]]))
    assert [(found.tag, found.alternative) for found in document.kids] == [
        ("H1", ""),
        ("Figure", "Um mapa 🐉"),
        ("P", ""),
    ]


def test_a_picture_without_a_place_adorns() -> None:
    assert check_tags(printed([[PictureMark(0, 0, 40, 20, some_picture())]])).kids == []


def test_a_photograph_can_be_seen_in_the_file() -> None:
    file = BytesIO()
    Image.new("RGB", (16, 8), "red").save(file, "JPEG")
    mark = PictureMark(0, 0, 40, 20, picture(file.getvalue()), "mapa", FIGURE)
    (image,) = printed([[mark]]).pages[0].images
    assert image.image is not None
    red, green, blue = image.image.convert("RGB").getpixel((4, 4))
    assert red > 240
    assert max(green, blue) < 20


def test_a_picture_lies_in_the_file_once() -> None:
    mark = PictureMark(0, 0, 40, 20, some_picture(), "mapa", FIGURE)
    reader = printed([[mark], [mark]])
    objects = [found for found in every_object(reader) if isinstance(found, DictionaryObject)]
    images = [found for found in objects if found.get("/Subtype") == "/Image"]
    assert len(images) == 1
    assert [len(page.images) for page in reader.pages] == [1, 1]


def told(file: bytes) -> list[list[tuple[str, int]]]:
    """Tags and numbers of pieces below each element of a file, in order."""
    document = check_tags(PdfReader(BytesIO(file)))
    return [[(found.tag, len(found.pieces)) for found in element.walk()] for element in document.kids]


@given(st.lists(st.sampled_from([PARAGRAPH, LINK, HEADING, *ROWS]), max_size=12), st.integers(0, 12))
def test_elements_named_at_once_are_those_named_one_by_one(places: list[StructurePath], parts: int) -> None:
    section: StructurePath = ((Role.SECTION, 0),)
    files = []
    for cut in (len(places), min(parts, len(places))):
        file = BytesIO()
        canvas = PrintCanvas(file, Extent(300, 400), InkStyle.PLAIN, "Prova")
        for part in (places[:cut], places[cut:]):
            marks = tuple(left(0, 9, "palavra", regular(9), place) for place in part)
            draw(drawing([Placed(0, 0, marks)], 400, canvas), canvas, section)
        canvas.showPage()
        canvas.save()
        files.append(file.getvalue())
    whole, parted = ([[tag for tag, _ in element] for element in told(file)] for file in files)
    assert whole == parted
