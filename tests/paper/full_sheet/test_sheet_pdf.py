"""Full sheets as a PDF, read back."""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import cache, lru_cache
from io import BytesIO

import pytest
from hypothesis import HealthCheck, given, settings
from PIL import Image
from pypdf import PdfReader

from gmscreen.paper.full_sheet.blank import blank_full_sheet
from gmscreen.paper.full_sheet.content import FullSheet
from gmscreen.paper.full_sheet.of_sheet import full_sheet_of
from gmscreen.paper.full_sheet.sheet_format import SheetFormat, Sides
from gmscreen.paper.full_sheet.sheet_pdf import sheet_print
from gmscreen.paper.press.content_texts import texts_of
from gmscreen.paper.press.inks import InkStyle
from gmscreen.paper.press.measures import PaperSize
from gmscreen.paper.press.printed import PrintStopped
from gmscreen.rules.errors import RuleError
from gmscreen.sheets.model import Sheet
from tests.paper.full_sheet.sheets_at_hand import NAMES, changed
from tests.paper.golden import is_kept
from tests.paper.pdf_objects import reached
from tests.paper.pdf_tags import check_tags, text_of, words_of
from tests.paper.pdf_text import page_texts
from tests.sheets.making import SHEETS, sample


def printed(*sheets: FullSheet, chosen: SheetFormat = SheetFormat()) -> bytes:  # noqa: B008 # a frozen value
    return sheet_print(sheets, chosen).data


@cache
def kallias() -> bytes:
    return printed(full_sheet_of(sample("kallias"), edition="revisão 3, 29/11/2026"))


@lru_cache(maxsize=16)
def reader(data: bytes) -> PdfReader:
    """Kept for the tests that look at the same print: to read it takes longer than to print it."""
    return PdfReader(BytesIO(data))


@lru_cache(maxsize=16)
def said(data: bytes) -> str:
    """All words of a print, by its tags."""
    made = reader(data)
    return text_of(check_tags(made), words_of(made))


def test_the_bytes_of_a_sheet_are_those_that_were_looked_at() -> None:
    assert is_kept("sheet.pdf", kallias())


def test_the_bytes_of_a_blank_sheet_are_those_that_were_looked_at() -> None:
    made = printed(blank_full_sheet(), chosen=SheetFormat(ink=InkStyle.PLAIN))
    assert is_kept("blank-sheet.pdf", made)


def spoken(sheet: FullSheet) -> Iterator[str]:
    """Every text of a sheet that is for its reader."""
    yield from (sheet.name, sheet.band, sheet.points, sheet.about, sheet.source)
    yield from texts_of(sheet.values)
    for line in sheet.lines:
        yield from (line.title, line.weight, line.load, line.missing, *texts_of(line.figures))
    if sheet.load:
        yield from (words for level in sheet.load.levels for words in (level.name, level.limit))
        yield from (point.words for point in sheet.load.points)
    for portion in (*sheet.wide, *sheet.narrow):
        yield from (portion.title, portion.note, portion.text)
        if portion.table:
            yield from (column.heading for column in portion.table.columns)
            yield from (words for row in portion.table.rows for words in (*row.cells, row.remark))


@pytest.mark.parametrize("name", NAMES)
def test_every_word_is_found_again(name: str) -> None:
    sheet = full_sheet_of(sample(name))
    told = said(printed(sheet)).split()
    assert [word for words in spoken(sheet) for word in words.split() if word not in told] == []


def test_a_text_tool_finds_the_numbers_and_signs() -> None:
    text = " ".join(page_texts(kallias()))
    for words in ("Kallias de Ônfalos", "32,0 kg", "1d−1", "½", "−10", "Física/Média"):
        assert words in text


@pytest.mark.parametrize("paper", PaperSize)
@pytest.mark.parametrize("ink", InkStyle)
def test_every_paper_and_ink_has_its_pages(paper: PaperSize, ink: InkStyle) -> None:
    pages = reader(printed(full_sheet_of(sample("kallias")), chosen=SheetFormat(paper, ink))).pages
    size = (595.28, 841.89) if paper is PaperSize.A4 else (612, 792)
    assert [tuple(map(float, page.mediabox)) for page in pages] == [(0, 0, *size)] * 2


def test_black_alone_says_what_colours_say() -> None:
    plain = printed(full_sheet_of(sample("kallias")), chosen=SheetFormat(ink=InkStyle.PLAIN))
    assert said(plain) == said(printed(full_sheet_of(sample("kallias"))))


def test_each_sheet_has_its_heading_and_its_entry_in_the_outline() -> None:
    made = reader(printed(full_sheet_of(sample("kallias")), full_sheet_of(sample("draugr"))))
    words = words_of(made)
    assert [text_of(one, words) for one in check_tags(made).of("H1")] == ["Kallias de Ônfalos", "Draugr"]
    assert [entry.title for entry in made.outline] == ["Kallias de Ônfalos", "Draugr"]


def test_portions_are_sections_with_headings_and_tables() -> None:
    made = reader(kallias())
    document, words = check_tags(made), words_of(made)
    titles = [text_of(one, words) for one in document.of("H2")]
    assert titles[:5] == ["EM CENA", "EM MARCHA", "Ataques", "Proteção", "Perícias"]
    heads = [text_of(one, words) for one in document.of("TH")]
    assert {"Tipo/Dif.", "Relativo", "Bônus e fonte", "Efetivo"} <= set(heads)


