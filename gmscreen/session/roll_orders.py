"""Rolls ordered from outside the window: the order, and the receipt that answers it."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import Any

from gmscreen.rules.checks import require_rollable
from gmscreen.rules.dice import parse_dice
from gmscreen.rules.errors import RuleError
from gmscreen.session.campaign import Campaign
from gmscreen.session.commands import Moment, Step, label
from gmscreen.session.ledger import LedgerEntry
from gmscreen.session.ledger_faults import RowError
from gmscreen.session.ledger_row import entry_in, row_of
from gmscreen.session.ledger_writing import check_recordable
from gmscreen.session.rolls import RollRequest
from gmscreen.session.session import Session
from gmscreen.session.store_protocol import StoreError
from gmscreen.texts.catalogue import text
from gmscreen.texts.problems import rule_problem

LONGEST_TEXT = 4000
"""Characters of a purpose or a name: an order and its receipt are lines of 64 KB at most."""

_THREE_DICE = parse_dice("3d")
_KINDS = {"dice": str, "purpose": str, "who": str, "hidden": bool}

Message = dict[str, Any]


class OrderError(Exception):
    """An order or a receipt that can't be understood, or the reason why an order was not carried out."""


@dataclass(frozen=True, slots=True)
class RollOrder:
    """A roll that is wanted; as a command, it throws the dice while it is planned."""

    dice: str
    purpose: str = ""
    who: str = ""
    level: int | None = None
    hidden: bool = False

    @property
    def request(self) -> RollRequest:
        """What is to be rolled; RuleError when it can't be, or no ledger could hold it."""
        dice = parse_dice(self.dice)
        if self.level is not None:
            if dice != _THREE_DICE:
                raise RuleError("test_is_three_dice", "dice")
            require_rollable(self.level)
        if max(len(self.purpose), len(self.who)) > LONGEST_TEXT:
            raise RuleError("text_too_long", "purpose", longest=LONGEST_TEXT)
        request = RollRequest(dice, self.purpose, self.who, self.level)
        check_recordable(request)
        return request

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step that rolls it."""
        facts = replace(moment.roll(self.request), hidden=self.hidden)
        return Step(label("roll", purpose=self.purpose or self.dice), rolls=(facts,))

    @property
    def message(self) -> Message:
        """The order as it is passed through the door."""
        return {"do": "roll", **asdict(self)}


@dataclass(frozen=True, slots=True)
class Receipt:
    """What whoever ordered a roll may know: a hidden one has its number and its commitment, and no more."""

    sequence: int
    hash: str
    entry: LedgerEntry | None = None


def receipt_of(entry: LedgerEntry) -> Receipt:
    """The receipt for an entry that is on disk."""
    return Receipt(entry.sequence, entry.hash, None if entry.is_hidden else entry)


def carried_out(session: Session, order: RollOrder) -> Receipt:
    """Roll it: on disk when this returns; RuleError or StoreError when it was not rolled or not kept."""
    (entry,) = session.do(order).rolls
    return receipt_of(entry)


def answered(session: Session, message: Message) -> Message:
    """The answer to whatever came through the door; one that is no order of a roll is refused in words."""
    try:
        receipt = carried_out(session, _order_in(message))
    except RuleError as error:
        return {"error": rule_problem(error)}
    except (StoreError, OrderError) as error:
        return {"error": str(error)}
    row = None if receipt.entry is None else row_of(receipt.entry).decode()
    return {"sequence": receipt.sequence, "hash": receipt.hash, "row": row}


def receipt_in(answer: Message) -> Receipt:
    """The receipt in an answer; OrderError with the reason when the roll was refused."""
    match answer:
        case {"error": str(reason)}:
            raise OrderError(reason)
        case {"sequence": int(sequence), "hash": str(digest), "row": None}:
            return Receipt(sequence, digest)
        case {"sequence": int(sequence), "hash": str(digest), "row": str(row)}:
            return Receipt(sequence, digest, _entry_told(row))
    raise OrderError(text("roll_command.bad_answer"))


def _entry_told(row: str) -> LedgerEntry:
    """The entry in a row of an answer; OrderError for a text that is none."""
    try:
        return entry_in(row.encode())
    except (RowError, UnicodeEncodeError) as error:
        raise OrderError(text("roll_command.bad_answer")) from error


def _order_in(message: Message) -> RollOrder:
    fields = {name: value for name, value in message.items() if name != "do"}
    level = fields.pop("level", None)
    fits = fields.keys() == _KINDS.keys() and all(type(fields[name]) is kind for name, kind in _KINDS.items())
    if message.get("do") != "roll" or not fits or not (level is None or type(level) is int):
        raise OrderError(text("roll_command.bad_order"))
    return RollOrder(**fields, level=level)
