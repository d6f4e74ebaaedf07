"""What lies behind a card: its name, its portrait, or the emblem, in a frame that forgives a printer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from gmscreen.paper.cards.card_format import Backs
from gmscreen.paper.cards.content import CardContent
from gmscreen.paper.cards.header import BAND_INKS
from gmscreen.paper.cards.lattice import lattice
from gmscreen.paper.cards.style import CardStyle
from gmscreen.paper.press.emblem import ASPECT, emblem
from gmscreen.paper.press.fonts import bold, leading, semibold
from gmscreen.paper.press.inks import Ink
from gmscreen.paper.press.lines_of_text import clipped
from gmscreen.paper.press.marks import BoxMark, Font, Mark, PathMark, Placed, RuleMark
from gmscreen.paper.press.measures import MM, Extent
from gmscreen.paper.press.setting import left, text_lines, width_of
from gmscreen.paper.press.typeface import typeface

FRAME = 4.5 * MM
"""From the cut to the frame: a back that is printed a millimetre off still has a whole one."""

_INNER = 1.3 * MM
_THICK, _THIN = 1.1, 0.4
_NAME_LINES = 4
_LONGEST_NAME = 200


@dataclass(frozen=True, slots=True)
class Window:
    """Where on a back a picture is seen: from the card's upper left corner, or past every cut."""

    x: float
    y: float
    extent: Extent
    bleeds: bool = False


@dataclass(frozen=True, slots=True)
class Back:
    """The ground under all of it, a picture's place, and what is drawn over them."""

    ground: Ink
    placed: tuple[Placed, ...]
    window: Window | None = None


def back_of(content: CardContent, style: CardStyle, chosen: Backs, *, has_emblem_picture: bool) -> Back:
    """The back of a card. Where nobody gave a portrait, there is the picture for the emblem, or the name.

    A card that has no name yet has the emblem.
    """
    if chosen is Backs.PORTRAIT and content.portrait:
        return _portrait_back(content, style)
    if has_emblem_picture and chosen in (Backs.EMBLEM, Backs.PORTRAIT):
        return _whole_picture(style)
    return _emblem_back(style) if chosen is Backs.EMBLEM or content.is_blank else _title_back(content, style)


def _whole_picture(style: CardStyle) -> Back:
    return Back(Ink.PC_BAND, (), Window(0, 0, style.extent, bleeds=True))


def _emblem_back(style: CardStyle) -> Back:
    """A lattice in the frame, and the emblem in a clearing in its middle: the same for every card."""
    extent = style.extent
    height = min(extent.height * 0.3, extent.width * 0.42)
    across = height * ASPECT
    x, y = (extent.width - across) / 2, (extent.height - height) / 2
    inset = FRAME + _INNER + 2
    inside = Extent(extent.width - 2 * inset, extent.height - 2 * inset)
    clearing = (height * 0.78, height * 0.82)
    marks = (*_frame(extent), *lattice(inset, inside, clearing), *emblem(x, y, height, Ink.ON_BAND))
    return Back(Ink.PC_BAND, (Placed(0, 0, marks),))


def _title_back(content: CardContent, style: CardStyle) -> Back:
    """The emblem, the name as large as it fits, a rule, and the kind."""
    extent = style.extent
    small = semibold(style.label * 1.2, Ink.ON_BAND)
    font, lines = _name(content.name, style)
    height = min(extent.height * 0.2, extent.width * 0.28)
    gap = style.margin * 0.8
    taken = height + gap + len(lines) * leading(font.size) + gap + leading(small.size)
    top = (extent.height - taken) / 2
    marks: list[Mark] = [*_frame(extent)]
    marks += emblem((extent.width - height * ASPECT) / 2, top, height, Ink.ON_BAND)
    top += height + gap
    marks += _centred(lines, font, extent.width, top)
    top += len(lines) * leading(font.size) + gap / 2
    rule = style.big * 1.6
    marks.append(RuleMark((extent.width - rule) / 2, top, rule, _THIN, Ink.ON_BAND))
    marks += _centred([content.band], small, extent.width, top + gap / 2)
    return Back(BAND_INKS[content.kind], (Placed(0, 0, tuple(marks)),))


def _portrait_back(content: CardContent, style: CardStyle) -> Back:
    """The portrait within the frame, and the name under it."""
    extent = style.extent
    font, lines = _name(content.name, style)
    plate = len(lines) * leading(font.size) + style.margin * 0.7
    inside = Extent(extent.width - 2 * FRAME, extent.height - 2 * FRAME - plate)
    edge = BoxMark(FRAME, FRAME, inside.width, inside.height, Ink.ON_BAND, outlined=True)
    top = FRAME + inside.height + style.margin * 0.6
    marks = (edge, *_centred(lines, font, extent.width, top))
    return Back(BAND_INKS[content.kind], (Placed(0, 0, marks),), Window(FRAME, FRAME, inside))


def _frame(extent: Extent) -> Iterator[Mark]:
    """Two lines around, the inner one thin."""
    for inset, thickness in ((FRAME, _THICK), (FRAME + _INNER, _THIN)):
        right, foot = extent.width - inset, extent.height - inset
        corners = ((inset, inset), (right, inset), (right, foot), (inset, foot))
        yield PathMark(0, 0, (corners,), Ink.ON_BAND, thickness, closed=True)


def _name(name: str, style: CardStyle) -> tuple[Font, list[str]]:
    """The largest font in which the name takes three lines at most; a longer name ends in an ellipsis."""
    width = style.extent.width - 2 * (FRAME + _INNER + 4)
    short = name[:_LONGEST_NAME].replace("\n", " ")
    size = style.name * 1.35
    while size > style.name_least * 0.8:
        lines = text_lines(short, bold(size, Ink.ON_BAND), width)
        is_cut = any(width_of(word, bold(size)) > width for word in short.split(" "))
        if len(lines) < _NAME_LINES and not is_cut:
            return bold(size, Ink.ON_BAND), lines
        size -= 0.5
    font = bold(style.name_least * 0.8, Ink.ON_BAND)
    lines = text_lines(short, font, width)
    if len(lines) > _NAME_LINES:
        rest = " ".join(lines[_NAME_LINES - 1 :]).replace(" ", "\N{NO-BREAK SPACE}")
        lines = [*lines[: _NAME_LINES - 1], clipped(rest, typeface(font.weight), font.size, width)]
    return font, lines


def _centred(lines: list[str], font: Font, width: float, top: float) -> Iterator[Mark]:
    for index, line in enumerate(lines):
        yield left((width - width_of(line, font)) / 2, top + index * leading(font.size), line, font)
