"""Arrangements as the plain lists and dicts of the settings file, and back, checked."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from gmscreen.ui.docking.arrangement import Arrangement, DockWindow, Group, Node, Split
from gmscreen.ui.docking.places import Place, Spread

_MOST_PARTS, _DEEPEST = 40, 8
_LONGEST = 200
_FARTHEST = 1 << 20


class ArrangementError(ValueError):
    """What was written is no arrangement."""


def written_arrangement(arrangement: Arrangement) -> list[dict[str, Any]]:
    """The arrangement as it goes into the file: a list of windows."""
    return [
        {"node": _written_node(each.node), "place": _written_place(each.place)}
        for each in arrangement.windows
    ]


def _written_node(node: Node) -> dict[str, Any]:
    if isinstance(node, Group):
        return {"panels": list(node.panels), "current": node.current}
    return {
        "beside": node.beside,
        "parts": [_written_node(p) for p in node.parts],
        "shares": list(node.shares),
    }


def _written_place(place: Place | None) -> dict[str, Any] | None:
    return asdict(place) if place else None


def read_arrangement(written: object) -> Arrangement:
    """The arrangement of a list of windows; ArrangementError for anything odd."""
    windows = tuple(_read_window(one) for one in _some(written))
    return Arrangement(windows)


def _read_window(written: object) -> DockWindow:
    fields = _fields(written, {"node", "place"})
    place = None if fields["place"] is None else _read_place(fields["place"])
    return DockWindow(_read_node(fields["node"], _DEEPEST), place)


def _read_node(written: object, deepest: int) -> Node:
    if isinstance(written, dict) and "panels" in written:
        return _read_group(_fields(written, {"panels", "current"}))
    fields = _fields(written, {"beside", "parts", "shares"})
    parts, shares, beside = _some(fields["parts"]), _some(fields["shares"]), fields["beside"]
    if deepest == 0 or len(parts) < 2 or len(shares) != len(parts) or not isinstance(beside, bool):
        raise ArrangementError
    nodes = tuple(_read_node(part, deepest - 1) for part in parts)
    return Split(beside, nodes, tuple(_number(share, 1) for share in shares))


def _read_group(fields: dict[str, Any]) -> Group:
    panels = tuple(_words(panel) for panel in _some(fields["panels"]))
    current = _words(fields["current"])
    if current and current not in panels:
        raise ArrangementError
    return Group(panels, current)


def _read_place(written: object) -> Place:
    fields = _fields(written, {"screen", "x", "y", "width", "height", "spread"})
    if fields["spread"] not in tuple(Spread):
        raise ArrangementError
    corner = (_number(fields["x"], -_FARTHEST), _number(fields["y"], -_FARTHEST))
    size = (_number(fields["width"], 1), _number(fields["height"], 1))
    return Place(_words(fields["screen"]), *corner, *size, Spread(fields["spread"]))


def _fields(written: object, names: set[str]) -> dict[str, Any]:
    if not isinstance(written, dict) or set(written) != names:
        raise ArrangementError
    return written


def _some(written: object) -> list[Any]:
    if not isinstance(written, list) or not 1 <= len(written) <= _MOST_PARTS:
        raise ArrangementError
    return written


def _words(written: object) -> str:
    if not isinstance(written, str) or len(written) > _LONGEST:
        raise ArrangementError
    return written


def _number(written: object, least: int) -> int:
    if type(written) is not int or not least <= written <= _FARTHEST:
        raise ArrangementError
    return written
