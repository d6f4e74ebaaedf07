"""A table's nodes as a grid: every row with as many cells as there are headings."""

from __future__ import annotations

from collections.abc import Sequence

from markdown_it.tree import SyntaxTreeNode

from gmscreen.paper.handouts.runs import Inline, PictureIn
from gmscreen.paper.handouts.tables import Cell, Grid
from gmscreen.paper.press.fonts import regular, semibold
from gmscreen.paper.press.inks import Ink
from gmscreen.paper.press.marks import Font
from gmscreen.paper.press.rich_text import Run
from gmscreen.paper.press.roles import Role, StructurePath

_ALIGNS = {"text-align:right": 1.0, "text-align:center": 0.5}


def grid_of(rows: Sequence[SyntaxTreeNode], table: StructurePath, size: float) -> Grid:
    """The grid of these rows, the first of which has the headings; `table` is the table's element."""
    head, *others = rows
    headings = _row(head, (*table, (Role.ROW, 0)), Role.HEADER_CELL, semibold(size * 0.93, Ink.MUTED))
    return Grid(
        headings,
        tuple(
            _row(row, (*table, (Role.ROW, number)), Role.CELL, regular(size))
            for number, row in enumerate(others, start=1)
        ),
    )


def _row(row: SyntaxTreeNode, within: StructurePath, role: Role, font: Font) -> tuple[Cell, ...]:
    return tuple(
        Cell(_runs(cell, Inline(font, (*within, (role, column)))), _align(cell))
        for column, cell in enumerate(row.children)
    )


def _align(cell: SyntaxTreeNode) -> float:
    return _ALIGNS.get(str(cell.attrs.get("style", "")), 0.0)


def _runs(cell: SyntaxTreeNode, inline: Inline) -> tuple[Run, ...]:
    """The words of a cell, a blank for none; a picture in it is the words that stand for it."""
    found: list[Run] = []
    for part in inline.parts(cell.children):
        found += [inline.like(part.words)] if isinstance(part, PictureIn) else part
    return tuple(found) or (inline.like("\N{NO-BREAK SPACE}"),)
