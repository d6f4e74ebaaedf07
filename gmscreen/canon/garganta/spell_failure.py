"""The table of critical failures of spells (20 §4.15)."""

from __future__ import annotations

from functools import cache

from gmscreen.canon.garganta.roll_tables import PublishedTable, read_roll_table
from gmscreen.locator import resource
from gmscreen.rules.garganta.spell_failure import SpellEffects


@cache
def spell_failures() -> PublishedTable[SpellEffects]:
    """What a critical failure of a spell brings."""
    return read_roll_table(resource("canon", "garganta", "spell_failure.toml"), SpellEffects, 3, 18)
