"""The elements of a card, for whoever reads it without seeing it; each lies within its card's section."""

from __future__ import annotations

from functools import lru_cache

from gmscreen.paper.press.structure import Role, StructurePath

NAME: StructurePath = ((Role.HEADING_1, "name"),)
BAND: StructurePath = ((Role.PARAGRAPH, "band"),)
POINTS: StructurePath = ((Role.PARAGRAPH, "points"),)
ABOUT: StructurePath = ((Role.PARAGRAPH, "about"),)
WHOLE_NAME: StructurePath = ((Role.PARAGRAPH, "whole name"),)
FOOTNOTE: StructurePath = ((Role.NOTE, "footnote"),)

_MOST_KEPT = 4096


@lru_cache(_MOST_KEPT)
def heading(key: str) -> StructurePath:
    """What leads a part of the card."""
    return ((Role.HEADING_2, key),)


@lru_cache(_MOST_KEPT)
def track_place(index: int) -> StructurePath:
    """A track to tick off."""
    return ((Role.PARAGRAPH, f"track {index}"),)


@lru_cache(_MOST_KEPT)
def passage(key: str) -> StructurePath:
    """Running text of a part."""
    return ((Role.PARAGRAPH, key),)


@lru_cache(_MOST_KEPT)
def heading_cell(table: str, row: int, column: int) -> StructurePath:
    """A cell that names its column."""
    return ((Role.TABLE, table), (Role.ROW, row), (Role.HEADER_CELL, column))


@lru_cache(_MOST_KEPT)
def cell(table: str, row: int, column: int) -> StructurePath:
    """A cell of a table; rows and columns count from 0, the row of headings included."""
    return ((Role.TABLE, table), (Role.ROW, row), (Role.CELL, column))
