"""What an element of a print is: the roles that tags tell a screen reader."""

from __future__ import annotations

from enum import Enum


class Role(Enum):
    """What an element is: its tag in the file, and what else its entry says."""

    DOCUMENT = ("Document", "")
    SECTION = ("Sect", "")
    HEADING_1 = ("H1", "")
    HEADING_2 = ("H2", "")
    HEADING_3 = ("H3", "")
    HEADING_4 = ("H4", "")
    HEADING_5 = ("H5", "")
    HEADING_6 = ("H6", "")
    PARAGRAPH = ("P", "")
    QUOTE = ("BlockQuote", "")
    CODE = ("Code", "")
    NOTE = ("Note", "")
    SPAN = ("Span", "")
    LIST = ("L", "/A<</O/List/ListNumbering/Disc>>")
    NUMBERED_LIST = ("L", "/A<</O/List/ListNumbering/Decimal>>")
    LIST_ITEM = ("LI", "")
    LIST_LABEL = ("Lbl", "")
    LIST_BODY = ("LBody", "")
    TABLE = ("Table", "")
    ROW = ("TR", "")
    HEADER_CELL = ("TH", "/A<</O/Table/Scope/Column>>")
    ROW_HEADER_CELL = ("TH", "/A<</O/Table/Scope/Row>>")
    CELL = ("TD", "")
    LINK = ("Link", "")
    FIGURE = ("Figure", "")

    __hash__ = object.__hash__  # there is one of each, and every mark asks for it

    def __init__(self, tag: str, attributes: str) -> None:
        self.tag = tag
        self.attributes = attributes


Step = tuple[Role, str | int]
StructurePath = tuple[Step, ...]
"""An element by its ancestors and itself, from the outside in; the key tells it from its siblings.

The empty path is that of what only adorns the page: an artifact.
"""
