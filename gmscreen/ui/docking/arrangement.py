"""Which panel is where: windows, each divided into groups of tabs. Panels are told by their ids."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from gmscreen.ui.docking.places import Place


@dataclass(frozen=True, slots=True)
class Group:
    """Panels behind the same row of tabs, and the one that is up; empty for the first."""

    panels: tuple[str, ...]
    current: str = ""


@dataclass(frozen=True, slots=True)
class Split:
    """Parts side by side, or under one another, with their shares of the room in any unit."""

    beside: bool
    parts: tuple[Node, ...]
    shares: tuple[int, ...]


Node = Group | Split


@dataclass(frozen=True, slots=True)
class DockWindow:
    """A window's division, and where it stands; None for wherever the desktop puts it."""

    node: Node
    place: Place | None = None


@dataclass(frozen=True, slots=True)
class Arrangement:
    """All windows; the first is the main one, which is never without a panel."""

    windows: tuple[DockWindow, ...]

    @property
    def main(self) -> DockWindow:
        """The main window."""
        return self.windows[0]


def groups_of(node: Node) -> Iterator[Group]:
    """Every group, left to right and top to bottom."""
    if isinstance(node, Group):
        yield node
    else:
        for part in node.parts:
            yield from groups_of(part)


def panels_of(node: Node) -> tuple[str, ...]:
    """Every panel, in the order of groups and tabs."""
    return tuple(panel for group in groups_of(node) for panel in group.panels)


def initial(panels: Sequence[str]) -> Arrangement:
    """Every panel behind one row of tabs."""
    return Arrangement((DockWindow(Group(tuple(panels))),))
