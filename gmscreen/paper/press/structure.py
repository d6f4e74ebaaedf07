"""What the parts of a print are to each other, so that a screen reader can tell them: the tree of tags."""

from __future__ import annotations

from typing import Protocol

from gmscreen.paper.press.fragment import Fragment, shape
from gmscreen.paper.press.roles import Role, Step, StructurePath

__all__ = ["Role", "StructurePath", "StructureTree", "text_string"]


class ObjectFile(Protocol):
    """The file that elements are written to."""

    @property
    def page_number(self) -> int:
        """The object number of the page that is being drawn."""

    def new_number(self, count: int = 1) -> int:
        """The number of an object to come, the first of so many."""

    def pack(self, number: int, *bodies: str) -> None:
        """Write objects whose numbers follow each other."""


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
        self.open: dict[Step, _Element | Fragment] | None = None
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

    def marks(self, within: StructurePath, places: tuple[StructurePath, ...]) -> tuple[int, ...]:
        """The numbers, on the page that is being drawn, of pieces of elements that all lie in one."""
        start, page = len(self._marked), self._file.page_number
        if len(within) == 1 and places and within[0] not in (self._document.open or {}):
            self._add_fragment(within[0], places)
        else:
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
        self._file.pack(number, f"[{' '.join(self._marked)}]")
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
        self._file.pack(tree, f"<</Nums[{entries}]>>")
        root = f"<</Type/StructTreeRoot/K {self._document.number} 0 R/ParentTree {tree} 0 R"
        self._file.pack(self._root, f"{root}/ParentTreeNextKey {self._next_key}>>")
        return self._root

    def _new_key(self) -> int:
        self._next_key += 1
        return self._next_key - 1

    def _add_fragment(self, step: Step, places: tuple[StructurePath, ...]) -> None:
        """Elements within a new one, not made one by one as long as nothing is added to them."""
        form, now = shape(step[0], places), self._pages
        number = self._file.new_number(len(form.steps))
        parent, page = self._document.number, self._file.page_number
        fragment = Fragment(form, number, parent, len(self._marked), page, now, now)
        self._document.open = self._document.open or {}
        self._document.open[step] = fragment
        self._document.kids += f" {number} 0 R"
        self._marked += [f"{owner} 0 R" for owner in fragment.owners()]

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
            if isinstance(child, Fragment):
                child = element.open[step] = _grown(child)
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
            if child.first < limit and isinstance(child, _Element):
                self._close_passed(child)

    def _close(self, element: _Element | Fragment) -> None:
        if isinstance(element, Fragment):
            self._file.pack(element.number, *element.told())
            return
        for child in (element.open or {}).values():
            self._close(child)
        self._file.pack(element.number, _told(element))


def _grown(fragment: Fragment) -> _Element:
    """The elements of a fragment, to which something is to be added."""
    form, number = fragment.shape, fragment.number
    grown: list[_Element] = []
    for place, (step, parent) in enumerate(zip(form.steps, form.parents, strict=True)):
        above = fragment.parent if parent < 0 else number + parent
        element = _Element(step[0], number + place, above, fragment.first)
        element.page, element.kids = fragment.page, fragment.kids(place)
        if parent >= 0:
            grown[parent].open = {**(grown[parent].open or {}), step: element}
        grown.append(element)
    return grown[0]


def _told(element: _Element) -> str:
    page = f"/Pg {element.page} 0 R" if element.page else ""
    alternative = f"/Alt {text_string(element.alternative)}" if element.alternative else ""
    head = f"<</S/{element.role.tag}/P {element.parent} 0 R"
    return f"{head}{page}{alternative}{element.role.attributes}/K[{element.kids}]>>"


def text_string(words: str) -> str:
    """Any text as the file writes it: in hexadecimal, so that no character of it means anything."""
    return f"<feff{words.encode('utf-16-be', 'replace').hex()}>"
