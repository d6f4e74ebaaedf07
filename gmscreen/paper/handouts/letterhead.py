"""The top of a handout: emblem, campaign, title and day; and what stands at the head and foot of pages."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from gmscreen.paper.handouts.document import Document
from gmscreen.paper.handouts.framing import barred, padded
from gmscreen.paper.handouts.style import HandoutStyle
from gmscreen.paper.press.emblem import ASPECT, emblem
from gmscreen.paper.press.flow import shifted
from gmscreen.paper.press.fonts import bold, leading, regular, semibold
from gmscreen.paper.press.inks import Ink
from gmscreen.paper.press.lines_of_text import clipped
from gmscreen.paper.press.marks import Block, Mark, RuleMark
from gmscreen.paper.press.measures import MM
from gmscreen.paper.press.roles import Role, StructurePath
from gmscreen.paper.press.setting import left, right, running, width_of
from gmscreen.paper.press.typeface import typeface
from gmscreen.texts.catalogue import text

_THICK, _HAIRLINE = 1.2, 0.4

TITLE: StructurePath = ((Role.HEADING_1, "title"),)


def letterhead(document: Document, style: HandoutStyle) -> Iterator[Block]:
    """The emblem to the left of campaign, title and day, and a rule under them."""
    start = style.emblem * ASPECT + 5 * MM
    lines = list(shifted(_words(document, style, style.width - start), start))
    height = sum(line.gap + line.height for line in lines)
    shift = max(0.0, (style.emblem - height) / 2)
    sign = Block(0, tuple(emblem(0, max(0.0, (height - style.emblem) / 2), style.emblem, Ink.IN_SCENE)))
    yield Block(shift, sign.marks, glued=True)
    yield from (Block(line.height, line.marks, line.gap, glued=True) for line in lines)
    rule = RuleMark(0, shift + style.body * 0.7, style.width, _THICK, Ink.IN_SCENE)
    yield Block(shift + style.body * 1.4, (rule,))


def _words(document: Document, style: HandoutStyle, width: float) -> Iterator[Block]:
    small = semibold(style.small, Ink.MUTED)
    over, under = document.campaign, document.date
    yield from running(over, small, width, place=((Role.PARAGRAPH, "campaign"),))
    yield from running(document.title, bold(_title_size(document.title, style, width)), width, place=TITLE)
    yield from running(under, regular(style.small, Ink.MUTED), width, place=((Role.PARAGRAPH, "date"),))


_SHRINKS = 0.6
"""How small a long title may become, over its full size."""


def _title_size(title: str, style: HandoutStyle, width: float) -> float:
    """Full size on one line or two; a longer title, or one with a long word, is smaller."""
    longest = max((width_of(word, bold(style.title)) for word in title.split()), default=0)
    lines = width_of(title, bold(style.title)) / (width * _TITLE_LINES)
    return style.title * max(
        _SHRINKS, min(1.0, width / longest if longest else 1.0, 1 / lines if lines else 1)
    )


_TITLE_LINES = 1.8


def lacking_note(names: tuple[str, ...], style: HandoutStyle) -> Iterator[Block]:
    """Whose players have not answered the Cartão de Entrada; nothing where all have."""
    if not names:
        return
    indent = style.body * 0.7
    words = text("handout.lacking", names=", ".join(names))
    place: StructurePath = ((Role.NOTE, "lacking"),)
    lines = running(words, semibold(style.small), style.width - indent, style.gap, place=place)
    yield from barred(shifted(padded(lines, style.small * 0.3), indent), Ink.TEXT)


@dataclass(frozen=True, slots=True)
class PageNumber:
    """Which page of how many."""

    number: int
    count: int


def head_and_foot(
    document: Document, page: PageNumber, style: HandoutStyle, *, master: bool
) -> Iterator[Mark]:
    """The title over each page but the first; the number under all; whose copy this is, if the master's."""
    font = regular(style.small, Ink.MUTED)
    start, end = style.side, style.extent.width - style.side
    if page.number > 1:
        top = style.top - leading(style.small) * 2
        room = style.width * (0.6 if document.campaign else 1)
        yield left(start, top, _clipped(document.title, room, style), semibold(style.small, Ink.MUTED))
        yield right(end, top, _clipped(document.campaign, style.width * 0.36, style), font)
        yield RuleMark(start, top + leading(style.small) * 1.25, style.width, _HAIRLINE, Ink.LINE)
    foot = style.extent.height - style.bottom + leading(style.small) * 1.2
    number = text("paper.page", number=page.number, count=page.count)
    yield right(end, foot, number, font)
    if master:
        yield left(start, foot, text("handout.master_copy"), semibold(style.small, Ink.ON_MARCH))


def _clipped(words: str, room: float, style: HandoutStyle) -> str:
    font = semibold(style.small)
    return clipped(words[:_LONGEST], typeface(font.weight), font.size, room)


_LONGEST = 300
"""Letters that are tried on one line."""
