"""Sections poured into columns and pages: nothing is cut; what goes on elsewhere has its heading again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain, islice

from gmscreen.paper.press.flow import glued_groups
from gmscreen.paper.press.marks import Block, BoxMark, Placed
from gmscreen.paper.press.stretching import stretched

FEWEST_BEFORE = 4
"""Lines that a parted section leaves under its heading at least."""

FEWEST_AFTER = 2
"""Groups of lines that it takes on to the next column."""

_STEPS = 24
_ALONE = 4
_DUST = 0.001
"""Points by which a sum of heights may be over what it is."""


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and what stands under it, with the space before it, left out at the top of a column.

    `again` is the heading where the section goes on in another column, `turned` its body with the stripes
    the other way round, so that one may begin there. One that `keeps_whole` is parted only where no column
    can hold it.
    """

    head: tuple[Block, ...]
    body: tuple[Block, ...]
    gap: float = 0
    again: tuple[Block, ...] = ()
    keeps_whole: bool = False
    turned: tuple[Block, ...] = ()

    def after(self, count: int) -> Section | None:
        """What is left of it without so many blocks of its body."""
        body, turned = self.body[count:], self.turned[count:]
        if turned and _is_striped(turned[0]) and not _is_striped(body[0]):
            body, turned = turned, body
        head = self.again or self.head
        return replace(self, head=head, body=body, turned=turned) if body else None

    def fits(self, room: float) -> bool:
        """Whether all of it has room, without the space before it."""
        for block in chain(self.head, self.body):
            room -= block.height
            if room < -_DUST:
                return False
        return True


@dataclass(frozen=True, slots=True)
class Part:
    """What of a section lies in a column, and the space before it."""

    gap: float
    blocks: tuple[Block, ...]

    @property
    def height(self) -> float:
        """How high it is, with the space before it."""
        return self.gap + sum(block.height for block in self.blocks)


@dataclass(frozen=True, slots=True)
class Filled:
    """What lies in a column, from its top, and what had no room."""

    parts: tuple[Part, ...]
    rest: tuple[Section, ...]

    @property
    def height(self) -> float:
        """How much of the column is taken."""
        return sum(part.height for part in self.parts)


def filled(sections: Sequence[Section], height: float) -> Filled:
    """One column of this height; at least one block is placed, whatever its height."""
    parts: list[Part] = []
    room = height
    for index, section in enumerate(sections):
        gap = section.gap if parts else 0
        now, later = _parted(section, room - gap, height, is_alone=not parts)
        if now:
            parts.append(Part(gap, now))
            room -= parts[-1].height
        if later is not None:
            return Filled(tuple(parts), (later, *sections[index + 1 :]))
    return Filled(tuple(parts), ())


def set_down(column: Filled, x: float, top: float) -> Iterator[Placed]:
    """The marks of a column at their places on the page."""
    for part in column.parts:
        top += part.gap
        for block in part.blocks:
            yield Placed(x, top, block.marks)
            top += block.height


def spread(column: Filled, height: float, most: float) -> Filled:
    """The column with what is left of its height shared by its rows, `most` points each, and its parts.

    Where there is but one part, its rows take up to `_ALONE` times as much.
    """
    blocks = [block for part in column.parts for block in part.blocks]
    rows = sum(not block.glued for block in blocks) - bool(blocks and not blocks[-1].stretches)
    left = max(0.0, height - column.height)
    each = min(most if len(column.parts) > 1 else _ALONE * most, left / max(1, rows))
    parts = [replace(part, blocks=tuple(_loosened(part.blocks, each))) for part in column.parts]
    gap = (left - each * rows) / max(1, len(parts) - 1)
    return replace(column, parts=(*parts[:1], *(replace(part, gap=part.gap + gap) for part in parts[1:])))


def _loosened(blocks: Sequence[Block], each: float) -> Iterator[Block]:
    """Blocks with so much more space to each row; what is no row has it underneath."""
    for group in glued_groups(blocks):
        rows = [index for index, block in enumerate(group) if block.stretches]
        if not rows:
            yield from group[:-1]
            yield group[-1] if group[-1].glued else replace(group[-1], height=group[-1].height + each)
            continue
        for index, block in enumerate(group):
            over, under = (each / 2 if index == rows[place] else 0.0 for place in (0, -1))
            yield stretched(block, over, under) if over or under else block


def columns_filled(sections: Sequence[Section], count: int, height: float) -> tuple[Filled, ...]:
    """So many columns of this height, one after the other; what had no room is the rest of the last."""
    columns: list[Filled] = []
    waiting = tuple(sections)
    for _ in range(count):
        columns.append(filled(waiting, height) if waiting else Filled((), ()))
        waiting = columns[-1].rest
    return tuple(columns)


def balanced(sections: Sequence[Section], count: int, height: float) -> tuple[Filled, ...]:
    """The columns as even as they come: of the least height that holds all, `height` at most."""
    best = columns_filled(sections, count, height)
    if best[-1].rest:
        return best
    low, high = 0.0, height
    for _ in range(_STEPS):
        middle = (low + high) / 2
        tried = columns_filled(sections, count, middle)
        if tried[-1].rest or max(column.height for column in tried) > middle + _DUST:
            low = middle
        else:
            high, best = middle, tried
    return best


def _parted(
    section: Section, room: float, whole: float, *, is_alone: bool
) -> tuple[tuple[Block, ...], Section | None]:
    """The blocks of a section that have room, and the section that is left."""
    if section.fits(room):
        return (*section.head, *section.body), None
    if not is_alone and section.keeps_whole and section.fits(whole):
        return (), section
    count = _fitting(section, room)
    if count == 0 and is_alone:
        count = 1
    elif not is_alone and count < FEWEST_BEFORE:
        return (), section
    return (*section.head, *section.body[:count]), section.after(count)


def _is_striped(block: Block) -> bool:
    return any(isinstance(mark, BoxMark) for mark in block.marks)


def _fitting(section: Section, room: float) -> int:
    """How many blocks have room under the heading, glued ones together; a few are left for after."""
    taken = sum(block.height for block in section.head)
    counts = [0]
    groups = glued_groups(section.body)
    for group in groups:
        taken += sum(block.height for block in group)
        if taken > room + _DUST:
            break
        counts.append(counts[-1] + len(group))
    after = 1 + sum(1 for _ in islice(groups, FEWEST_AFTER - 1))
    kept = len(counts) - 1 - (FEWEST_AFTER - after)
    return counts[max(1, kept)] if len(counts) > 1 else 0
