"""Elements that were all named at once, within one: cards of a run are alike, and told by one pattern."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from gmscreen.paper.press.roles import Role, Step, StructurePath

_OBJECT, _PIECE, _PARENT, _PAGE = range(4)
"""What a number in a pattern is counted from."""


class Shape:
    """How elements lie in each other: the one around them first, each before those within it.

    `pieces` has the element of each piece, `parents` that around each element, by its place in `steps`.
    """

    def __init__(self, outermost: Step, places: Sequence[StructurePath]) -> None:
        self.steps: list[Step] = [outermost]
        self.parents: list[int] = [-1]
        self.kids: list[list[tuple[int, int]]] = [[]]
        known: dict[StructurePath, int] = {(): 0}
        self.pieces: list[int] = []
        for number, place in enumerate(places):
            self.pieces.append(self._place(place, known))
            self.kids[self.pieces[-1]].append((_PIECE, number))
        self._blanks: list[tuple[int, int]] = []
        self._pattern = "\n".join(self._line(element) for element in range(len(self.steps)))

    def _place(self, path: StructurePath, known: dict[StructurePath, int]) -> int:
        found = known.get(path)
        if found is None:
            parent = self._place(path[:-1], known)
            found = known[path] = len(self.steps)
            self.steps.append(path[-1])
            self.parents.append(parent)
            self.kids.append([])
            self.kids[parent].append((_OBJECT, found))
        return found

    def _line(self, element: int) -> str:
        """The element as the file writes it, its numbers left out and noted among the blanks."""
        role, parent = self.steps[element][0], self.parents[element]
        self._blanks += [(_PARENT, 0) if parent < 0 else (_OBJECT, parent), (_PAGE, 0), *self.kids[element]]
        kids = "".join(" %d" if kind == _PIECE else " %d 0 R" for kind, _ in self.kids[element])
        return f"<</S/{role.tag}/P %d 0 R/Pg %d 0 R{role.attributes}/K[{kids}]>>"

    def told(self, bases: tuple[int, int, int, int]) -> list[str]:
        """Each element as the file writes it; `bases` are what its numbers are counted from."""
        return (self._pattern % tuple([bases[kind] + over for kind, over in self._blanks])).split("\n")


@lru_cache(maxsize=256)
def shape(role: Role, places: tuple[StructurePath, ...]) -> Shape:
    """The shape of what lies at these places within an element."""
    return Shape((role, 0), places)


@dataclass(slots=True)
class Fragment:
    """A shape on a page: its first object number, the element around it, its first piece, and its page.

    `first` and `last` are the one page on which it was used, counted from 0.
    """

    shape: Shape
    number: int
    parent: int
    piece: int
    page: int
    first: int
    last: int

    def kids(self, element: int) -> str:
        """What lies in an element, as the file writes it."""
        kids = self.shape.kids[element]
        return "".join(
            f" {self.piece + over}" if kind == _PIECE else f" {self.number + over} 0 R" for kind, over in kids
        )

    def told(self) -> list[str]:
        """Each element as the file writes it, in order of number."""
        return self.shape.told((self.number, self.piece, self.parent, self.page))

    def owners(self) -> Iterator[int]:
        """The element of each piece, by its object number."""
        return (self.number + element for element in self.shape.pieces)
