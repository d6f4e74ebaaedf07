"""The list of sheets as rows: headings, and under each the sheets that the search leaves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from gmscreen.texts.folded import is_found
from gmscreen.ui.panels.shelf import Volume


class Group(StrEnum):
    """Under which heading a sheet stands, in the order of the list."""

    PC = "pc"
    NAMED_NPC = "named_npc"
    CREATURE = "creature"
    UNREAD = "unread"


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading over the sheets of a group."""

    group: Group


ShelfRow = Heading | Volume

_KINDS = {group.value: group for group in (Group.PC, Group.NAMED_NPC, Group.CREATURE)}


def shelf_rows(volumes: Sequence[Volume], query: str = "") -> tuple[ShelfRow, ...]:
    """Headings and sheets; a group that the search leaves empty has no heading."""
    found = [volume for volume in volumes if is_found(query, volume.name)]
    rows: list[ShelfRow] = []
    for group in Group:
        of_group = [volume for volume in found if _group(volume) is group]
        rows += [Heading(group), *of_group] if of_group else []
    return tuple(rows)


def _group(volume: Volume) -> Group:
    return _KINDS.get(volume.kind, Group.UNREAD)
