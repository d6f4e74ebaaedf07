"""The ledger as it is looked at: a page of it, newest first, found by words."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import islice

from gmscreen.session.ledger import LedgerEntry, Reveal
from gmscreen.session.ledger_faults import RowError
from gmscreen.texts.folded import folded

MOST_WORDS = 12
LONGEST_WORD = 64


@dataclass(frozen=True, slots=True)
class LedgerQuery:
    """Which entries: with every word of `words` (begun or whole, accents or not), older than `before`."""

    words: str = ""
    hidden_only: bool = False
    before: int | None = None
    limit: int = 50


@dataclass(frozen=True, slots=True)
class LedgerLine:
    """An entry as it stands now: struck out when `undone`, shown to the players since `revealed_by`.

    One that was changed from outside is its RowError instead.
    """

    sequence: int
    entry: LedgerEntry | RowError
    undone: bool = False
    revealed_by: int | None = None


def page_of(entries: Sequence[LedgerEntry], undone: Collection[int], query: LedgerQuery) -> list[LedgerLine]:
    """The newest of these entries that the query asks for, newest first."""
    reveals = {entry.reveals: entry.sequence for entry in reversed(entries)}
    found = (entry for entry in reversed(entries) if _is_asked_for(entry, query))
    return [
        LedgerLine(entry.sequence, entry, entry.sequence in undone, reveals.get(entry.sequence))
        for entry in islice(found, query.limit)
    ]


def _is_asked_for(entry: LedgerEntry, query: LedgerQuery) -> bool:
    if query.before is not None and entry.sequence >= query.before:
        return False
    if query.hidden_only and not entry.is_hidden:
        return False
    sought = [folded(word) for word in searched_words(query.words)]
    words = [folded(word) for text in words_of(entry) for word in _split(text)]
    return all(any(word.startswith(start) for word in words) for start in sought)


def words_of(entry: LedgerEntry) -> tuple[str, ...]:
    """The texts by which a roll is found; a reveal has none."""
    if isinstance(entry.fact, Reveal):
        return ()
    asked = entry.fact.request
    return asked.who, asked.purpose, str(asked.dice), *(name for name, _ in asked.modifiers)


def searched_words(typed: str) -> tuple[str, ...]:
    """The words in what was typed, as many and as long as anyone types to find a roll."""
    words = _split(typed[: MOST_WORDS * LONGEST_WORD])
    return tuple(word[:LONGEST_WORD] for word in words[:MOST_WORDS])


def _split(text: str) -> list[str]:
    """Letters and digits, with nothing that a search could take for syntax."""
    composed = unicodedata.normalize("NFC", text)
    bare = "".join(character if _is_of_a_word(character) else " " for character in composed)
    return [word for word in bare.split() if any(map(str.isalnum, word))]


def _is_of_a_word(character: str) -> bool:
    return character.isalnum() or unicodedata.category(character).startswith("M")
