"""The nodes of a text as blocks: headings, paragraphs, lists, quotes, code, tables, pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import chain, count

from markdown_it.tree import SyntaxTreeNode

from gmscreen.paper.handouts.document import plain_words
from gmscreen.paper.handouts.figures import Figures
from gmscreen.paper.handouts.framing import barred, is_apart, padded, tinted, with_label
from gmscreen.paper.handouts.full_page import FullPage, is_full_page
from gmscreen.paper.handouts.labels import label_marks, labels_of
from gmscreen.paper.handouts.runs import Inline, PictureIn
from gmscreen.paper.handouts.style import HandoutStyle
from gmscreen.paper.handouts.table_nodes import grid_of
from gmscreen.paper.handouts.tables import grid_blocks, is_too_wide, rows_as_words
from gmscreen.paper.press.flow import shifted, spaced
from gmscreen.paper.press.fonts import bold, italic, leading, regular, semibold
from gmscreen.paper.press.inks import Ink
from gmscreen.paper.press.marks import Block, Font, PictureMark, RuleMark
from gmscreen.paper.press.printed_text import printed
from gmscreen.paper.press.rich_text import Run, rich
from gmscreen.paper.press.roles import Role, Step, StructurePath
from gmscreen.paper.press.setting import kept_blanks, running
from gmscreen.texts.catalogue import text

_HEADINGS = (
    Role.HEADING_1,
    Role.HEADING_2,
    Role.HEADING_3,
    Role.HEADING_4,
    Role.HEADING_5,
    Role.HEADING_6,
)


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the outline: its level from 1, its words, and the element that it leads to."""

    level: int
    words: str
    place: StructurePath


Item = Block | FullPage


@dataclass(frozen=True, slots=True)
class Room:
    """What a node is set in: its width, the element around it, the letters of its words, lists around it."""

    width: float
    within: StructurePath
    font: Font
    depth: int = 0

    def inner(self, indent: float, *steps: Step) -> Room:
        """A part of it that is set in, and the steps to its element."""
        return replace(self, width=self.width - indent, within=(*self.within, *steps))


AIRY = 1.12
"""The height of a line of running text over that of a line of type."""

LEAST_WIDTH = 90.0
"""Points; where less would be left, what lies deeper is not set in any further."""

_TIGHT = 0.35
"""The gap between items that lie close, over that between paragraphs."""


