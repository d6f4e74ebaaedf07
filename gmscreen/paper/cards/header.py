"""The top of a card: the band with its kind, and the name."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from gmscreen.paper.cards.content import CardContent, CardKind
from gmscreen.paper.cards.places import ABOUT, BAND, NAME, POINTS
from gmscreen.paper.cards.style import CardStyle
from gmscreen.paper.press.fonts import baseline, bold, leading, regular, semibold
from gmscreen.paper.press.inks import Ink
from gmscreen.paper.press.lines_of_text import clipped, fitting_size
from gmscreen.paper.press.marks import Font, Mark, RuleMark
from gmscreen.paper.press.setting import left, right, text_lines, width_of
from gmscreen.paper.press.structure import StructurePath
from gmscreen.paper.press.typeface import Weight, typeface

BAND_INKS = {
    CardKind.PC: Ink.PC_BAND,
    CardKind.NAMED_NPC: Ink.NAMED_NPC_BAND,
    CardKind.CREATURE: Ink.CREATURE_BAND,
}

BAND_EDGE = 0.8
"""Thickness of the rule under a band that is not filled."""


NAME_LINES = 2
LONGEST_NAME = 300
"""Letters of a name that are tried in the header; no more fit on two lines of any card."""


@dataclass(frozen=True, slots=True)
class Header:
    """Marks of the top, the height they take, and whether the whole name and what is said of it are there."""

    marks: tuple[Mark, ...]
    height: float
    is_whole: bool
    holds_about: bool = False


def first_header(content: CardContent, style: CardStyle) -> Header:
    """The name as large as two lines allow; one that is longer still ends in an ellipsis.

    On a wide card what is said of it stands beside, where it has the room.
    """
    font, lines = _name_lines(content.name[:LONGEST_NAME], style)
    is_whole = len(lines) <= NAME_LINES and len(content.name) <= LONGEST_NAME
    if not is_whole:
        second = clipped("\N{NO-BREAK SPACE}".join(lines[1:]), typeface(font.weight), font.size, style.width)
        lines = [lines[0], second]
    marks = tuple(_name_marks(lines, font, style, NAME))
    height = _height(len(lines), font, style)
    if style.is_wide and len(lines) == 1 and _has_room_beside(content, font, style):
        return Header((*marks, _about_mark(content.about, font, style)), height, is_whole, holds_about=True)
    return Header(marks, height, is_whole)


def about_font(style: CardStyle) -> Font:
    """For what is said under the name."""
    return regular(style.label * 1.1, Ink.MUTED)


def _has_room_beside(content: CardContent, font: Font, style: CardStyle) -> bool:
    taken = width_of(content.name, font) + width_of(content.about, about_font(style))
    return "\n" not in content.about and taken + font.size <= style.width


def _about_mark(about: str, font: Font, style: CardStyle) -> Mark:
    """On the line of the name."""
    small = about_font(style)
    top = style.band + style.margin * 0.45 + baseline(font.size) - baseline(small.size)
    return right(style.extent.width - style.margin, top, about, small, ABOUT)


def next_header(content: CardContent, style: CardStyle) -> Header:
    """The top of every card after the first: the name on one line."""
    font = bold(style.name_least)
    line = clipped(content.name[:LONGEST_NAME], typeface(font.weight), font.size, style.width)
    return Header(tuple(_name_marks([line], font, style, ())), _height(1, font, style), is_whole=True)


def band_marks(content: CardContent, style: CardStyle, number: int, count: int) -> Iterator[Mark]:
    """The words on the band: the kind, the points, and which card of how many; and the rule under it.

    After the first face they only adorn, as the name does.
    """
    place = f"{number}/{count}" if count > 1 else ""
    tail = " · ".join(filter(None, (content.points, place)))
    font = semibold(style.label * 1.08, Ink.ON_BAND)
    top = (style.band - leading(font.size)) / 2
    room = style.width - width_of(f"{tail} ", font)
    size = fitting_size(content.band, typeface(font.weight), font.size, room)
    band, points = (BAND, POINTS) if number == 1 else ((), ())
    yield left(style.margin, top, content.band, Font(Weight.SEMIBOLD, size, Ink.ON_BAND), band)
    yield right(style.extent.width - style.margin, top, tail, font, points)
    yield RuleMark(style.margin, style.band - BAND_EDGE, style.width, BAND_EDGE, Ink.EDGE)


def _name_lines(name: str, style: CardStyle) -> tuple[Font, list[str]]:
    """The largest font in which the name takes one line, or two; for a longer one the smallest."""
    font = bold(style.name_least)
    for limit in range(1, NAME_LINES + 1):
        size = style.name
        while size >= style.name_least:
            font = bold(size)
            lines = text_lines(name, font, style.width)
            if len(lines) <= limit:
                return font, lines
            size -= 0.5
    return font, text_lines(name, font, style.width)


def _name_marks(lines: list[str], font: Font, style: CardStyle, place: StructurePath) -> Iterator[Mark]:
    for index, line in enumerate(lines):
        top = style.band + style.margin * 0.45 + index * leading(font.size) * 0.92
        yield left(style.margin, top, line, font, place)


def _height(lines: int, font: Font, style: CardStyle) -> float:
    return style.band + style.margin * 0.45 + lines * leading(font.size) * 0.92
