"""The table of the panic check (20 §5b)."""

from __future__ import annotations

from functools import cache

from gmscreen.canon.garganta.roll_tables import PublishedTable, read_roll_table
from gmscreen.locator import resource
from gmscreen.rules.garganta.panic import LOWEST_PANIC, PanicEffects


@cache
def panic() -> PublishedTable[PanicEffects]:
    """What 3d plus the margin of failure brings, from 4 upwards."""
    return read_roll_table(resource("canon", "garganta", "panic.toml"), PanicEffects, LOWEST_PANIC, None)
