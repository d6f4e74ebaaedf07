"""Whether a ledger is whole: every row as it was written, in its place, and none missing at the end."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from gmscreen.session.ledger import LedgerEntry, LedgerHead
from gmscreen.session.ledger_faults import RowError, RowFault

_HEAD = re.compile(r"(?:(?P<count>\d{1,15}):)?(?P<hash>[0-9a-f]{64})", re.ASCII)


@dataclass(frozen=True, slots=True)
class KnownHead:
    """A head that was kept elsewhere: the ledger may have grown since. `count` None when only the hash is
    known.
    """

    hash: str
    count: int | None = None


@dataclass(frozen=True, slots=True)
class BadRow:
    """The first row that is wrong, by number from 1 on, and what is wrong with it."""

    number: int
    error: RowError


@dataclass(frozen=True, slots=True)
class Verdict:
    """Where the good rows end, and what comes first after them that is wrong; None when all is well."""

    head: LedgerHead
    bad: BadRow | None = None


def known_head(written: str) -> KnownHead | None:
    """The head in a text such as `2000:8f14…` or the hash alone; None when it is neither."""
    match = _HEAD.fullmatch(written.strip().lower())
    if match is None:
        return None
    return KnownHead(match["hash"], None if match["count"] is None else int(match["count"]))


def verified(entries: Iterable[LedgerEntry], start: LedgerHead, known: Sequence[KnownHead] = ()) -> Verdict:
    """Follow the chain from `start`, the empty head of the campaign.

    The entries may raise RowError as they are read. Each known head must lie on the way.
    """
    head = start
    unmet = set(known)
    try:
        _meet(head, unmet)
        for entry in entries:
            _check_place(entry, head)
            _meet(entry.head, unmet)
            head = entry.head
    except RowError as error:
        return Verdict(head, BadRow(head.count + 1, error))
    return Verdict(head, _missing(head, unmet))


def _check_place(entry: LedgerEntry, head: LedgerHead) -> None:
    if entry.sequence != head.count + 1:
        raise RowError(RowFault.WRONG_SEQUENCE, expected=head.count + 1, found=entry.sequence)
    if entry.previous != head.hash:
        raise RowError(RowFault.WRONG_PREVIOUS)


def _meet(head: LedgerHead, unmet: set[KnownHead]) -> None:
    """Strike out the known heads that stand here; RowError when another should."""
    for known in tuple(unmet):
        if known.hash == head.hash and known.count in (None, head.count):
            unmet.discard(known)
        elif known.count == head.count:
            raise RowError(RowFault.WRONG_HEAD)


def _missing(head: LedgerHead, unmet: set[KnownHead]) -> BadRow | None:
    if not unmet:
        return None
    longest = max(known.count or 0 for known in unmet)
    missing = longest - head.count
    error = RowError(RowFault.TOO_FEW, count=missing) if missing > 0 else RowError(RowFault.WRONG_HEAD)
    return BadRow(head.count + 1, error)
