"""The ledger as JSON Lines: a head first, so that a missing tail is found, then every row as it is stored."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from typing import Any, BinaryIO

from gmscreen.session.campaign import Campaign
from gmscreen.session.ledger import FORMAT, LedgerEntry, LedgerHead, empty_head
from gmscreen.session.ledger_check import BadRow, KnownHead, Verdict, verified
from gmscreen.session.ledger_faults import RowError, RowFault
from gmscreen.session.ledger_fields import Row, check_names, is_digest, is_whole
from gmscreen.session.ledger_row import LONGEST_ROW, canonical, digest, entry_in, parsed, row_of
from gmscreen.session.store_protocol import Store

_FIELDS = frozenset({"kind", "format", "campaign", "name", "count", "hash", "undone", "seal"})


@dataclass(frozen=True, slots=True)
class Ledger:
    """A whole ledger to be written out: `entries` gives them from the first on, each time it is called.

    `undone` are the rolls that came with a step that was taken back since.
    """

    campaign_id: str
    name: str
    head: LedgerHead
    entries: Callable[[], Iterable[LedgerEntry]]
    undone: frozenset[int] = field(default=frozenset())


def ledger_of(campaign: Campaign, store: Store) -> Ledger:
    """The ledger as it stands now; what is rolled while it is written out stays out."""
    head = store.ledger_head()
    return Ledger(
        campaign_id=campaign.id,
        name=campaign.settings.name,
        head=head,
        entries=lambda: islice(store.ledger_entries(), head.count),
        undone=store.undone_rolls(),
    )


@dataclass(frozen=True, slots=True)
class ExportHead:
    """What the first line of an export says about the rest."""

    campaign_id: str
    head: LedgerHead


def json_lines(ledger: Ledger) -> Iterator[bytes]:
    """The export, line by line."""
    yield canonical(_sealed(ledger)) + b"\n"
    for entry in ledger.entries():
        yield row_of(entry) + b"\n"


def verify_export(file: BinaryIO, known: Iterable[KnownHead] = ()) -> Verdict:
    """Follow the chain of an export; a fault of row 0 is one of the head, which is line 1."""
    lines = _lines(file)
    try:
        told = _export_head(next(lines, b""))
    except RowError as error:
        return Verdict(LedgerHead(0, ""), BadRow(0, error))
    own = KnownHead(told.head.hash, told.head.count)
    entries = _no_more_than(told.head.count, map(entry_in, lines))
    return verified(entries, empty_head(told.campaign_id), (own, *known))


def _sealed(ledger: Ledger) -> dict[str, Any]:
    values: dict[str, Any] = {
        "kind": "head",
        "format": FORMAT,
        "campaign": ledger.campaign_id,
        "name": ledger.name,
        "count": ledger.head.count,
        "hash": ledger.head.hash,
        "undone": sorted(ledger.undone),
    }
    return values | {"seal": digest(values, "seal")}


def _export_head(line: bytes) -> ExportHead:
    """The head in a first line; RowError when it is none, or was changed."""
    if not line:
        raise RowError(RowFault.NO_HEAD)
    values = parsed(line)
    if values.get("kind") != "head":
        raise RowError(RowFault.NO_HEAD)
    check_names(values, _FIELDS)
    if digest(values, "seal") != values["seal"]:
        raise RowError(RowFault.WRONG_HASH)
    if values["format"] != FORMAT:
        raise RowError(RowFault.OTHER_FORMAT)
    _check_head(values)
    return ExportHead(values["campaign"], LedgerHead(values["count"], values["hash"]))


def _check_head(values: Row) -> None:
    undone = values["undone"]
    fits = {
        "campaign": isinstance(values["campaign"], str),
        "name": isinstance(values["name"], str),
        "count": is_whole(values["count"]) and values["count"] >= 0,
        "hash": is_digest(values["hash"]),
        "undone": isinstance(undone, list) and all(map(is_whole, undone)),
    }
    for name, does in fits.items():
        if not does:
            raise RowError(RowFault.BAD_FIELD, field=name)


def _lines(file: BinaryIO) -> Iterator[bytes]:
    """Lines without their ends; RowError for one that has none, which was cut off or is too long."""
    for line in iter(partial(file.readline, LONGEST_ROW + 2), b""):
        if not line.endswith(b"\n"):
            raise RowError(RowFault.TOO_LONG if len(line) > LONGEST_ROW else RowFault.CUT_OFF)
        yield line.removesuffix(b"\n")


def _no_more_than(count: int, entries: Iterable[LedgerEntry]) -> Iterator[LedgerEntry]:
    for number, entry in enumerate(entries, 1):
        if number > count:
            raise RowError(RowFault.TOO_MANY, told=count)
        yield entry