class Setter:
    """Sets the nodes of one handout; `outline` grows with the headings that it has met."""

    def __init__(self, style: HandoutStyle, figures: Figures) -> None:
        self.outline: list[Entry] = []
        self._style = style
        self._figures = figures
        self._keys = count(1)
        self._kinds: dict[str, Callable[[SyntaxTreeNode, Room], Iterator[Item]]] = {
            "heading": self._heading,
            "paragraph": self._paragraph,
            "bullet_list": self._list,
            "ordered_list": self._list,
            "blockquote": self._quote,
            "fence": self._code,
            "code_block": self._code,
            "hr": self._rule,
            "table": self._table,
        }

    def part(self, nodes: Iterable[SyntaxTreeNode], *, secret: bool) -> Iterator[Item]:
        """A part of the text, apart from the one before it."""
        made = self._secret(nodes) if secret else self.items(nodes, self.room())
        yield from _over_blocks(made, lambda blocks: _set_apart(blocks, self._style.apart))

    def room(self) -> Room:
        """The whole width of a page."""
        return Room(self._style.width, (), regular(self._style.body))

    def items(self, nodes: Iterable[SyntaxTreeNode], room: Room) -> Iterator[Item]:
        """The nodes in order."""
        was_apart = True
        for index, node in enumerate(nodes):
            made = self._kinds[node.type](node, room)
            apart = is_apart(node)
            if index and (apart or was_apart):
                made = _over_blocks(made, lambda blocks: _set_apart(blocks, self._style.apart))
            yield from made
            was_apart = apart

    def _secret(self, nodes: Iterable[SyntaxTreeNode]) -> Iterator[Item]:
        """What is the master's alone, along a bar and under its name."""
        indent = self._style.indent * 0.6
        room = self.room().inner(indent, self._step(Role.SECTION))
        label = semibold(self._style.small, Ink.ON_MARCH)
        place = (*room.within, self._step(Role.PARAGRAPH))
        words = running(text("handout.master_only"), label, room.width, self._style.apart, place=place)
        lead = (replace(block, glued=True) for block in words)
        inside = _over_blocks(self.items(nodes, room), lambda blocks: shifted(blocks, indent))
        yield from _over_blocks(
            chain(shifted(lead, indent), inside), lambda blocks: barred(blocks, Ink.ON_MARCH)
        )

    def _step(self, role: Role) -> Step:
        return role, next(self._keys)

    def _heading(self, node: SyntaxTreeNode, room: Room) -> Iterator[Item]:
        level = int(node.tag[1:])
        size = self._style.headings[level - 1]
        place = (*room.within, self._step(_HEADINGS[level - 1]))
        self.outline.append(Entry(level, " ".join(printed(plain_words(node)).split()), place))
        for item in self._inline(node, replace(room, font=bold(size)), place, size * 0.85):
            yield replace(item, glued=True) if isinstance(item, Block) else item

    def _paragraph(self, node: SyntaxTreeNode, room: Room) -> Iterator[Item]:
        gap = self._style.gap * (_TIGHT if node.hidden else 1)
        yield from self._inline(node, room, (*room.within, self._step(Role.PARAGRAPH)), gap)

    def _inline(self, node: SyntaxTreeNode, room: Room, place: StructurePath, gap: float) -> Iterator[Item]:
        """Words as one block of text, pictures between them as figures."""
        for part in Inline(room.font, place).parts(node.children):
            if isinstance(part, PictureIn):
                yield from self._figure(part, room, (node.map or (0, 0))[0] + 1)
            else:
                yield from rich(part, room.width, gap, airy=AIRY if room.font.size == self._style.body else 1)

    def _list(self, node: SyntaxTreeNode, room: Room) -> Iterator[Item]:
        labels = labels_of(node, room.depth)
        indent = labels.indent(room.font)
        role = Role.LIST if labels.start is None else Role.NUMBERED_LIST
        inner = replace(room, within=(*room.within, self._step(role)), depth=room.depth + 1)
        gap = self._style.gap * (_TIGHT if room.depth else 1)
        for index, item in enumerate(node.children):
            blocks = self._list_item(
                item, labels.words(index), indent, inner.inner(0, (Role.LIST_ITEM, index))
            )
            yield from blocks if index else _over_blocks(blocks, lambda made: spaced(made, gap))

    def _list_item(self, item: SyntaxTreeNode, words: str, indent: float, room: Room) -> Iterator[Item]:
        corner = (indent, leading(room.font.size) * (AIRY - 1) / 2)
        label = label_marks(item, words, corner, room.font, room.within)
        by = indent if room.width - indent >= LEAST_WIDTH else 0.0
        inside = self.items(item.children, room.inner(by, (Role.LIST_BODY, 0)))
        height = leading(room.font.size) * AIRY
        if by:
            moved = _over_blocks(inside, lambda blocks: shifted(blocks, by))
            yield from _over_blocks(moved, lambda blocks: with_label(blocks, label, height), always=True)
        else:
            yield Block(height, label, self._style.gap * _TIGHT, glued=True)
            yield from inside

    def _quote(self, node: SyntaxTreeNode, room: Room) -> Iterator[Item]:
        by = self._style.indent * 0.7 if room.width - self._style.indent >= LEAST_WIDTH else 0.0
        inside = self.items(node.children, room.inner(by, self._step(Role.QUOTE)))
        if not by:
            yield from inside
            return
        moved = _over_blocks(inside, lambda blocks: shifted(blocks, by))
        framed = _over_blocks(moved, lambda blocks: barred(blocks, Ink.LINE))
        yield from _over_blocks(framed, lambda blocks: spaced(blocks, self._style.gap))

    def _code(self, node: SyntaxTreeNode, room: Room) -> Iterator[Item]:
        """Line by line, blanks kept; a line that is too long goes on under itself."""
        padding, font = self._style.body * 0.5, regular(self._style.body * 0.93)
        place = (*room.within, self._step(Role.PARAGRAPH), (Role.CODE, 0))
        blocks: list[Block] = []
        for line in node.content.rstrip("\n").expandtabs(4).split("\n"):
            words = kept_blanks(printed(line))
            made = running(words, font, room.width - 2 * padding, place=place) if words else ()
            blocks += made or [Block(leading(font.size), ())]
        inside = padded(_together(blocks), padding * 0.7)
        yield from spaced(tinted(shifted(inside, padding), room.width), self._style.gap)

    def _rule(self, _node: SyntaxTreeNode, room: Room) -> Iterator[Item]:
        wide = room.width * 0.3
        rule = RuleMark((room.width - wide) / 2, self._style.body * 0.5, wide, 0.8, Ink.MUTED)
        yield Block(self._style.body, (rule,), self._style.gap, glued=True)

    def _table(self, node: SyntaxTreeNode, room: Room) -> Iterator[Item]:
        size = self._style.body * 0.92
        path = (*room.within, self._step(Role.TABLE))
        rows = [row for part in node.children for row in part.children]
        grid = grid_of(rows, path, size)
        if not is_too_wide(grid, room.width, size):
            yield from grid_blocks(grid, room.width, size, self._style.gap)
            return
        for row in rows_as_words(grid):
            yield from rich(row, room.width, self._style.gap)

    def _figure(self, shown: PictureIn, room: Room, line: int) -> Iterator[Item]:
        picture = self._figures.of(shown.source, line)
        place = (*room.within, self._step(Role.FIGURE))
        if is_full_page(shown.title):
            yield FullPage(picture, shown.words or text("handout.picture"), place)
            return
        width = min(picture.width * _POINTS, room.width, self._style.height * _TALLEST / picture.shape)
        height = width * picture.shape
        caption = printed(shown.title)
        words = shown.words or caption or text("handout.picture")
        mark = PictureMark((room.width - width) / 2, 0, width, height, picture, words, place)
        yield Block(height, (mark,), self._style.gap, glued=bool(caption))
        small = Run(caption, italic(self._style.small, Ink.MUTED), (*room.within, self._step(Role.PARAGRAPH)))
        yield from rich([small], room.width, self._style.gap * 0.5, align=0.5)


