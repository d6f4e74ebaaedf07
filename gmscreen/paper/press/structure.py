"""What the parts of a print are to each other, so that a screen reader can tell them: the tree of tags."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Protocol


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


class ObjectFile(Protocol):
    """The file that elements are written to."""

    @property
    def page_number(self) -> int:
        """The object number of the page that is being drawn."""

    def new_number(self) -> int:
        """The number of an object to come."""

    def pack(self, number: int, body: bytes) -> None:
        """Write an object."""


class _Element:
    """An element that may still grow: its kids as the file writes them, and those that are open by step.

    `first` and `last` are the pages on which it was used; `page` is the object number of the one that its
    pieces lie on if nothing else is said.
    """

    __slots__ = ("alternative", "first", "kids", "last", "number", "open", "page", "parent", "role")

    def __init__(self, role: Role, number: int, parent: int, page: int) -> None:
        self.role = role
        self.number = number
        self.parent = parent
        self.page = 0
        self.first = self.last = page
        self.kids = ""
        self.open: dict[Step, _Element] | None = None
        self.alternative = ""


class StructureTree:
    """The elements of a document, made when a mark first names them, in that order.

    One that two whole pages pass by without is written and done: the same path after that is another
    element. So a run of any length keeps only what its last pages hold.
    """

    def __init__(self, file: ObjectFile) -> None:
        self._file = file
        self._root = file.new_number()
        self._document = _Element(Role.DOCUMENT, file.new_number(), self._root, 0)
        self._marked: list[str] = []
        self._pages = 0
        self._parents: list[tuple[int, int]] = []
        self._next_key = 0

    def marks(self, within: StructurePath, places: Sequence[StructurePath]) -> tuple[int, ...]:
        """The numbers, on the page that is being drawn, of pieces of elements that all lie in one."""
        start, page = len(self._marked), self._file.page_number
        above = self._element(self._document, within)
        for number, place in enumerate(places, start):
            self._add_piece(self._element(above, place), number, page)
        return tuple(range(start, len(self._marked)))

    def describe(self, path: StructurePath, alternative: str) -> None:
        """Say what is read in place of a figure that has its piece."""
        self._element(self._document, path).alternative = alternative

    def adopt(self, path: StructurePath, annotation: int) -> int:
        """Make an annotation of this page a kid of an element; gives its key in the tree of parents."""
        element = self._element(self._document, path)
        element.kids += f" <</Type/OBJR/Pg {self._file.page_number} 0 R/Obj {annotation} 0 R>>"
        self._parents.append((self._new_key(), element.number))
        return self._parents[-1][0]

    def end_page(self) -> int:
        """The key of the page that was drawn in the tree of parents."""
        number, key = self._file.new_number(), self._new_key()
        self._file.pack(number, f"[{' '.join(self._marked)}]".encode())
        self._parents.append((key, number))
        self._marked = []
        self._pages += 1
        self._close_passed(self._document)
        return key

    def finish(self) -> int:
        """Write what is left; gives the object number of the root."""
        self._close(self._document)
        tree = self._file.new_number()
        entries = " ".join(f"{key} {number} 0 R" for key, number in self._parents)
        self._file.pack(tree, f"<</Nums[{entries}]>>".encode())
        root = f"<</Type/StructTreeRoot/K {self._document.number} 0 R/ParentTree {tree} 0 R"
        self._file.pack(self._root, f"{root}/ParentTreeNextKey {self._next_key}>>".encode())
        return self._root

    def _new_key(self) -> int:
        self._next_key += 1
        return self._next_key - 1

    def _add_piece(self, element: _Element, number: int, page: int) -> None:
        self._marked.append(f"{element.number} 0 R")
        element.page = element.page or page
        own = element.page == page
        element.kids += f" {number}" if own else f" <</Type/MCR/Pg {page} 0 R/MCID {number}>>"

    def _element(self, element: _Element, path: StructurePath) -> _Element:
        """The one at the end of a path that begins at `element`, made where it is missing."""
        for step in path:
            if element.open is None:
                element.open = {}
            child = element.open.get(step)
            if child is None:
                child = _Element(step[0], self._file.new_number(), element.number, self._pages)
                element.open[step] = child
                element.kids += f" {child.number} 0 R"
            element = child
            element.last = self._pages
        return element

    def _close_passed(self, element: _Element) -> None:
        """Close what neither this page nor the one before it has used."""
        opened, limit = element.open or {}, self._pages - 2
        for step in [step for step, child in opened.items() if child.last < limit]:
            self._close(opened.pop(step))
        for child in opened.values():
            if child.first < limit:
                self._close_passed(child)

    def _close(self, element: _Element) -> None:
        for child in (element.open or {}).values():
            self._close(child)
        self._file.pack(element.number, _body(element).encode("ascii"))


def _body(element: _Element) -> str:
    page = f"/Pg {element.page} 0 R" if element.page else ""
    alternative = f"/Alt {text_string(element.alternative)}" if element.alternative else ""
    head = f"<</S/{element.role.tag}/P {element.parent} 0 R"
    return f"{head}{page}{alternative}{element.role.attributes}/K[{element.kids}]>>"


def text_string(words: str) -> str:
    """Any text as the file writes it: in hexadecimal, so that no character of it means anything."""
    return f"<feff{words.encode('utf-16-be', 'replace').hex()}>"
