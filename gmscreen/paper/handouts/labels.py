"""What stands before an item of a list: a dot, its number, or a box that is ticked or not."""

from __future__ import annotations

from dataclasses import dataclass

from markdown_it.tree import SyntaxTreeNode

from gmscreen.paper.handouts.markdown import task_of
from gmscreen.paper.press.fonts import semibold
from gmscreen.paper.press.inks import Ink
from gmscreen.paper.press.marks import Font, Mark
from gmscreen.paper.press.roles import Role, StructurePath
from gmscreen.paper.press.setting import right, width_of

_DOTS = "•–"
"""The signs of lists within each other, in turn."""

_BOXES = {True: "☑", False: "☐"}


@dataclass(frozen=True, slots=True)
class ListLabels:
    """The labels of a list: the number of the first item, or None, and how deep the list lies in others."""

    start: int | None
    delimiter: str
    count: int
    depth: int

    def words(self, index: int) -> str:
        """What stands before an item that is no task."""
        if self.start is None:
            return _DOTS[self.depth % len(_DOTS)]
        return f"{self.start + index}{self.delimiter}"

    def indent(self, font: Font) -> float:
        """How far the items' text is set in."""
        widest = width_of(self.words(self.count - 1), semibold(font.size))
        return max(font.size * 1.25, widest + font.size * 0.55)


def labels_of(node: SyntaxTreeNode, depth: int) -> ListLabels:
    """The labels of a list node."""
    if node.type != "ordered_list":
        return ListLabels(None, "", len(node.children), depth)
    start = int(node.attrs.get("start", 1))
    return ListLabels(start, node.children[0].markup or ".", len(node.children), depth)


def label_marks(
    item: SyntaxTreeNode, words: str, corner: tuple[float, float], font: Font, place: StructurePath
) -> tuple[Mark, ...]:
    """The label of an item whose text begins at `corner`."""
    indent, down = corner
    done = task_of(item)
    sign = words if done is None else _BOXES[done]
    ink = Ink.IN_SCENE if done is None else Ink.TEXT
    at = (*place, (Role.LIST_LABEL, 0))
    return (right(indent - font.size * 0.45, down, sign, semibold(font.size, ink), at),)
