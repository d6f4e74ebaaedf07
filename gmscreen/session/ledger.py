"""The ledger: every roll in its order, each entry chained to the one before it by its hash."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from hashlib import sha256

from gmscreen.rules.checks import Outcome
from gmscreen.session.rolls import Roll, RollFacts

FORMAT = "escudo-ledger/1"
"""The name of the form that docs/ledger-format.md describes."""

NONCE_BYTES = 16


@dataclass(frozen=True, slots=True)
class Reveal:
    """The fact that a hidden roll was shown to the players: the entry with this sequence."""

    sequence: int


LedgerFact = RollFacts | Reveal


@dataclass(frozen=True, slots=True)
class LedgerHead:
    """Where a ledger ends: how many entries, and the hash of the last. Whoever kept it can tell a change."""

    count: int
    hash: str

    def __str__(self) -> str:
        """As it is shown, copied and printed: `2000:8f14e4…`."""
        return f"{self.count}:{self.hash}"


@dataclass(frozen=True, slots=True)
class LedgerEntry:
    """One entry, from sequence 1 on: `step` is the journal's entry that it came with, None for none.

    `hash` covers all the rest, `previous` included; of a hidden roll it is what players get beforehand.
    """

    sequence: int
    time: datetime
    week: int
    step: int | None
    fact: LedgerFact
    outcome: Outcome | None
    nonce: bytes
    previous: str
    hash: str

    @property
    def head(self) -> LedgerHead:
        """The head of the ledger that ends here."""
        return LedgerHead(self.sequence, self.hash)

    @property
    def reveals(self) -> int | None:
        """The sequence of the roll that this entry reveals, or None where it is a roll itself."""
        return self.fact.sequence if isinstance(self.fact, Reveal) else None

    @property
    def is_hidden(self) -> bool:
        """Whether this is a roll that the players don't see until it is revealed."""
        return isinstance(self.fact, RollFacts) and self.fact.hidden

    @property
    def roll(self) -> Roll | None:
        """The roll, or None where the entry is a reveal."""
        fact = self.fact
        if isinstance(fact, Reveal):
            return None
        return Roll(self.sequence, self.time, fact.request, fact.faces, fact.typed, self.outcome, fact.hidden)


def empty_head(campaign_id: str) -> LedgerHead:
    """The head of a ledger without entries; no two campaigns begin alike."""
    return LedgerHead(0, sha256(f"{FORMAT}:{campaign_id}".encode()).hexdigest())
