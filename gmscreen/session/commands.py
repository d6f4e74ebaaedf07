"""What a command is: it plans a step from the campaign, and touches nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from gmscreen.session.campaign import Campaign
from gmscreen.session.changes import Change
from gmscreen.session.ledger import LedgerFact
from gmscreen.session.rolls import RollFacts, RollRequest
from gmscreen.texts.catalogue import has_text, text


@dataclass(frozen=True, slots=True)
class Label:
    """What a step is called: a key of the texts file under `command.`, and what fills it."""

    key: str
    values: tuple[tuple[str, str], ...] = ()

    @property
    def words(self) -> str:
        """The label in pt-BR; a key that this version doesn't know has a general name."""
        key = f"command.{self.key}"
        if not has_text(key):
            return text("command.unknown")
        return text(key, **dict(self.values)) if self.values else text(key)


def label(key: str, **values: object) -> Label:
    """A label with what fills it."""
    return Label(key, tuple((name, str(value)) for name, value in values.items()))


@dataclass(frozen=True, slots=True)
class Blob:
    """The bytes of an attachment, kept under their SHA-256 in hex."""

    sha256: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Step:
    """What a command comes to.

    `rolls` are facts: rolled while planning, in the ledger before anyone sees them. Steps that follow each
    other with one `typing` key (not empty) are one step until it is settled.
    """

    label: Label
    changes: tuple[Change, ...] = ()
    rolls: tuple[LedgerFact, ...] = ()
    blobs: tuple[Blob, ...] = ()
    typing: str = ""


@dataclass(frozen=True, slots=True)
class Moment:
    """All that a plan may not make up: the time, chance, ids never used before, and the number that the first
    of its rolls gets in the ledger.
    """

    now: datetime
    roll: Callable[[RollRequest], RollFacts]
    new_id: Callable[[], str]
    next_roll: int = 1


class Command(Protocol):
    """An act on the campaign."""

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; RuleError or SheetError when it can't be done, and then nothing changes."""
        ...
