"""The tables of critical hits and critical misses (19 §2, 20 §4.8)."""

from __future__ import annotations

from functools import cache

from gmscreen.canon.garganta.roll_tables import PublishedTable, read_roll_table
from gmscreen.locator import resource
from gmscreen.rules.garganta.critical_miss import MissEffects
from gmscreen.rules.garganta.criticals import BlowEffects, CriticalTable


@cache
def critical_hits(table: CriticalTable) -> PublishedTable[BlowEffects]:
    """What a critical hit on the body, or aimed at the head, does."""
    return read_roll_table(resource("canon", "garganta", f"{table}.toml"), BlowEffects, 3, 18)


@cache
def critical_misses() -> PublishedTable[MissEffects]:
    """What a critical miss costs."""
    return read_roll_table(resource("canon", "garganta", "critical_miss.toml"), MissEffects, 3, 18)
