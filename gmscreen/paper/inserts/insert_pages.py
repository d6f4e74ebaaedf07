"""What stands on each insert: entries of the handbook, in the order in which they are read."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from gmscreen.canon.garganta.handbook.entry import Entry
from gmscreen.canon.garganta.handbook.handbook import handbook
from gmscreen.paper.inserts.entry_tables import entry_table, grouped_table, joined_table, maneuver_table
from gmscreen.paper.press.table import Table
from gmscreen.texts.catalogue import text

MANEUVERS = "maneuvers"
MODIFIERS = "modifiers"
"""All that changes the level of an attack but where it is aimed and how far, in one box."""

LOADS = "loads"
"""The load of men and of dwarves, side by side."""

PANIC = "panic_table"

_MODIFIERS = ("light", "stance", "arms", "target", "shot")

_PLAN: Mapping[str, tuple[str, ...]] = {
    "turn": (
        "test",
        "quick_contest",
        "order",
        "blow",
        "attack",
        "unready_weapons",
        "drop_pack",
        MANEUVERS,
        "defense",
        "retreat",
        "parry_modifiers",
        "dagger_in_off_hand",
        "no_defense",
        "parry_breakage",
        "surprise",
        "move",
        "two_lines",
        LOADS,
    ),
    "attack": (
        "locations",
        MODIFIERS,
        "ranged",
        "ranges",
        "critical_body",
        "critical_head",
        "critical_miss",
    ),
    "wounds": (
        "damage",
        "blow_through",
        "crippling",
        "shock",
        "knockdown",
        "stun",
        "head_blow",
        "ladder",
        "mortality",
        "coup_de_grace",
        "fall",
        "bandage",
        "rest",
        "fight_fatigue",
        "fatigue_left",
        "fatigue_rest",
        "breath",
        "fire",
        "poison",
        "disease",
        "object_targets",
        "layers",
    ),
    "world": (
        "mana",
        "energy",
        "resisted",
        "spell_failure",
        "projectile",
        "projectile_spells",
        PANIC,
        "terrain",
        "close_combat",
        "grapple",
        "heat",
        "cold",
        "treatment",
        "supplies",
    ),
}


@dataclass(frozen=True, slots=True)
class Box:
    """One thing to look up: its title, its source, a sentence, and its table where it has one."""

    id: str
    title: str
    source: str
    text: str
    table: Table | None = None


@dataclass(frozen=True, slots=True)
class InsertPage:
    """A page: what it is about, and its boxes in order."""

    title: str
    boxes: tuple[Box, ...]


def insert_pages() -> tuple[InsertPage, ...]:
    """The four pages, read from the tables that the panels read."""
    entries = {entry.id: entry for entry in handbook()}
    return tuple(
        InsertPage(text(f"inserts.page.{key}"), tuple(_box(id_, entries) for id_ in ids))
        for key, ids in _PLAN.items()
    )


def _box(id_: str, entries: Mapping[str, Entry]) -> Box:
    if id_ == MODIFIERS:
        return _modifiers([entries[one] for one in _MODIFIERS])
    if id_ == LOADS:
        return _loads(entries["load_human"], entries["load_dwarf"])
    if id_ == PANIC:
        return _panic(entries["panic"], entries[PANIC])
    entry = entries[id_]
    return Box(entry.id, entry.title, entry.source, entry.text, _table(entry, entries.values()))


def _table(entry: Entry, entries: Iterable[Entry]) -> Table | None:
    if entry.id == MANEUVERS:
        return maneuver_table([one for one in entries if one.id.startswith("maneuver.")])
    return entry_table(entry.table) if entry.table.lines else None


def _panic(when: Entry, what: Entry) -> Box:
    """When the test is asked for, and its table."""
    says = f"{when.text} {what.text}"
    return Box(what.id, what.title, merged_sources((when.source, what.source)), says, entry_table(what.table))


def _modifiers(entries: Sequence[Entry]) -> Box:
    title, says = text("inserts.modifiers"), text("inserts.modifiers_say")
    return Box(
        MODIFIERS, title, merged_sources(entry.source for entry in entries), says, grouped_table(entries)
    )


def _loads(human: Entry, dwarf: Entry) -> Box:
    source = merged_sources((human.source, dwarf.source))
    return Box(LOADS, human.title, source, human.text, joined_table(human.table, dwarf.table))


def merged_sources(sources: Iterable[str]) -> str:
    """Several sources as one, what stands in the same document together: `19 §3, §7b; 20 §4.5`."""
    merged: dict[str, set[str]] = {}
    for source in sources:
        for part in source.split("; "):
            document, *sections = part.replace(",", "").split(" ")
            merged.setdefault(document, set()).update(sections)
    return "; ".join(
        f"{document} {', '.join(sorted(sections, key=_by_number))}".strip()
        for document, sections in sorted(merged.items())
    )


def _by_number(section: str) -> list[int]:
    return [int(figure) for figure in re.findall(r"\d+", section)]
