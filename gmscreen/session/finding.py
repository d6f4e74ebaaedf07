"""Searching notes and Pendências: every word somewhere, without accents and case; any sign is only a sign."""

from __future__ import annotations

from functools import lru_cache

from gmscreen.session.campaign import Campaign
from gmscreen.session.records import Note, PendingEntry
from gmscreen.texts.folded import folded

_LONG = 1 << 15
"""Of texts from this length on only a few are remembered: a long note is another text at every key."""


def found_notes(campaign: Campaign, query: str) -> tuple[Note, ...]:
    """The notes with all these words in title or text, in their order; all of them for an empty query."""
    words = folded(query).split()
    return tuple(note for note in campaign.notes.values() if _has(words, note.title, note.text))


def found_pending(campaign: Campaign, query: str) -> tuple[PendingEntry, ...]:
    """The entries with all these words in title, text or origin, in their order."""
    words = folded(query).split()
    entries = campaign.pending.values()
    return tuple(one for one in entries if _has(words, one.title, one.text, one.origin))


def _has(words: list[str], *texts: str) -> bool:
    if not words:
        return True
    grounds = [_long_ground(text) if len(text) > _LONG else _ground(text) for text in texts]
    return all(any(word in ground for ground in grounds) for word in words)


@lru_cache(maxsize=2048)
def _ground(text: str) -> str:
    return folded(text)


@lru_cache(maxsize=8)
def _long_ground(text: str) -> str:
    return folded(text)
