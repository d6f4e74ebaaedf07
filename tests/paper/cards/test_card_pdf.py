from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from io import BytesIO
from typing import Any

import pytest
from pypdf import PdfReader

from gmscreen.paper.cards.card_format import CardFormat
from gmscreen.paper.cards.card_pdf import cards_print
from gmscreen.paper.cards.content import CardContent, CardKind, Prose
from gmscreen.paper.press.inks import InkStyle
from gmscreen.paper.press.measures import CARD_MILLIMETRES, MM, CardSize, PaperSize
from tests.paper.pdf_objects import reached
from tests.paper.pdf_tags import check_tags, operations, text_of, words_of
from tests.paper.pdf_text import extracted

EVERY = [(size, paper) for size in CardSize for paper in PaperSize]


def read(
    cards: Sequence[CardContent],
    size: CardSize = CardSize.POKER,
    paper: PaperSize = PaperSize.A4,
    ink: InkStyle = InkStyle.COLOUR,
) -> PdfReader:
    return printed(tuple(cards), CardFormat(size, paper, ink))


@lru_cache(maxsize=32)
def printed(cards: tuple[CardContent, ...], chosen: CardFormat) -> PdfReader:
    """Kept for the tests that look at the same cards in the same format."""
    return PdfReader(BytesIO(cards_print(cards, chosen).data))


def fonts(reader: PdfReader) -> Iterator[Any]:
    for page in reader.pages:
        for font in page["/Resources"]["/Font"].values():
            yield font.get_object()


Stroke = tuple[float, float, float, float]


def hairlines(reader: PdfReader) -> list[Stroke]:
    """The strokes of the first page drawn in the width of a crop mark: the marks, and the ruler's."""
    strokes: list[Stroke] = []
    width, start = 1.0, (0.0, 0.0)
    for operands, operator in operations(reader.pages[0], reader):
        if operator == b"w":
            width = float(operands[0])
        elif operator == b"m":
            start = (float(operands[0]), float(operands[1]))
        elif operator == b"l" and width == 0.3:
            strokes.append((*start, float(operands[0]), float(operands[1])))
    return strokes


def cuts(strokes: list[Stroke], along: int) -> list[float]:
    """Where crop marks stand along an axis, in millimetres; the ruler's ticks are shorter than they are."""
    across = 1 - along
    marks = [
        stroke[along]
        for stroke in strokes
        if stroke[along] == stroke[along + 2] and 1.9 < abs(stroke[across] - stroke[across + 2]) / MM < 15.1
    ]
    return sorted({round(mark / MM, 2) for mark in marks})


@pytest.mark.parametrize(("size", "paper"), EVERY)
def test_the_same_cards_give_the_same_bytes(
    sample_cards: list[CardContent], size: CardSize, paper: PaperSize
) -> None:
    for ink in InkStyle:
        reader = read(sample_cards, size, paper, ink)
        reader.stream.seek(0)
        assert cards_print(sample_cards, CardFormat(size, paper, ink)).data == reader.stream.read()


@pytest.mark.parametrize(
    ("paper", "box"), [(PaperSize.A4, [0, 0, 595.28, 841.89]), (PaperSize.LETTER, [0, 0, 612, 792])]
)
@pytest.mark.parametrize("size", CardSize)
def test_every_page_is_exactly_the_paper(
    sample_cards: list[CardContent], size: CardSize, paper: PaperSize, box: list[float]
) -> None:
    for page in read(sample_cards, size, paper).pages:
        assert [float(edge) for edge in page.mediabox] == box


@pytest.mark.parametrize("size", CardSize)
def test_name_and_both_lines_of_every_sample_can_be_searched(
    sample_cards: list[CardContent], size: CardSize
) -> None:
    for card in sample_cards:
        found = extracted(read([card], size))
        assert card.name in found
        assert "EM CENA" in found
        assert "EM MARCHA" in found


def test_the_numbers_of_both_lines_can_be_searched(card: CardContent) -> None:
    found = extracted(read([card]))
    assert "32,0 kg" in found
    assert "41,1 kg" in found
    assert "Esquiva 11 5 sem PD" in found
    assert "Esquiva 10 5 sem PD" in found


@pytest.mark.parametrize("sign", "−½⅔≥→ºª“”§—·")
def test_a_sign_is_drawn_and_found_again(card: CardContent, sign: str) -> None:
    assert f"a{sign}b" in extracted(read([replace(card, sections=(Prose("Nota", f"a{sign}b"),))]))


def test_markup_in_a_name_is_shown_as_those_characters(card: CardContent) -> None:
    assert "<b>Ana</b> &amp; (x\\)" in extracted(read([replace(card, name="<b>Ana</b> &amp; (x\\)")]))


def test_an_override_of_direction_leaves_no_trace(card: CardContent) -> None:
    assert "Ana gpj.exe" in extracted(read([replace(card, name="Ana \u202egpj.exe")]))


def test_what_no_glyph_draws_is_spelled_by_its_code(card: CardContent) -> None:
    dragon = replace(card, name="Dragão 🐉")
    assert "Dragão [U+1F409]" in extracted(read([dragon]))
    (told,) = cards_print([dragon], CardFormat()).report.fallbacks
    assert told == "A fonte não tem o sinal 🐉: no papel está [U+1F409]."


@pytest.mark.parametrize("size", CardSize)
def test_every_font_is_embedded_as_a_subset_of_truetype(
    sample_cards: list[CardContent], size: CardSize
) -> None:
    for font in fonts(read(sample_cards, size)):
        assert font["/Subtype"] == "/TrueType"
        assert "+SourceSansPro-" in font["/BaseFont"]
        assert "/FontFile2" in font["/FontDescriptor"]
        assert "/ToUnicode" in font


