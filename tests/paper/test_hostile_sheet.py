"""Nothing enters a print through a field: no script, no address but https, nothing launched or attached."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from functools import cache
from io import BytesIO

import pytest
from pypdf import PdfReader

from gmscreen.paper.cards.card_format import Backs, CardFormat
from gmscreen.paper.cards.card_pdf import cards_print
from gmscreen.paper.cards.of_sheet import card_of
from gmscreen.paper.full_sheet.of_sheet import full_sheet_of
from gmscreen.paper.full_sheet.sheet_format import SheetFormat
from gmscreen.paper.full_sheet.sheet_pdf import sheet_print
from gmscreen.paper.handouts.handout import Handout, HandoutFormat
from gmscreen.paper.handouts.handout_pdf import handouts_print
from gmscreen.paper.ledger_slip import LedgerSlip, slip_pdf
from gmscreen.paper.press.measures import CardSize
from gmscreen.sheets.model import Sheet, SheetKind
from tests.paper.hostile_sheet import HARM, SEVERAL, hostile_sheet, mark_of, text_paths
from tests.paper.pdf_objects import reached
from tests.paper.pdf_tags import check_tags
from tests.session.ledgers import two_thousand

NEVER_PRINTED = {("private_notes",), ("entry_card",)}
OF_NO_USE_ON_PAPER = {
    ("magic", "schools", "college"),
    ("equipment", "shield", "skill"),
    ("equipment", "weapon", "skill"),
    ("equipment", "source"),
    ("attacks", "skill"),
    ("attacks", "source"),
    ("skills", "bonuses", "item"),
    ("spells", "bonuses", "item"),
    ("advantages", "source"),
    ("disadvantages", "source"),
}
"""What only leads to something else, or says where a number is from."""


def cards(sheet: Sheet, size: CardSize, backs: Backs = Backs.NONE) -> bytes:
    return cards_print([card_of(sheet)], CardFormat(size, backs=backs)).data


def handouts(sheet: Sheet, *, for_master: bool) -> bytes:
    """Every text of the sheet as Markdown: headings, items, cells, and links to them."""
    harms = [harm for harm in HARM if "\n" not in harm]
    links = "\n\n".join(f"[a](<{harm.replace('<', '').replace('>', '')}>)" for harm in harms)
    rows = "".join(f"| {harm.replace('|', '')} | b |\n" for harm in harms)
    written = f"# {sheet.name}\n\n- {SEVERAL}\n\n{links}\n\n| a | b |\n|---|---|\n{rows}\n"
    written += f":::mestre\n{sheet.notes}\n:::\n\n[certo](https://a.b/c)\n"
    chosen = HandoutFormat(campaign=SEVERAL, date=SEVERAL, for_master=for_master, lacking=(sheet.name,))
    return handouts_print([Handout(SEVERAL[:100], written)], chosen).data


def slip(sheet: Sheet) -> bytes:
    return slip_pdf(LedgerSlip(sheet.name, two_thousand()[-1].head, 3, datetime(2026, 11, 30, tzinfo=UTC)))


PRINTS: dict[str, Callable[[Sheet], bytes]] = {
    "poker cards": lambda sheet: cards(sheet, CardSize.POKER, Backs.TITLE),
    "large cards": lambda sheet: cards(sheet, CardSize.HALF_A4),
    "sheet": lambda sheet: sheet_print([full_sheet_of(sheet, edition=SEVERAL)], SheetFormat()).data,
    "handout": lambda sheet: handouts(sheet, for_master=False),
    "master's handout": lambda sheet: handouts(sheet, for_master=True),
    "slip": slip,
}


@cache
def read(kind: str, whose: SheetKind) -> PdfReader:
    return PdfReader(BytesIO(PRINTS[kind](hostile_sheet(whose))))


@pytest.mark.parametrize("whose", SheetKind)
def test_every_text_field_but_the_id_means_harm(whose: SheetKind) -> None:
    written = repr(hostile_sheet(whose))
    assert [path for path in text_paths() if mark_of(path) not in written] == [("id",)]


@pytest.mark.parametrize("whose", SheetKind)
@pytest.mark.parametrize("kind", PRINTS)
def test_nothing_runs_and_nothing_but_https_is_reached(kind: str, whose: SheetKind) -> None:
    allowed = {"https://a.b/c"} if "handout" in kind else set()
    assert set(reached(read(kind, whose))) == allowed


@pytest.mark.parametrize("kind", PRINTS)
def test_what_means_harm_is_text_among_text(kind: str) -> None:
    check_tags(read(kind, SheetKind.PC))
    words = " ".join(page.extract_text() for page in read(kind, SheetKind.PC).pages)
    assert "javascript:app.alert(1)" in words.replace(" ", "").replace("\n", "")


def test_all_that_a_sheet_says_for_its_player_is_printed_and_nothing_else() -> None:
    words = " ".join(page.extract_text() for page in read("sheet", SheetKind.PC).pages)
    joined = words.replace(" ", "").replace("\n", "")
    absent = {path for path in text_paths() if mark_of(path) not in joined}
    private = {path for path in absent if {path[:1]} <= NEVER_PRINTED}
    assert absent - private == {*OF_NO_USE_ON_PAPER, ("id",)}
    assert private == {path for path in text_paths() if path[:1] in NEVER_PRINTED}


def test_a_mark_is_that_of_one_field() -> None:
    marks = [mark_of(path) for path in text_paths()]
    assert len(set(marks)) == len(marks)
    assert not any(one in other for one in marks for other in marks if one != other)
