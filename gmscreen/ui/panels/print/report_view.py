"""What a print has to say of itself, in words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal

from gmscreen.paper.press.printed import PrintReport, Shrink
from gmscreen.texts.catalogue import plural, text
from gmscreen.texts.numbers import number
from gmscreen.ui.isolated import isolated

_MOST_TOLD = 12
"""Names of what had to shrink, and signs without a glyph, that are told one by one."""


@dataclass(frozen=True, slots=True)
class ReportView:
    """How many pages there are; then what had to give way, a line each."""

    pages: str
    lines: tuple[str, ...]


def present_report(report: PrintReport, pages: int) -> ReportView:
    """The report of a print of so many pages."""
    return ReportView(plural("print_panel.report.pages", pages), tuple(_lines(report)))


def _lines(report: PrintReport) -> Iterator[str]:
    yield from _some(report.fallbacks)
    yield from _some(tuple(_shrunk(shrink) for shrink in report.shrinks))


def _shrunk(shrink: Shrink) -> str:
    name = isolated(" ".join(shrink.name.split()))
    return text("print_panel.report.shrunk", name=name, points=number(Decimal(f"{shrink.points:.1f}")))


def _some(lines: tuple[str, ...]) -> Iterator[str]:
    yield from lines[:_MOST_TOLD]
    if len(lines) > _MOST_TOLD:
        yield plural("print_panel.report.more", len(lines) - _MOST_TOLD)
