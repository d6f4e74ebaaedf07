"""The top of a sheet: the band, the name, the picture, and the strip of numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from gmscreen.paper.cards.header import BAND_INKS
from gmscreen.paper.full_sheet.content import FullSheet, Value
from gmscreen.paper.full_sheet.pen import pen_fields
from gmscreen.paper.full_sheet.sheet_style import SheetStyle
from gmscreen.paper.press.fonts import bold, leading, regular, semibold
from gmscreen.paper.press.inks import Ink
from gmscreen.paper.press.lines_of_text import fitting_size
from gmscreen.paper.press.marks import Block, BoxMark, Font, Mark, PictureMark, RuleMark
from gmscreen.paper.press.picture import Picture
from gmscreen.paper.press.pouring import Section
from gmscreen.paper.press.setting import left, right, running, text_lines, width_of
from gmscreen.paper.press.structure import Role, StructurePath
from gmscreen.paper.press.typeface import typeface
from gmscreen.texts.catalogue import text

NAME_LINES = 2
LONGEST_NAME = 200
"""Letters of a name that are tried in the head; no more fit on its two lines."""

NAME: StructurePath = ((Role.HEADING_1, "name"),)
_EDGE = 0.8
_PORTRAIT = 74.0
_PORTRAIT_SHAPE = 1.3
_STEP = 0.5


def paragraph(key: str) -> StructurePath:
    """Running text of the head."""
    return ((Role.PARAGRAPH, key),)


@dataclass(frozen=True, slots=True)
class Head:
    """What the top of the first page says, and the picture there is."""

    sheet: FullSheet
    picture: Picture | None = None

    def width(self, style: SheetStyle) -> float:
        """What the picture leaves of the width."""
        return style.width - (_PORTRAIT + 12 if self.picture else 0)


def head_sections(head: Head, style: SheetStyle) -> Iterator[Section]:
    """Band, name and numbers as one; a name that two lines can't hold stands whole under them."""
    font, lines = _name_lines(head.sheet.name, head.width(style), style)
    named = pen_fields(style.width, style) if style.for_pen else (*_name(lines, font), *_about(head, style))
    blocks = [_band(head.sheet, style), *named, _strip(head, style)]
    if head.picture:
        blocks[0] = _with_picture(blocks, head.picture, style)
    yield Section((), tuple(_glued(blocks)), keeps_whole=True)
    if not lines:
        whole = running(head.sheet.name, semibold(style.size), style.width, place=NAME)
        yield Section((), tuple(whole), style.gap)


def _glued(blocks: Sequence[Block]) -> Iterator[Block]:
    last = len(blocks) - 1
    for index, block in enumerate(blocks):
        yield Block(block.height, block.marks, glued=index < last)


def _band(sheet: FullSheet, style: SheetStyle) -> Block:
    """What kind of sheet it is, and its points."""
    font = semibold(style.label * 1.1, Ink.ON_BAND)
    top = (style.band - leading(font.size)) / 2
    marks: list[Mark] = [
        BoxMark(0, 0, style.width, style.band, BAND_INKS[sheet.kind]),
        *(RuleMark(0, edge, style.width, _EDGE, Ink.EDGE) for edge in (0, style.band - _EDGE)),
        left(7, top, sheet.band, font, paragraph("band")),
        right(style.width - 7, top, sheet.points, font, paragraph("points")),
    ]
    return Block(style.band + 5, tuple(marks))


def _name_lines(name: str, width: float, style: SheetStyle) -> tuple[Font, list[str]]:
    """The name as large as two lines allow; no lines for one that is longer."""
    size = style.name
    while size >= style.name_least and len(name) <= LONGEST_NAME:
        lines = text_lines(name, bold(size), width)
        if len(lines) <= NAME_LINES and (len(lines) == 1 or size <= style.name * 0.72):
            return bold(size), lines
        size -= _STEP
    return bold(style.name_least), []


def _name(lines: Sequence[str], font: Font) -> Iterator[Block]:
    for line in lines:
        yield Block(leading(font.size) * 0.96, (left(0, 0, line, font, NAME),))


def _about(head: Head, style: SheetStyle) -> Iterator[Block]:
    font = regular(style.label * 1.25, Ink.MUTED)
    yield from running(head.sheet.about, font, head.width(style), place=paragraph("about"))


def _strip(head: Head, style: SheetStyle) -> Block:
    """The numbers side by side, what each is called above it and what it cost under it."""
    values, width = head.sheet.values, head.width(style)
    wide = width / max(1, len(values))
    has_costs = style.for_pen or any(value.under for value in values)
    heights = (leading(style.label), leading(style.value), leading(style.label) if has_costs else 0)
    height = sum(heights) + 6
    ground = () if style.for_pen else (BoxMark(0, 7, width, height, Ink.STRIP),)
    marks: list[Mark] = [*ground]
    marks += [RuleMark(0, 7 + edge, width, 0.4, Ink.EDGE) for edge in (0, height - 0.4)]
    for index, value in enumerate(values):
        if style.for_pen:
            box = (wide * index + 4, 10 + heights[0], wide - 8, heights[1] + heights[2] - 2)
            marks.append(BoxMark(*box, Ink.MUTED, outlined=True))
        told = _Told(value, index, costs=any(value.under for value in values))
        marks += _cell(told, (wide * (index + 0.5), wide), style)
    return Block(height + 7, tuple(marks))


@dataclass(frozen=True, slots=True)
class _Told:
    """A number of the strip, which of them it is, and whether any of them has a cost under it."""

    value: Value
    index: int
    costs: bool


def _cell(told: _Told, where: tuple[float, float], style: SheetStyle) -> Iterator[Mark]:
    value, (middle, wide) = told.value, where
    top = 10.0
    rows = (
        (value.label, regular(style.label, Ink.MUTED), Role.HEADER_CELL, 0),
        (value.value, bold(style.value), Role.CELL, 1),
        (value.under, regular(style.label, Ink.MUTED), Role.CELL, 2),
    )
    for words, font, role, row in rows:
        fitted = Font(font.weight, fitting_size(words, typeface(font.weight), font.size, wide - 3), font.ink)
        place = ((Role.TABLE, "values"), (Role.ROW, row), (role, told.index))
        shift = (font.size - fitted.size) / 2
        if words or (row == 2 and told.costs):  # an empty cell is told too
            yield left(middle - width_of(words, fitted) / 2, top + shift, words, fitted, place)
        top += leading(font.size)


def _with_picture(blocks: Sequence[Block], picture: Picture, style: SheetStyle) -> Block:
    """The first block with the picture at the right edge, as high as all of them allow."""
    first, *others = blocks
    room = max(_PORTRAIT * 0.8, sum(block.height for block in others))
    height = min(room, _PORTRAIT * min(picture.shape, _PORTRAIT_SHAPE))
    width = height / picture.shape
    if width > _PORTRAIT:
        width, height = _PORTRAIT, _PORTRAIT * picture.shape
    alternative = text("full_sheet.portrait")
    place = ((Role.FIGURE, "portrait"),)
    mark = PictureMark(style.width - width, first.height, width, height, picture, alternative, place)
    return Block(first.height, (*first.marks, mark))
