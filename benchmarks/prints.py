"""Prints of what nobody would write: one word of a megabyte, long names and bodies, ten thousand cards."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import replace

from benchmarks.measure import Measure, python_child
from gmscreen.locator import sample_sheets
from gmscreen.paper.cards.card_format import CardFormat
from gmscreen.paper.cards.card_pdf import cards_print
from gmscreen.paper.cards.content import CardContent, Prose
from gmscreen.paper.cards.of_sheet import card_of
from gmscreen.paper.handouts.handout import Handout, HandoutFormat
from gmscreen.paper.handouts.handout_pdf import handouts_print
from gmscreen.sheets.native_file import read_sheet

_WORD = "x" * 1_000_000
_NAME = "Kallias Aristokleides Polydeukes Megaklesios de Ônfalos Velha"[:60]
_BODY = "Segura a frente e não recua. " * 104
_SECONDS = 2
_TIMES_THE_FILE = 2


def measures() -> list[Measure]:
    """Seconds of the processor for each print, and memory over the size of the file."""
    return [
        _timed("handout of one word of 1 MB", lambda: handouts_print([Handout("a", _WORD)], HandoutFormat())),
        _timed("card with one word of 1 MB", lambda: cards_print([_card("Kallias", _WORD)], CardFormat())),
        _timed("card with a long name and body", lambda: cards_print([_card(_NAME, _BODY)], CardFormat())),
        _memory(),
    ]


def _card(name: str, body: str) -> CardContent:
    kallias = card_of(read_sheet(sample_sheets() / "kallias.toml").sheet)
    return replace(kallias, name=name, sections=(*kallias.sections, Prose("Notas", body)))


def _timed(name: str, act: Callable[[], object]) -> Measure:
    start = time.process_time()
    act()
    return Measure(name, "–", time.process_time() - start, None, _SECONDS, "s")


def _memory() -> Measure:
    told = json.loads(python_child("-m", "benchmarks.card_run_probe")[1])
    grown, file = told["grown"] / 2**20, told["file"] / 2**20
    return Measure("memory of 10,000 cards", "their file", grown, file, _TIMES_THE_FILE, "MiB")
