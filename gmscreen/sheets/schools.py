"""The NH of each school of magic (30 §3; 24 §5)."""

from __future__ import annotations

from collections.abc import Mapping

from gmscreen.canon.garganta.creation import creation
from gmscreen.canon.garganta.spells import spells
from gmscreen.rules.derivation import Derivation
from gmscreen.sheets.control_values import effective_iq
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.skills import Spell


def college_of(spell: Spell) -> str | None:
    """The college that the sheet writes, else that of 27; None where neither says."""
    found = spells().find(spell.name)
    return spell.college or (found.entry.college if found else None) or None


def school_levels(sheet: Sheet) -> Mapping[str, Derivation]:
    """The NH of every school that the sheet has a spell of, in the order of the spells; empty without IQ."""
    iq = effective_iq(sheet)
    if iq is None:
        return {}
    colleges: dict[str, list[tuple[str, int]]] = {}
    for spell in sheet.spells:
        if college := college_of(spell):
            colleges.setdefault(college, []).append((spell.name, spell.level))
    scale = creation().school
    return {college: scale.school_level(lines, iq.as_int) for college, lines in colleges.items()}