def test_nothing_in_the_file_runs_or_reaches_out(sample_cards: list[CardContent]) -> None:
    nasty = replace(sample_cards[0], name="/JS (app.alert(1)) /Launch", about="<< /OpenAction 1 0 R >>")
    assert reached(read([*sample_cards, nasty])) == ()


def test_language_and_title_are_told(card: CardContent) -> None:
    reader = read([card])
    assert reader.trailer["/Root"]["/Lang"] == "pt-BR"
    assert reader.metadata is not None
    assert reader.metadata.title == "Cartões: Calpúrnia"


@pytest.mark.parametrize("size", CardSize)
def test_the_tags_agree_with_the_pages(sample_cards: list[CardContent], size: CardSize) -> None:
    check_tags(read([*sample_cards[:3], sample_cards[0]], size))


@pytest.mark.parametrize("size", CardSize)
def test_each_card_is_a_section_under_its_name(sample_cards: list[CardContent], size: CardSize) -> None:
    reader = read(sample_cards, size)
    words = words_of(reader)
    sections = check_tags(reader).kids
    names = [" ".join(text_of(name, words) for name in section.of("H1")) for section in sections]
    assert names == [card.name for card in sample_cards]


def test_a_number_stands_in_the_column_of_its_name(card: CardContent) -> None:
    reader = read([card])
    words = words_of(reader)
    rows = [[text_of(cell, words) for cell in row.kids] for row in check_tags(reader).of("TR")]
    assert rows[:4] == [["ST", "PV"], ["12", "13"], ["Desloc.", "Esquiva"], ["4", "11 5 sem PD"]]


def test_what_goes_on_over_faces_is_one_paragraph_with_all_its_words(card: CardContent) -> None:
    reader = read([replace(card, sections=(Prose("Notas", "palavra " * 900),))])
    words = words_of(reader)
    texts = [text_of(paragraph, words).count("palavra") for paragraph in check_tags(reader).of("P")]
    assert max(texts) == 900


def test_the_outline_has_an_entry_a_card_however_many_faces_it_has(card: CardContent) -> None:
    long = replace(card, name="Longa", sections=(Prose("Notas", "palavra " * 900),))
    outline = read([long, card]).outline
    assert [entry.title for entry in outline] == ["Longa", "Calpúrnia"]  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("size", "paper"), [pair for pair in EVERY if pair != (CardSize.HALF_A4, PaperSize.A4)]
)
def test_crop_marks_stand_a_card_apart(card: CardContent, size: CardSize, paper: PaperSize) -> None:
    strokes = hairlines(read([card], size, paper))
    for along, millimetres in enumerate(CARD_MILLIMETRES[size]):
        first, second, *_ = cuts(strokes, along)
        assert second - first == pytest.approx(millimetres, abs=0.02)


@pytest.mark.parametrize(("size", "paper"), EVERY)
def test_the_ruler_is_a_hundred_millimetres(card: CardContent, size: CardSize, paper: PaperSize) -> None:
    reader = read([card], size, paper)
    longest = max(abs(right - left) for left, _, right, _ in hairlines(reader))
    assert longest / MM == pytest.approx(100, abs=0.001)
    assert "escala real: 100 mm" in extracted(reader)


def test_a_sheet_of_two_halves_is_cut_in_the_middle_and_nowhere_else(card: CardContent) -> None:
    strokes = hairlines(read([card], CardSize.HALF_A4, PaperSize.A4))
    assert [cuts(strokes, 0), cuts(strokes, 1)] == [[148.5], []]


@pytest.mark.parametrize(("size", "fit"), [(CardSize.POKER, 9), (CardSize.SMALL, 10)])
@pytest.mark.parametrize("paper", PaperSize)
def test_so_many_cards_fill_a_page_and_the_next_begins_another(
    card: CardContent, size: CardSize, fit: int, paper: PaperSize
) -> None:
    assert len(read([card] * fit, size, paper).pages) == 1
    assert len(read([card] * (fit + 1), size, paper).pages) == 2


def test_every_creature_of_the_samples_has_one_small_card(sample_cards: list[CardContent]) -> None:
    creatures = [card for card in sample_cards if card.kind is CardKind.CREATURE]
    assert len(read(creatures, CardSize.SMALL).pages) == -(-len(creatures) // 10)


@pytest.mark.parametrize("size", CardSize)
def test_plain_ink_is_black_and_grey_and_fills_nothing_larger_than_a_sign(
    sample_cards: list[CardContent], size: CardSize
) -> None:
    reader = read(sample_cards, size, ink=InkStyle.PLAIN)
    for page in reader.pages:
        for operands, operator in operations(page, reader):
            if operator in (b"rg", b"RG"):
                assert len({float(part) for part in operands}) == 1
            if operator == b"re":
                assert max(float(operands[2]), float(operands[3])) < 8


@pytest.mark.parametrize("size", CardSize)
def test_both_inks_say_the_same(sample_cards: list[CardContent], size: CardSize) -> None:
    assert extracted(read(sample_cards, size)) == extracted(read(sample_cards, size, ink=InkStyle.PLAIN))


def test_a_word_that_fills_many_cards_is_printed_whole(card: CardContent) -> None:
    reader = read([replace(card, sections=(Prose("Notas", "x" * 100_000),))])
    assert extracted(reader).count("x") == 100_000


def test_no_cards_make_no_file() -> None:
    with pytest.raises(ValueError, match="no cards"):
        cards_print([], CardFormat())
