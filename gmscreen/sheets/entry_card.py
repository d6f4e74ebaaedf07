"""The Cartão de Entrada: what the table agreed on with whoever plays the character (13; 04; 19 §9)."""

from __future__ import annotations

from gmscreen.sheets.fields import Record, Text


class EntryCard(Record):
    """The player's answers, in his words: for the master alone, never printed. Limits are absolute."""

    answered: bool = False
    player: Text | None = None
    city: Text | None = None
    time: Text | None = None
    preferred_mode: Text | None = None
    duel: Text | None = None
    rivalry: Text | None = None
    played_before: Text | None = None
    limits: Text | None = None
    remarks: Text | None = None
