"""What holds for each PDF, whatever it is a print of."""

from __future__ import annotations

import re
import subprocess
import unicodedata
from collections import Counter
from functools import cache
from io import BytesIO
from pathlib import Path
from shutil import which
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pypdf import PdfReader
from pypdf.generic import DictionaryObject

from gmscreen.paper.cards.card_format import CardFormat
from gmscreen.paper.cards.card_pdf import cards_print
from gmscreen.paper.full_sheet.sheet_format import SheetFormat
from gmscreen.paper.full_sheet.sheet_pdf import sheet_print
from gmscreen.paper.press.content_texts import with_texts
from tests.paper.every_print import EVERY_PRINT, some_cards, some_sheet
from tests.paper.pdf_objects import every_object, reached
from tests.paper.pdf_tags import all_words, check_tags

WITHOUT_OUTLINE = {"slip"}
LINKS = {"handout": ("https://exemplo.org/edital",), "master's handout": ("https://exemplo.org/edital",)}

every = pytest.mark.parametrize("kind", EVERY_PRINT)


@cache
def made(kind: str) -> bytes:
    return EVERY_PRINT[kind]()


def read(kind: str) -> PdfReader:
    return PdfReader(BytesIO(made(kind)))


def letters(text: str) -> Counter[str]:
    """How often each sign that is seen stands in a text."""
    return Counter(re.sub(r"\s", "", unicodedata.normalize("NFC", text)))


@every
def test_it_says_its_language_and_shows_its_title(kind: str) -> None:
    reader = read(kind)
    root: Any = reader.trailer["/Root"]
    assert root["/Lang"] == "pt-BR"
    assert root["/ViewerPreferences"]["/DisplayDocTitle"]
    assert reader.metadata is not None
    assert reader.metadata.title
    assert reader.metadata.title != "untitled"


@every
def test_viewers_are_asked_to_print_it_at_real_scale(kind: str) -> None:
    root: Any = read(kind).trailer["/Root"]
    assert root["/ViewerPreferences"]["/PrintScaling"] == "/None"


@pytest.mark.parametrize("kind", [kind for kind in EVERY_PRINT if kind not in WITHOUT_OUTLINE])
def test_it_has_an_outline(kind: str) -> None:
    assert read(kind).outline


@every
def test_its_tags_agree_with_its_pages(kind: str) -> None:
    document = check_tags(read(kind))
    assert document.of("H1") or document.of("H2")


@every
def test_every_row_of_a_table_has_as_many_cells(kind: str) -> None:
    for table in check_tags(read(kind)).of("Table"):
        assert len({len(row.kids) for row in table.kids}) == 1
        assert {row.tag for row in table.kids} == {"TR"}
        assert {cell.tag for row in table.kids for cell in row.kids} <= {"TH", "TD"}


@every
def test_every_font_is_a_part_of_our_typeface(kind: str) -> None:
    fonts: list[Any] = [
        found
        for found in every_object(read(kind))
        if isinstance(found, DictionaryObject) and found.get("/Type") == "/Font"
    ]
    assert fonts
    for font in fonts:
        assert re.fullmatch(r"/[A-Z]{6}\+SourceSansPro-\w+", font["/BaseFont"])
        assert "/FontFile2" in font["/FontDescriptor"]
        assert "/ToUnicode" in font


@every
def test_it_is_the_same_to_the_byte_when_made_again(kind: str) -> None:
    assert EVERY_PRINT[kind]() == made(kind)


@every
def test_it_neither_runs_nor_reaches_out(kind: str) -> None:
    assert reached(read(kind)) == LINKS.get(kind, ())


@every
def test_every_sign_that_is_drawn_has_a_glyph(kind: str) -> None:
    assert "\0" not in "".join(all_words(read(kind)))


@every
def test_pypdf_finds_what_was_drawn(kind: str) -> None:
    reader = read(kind)
    for page, drawn in zip(reader.pages, all_words(reader), strict=True):
        assert letters(page.extract_text()) == letters(drawn)


@pytest.mark.skipif(which("pdftotext") is None, reason="poppler-utils is not installed")
@every
def test_pdftotext_finds_what_was_drawn(kind: str, tmp_path: Path) -> None:
    (tmp_path / "a.pdf").write_bytes(made(kind))
    told = subprocess.run(
        ["pdftotext", "-enc", "UTF-8", "-raw", str(tmp_path / "a.pdf"), "-"], capture_output=True, check=True
    ).stdout.decode()
    pages = told.split("\f")[:-1]
    for page, drawn in zip(pages, all_words(read(kind)), strict=True):
        assert letters(page) == letters(drawn)


def test_f_and_i_stay_two_letters() -> None:
    assert "ofício é da flâmula" in " ".join(read("handout").pages[0].extract_text().split())


NASTY = st.sampled_from(
    [
        "/JS (app.alert(1)) /Launch",
        "<< /OpenAction 1 0 R /AA 2 0 R >>",
        "endstream endobj 1 0 obj",
        ") Tj ET BT (",
        "EMC /P <</MCID 0>>BDC",
        "<script>",
        "[a](javascript:x)",
        "https://a.b",
        "\\",
        "(((",
        "%d%%",
        "\u202egpj",
        "\ud800",
        "🐉",
        "\n",
        "\0",
        "ofício",
        "M" * 80,
    ]
)
NAMES = st.lists(st.one_of(NASTY, st.text(max_size=6)), max_size=6).map(" ".join)


@settings(deadline=None, max_examples=12)
@given(NAMES)
def test_no_text_of_a_card_runs_or_reaches_out(name: str) -> None:
    cards = [with_texts(card, lambda text: f"{text} {name}"[:200]) for card in some_cards()]
    reader = PdfReader(BytesIO(cards_print(cards, CardFormat()).data))
    assert reached(reader) == ()
    check_tags(reader)


@settings(deadline=None, max_examples=5)
@given(NAMES)
def test_no_text_of_a_sheet_runs_or_reaches_out(name: str) -> None:
    sheet = with_texts(some_sheet(), lambda text: f"{text} {name}"[:120])
    reader = PdfReader(BytesIO(sheet_print([sheet], SheetFormat()).data))
    assert reached(reader) == ()
    check_tags(reader)
