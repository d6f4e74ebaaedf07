"""Which pages the sheets of a print take."""

from __future__ import annotations

from io import BytesIO

import pytest
from pypdf import PdfReader

from gmscreen.paper.full_sheet.content import FullSheet
from gmscreen.paper.full_sheet.of_sheet import full_sheet_of
from gmscreen.paper.full_sheet.sheet_format import SheetFormat, Sides
from gmscreen.paper.full_sheet.sheet_pdf import sheet_print
from gmscreen.paper.press.measures import PaperSize
from tests.paper.full_sheet.sheets_at_hand import changed
from tests.paper.pdf_tags import check_tags, text_of, words_of
from tests.sheets.making import sample

PAIRED = SheetFormat(paired=True)


def read(*names: str | FullSheet, chosen: SheetFormat = PAIRED) -> PdfReader:
    sheets = [full_sheet_of(sample(name)) if isinstance(name, str) else name for name in names]
    return PdfReader(BytesIO(sheet_print(sheets, chosen).data))


def begins(reader: PdfReader) -> list[int | None]:
    """The page on which each sheet begins, from 0."""
    return [reader.get_destination_page_number(entry) for entry in reader.outline]  # type: ignore[arg-type]


@pytest.mark.parametrize("paper", PaperSize)
def test_two_short_creatures_share_a_page(paper: PaperSize) -> None:
    made = read("draugr", "murador", "prumo", chosen=SheetFormat(paper, paired=True))
    assert begins(made) == [0, 0, 1]
    assert len(made.pages) == 2
    words = words_of(made)
    assert [text_of(one, words) for one in check_tags(made).of("H1")] == ["Draugr", "Murador", "O Prumo"]


def test_unless_it_is_asked_for_each_has_a_page_of_its_own() -> None:
    assert begins(read("draugr", "murador", chosen=SheetFormat())) == [0, 1]


def test_a_character_begins_on_a_page_of_its_own_among_pairs() -> None:
    assert begins(read("draugr", "kallias", "murador", "prumo")) == [0, 1, 3, 3]


def test_a_creature_that_does_not_fit_on_half_a_page_has_a_whole_one() -> None:
    long = full_sheet_of(changed("draugr", notes="Uma linha de notas.\n" * 40))
    assert begins(read("murador", long, "prumo")) == [0, 1, 2]


def test_pairs_begin_on_a_front_of_the_paper() -> None:
    made = read("draugr", "murador", "prumo", chosen=SheetFormat(sides=Sides.BOTH, paired=True))
    assert begins(made) == [0, 0, 2]


def test_the_lower_sheet_lies_in_the_lower_half() -> None:
    (page,) = read("draugr", "murador").pages
    places: dict[str, float] = {}

    def visit(words: str, _cm: object, matrix: list[float], _font: object, _size: object) -> None:
        places.setdefault(words.strip(), matrix[5])

    page.extract_text(visitor_text=visit)
    assert places["Draugr"] - places["Murador"] == pytest.approx(841.89 / 2, abs=0.1)


def test_a_page_with_two_sheets_has_one_ruler() -> None:
    (page,) = read("draugr", "murador").pages
    assert page.extract_text().count("100 mm") == 1
