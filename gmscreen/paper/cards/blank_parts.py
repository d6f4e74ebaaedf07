"""The parts of a card for the pen: labelled rules, empty boxes, lists without words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from gmscreen.paper.cards.content import Fact, LineId
from gmscreen.paper.cards.style import CardStyle
from gmscreen.paper.press.fonts import bold, leading, regular, semibold
from gmscreen.paper.press.inks import Ink
from gmscreen.paper.press.lines_of_text import fitting_size
from gmscreen.paper.press.marks import Block, BoxMark, Font, Mark, PathMark, RuleMark, TextMark, rectangle
from gmscreen.paper.press.measures import MM
from gmscreen.paper.press.setting import left, right, width_of
from gmscreen.paper.press.typeface import typeface
from gmscreen.texts.catalogue import text

_THIN = 0.4
_SIGN = 0.62
_LEAST_PEN = 4.2 * MM
"""The least height that is written in by hand."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A label and a rule to write on; `share` of the row's width."""

    label: str
    share: float


def pen(style: CardStyle) -> float:
    """The height of a line to write on."""
    return max(_LEAST_PEN, style.label * 2)


def entries(parts: Sequence[Entry], width: float, style: CardStyle, height: float | None = None) -> Block:
    """Labels, each with a rule after it, side by side."""
    tall = pen(style) if height is None else height
    font = regular(style.label, Ink.MUTED)
    whole = sum(part.share for part in parts)
    gap = style.label * 0.8
    x = 0.0
    marks: list[Mark] = []
    for part in parts:
        end = x + (width + gap) * part.share / whole - gap
        marks.append(left(x, tall - leading(font.size), part.label, font))
        start = x + width_of(part.label, font) + style.label * 0.4
        marks.append(RuleMark(start, tall - style.label * 0.2, max(0.0, end - start), _THIN, Ink.MUTED))
        x = end + gap
    return Block(tall, tuple(marks))


def fact_strip(facts: Sequence[Fact], style: CardStyle) -> Block:
    """The strip of attributes with room for a number under each."""
    cell, padding = style.width / len(facts), style.label * 0.2
    height = padding + leading(style.label) + pen(style)
    marks: list[Mark] = [PathMark(0, 0, (rectangle(style.width, height),), Ink.LINE, _THIN, closed=True)]
    for index, fact in enumerate(facts):
        font = _fitted(fact.label, regular(style.label, Ink.MUTED), cell - 1)
        middle = cell * (index + 0.5)
        marks.append(left(middle - width_of(fact.label, font) / 2, padding, fact.label, font))
        if index:
            marks.append(PathMark(cell * index, 0, (((0, 0), (0, height)),), Ink.LINE, _THIN))
    return Block(height, tuple(marks), style.margin * 0.35)


def line_title(kind: LineId, style: CardStyle) -> Block:
    """The rule and sign of a line, and rules for its weight and its load."""
    ink = Ink.ON_MARCH if kind is LineId.ON_MARCH else Ink.IN_SCENE
    title, small = bold(style.label * 1.12, ink), regular(style.label, Ink.MUTED)
    is_march = kind is LineId.ON_MARCH
    height = 1.4 + pen(style)
    foot = height - style.label * 0.35
    sign = title.size * _SIGN
    words = text(f"card.line.{kind}")
    marks: list[Mark] = [
        RuleMark(0, 0, style.width, 1.4, ink, 4.5 if is_march else 0),
        BoxMark(0.3, foot - title.size * 0.64, sign, sign, ink, outlined=is_march),
        TextMark(sign * 1.7, foot, words, title),
    ]
    if kind is not LineId.BOTH:
        start = sign * 1.7 + width_of(words, title) + style.label
        marks += _weight_and_load(start, foot, style, small)
    return Block(height, tuple(marks))


def _weight_and_load(start: float, foot: float, style: CardStyle, font: Font) -> Iterator[Mark]:
    unit, load = text("card.blank.kg"), text("card.blank.load")
    room = style.width - start - width_of(f"{unit} {load} ", font) - style.label
    weight = room * 0.4
    yield RuleMark(start, foot, weight, _THIN, Ink.MUTED)
    x = start + weight + style.label * 0.3
    yield TextMark(x, foot, unit, font)
    x += width_of(unit, font) + style.label * 0.7
    yield TextMark(x, foot, load, font)
    x += width_of(load, font) + style.label * 0.3
    yield RuleMark(x, foot, style.width - x, _THIN, Ink.MUTED)


def boxed_numbers(labels: Sequence[str], style: CardStyle) -> Block:
    """A label over an empty box for each number."""
    gap = style.label * 0.7
    cell = (style.width + gap) / len(labels)
    font, lift = regular(style.label, Ink.MUTED), style.label * 0.3
    top, tall = lift + leading(style.label) * 1.1, pen(style) * 1.1
    boxes = tuple(rectangle(cell - gap, tall, index * cell, top) for index in range(len(labels)))
    marks: list[Mark] = [PathMark(0, 0, boxes, Ink.TEXT, _THIN, closed=True)]
    for index, label in enumerate(labels):
        marks.append(left(index * cell, lift, label, _fitted(label, font, cell - gap)))
    return Block(top + tall + style.label * 0.3, tuple(marks))


def heading_height(style: CardStyle) -> float:
    """What the headings of a list take."""
    return style.label * 1.9


def headed_rules(headings: Sequence[str], count: int, width: float, style: CardStyle) -> Iterator[Block]:
    """A list: its headings, the first to the left, the others where columns of it end, and rules."""
    font = semibold(style.label, Ink.MUTED)
    column = style.label * 4.6
    heading = heading_height(style)
    foot = heading - leading(font.size)
    marks: list[Mark] = [left(0, foot, headings[0], font)]
    for index, words in enumerate(reversed(headings[1:])):
        marks.append(right(width - index * column, foot, words, font))
    yield Block(heading, (*marks, RuleMark(0, heading, width, _THIN, Ink.MUTED)))
    for _ in range(count):
        yield Block(pen(style), (RuleMark(0, pen(style), width, _THIN, Ink.LINE),))


def _fitted(words: str, font: Font, width: float) -> Font:
    return Font(font.weight, fitting_size(words, typeface(font.weight), font.size, width), font.ink)
