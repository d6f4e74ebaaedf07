"""The ledger as it is looked at: a page of it, newest first, found by words."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import islice

from gmscreen.session.ledger import LedgerEntry, Reveal
from gmscreen.session.ledger_faults import RowError
from gmscreen.texts.folded import folded

MOST_WORDS = 12
LONGEST_WORD = 64


class Visibility(StrEnum):
    """Which rolls by what the players saw; only `ANY` asks for reveals too.

    `HIDDEN` are those that are hidden to this day, `REVEALED` those that no longer are; `TYPED` fell on the
    table, hidden or not.
    """

    ANY = "any"
    PUBLIC = "public"
    HIDDEN = "hidden"
    REVEALED = "revealed"
    TYPED = "typed"


@dataclass(frozen=True, slots=True)
class LedgerQuery:
    """Which entries: with every word of `words` (begun or whole, accents or not), older than `before`.

    `who` is the whole name of whoever rolled, as it was recorded; None for anyone.
    """

    words: str = ""
    visibility: Visibility = Visibility.ANY
    who: str | None = None
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

    @property
    def is_secret(self) -> bool:
        """Whether this is a roll that the players have not seen to this day."""
        return isinstance(self.entry, LedgerEntry) and self.entry.is_hidden and self.revealed_by is None


def page_of(entries: Sequence[LedgerEntry], undone: Collection[int], query: LedgerQuery) -> list[LedgerLine]:
    """The newest of these entries that the query asks for, newest first."""
    reveals = {entry.reveals: entry.sequence for entry in reversed(entries)}
    lines = (
        LedgerLine(entry.sequence, entry, entry.sequence in undone, reveals.get(entry.sequence))
        for entry in reversed(entries)
        if _is_asked_for(entry, query)
    )
    return list(islice((line for line in lines if is_visible(line, query.visibility)), query.limit))


def is_visible(line: LedgerLine, visibility: Visibility) -> bool:
    """Whether a line is of this visibility; one that was changed from outside is of none but `ANY`."""
    if visibility is Visibility.ANY:
        return True
    roll = line.entry.roll if isinstance(line.entry, LedgerEntry) else None
    if roll is None:
        return False
    return {
        Visibility.PUBLIC: not roll.hidden,
        Visibility.HIDDEN: line.is_secret,
        Visibility.REVEALED: roll.hidden and line.revealed_by is not None,
        Visibility.TYPED: roll.typed,
    }[visibility]


def _is_asked_for(entry: LedgerEntry, query: LedgerQuery) -> bool:
    if query.before is not None and entry.sequence >= query.before:
        return False
    if query.who is not None and (entry.roll is None or entry.roll.request.who != query.who):
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
