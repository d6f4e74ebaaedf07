"""The ledger as it is looked at: a page of it, newest first, found by words."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

from gmscreen.session.ledger import LedgerEntry
from gmscreen.session.ledger_faults import RowError

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


def searched_words(typed: str) -> tuple[str, ...]:
    """The words in what was typed: letters and digits, with nothing that a search could take for syntax."""
    composed = unicodedata.normalize("NFC", typed[: MOST_WORDS * LONGEST_WORD])
    bare = "".join(character if _is_of_a_word(character) else " " for character in composed)
    words = [word[:LONGEST_WORD] for word in bare.split() if any(map(str.isalnum, word))]
    return tuple(words[:MOST_WORDS])


def _is_of_a_word(character: str) -> bool:
    return character.isalnum() or unicodedata.category(character).startswith("M")
