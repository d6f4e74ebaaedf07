"""What a print of cards must withstand: long texts, many cards, names that mean harm; and its kept bytes."""

import gc
import tracemalloc
from collections.abc import Sequence
from dataclasses import replace
from io import BytesIO
from time import process_time
from typing import Any

import pytest
from pypdf import PdfReader

from gmscreen.locator import sample_sheets
from gmscreen.paper.cards.blank_face import blank_card
from gmscreen.paper.cards.card_format import Backs, CardFormat
from gmscreen.paper.cards.card_pdf import cards_print
from gmscreen.paper.cards.content import CardContent, CardKind, Prose
from gmscreen.paper.cards.of_sheet import card_of
from gmscreen.paper.press.measures import CardSize
from gmscreen.paper.press.printed_text import printed
from gmscreen.sheets.native_file import read_sheet
from tests.paper.golden import is_kept
from tests.paper.pdf_objects import reached
from tests.paper.pdf_tags import check_tags


def extracted(reader: PdfReader) -> str:
    return " ".join(" ".join(page.extract_text() for page in reader.pages).split())


@pytest.mark.parametrize("size", CardSize)
def test_a_name_of_sixty_letters_and_a_body_of_three_thousand_lose_nothing(
    card: CardContent, size: CardSize
) -> None:
    name = "Kallias Aristokleides Polydeukes Megaklesios de Ônfalos Velha"[:60]
    body = ("abcdefghi " * 300).strip()
    long = replace(card, name=name, sections=(Prose("Notas", body),))
    found = extracted(PdfReader(BytesIO(cards_print([long], CardFormat(size)).data)))
    assert name in found
    assert found.count("abcdefghi") == 300


def test_a_word_of_a_megabyte_takes_no_more_than_two_seconds(card: CardContent) -> None:
    long = replace(card, name="n" * 60, sections=(Prose("Notas", "x" * 1_000_000),))
    begun = process_time()
    cards_print([long], CardFormat())
    assert process_time() - begun < 2


def test_memory_grows_by_the_file_and_little_more_however_many_cards(card: CardContent) -> None:
    """A card that is laid out takes 30 kB; of a printed one only its part of the file is left."""
    cards_print([card], CardFormat(backs=Backs.TITLE))  # what every print needs, once
    peaks = []
    for count in (60, 210):
        gc.collect()
        tracemalloc.start()
        cards_print(_Numbered(card, count), CardFormat(backs=Backs.TITLE))
        peaks.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
    assert (peaks[1] - peaks[0]) / 150 < 10_000


class _Numbered(Sequence[CardContent]):
    """So many different cards, made when they are asked for."""

    def __init__(self, card: CardContent, count: int) -> None:
        self._card, self._count = card, count

    def __len__(self) -> int:
        return self._count

    def __getitem__(self, at: Any) -> Any:
        if isinstance(at, slice):
            return [self[index] for index in range(*at.indices(self._count))]
        if at >= self._count:
            raise IndexError(at)
        return replace(self._card, name=f"Carta {at}")


HOSTILE = (
    "/JS (app.alert(1)) /Launch",
    "<< /OpenAction 1 0 R >>",
    ") Tj ET Q BT (",
    "\\) /URI (http://x) \\",
    "%PDF-1.7 endstream endobj %%EOF",
    "%d %s %(name)s %%",
    "<img src=file:///dev/zero>",
    "\u202egpj.exe\u2066\x00\x1b[2J",
    "𝔄𝔫𝔞 🐉 👨‍👩‍👧 \ufdfa",
)


@pytest.mark.parametrize("name", HOSTILE)
@pytest.mark.parametrize("backs", [Backs.TITLE, Backs.PORTRAIT])
def test_no_name_breaks_out_of_its_card(card: CardContent, name: str, backs: Backs) -> None:
    nasty = replace(card, name=name, about=name, sections=(Prose(name, name),))
    reader = PdfReader(BytesIO(cards_print([nasty, card], CardFormat(backs=backs)).data))
    assert reached(reader) == ()
    check_tags(reader)
    shown = printed(name).replace("\n", " ")
    assert " ".join(shown.split())[:20] in extracted(reader)
    assert extracted(reader).count("Calpúrnia") == 2


def test_the_bytes_are_those_that_were_looked_at() -> None:
    named = [read_sheet(sample_sheets() / f"{name}.toml").sheet for name in ("kallias", "murador")]
    cards = [*(card_of(sheet) for sheet in named), blank_card(CardKind.PC)]
    made = cards_print(cards, CardFormat(backs=Backs.TITLE)).data
    assert is_kept("cards.pdf", made)
