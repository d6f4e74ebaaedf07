"""A hundred A4 pages of nine cards, compressed, against the same operators written as raw PDF streams."""

from __future__ import annotations

import re
import time
import zlib
from collections.abc import Callable
from dataclasses import replace
from io import BytesIO

from benchmarks.measure import Measure, paired
from gmscreen.locator import sample_sheets
from gmscreen.paper.cards.card_format import CardFormat
from gmscreen.paper.cards.card_pdf import cards_print
from gmscreen.paper.cards.content import CardContent
from gmscreen.paper.cards.of_sheet import card_of
from gmscreen.sheets.native_file import read_sheet

_PAGES, _A_PAGE = 100, 9
_STREAM = re.compile(rb"<<([^<>]*?/Length (\d+)[^<>]*)>>\s*stream\r?\n")
_NUMBER = re.compile(r"-?\d*\.?\d+\Z")

Line = tuple[tuple[float, ...], str]


def measure() -> Measure:
    """Seconds of the processor for the whole document, which neighbours on the machine don't lengthen.

    The raw side formats, compresses and writes, and decides nothing.
    """
    cards = _cards()
    pages = [_operators(stream) for stream in _page_streams(cards_print(cards, CardFormat()).data)]
    ours, theirs = paired(
        lambda: _seconds(lambda: cards_print(cards, CardFormat()).data),
        lambda: _seconds(lambda: _raw(pages)),
        rounds=3,
    )
    note = f"{len(pages)} pages"
    return Measure("cards to PDF", "raw PDF streams", ours, theirs, 5, "s", note)


def _seconds(act: Callable[[], object]) -> float:
    start = time.process_time()
    act()
    return time.process_time() - start


def _cards() -> list[CardContent]:
    """Different one-face cards, so that nine of them fill a page and none is laid out for another."""
    murador = card_of(read_sheet(sample_sheets() / "murador.toml").sheet)
    return [replace(murador, name=f"Murador {number}") for number in range(_PAGES * _A_PAGE)]


def _page_streams(pdf: bytes) -> list[str]:
    """The drawing operators of every page, decompressed; fonts and the rest of the file are left out."""
    found = []
    for match in _STREAM.finditer(pdf):
        if b"Length1" in match[1] or b"ASCII85" in match[1]:
            continue
        packed = pdf[match.end() : match.end() + int(match[2])]
        text = zlib.decompress(packed).decode("latin-1")
        if " Tf" in text:
            found.append(text)
    return found


def _operators(stream: str) -> list[Line]:
    """Each line as its numbers and what stands after them."""
    lines = []
    for line in stream.splitlines():
        words = line.split(" ")
        numbers = [word for word in words if _NUMBER.match(word)]
        rest = " ".join(word for word in words if not _NUMBER.match(word))
        lines.append((tuple(float(word) for word in numbers), rest))
    return lines


def _raw(pages: list[list[Line]]) -> bytes:
    """The pages as a PDF made by hand: formatted numbers, compressed streams, objects, a table of them."""
    file, offsets = BytesIO(b""), []
    file.write(b"%PDF-1.4\n")
    for number, page in enumerate(pages, 1):
        text = "\n".join(" ".join([*(f"{value:.4g}" for value in numbers), rest]) for numbers, rest in page)
        stream = zlib.compress(text.encode("latin-1"))
        offsets.append(file.tell())
        file.write(b"%d 0 obj\n<< /Length %d /Filter /FlateDecode >>\nstream\n" % (number, len(stream)))
        file.write(stream + b"\nendstream\nendobj\n")
    for offset in offsets:
        file.write(b"%010d 00000 n \n" % offset)
    return file.getvalue()
