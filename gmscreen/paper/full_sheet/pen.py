"""What a blank sheet has in place of numbers and names: rules to write on and boxes to fill."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gmscreen.paper.cards.content import LineContent, LineId
from gmscreen.paper.full_sheet.sheet_style import SheetStyle
from gmscreen.paper.press.fonts import bold, leading, regular
from gmscreen.paper.press.inks import Ink
from gmscreen.paper.press.marks import Block, BoxMark, Mark, RuleMark
from gmscreen.paper.press.setting import left, width_of
from gmscreen.paper.press.structure import Role, StructurePath
from gmscreen.texts.catalogue import text

_LINE = 24.0
_HAIRLINE = 0.5
_RULE, _DASH = 1.4, 4.5
_BOX = (44.0, 28.0)
_FIELDS = ((("name", 0.7), ("points", 0.3)), (("people", 0.3), ("origin", 0.4), ("mark", 0.3)))


def pen_fields(width: float, style: SheetStyle) -> Iterator[Block]:
    """Rules for who somebody is, what goes on each under it."""
    font = regular(style.label, Ink.MUTED)
    for row in _FIELDS:
        marks: list[Mark] = []
        x = 0.0
        for key, share in row:
            marks.append(RuleMark(x, _LINE, width * share - 10, _HAIRLINE, Ink.TEXT))
            place = ((Role.PARAGRAPH, key),)
            marks.append(left(x, _LINE + 1, text(f"full_sheet.field.{key}"), font, place))
            x += width * share
        yield Block(_LINE + leading(style.label) + 1, tuple(marks))


def pen_line(line: LineContent, style: SheetStyle) -> Block:
    """A line: its weight and load to be written, and a box for each number."""
    is_march = line.id is LineId.ON_MARCH
    ink = Ink.ON_MARCH if is_march else Ink.IN_SCENE
    title = bold(style.label * 1.1, ink)
    place: StructurePath = ((Role.SECTION, line.id.value),)
    sign = style.label * 0.66
    top = _RULE + 10
    marks: list[Mark] = [
        RuleMark(0, 0, style.half, _RULE, ink, _DASH if is_march else 0),
        BoxMark(0, top + 2, sign, sign, ink, outlined=is_march),
        left(sign * 1.8, top, line.title, title, (*place, (Role.HEADING_2, 0))),
    ]
    start = sign * 1.8 + width_of(f"{line.title}   ", title)
    marks += _blanks(("weight", "load"), start, top, style, place)
    top += leading(style.label) + 7
    marks += _boxes([figure.label for figure in line.figures], top, style, place)
    return Block(top + leading(style.label) + _BOX[1] + 2, tuple(marks))


def _blanks(
    keys: Sequence[str], start: float, top: float, style: SheetStyle, place: StructurePath
) -> Iterator[Mark]:
    small = regular(style.label, Ink.MUTED)
    room = (style.half - start) / len(keys)
    for index, key in enumerate(keys):
        words, x = text(f"full_sheet.field.{key}"), start + index * room
        yield left(x, top, words, small, (*place, (Role.PARAGRAPH, key)))
        after = x + width_of(f"{words} ", small)
        yield RuleMark(after, top + leading(style.label), x + room - after - 6, _HAIRLINE, Ink.TEXT)


def _boxes(labels: Sequence[str], top: float, style: SheetStyle, place: StructurePath) -> Iterator[Mark]:
    small = regular(style.label, Ink.MUTED)
    step = style.half / len(labels)
    for index, label in enumerate(labels):
        yield left(index * step, top, label, small, (*place, (Role.PARAGRAPH, index)))
        yield BoxMark(index * step, top + leading(style.label) + 1, *_BOX, Ink.MUTED, outlined=True)
