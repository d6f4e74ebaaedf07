"""New entries: what was rolled or revealed becomes the next link of the chain."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from secrets import token_bytes

from gmscreen.rules.checks import Outcome, outcome_of
from gmscreen.rules.dice import parse_dice
from gmscreen.rules.errors import RuleError
from gmscreen.session.ledger import NONCE_BYTES, LedgerEntry, LedgerFact, LedgerHead, Reveal, empty_head
from gmscreen.session.ledger_row import LONGEST_ROW, digest, row_of, row_values
from gmscreen.session.rolls import RollFacts, RollRequest

LONGEST_TEXT = 20_000
"""Characters of a purpose, a name or a modifier's name."""

_ANY_TIME = datetime(2000, 1, 1, tzinfo=UTC)

NewNonce = Callable[[], bytes]


@dataclass(frozen=True, slots=True)
class Stamp:
    """What entries say besides their facts: when, in which week of the campaign, in which journal entry."""

    time: datetime
    week: int
    step: int | None = None


def new_nonce() -> bytes:
    """Sixteen bytes that nobody can guess: without them a hash of 3d would fall to 216 tries."""
    return token_bytes(NONCE_BYTES)


def next_entries(
    head: LedgerHead, facts: Iterable[LedgerFact], stamp: Stamp, nonce: NewNonce = new_nonce
) -> Iterator[LedgerEntry]:
    """The entries that follow `head`, in order; RuleError for one that no ledger can hold."""
    for fact in facts:
        entry = next_entry(head, fact, stamp, nonce())
        head = entry.head
        yield entry


def next_entry(head: LedgerHead, fact: LedgerFact, stamp: Stamp, nonce: bytes) -> LedgerEntry:
    """The entry that follows `head`; its texts are in NFC, and what no file can hold is replaced in them."""
    recorded = fact if isinstance(fact, Reveal) else _recorded(fact)
    unsealed = LedgerEntry(
        sequence=head.count + 1,
        time=stamp.time.astimezone(UTC),
        week=stamp.week,
        step=stamp.step,
        fact=recorded,
        outcome=_outcome(recorded),
        nonce=nonce,
        previous=head.hash,
        hash="",
    )
    sealed = replace(unsealed, hash=digest(row_values(unsealed)))
    if len(row_of(sealed)) > LONGEST_ROW:
        raise RuleError("text_too_long", "modifiers", longest=LONGEST_TEXT)
    return sealed


def check_recordable(request: RollRequest) -> None:
    """RuleError for a request that no ledger can hold: to be asked before anything is rolled."""
    next_entry(empty_head(""), RollFacts(request, ()), Stamp(_ANY_TIME, 1), bytes(NONCE_BYTES))


def _recorded(facts: RollFacts) -> RollFacts:
    return replace(facts, request=_recorded_request(facts.request), faces=tuple(facts.faces))


def _recorded_request(request: RollRequest) -> RollRequest:
    parse_dice(str(request.dice))
    return replace(
        request,
        purpose=_recorded_text(request.purpose, "purpose"),
        who=_recorded_text(request.who, "who"),
        modifiers=tuple((_recorded_text(name, "modifiers"), amount) for name, amount in request.modifiers),
    )


def _recorded_text(text: str, field: str) -> str:
    if len(text) > LONGEST_TEXT:
        raise RuleError("text_too_long", field, longest=LONGEST_TEXT)
    whole = text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    return unicodedata.normalize("NFC", whole)


def _outcome(fact: LedgerFact) -> Outcome | None:
    if isinstance(fact, Reveal) or fact.request.level is None:
        return None
    return outcome_of(fact.request.level, sum(fact.faces) + fact.request.dice.constant)
