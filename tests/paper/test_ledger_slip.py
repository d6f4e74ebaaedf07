"""The slip that holds where a ledger ends."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from io import BytesIO

import pytest
from pypdf import PdfReader

from gmscreen.paper.ledger_slip import LedgerSlip, hash_lines, slip_pdf
from gmscreen.session.ledger import LedgerHead
from tests.paper.pdf_tags import check_tags, text_of, words_of
from tests.session.ledgers import START, two_thousand

SLIP = LedgerSlip("A Garganta", two_thousand()[-1].head, 3, datetime(2026, 11, 30, 21, 5, tzinfo=UTC))


def words(slip: LedgerSlip) -> str:
    return " ".join(page(slip).extract_text().split())


def page(slip: LedgerSlip):  # type: ignore[no-untyped-def]
    (only,) = PdfReader(BytesIO(slip_pdf(slip))).pages
    return only


def test_it_tells_campaign_count_day_and_what_it_proves() -> None:
    told = words(SLIP)
    assert "A Garganta" in told
    assert "2000 registros" in told
    assert "Semana 3 · impresso em 30/11/2026 21:05" in told
    assert "nenhum dos 2000 registros" in told


def test_the_whole_hash_is_on_it_in_groups() -> None:
    told = words(SLIP).replace(" ", "")
    assert SLIP.head.hash in told
    groups = " ".join(hash_lines(SLIP.head.hash)).split()
    assert {len(group) for group in groups} == {8}
    assert "".join(groups) == SLIP.head.hash


def test_the_same_slip_has_the_same_bytes() -> None:
    assert slip_pdf(SLIP) == slip_pdf(replace(SLIP))


def test_another_head_is_another_slip() -> None:
    assert slip_pdf(SLIP) != slip_pdf(replace(SLIP, head=LedgerHead(1999, SLIP.head.hash)))


def test_it_is_an_a6_page_on_its_side() -> None:
    box = page(SLIP).mediabox
    assert (round(float(box.width) / 72 * 25.4), round(float(box.height) / 72 * 25.4)) == (148, 105)


def test_its_title_leads_and_the_hash_is_one_paragraph() -> None:
    reader = PdfReader(BytesIO(slip_pdf(SLIP)))
    spoken, elements = words_of(reader), check_tags(reader).kids
    assert [element.tag for element in elements[:2]] == ["H1", "P"]
    assert SLIP.head.hash in [text_of(element, spoken).replace(" ", "") for element in elements]


def test_every_font_is_embedded() -> None:
    fonts = [font.get_object() for font in page(SLIP)["/Resources"]["/Font"].values()]
    assert fonts
    assert all("/FontFile2" in font["/FontDescriptor"] for font in fonts)


@pytest.mark.parametrize(
    "name", ["", "<b>Mesa</b>", "M" * 500, "Mesa 🐉\u202e", "linha\numa", "a b " * 400], ids=ascii
)
def test_any_name_leaves_one_page_with_the_hash(name: str) -> None:
    assert SLIP.head.hash in words(replace(SLIP, campaign=name)).replace(" ", "")


def test_nothing_reaches_over_the_edges() -> None:
    spots: list[tuple[float, float]] = []
    page(replace(SLIP, campaign="M" * 500, head=LedgerHead(1_000_000, "f" * 64))).extract_text(
        visitor_text=lambda _text, _cm, tm, *_: spots.append((tm[4], tm[5]))
    )
    assert min(y for x, y in spots if x) > 20


@pytest.mark.parametrize(("count", "told"), [(0, "0 registros"), (1, "1 registro ")])
def test_small_ledgers_are_told_as_one_speaks(count: int, told: str) -> None:
    assert told in words(replace(SLIP, head=LedgerHead(count, START.hash)))
