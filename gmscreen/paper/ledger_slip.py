"""A slip of paper that says where a ledger ends: whoever keeps it can prove what came before."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from io import BytesIO

from gmscreen.paper.press.drawing import draw_marks
from gmscreen.paper.press.inks import Ink, InkStyle
from gmscreen.paper.press.lines_of_text import broken, clipped
from gmscreen.paper.press.marks import Font, TextMark
from gmscreen.paper.press.measures import CardSize, card_extent
from gmscreen.paper.press.print_canvas import PrintCanvas
from gmscreen.paper.press.printed_text import printed
from gmscreen.paper.press.structure import Role
from gmscreen.paper.press.typeface import Weight, typeface
from gmscreen.session.ledger import LedgerHead
from gmscreen.texts.catalogue import plural, text
from gmscreen.texts.numbers import number

_MARGIN = 30.0
_GROUP, _GROUPS_IN_LINE = 8, 4
_EXTENT = card_extent(CardSize.A6).turned


@dataclass(frozen=True, slots=True)
class LedgerSlip:
    """What is on it; `printed_at` is told by its own clock, whatever the zone."""

    campaign: str
    head: LedgerHead
    week: int
    printed_at: datetime


@dataclass(frozen=True, slots=True)
class _Line:
    """A line of type, and how far its baseline lies under the one before, in points."""

    text: str
    size: float
    down: float
    weight: Weight = Weight.REGULAR
    ink: Ink = Ink.TEXT
    role: Role = Role.PARAGRAPH
    goes_on: bool = False


def slip_pdf(slip: LedgerSlip) -> bytes:
    """An A6 page on its side, in black; the same bytes for the same slip."""
    file = BytesIO()
    canvas = PrintCanvas(file, _EXTENT, InkStyle.PLAIN, text("ledger_slip.document", campaign=_name(slip)))
    draw_marks(tuple(_marks(slip)), canvas, _EXTENT.height)
    canvas.showPage()
    return canvas.finished()


def _marks(slip: LedgerSlip) -> Iterator[TextMark]:
    """The lines under each other; what goes on over several of them is one paragraph."""
    at, paragraph = _MARGIN, 0
    for line in _lines(slip):
        at += line.down
        paragraph += not line.goes_on
        place = ((line.role, paragraph),)
        yield TextMark(_MARGIN, at, line.text, Font(line.weight, line.size, line.ink), place)


def _lines(slip: LedgerSlip) -> Iterator[_Line]:
    yield _Line(text("ledger_slip.title"), 11, 8, Weight.SEMIBOLD, Ink.MUTED, Role.HEADING_1)
    yield _Line(_clipped(_name(slip), 17, Weight.BOLD), 17, 24, Weight.BOLD)
    day = f"{slip.printed_at:%d/%m/%Y %H:%M}"
    yield _Line(text("ledger_slip.when", week=slip.week, day=day), 11, 18)
    yield _Line(plural("ledger_slip.entries", slip.head.count), 15, 30, Weight.SEMIBOLD)
    yield _Line(text("ledger_slip.hash_of", number=number(slip.head.count)), 10, 22, ink=Ink.MUTED)
    for place, line in enumerate(hash_lines(slip.head.hash)):
        yield _Line(line, 16, 22 if place else 20, Weight.SEMIBOLD, goes_on=place > 0)
    proves = plural("ledger_slip.proves", slip.head.count, number=number(slip.head.count))
    yield from _wrapped(proves, 10, 28)
    yield from _wrapped(text("ledger_slip.check"), 9, 16, Ink.MUTED)


def hash_lines(digits: str) -> tuple[str, ...]:
    """A hash in groups of eight, four to a line, so that it can be read out and compared."""
    groups = [digits[at : at + _GROUP] for at in range(0, len(digits), _GROUP)]
    lines = range(0, len(groups), _GROUPS_IN_LINE)
    return tuple("   ".join(groups[at : at + _GROUPS_IN_LINE]) for at in lines)


def _wrapped(words: str, size: float, down: float, ink: Ink = Ink.TEXT) -> Iterator[_Line]:
    for place, line in enumerate(broken(words, typeface(Weight.REGULAR), size, _width())):
        yield _Line(line, size, size * 1.3 if place else down, ink=ink, goes_on=place > 0)


def _name(slip: LedgerSlip) -> str:
    return printed(" ".join(slip.campaign.split())) or text("export.nameless")


def _clipped(words: str, size: float, weight: Weight) -> str:
    return clipped(words, typeface(weight), size, _width())


def _width() -> float:
    return _EXTENT.width - 2 * _MARGIN
