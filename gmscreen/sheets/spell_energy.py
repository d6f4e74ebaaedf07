"""What a spell of a sheet costs to cast and to keep up, less what its level saves (27; 24 §2; 23 §2.2)."""

from __future__ import annotations

import re
from dataclasses import dataclass

from gmscreen.canon.garganta.mana import mana_bands
from gmscreen.canon.garganta.spells import spells
from gmscreen.rules.derivation import Derivation
from gmscreen.rules.garganta.magic import energy_reduction, upkeep
from gmscreen.sheets.skills import Spell

NORMAL_FLOOR = 1
SAME, HALF = "i", "m"
LONGEST_ENERGY = 100

_PLAIN = re.compile(r"(?P<cast>\d{1,4})(?:/(?P<upkeep>\d{1,4}|[im]))?#?\s*", re.ASCII)


@dataclass(frozen=True, slots=True)
class SpellEnergy:
    """The energy as 27 writes it, and what the level saves of each cost.

    `cast` and `upkeep` are worked out in normal mana where the writing is a plain number or two; None for
    a range, a cost by hexagon, and a spell that is not kept up.
    """

    written: str
    reduction: int
    cast: Derivation | None
    upkeep: Derivation | None


def spell_energy(spell: Spell) -> SpellEnergy | None:
    """By the sheet, else by 27; None where neither gives an energy."""
    found = spells().find(spell.name)
    written = spell.energy or (found.entry.energy if found else "")
    if not written:
        return None
    level = spell.effective.as_int
    cast, kept = _plain(written)
    return SpellEnergy(written, energy_reduction(level), _reduced(cast, level), _reduced(kept, level))


def _plain(written: str) -> tuple[int | None, int | None]:
    """What casting and keeping up cost before any saving, where they are plain numbers."""
    parts = _PLAIN.fullmatch(written[:LONGEST_ENERGY])
    if parts is None:
        return None, None
    cast, kept = int(parts["cast"]), parts["upkeep"]
    if kept == SAME:
        return cast, cast
    if kept == HALF:
        return cast, None if cast % 2 else cast // 2
    return cast, None if kept is None else int(kept)


def _reduced(energy: int | None, level: int) -> Derivation | None:
    return None if energy is None else upkeep(energy, level, mana_bands().at(NORMAL_FLOOR))
