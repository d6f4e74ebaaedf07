"""The numbers of a card: the strip of attributes, and the lines, told apart by sign and rule as by colour."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from gmscreen.paper.cards.beside import beside
from gmscreen.paper.cards.content import Fact, Figure, LineContent, LineId
from gmscreen.paper.cards.places import cell, heading, heading_cell, passage
from gmscreen.paper.cards.style import CardStyle
from gmscreen.paper.press.fonts import baseline, bold, leading, regular, semibold
from gmscreen.paper.press.inks import Ink
from gmscreen.paper.press.lines_of_text import clipped, fitting_size
from gmscreen.paper.press.marks import Block, BoxMark, Font, Mark, RuleMark, TextMark
from gmscreen.paper.press.setting import Words, left, running, text_lines, unparted, width_of
from gmscreen.paper.press.structure import StructurePath
from gmscreen.paper.press.typeface import typeface

LABEL_LINES = 4
FEWEST_COLUMNS = 3
DASH = 4.5
"""Length of the strokes and gaps of the rule over em marcha, in points."""

_RULE = 1.4
_STRIP_EDGE = 0.4
_LEAST_SHRINK = 0.85
"""How far a label of the strip may shrink."""

_NUMBER_GAP = 2.5
_LINE_GAP = 0.48
"""Space over a line, in margins."""

_MOST_OF_CARD = 0.62
"""Share of a wide card's height that lines side by side may take."""

_NUMBER_HEIGHT = 0.88
"""What a big number takes of the card's height, over its letter size."""

T = TypeVar("T")


def fact_rows(facts: Sequence[Fact], style: CardStyle) -> Iterator[Block]:
    """Attributes and points in a strip, as many rows as it takes."""
    columns = _fact_columns(facts, style)
    for index, row in enumerate(_rows(facts, columns)):
        block = _fact_row(row, columns, style, index)
        yield block if index else replace(block, gap=style.margin * 0.35)