def test_the_foot_says_which_state_of_the_sheet_it_is() -> None:
    for number, text in enumerate(page_texts(kallias()), start=1):
        assert "revisão 3, 29/11/2026" in text
        assert f"{number} de 2" in text


def test_the_sources_stand_at_the_end() -> None:
    assert "Fontes: 08 modelo 1; 21 §8.3; 03 §9.4" in said(kallias())


def test_the_document_says_what_it_is() -> None:
    made = reader(kallias())
    assert made.metadata is not None
    assert made.metadata.title == "Ficha: Kallias de Ônfalos"
    assert made.trailer["/Root"]["/Lang"] == "pt-BR"


def test_fonts_are_embedded_subsets() -> None:
    for page in reader(kallias()).pages:
        for font in page["/Resources"]["/Font"].values():
            assert "+SourceSansPro" in font.get_object()["/BaseFont"]


HOSTILE = "</>()\\ <script> javascript:x() /JS (a) Tj %% \u202e\u0000 http://a.b ﬁ"


def test_hostile_texts_run_and_reach_nothing() -> None:
    spear = sample("kallias").equipment[2].model_copy(update={"name": HOSTILE, "note": HOSTILE})
    sheet = changed(name=HOSTILE, origin=HOSTILE, notes=HOSTILE, quirks=(HOSTILE,), equipment=(spear,))
    made = reader(printed(full_sheet_of(sheet, edition=HOSTILE)))
    assert reached(made) == ()
    assert "<script>" in made.pages[0].extract_text()


@settings(max_examples=25, suppress_health_check=[HealthCheck.too_slow])
@given(SHEETS)
def test_any_sheet_is_printed_and_reaches_nothing(sheet: Sheet) -> None:
    made = reader(printed(full_sheet_of(sheet)))
    check_tags(made)
    assert reached(made) == ()


def test_a_megabyte_without_a_blank_takes_no_two_seconds() -> None:
    start = time.process_time()
    printed(full_sheet_of(changed(name="N" * 60, notes="x" * 1_000_000)))
    assert time.process_time() - start < 2


def test_a_sign_without_a_glyph_is_spelled_and_told() -> None:
    made = sheet_print([full_sheet_of(changed(name="Dragão 🐉"))], SheetFormat())
    assert len(made.report.fallbacks) == 1
    assert "[U+1F409]" in said(made.data)


def test_letters_that_shrank_are_reported() -> None:
    sheet = changed(skills=sample("kallias").skills * 5)
    (shrink,) = sheet_print([full_sheet_of(sheet)], SheetFormat()).report.shrinks
    assert shrink.name == "Kallias de Ônfalos"
    assert 6.5 <= shrink.points < 9


def picture(kind: str, size: tuple[int, int] = (600, 900)) -> bytes:
    file = BytesIO()
    Image.new("RGB", size, "#446688").save(file, kind)
    return file.getvalue()


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "WEBP"])
def test_a_portrait_is_a_figure_with_words(kind: str) -> None:
    made = reader(printed(full_sheet_of(sample("kallias"), portrait=picture(kind))))
    (figure,) = check_tags(made).of("Figure")
    assert figure.alternative == "Retrato"
    (image,) = made.pages[0].images
    assert image.image is not None
    assert image.image.size == (320, 480)


def test_a_portrait_that_is_no_picture_is_refused_by_name() -> None:
    with pytest.raises(RuleError, match="picture_kind"):
        printed(full_sheet_of(sample("kallias"), portrait=b"<svg/>"))


def test_progress_is_told_and_may_stop_the_print() -> None:
    told: list[tuple[int, int]] = []
    sheets = [full_sheet_of(sample("draugr"))] * 2
    sheet_print(sheets, SheetFormat(), lambda done, of: told.append((done, of)))
    assert told == [(0, 2), (1, 2), (2, 2)]

    def stop(done: int, _of: int) -> None:
        if done:
            raise PrintStopped

    with pytest.raises(PrintStopped):
        sheet_print(sheets, SheetFormat(), stop)


def begins(sides: Sides) -> list[int]:
    """The pages, from 1, on which two creatures and a character of two pages begin."""
    names = ("draugr", "kallias", "murador")
    made = reader(printed(*map(full_sheet_of, map(sample, names)), chosen=SheetFormat(sides=sides)))
    return [1 + (made.get_destination_page_number(entry) or 0) for entry in made.outline]


def test_on_both_sides_of_the_paper_each_sheet_begins_on_a_front() -> None:
    assert begins(Sides.ONE) == [1, 2, 4]
    assert begins(Sides.BOTH) == [1, 3, 5]


def test_the_empty_back_of_a_sheet_counts_as_a_page() -> None:
    sheets = [full_sheet_of(sample("draugr"))] * 2
    made = sheet_print(sheets, SheetFormat(sides=Sides.BOTH))
    assert made.report.pages == len(reader(made.data).pages) == 3
    assert reader(made.data).pages[1].extract_text() == ""
    check_tags(reader(made.data))


def test_no_sheets_are_no_print() -> None:
    with pytest.raises(ValueError, match="no sheets"):
        sheet_print([], SheetFormat())
