"""How panels go from place to place, as data; nothing of it is needed before the first paint."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from gmscreen.ui.docking.arrangement import (
    Arrangement,
    DockWindow,
    Group,
    Node,
    Split,
    groups_of,
    initial,
    panels_of,
)
from gmscreen.ui.docking.places import Place


class Side(StrEnum):
    """A side of a group that another may be laid at."""

    LEFT = "left"
    RIGHT = "right"
    TOP = "top"
    BOTTOM = "bottom"

    @property
    def beside(self) -> bool:
        """Whether what is laid there stands side by side with the group."""
        return self in {Side.LEFT, Side.RIGHT}

    @property
    def first(self) -> bool:
        """Whether what is laid there comes before the group."""
        return self in {Side.LEFT, Side.TOP}


@dataclass(frozen=True, slots=True)
class Into:
    """Among the tabs of the group that holds `anchor`: before that panel, or after all of them."""

    anchor: str
    before: bool = False


@dataclass(frozen=True, slots=True)
class At:
    """At a side of the group that holds `anchor`."""

    anchor: str
    side: Side


@dataclass(frozen=True, slots=True)
class Apart:
    """In a window of its own."""

    place: Place


Target = Into | At | Apart


def moved(arrangement: Arrangement, panel: str, target: Target) -> Arrangement:
    """The arrangement after a panel went to a target; the same one where that would change nothing.

    The last panel of the main window stays there.
    """
    rest = _without(arrangement, panel)
    if rest is None:
        return arrangement
    if isinstance(target, Apart):
        return Arrangement((*rest, DockWindow(Group((panel,)), target.place)))
    landing = _landing(arrangement, panel, target)
    if landing is None:
        return arrangement
    return Arrangement(tuple(replace(each, node=_placed(each.node, panel, landing)) for each in rest))


def brought_home(arrangement: Arrangement, panel: str, order: Sequence[str]) -> Arrangement:
    """The panel in the main window's first group, where it stands in the order of all panels."""
    first = [
        each for each in next(groups_of(arrangement.main.node)).panels if each in order and each != panel
    ]
    if not first or panel in next(groups_of(arrangement.main.node)).panels:
        return arrangement
    later = [each for each in first if order.index(each) > order.index(panel)]
    return moved(arrangement, panel, Into(later[0], before=True) if later else Into(first[-1]))


def complete(arrangement: Arrangement, panels: Sequence[str]) -> Arrangement:
    """The arrangement with exactly these panels, each once: what it lacks is in the first group."""
    seen: set[str] = set()
    windows = [
        replace(each, node=node) for each in arrangement.windows if (node := _known(each.node, panels, seen))
    ]
    if not windows:
        return initial(panels)
    whole = Arrangement(tuple(windows))
    for panel in panels:
        if panel not in seen:
            whole = _keeping_current(whole, panel, panels)
    return whole


def with_current(arrangement: Arrangement, panel: str) -> Arrangement:
    """The arrangement with a panel up in its group."""
    return Arrangement(tuple(replace(each, node=_raised(each.node, panel)) for each in arrangement.windows))


def _keeping_current(arrangement: Arrangement, panel: str, order: Sequence[str]) -> Arrangement:
    up = next(groups_of(arrangement.main.node))
    return with_current(brought_home(arrangement, panel, order), up.current or up.panels[0])


def _without(arrangement: Arrangement, panel: str) -> tuple[DockWindow, ...] | None:
    """The windows that are left without a panel; None if the main one is not."""
    main = _removed(arrangement.main.node, panel)
    if main is None:
        return None
    others = [
        replace(each, node=node) for each in arrangement.windows[1:] if (node := _removed(each.node, panel))
    ]
    return (replace(arrangement.main, node=main), *others)


def _landing(arrangement: Arrangement, panel: str, target: Into | At) -> Into | At | None:
    """The target told by another panel than the one that goes there; None for where it is."""
    if target.anchor != panel:
        return target
    home = next(g for each in arrangement.windows for g in groups_of(each.node) if panel in g.panels)
    others = [each for each in home.panels if each != panel]
    return replace(target, anchor=others[0]) if isinstance(target, At) and others else None


def _removed(node: Node, panel: str) -> Node | None:
    if isinstance(node, Group):
        return _fewer(node, panel)
    kept = [
        (left, share)
        for part, share in zip(node.parts, node.shares, strict=True)
        if (left := _removed(part, panel))
    ]
    if len(kept) < 2:
        return kept[0][0] if kept else None
    return Split(node.beside, tuple(part for part, _ in kept), tuple(share for _, share in kept))


def _fewer(group: Group, panel: str) -> Group | None:
    if panel not in group.panels:
        return group
    place = group.panels.index(panel)
    left = group.panels[:place] + group.panels[place + 1 :]
    if not left:
        return None
    next_up = left[min(place, len(left) - 1)]
    return Group(left, next_up if group.current == panel else group.current)


def _placed(node: Node, panel: str, target: Into | At) -> Node:
    if isinstance(node, Split):
        return _placed_in_split(node, panel, target)
    if target.anchor not in node.panels:
        return node
    if isinstance(target, At):
        return _split(node, panel, target.side)
    place = node.panels.index(target.anchor) if target.before else len(node.panels)
    return Group((*node.panels[:place], panel, *node.panels[place:]), panel)


def _placed_in_split(split: Split, panel: str, target: Into | At) -> Split:
    for place, part in enumerate(split.parts):
        if isinstance(part, Group) and target.anchor in part.panels and _runs_along(split, target):
            return _with_part(split, place, _split(part, panel, target.side))  # type: ignore[union-attr]
    return replace(split, parts=tuple(_placed(part, panel, target) for part in split.parts))


def _runs_along(split: Split, target: Into | At) -> bool:
    return isinstance(target, At) and target.side.beside == split.beside


def _split(group: Group, panel: str, side: Side) -> Split:
    new = Group((panel,), panel)
    return Split(side.beside, (new, group) if side.first else (group, new), (1, 1))


def _with_part(split: Split, place: int, pair: Split) -> Split:
    """The two groups of a pair in the stead of one part, each with half its share."""
    half = max(1, split.shares[place] // 2)
    parts = (*split.parts[:place], *pair.parts, *split.parts[place + 1 :])
    return Split(split.beside, parts, (*split.shares[:place], half, half, *split.shares[place + 1 :]))


def _known(node: Node, panels: Sequence[str], seen: set[str]) -> Node | None:
    """The node without strange or repeated panels."""
    for panel in panels_of(node):
        times = panels_of(node).count(panel)
        if panel not in panels or panel in seen or times > 1:
            return _known(pruned, panels, seen) if (pruned := _removed(node, panel)) else None
    seen.update(panels_of(node))
    return node


def _raised(node: Node, panel: str) -> Node:
    if isinstance(node, Split):
        return replace(node, parts=tuple(_raised(part, panel) for part in node.parts))
    return replace(node, current=panel) if panel in node.panels else node