def _fact_columns(facts: Sequence[Fact], style: CardStyle) -> int:
    """All in one row where their labels need not shrink much, otherwise in more rows of fewer."""
    columns = min(max(len(facts), FEWEST_COLUMNS), style.fact_columns)
    widest = max((width_of(fact.label, regular(style.label)) for fact in facts), default=0)
    while columns > FEWEST_COLUMNS and widest * _LEAST_SHRINK > style.width / columns:
        columns = -(-columns // 2)
    return columns


def _fact_row(facts: Sequence[Fact], columns: int, style: CardStyle, row: int) -> Block:
    padding = style.label * 0.18
    wide = style.width / columns
    height = 2 * padding + leading(style.label) + leading(style.fact)
    marks: list[Mark] = [BoxMark(0, 0, style.width, height, Ink.STRIP)]
    marks += [RuleMark(0, edge, style.width, _STRIP_EDGE, Ink.EDGE) for edge in (0, height - _STRIP_EDGE)]
    label = regular(style.label, Ink.MUTED)
    for index, fact in enumerate(facts):
        middle = wide * (index + 0.5)
        place = heading_cell("facts", 2 * row, index)
        marks.append(_centred(middle, padding, Words(fact.label, label, place), wide))
        number = Words(fact.value, semibold(style.fact), cell("facts", 2 * row + 1, index))
        marks.append(_centred(middle, padding + leading(style.label), number, wide))
    return Block(height, tuple(marks))


def _centred(middle: float, top: float, words: Words, width: float) -> Mark:
    fitted = _fitted(words.text, words.font, width - 1)
    shift = (words.font.size - fitted.size) * 0.5
    return left(middle - width_of(words.text, fitted) / 2, top + shift, words.text, fitted, words.place)


def _fitted(text: str, font: Font, width: float) -> Font:
    return Font(font.weight, fitting_size(text, typeface(font.weight), font.size, width), font.ink)


def line_blocks(lines: Sequence[LineContent], style: CardStyle) -> Iterator[Block]:
    """Each line, never parted between two cards where one can hold it; on a wide card side by side.

    The load stands beside the weight where all of them have the room, otherwise under it.
    """
    if style.is_wide and len(lines) == len(style.columns):
        pair = _side_by_side(lines, style)
        if pair.height <= style.extent.height * _MOST_OF_CARD:
            yield pair
            return
    short = all(_is_short(line, style) for line in lines)
    for line in lines:
        yield from unparted(_line(line, style, load_beside=short))


def _side_by_side(lines: Sequence[LineContent], style: CardStyle) -> Block:
    narrow = style.in_column
    piles = [_line(line, narrow, load_beside=False) for line in lines]
    return beside(piles, [start - style.margin for start in style.columns], style.margin * _LINE_GAP)


def _line(line: LineContent, style: CardStyle, *, load_beside: bool) -> Iterator[Block]:
    """Rule, title, weight and load, what is missing, and the big numbers."""
    ink = Ink.ON_MARCH if line.id is LineId.ON_MARCH else Ink.IN_SCENE
    yield _title(line, ink, style, load_beside=load_beside)
    if not load_beside:
        yield from running(line.load, _load_font(style), style.width, place=passage(f"{line.id} load"))
    small = regular(style.label * 1.05)
    yield from running(line.missing, small, style.width, place=passage(f"{line.id} missing"))
    columns = _columns(line.figures, style)
    for number, row in enumerate(_rows(line.figures, columns)):
        yield from _unabridged(row, columns, style, line.id)
        yield _figure_row(row, _Row(columns, ink, line.id, number), style)


def _title(line: LineContent, ink: Ink, style: CardStyle, *, load_beside: bool) -> Block:
    title, load, start = _title_font(ink, style), _load_font(style), _weight_start(line, style)
    weight = _fitted(line.weight, semibold(style.weight), max(1.0, style.width - start))
    is_march = line.id is LineId.ON_MARCH
    top = _RULE + style.label * 0.35
    foot = top + baseline(style.weight)
    sign = title.size * _SIGN
    marks: list[Mark] = [
        RuleMark(0, 0, style.width, _RULE, ink, DASH if is_march else 0),
        BoxMark(0.3, foot - title.size * 0.64, sign, sign, ink, outlined=is_march),
        TextMark(sign * 1.7, foot, line.title, title, heading(line.id)),
        TextMark(start, foot, line.weight, weight, passage(f"{line.id} weight")),
    ]
    if load_beside:
        place = passage(f"{line.id} load")
        marks.append(TextMark(style.width - width_of(line.load, load), foot, line.load, load, place))
    return Block(top + leading(style.weight), tuple(marks), style.margin * _LINE_GAP)


_SIGN = 0.62
"""Side of the box before a title, over the title's letter size."""


def _title_font(ink: Ink, style: CardStyle) -> Font:
    return bold(style.label * 1.12, ink)


def _load_font(style: CardStyle) -> Font:
    return regular(style.label * 1.05, Ink.MUTED)


def _weight_start(line: LineContent, style: CardStyle) -> float:
    title = _title_font(Ink.TEXT, style)
    return title.size * _SIGN * 1.7 + width_of(line.title, title) + style.weight * 0.6


def _is_short(line: LineContent, style: CardStyle) -> bool:
    words = width_of(line.weight, semibold(style.weight)) + width_of(line.load, _load_font(style))
    return _weight_start(line, style) + words + style.weight * 0.6 <= style.width


def _columns(figures: Sequence[Figure], style: CardStyle) -> int:
    """As many columns as keep every label on four lines, no word parted."""
    most = min(max(len(figures), FEWEST_COLUMNS), style.figure_columns)
    for columns in range(most, 1, -1):
        if all(_is_labelled(figure, _label_width(columns, style), style) for figure in figures):
            return columns
    return 1


def _label_width(columns: int, style: CardStyle) -> float:
    return style.width / columns - style.label * 0.6 - _beside(style)


def _beside(style: CardStyle) -> float:
    """What a big number takes from the words beside it; on an upright card they are above it."""
    return style.big * 1.25 if style.is_wide else 0


def _label_font(style: CardStyle) -> Font:
    return regular(style.label, Ink.MUTED)


def _is_labelled(figure: Figure, width: float, style: CardStyle) -> bool:
    font = _label_font(style)
    words = figure.label.replace("\n", " ").split(" ")
    is_cut = any(width_of(word, font) > width for word in words)
    return not is_cut and len(text_lines(figure.label, font, width)) <= LABEL_LINES


def _unabridged(figures: Sequence[Figure], columns: int, style: CardStyle, key: str) -> Iterator[Block]:
    """Labels that no column can hold, whole, before the row that shows their beginning."""
    for figure in figures:
        lines = text_lines(figure.label, _label_font(style), _label_width(columns, style))
        if len(lines) > LABEL_LINES:
            yield from running(figure.label, regular(style.label), style.width, place=passage(f"{key} label"))


@dataclass(frozen=True, slots=True)
class _Row:
    """A row of big numbers: in how many columns and which ink, whose it is, and which of its rows."""

    columns: int
    ink: Ink
    key: str
    number: int

    def label(self, column: int) -> StructurePath:
        """The place of what names a number."""
        return heading_cell(self.key, 2 * self.number, column)

    def value(self, column: int) -> StructurePath:
        """The place of a number and of what qualifies it."""
        return cell(self.key, 2 * self.number + 1, column)


def _figure_row(figures: Sequence[Figure], row: _Row, style: CardStyle) -> Block:
    return (_wide_row if style.is_wide else _upright_row)(figures, row, style)


def _wide_row(figures: Sequence[Figure], row: _Row, style: CardStyle) -> Block:
    """Each number with its label and what qualifies it to the right."""
    width, height = _label_width(row.columns, style), style.big * _NUMBER_HEIGHT
    marks: list[Mark] = []
    for index, figure in enumerate(figures):
        x = index * style.width / row.columns
        font = _fitted(figure.value, _big_font(row.ink, style), _beside(style) - _NUMBER_GAP)
        marks.append(left(x, -style.big * 0.12, figure.value, font, row.value(index)))
        x += width_of(figure.value, font) + _NUMBER_GAP
        small = _label_font(style)
        words = [(line, small, row.label(index)) for line in _label_lines(figure.label, width, style)]
        words += [(line, font, row.value(index)) for line, font in _under_lines(figure, width, style)]
        marks += [left(x, place * leading(style.label), *word) for place, word in enumerate(words)]
        height = max(height, len(words) * leading(style.label))
    return Block(height, tuple(marks), style.label * 0.3)


def _upright_row(figures: Sequence[Figure], row: _Row, style: CardStyle) -> Block:
    """Each number with its label above and what qualifies it under it."""
    width = _label_width(row.columns, style)
    labels = [_label_lines(figure.label, width, style) for figure in figures]
    label_height = max(len(lines) for lines in labels) * leading(style.label)
    marks: list[Mark] = []
    height = 0.0
    for index, (figure, lines) in enumerate(zip(figures, labels, strict=True)):
        x = index * style.width / row.columns
        top = label_height - len(lines) * leading(style.label)
        for number, line in enumerate(lines):
            y = top + number * leading(style.label)
            marks.append(left(x, y, line, _label_font(style), row.label(index)))
        number_words = Words(figure.value, _big_font(row.ink, style), row.value(index))
        height = max(height, _number(marks, x, label_height, number_words, figure, width, style))
    return Block(height, tuple(marks), style.label * 0.3)


def _big_font(ink: Ink, style: CardStyle) -> Font:
    """Em marcha is the lighter one: told apart without colour."""
    return (semibold if ink is Ink.ON_MARCH else bold)(style.big, ink)


def _label_lines(label: str, width: float, style: CardStyle) -> list[str]:
    font = _label_font(style)
    lines = text_lines(label, font, width)
    if len(lines) <= LABEL_LINES:
        return lines
    rest = "\N{NO-BREAK SPACE}".join(lines[LABEL_LINES - 1 : LABEL_LINES + 1])
    return [*lines[: LABEL_LINES - 1], clipped(rest, typeface(font.weight), font.size, width)]


def _number(
    marks: list[Mark], x: float, top: float, number: Words, figure: Figure, width: float, style: CardStyle
) -> float:
    """Add the big number and what stands under it; gives the height down to its foot."""
    font = _fitted(number.text, number.font, width)
    marks.append(left(x, top - style.big * 0.12, number.text, font, number.place))
    foot = top + style.big * _NUMBER_HEIGHT
    for line, small in _under_lines(figure, width, style):
        marks.append(left(x, foot, line, small, number.place))
        foot += leading(small.size)
    return foot


def _under_lines(figure: Figure, width: float, style: CardStyle) -> list[tuple[str, Font]]:
    """What qualifies a number, and where there is room how it came about."""
    parts = [(figure.under, semibold(style.label))]
    if style.tells:
        parts.append((figure.told, regular(style.label * 0.93, Ink.MUTED)))
    return [(line, font) for words, font in parts if words for line in text_lines(words, font, width)]


def _rows(items: Sequence[T], columns: int) -> Iterator[Sequence[T]]:
    for start in range(0, len(items), columns):
        yield items[start : start + columns]