_POINTS = 72 / 150
"""Points a pixel: 150 to the inch."""

_TALLEST = 0.6
"""How much of a page's height a picture in the text takes at most."""


def _over_blocks(
    items: Iterable[Item], change: Callable[[Iterator[Block]], Iterable[Block]], *, always: bool = False
) -> Iterator[Item]:
    """The items, each run of blocks changed as a whole; `always` changes an empty one too."""
    met = False
    waiting = iter(items)
    for item in waiting:
        if not isinstance(item, Block):
            yield item
            continue
        met = True
        after: list[Item] = []
        yield from change(_run(item, waiting, after))
        yield from after
    if always and not met:
        yield from change(iter(()))


def _run(first: Block, items: Iterator[Item], after: list[Item]) -> Iterator[Block]:
    """The blocks up to the next page of its own, which is put into `after`."""
    yield first
    for item in items:
        if not isinstance(item, Block):
            after.append(item)
            return
        yield item


def _set_apart(blocks: Iterable[Block], gap: float) -> Iterator[Block]:
    for index, block in enumerate(blocks):
        yield block if index else replace(block, gap=max(gap, block.gap))


def _together(blocks: list[Block]) -> Iterator[Block]:
    """Short code stays on one page; of long code, no line alone."""
    short = len(blocks) <= _UNPARTED_LINES
    for index, block in enumerate(blocks, start=1):
        yield replace(block, glued=index < len(blocks) and (short or index in (1, len(blocks) - 1)))


_UNPARTED_LINES = 12
