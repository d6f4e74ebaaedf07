"""`gmscreen roll DICE --campaign FILE`: a roll in a campaign's ledger, beside an open window or alone."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from time import monotonic, sleep

from gmscreen.session.ledger_heads import user_heads
from gmscreen.session.ledger_row import row_values
from gmscreen.session.ledger_watch import fallen_behind, keep_heads
from gmscreen.session.roll_orders import OrderError, Receipt, RollOrder, carried_out, receipt_in
from gmscreen.session.roll_words import roll_text
from gmscreen.session.session import Session
from gmscreen.session.store_protocol import StoreError
from gmscreen.store.campaign_file import CampaignFile
from gmscreen.store.door import DoorError, NobodyThereError, ask
from gmscreen.store.first_start import open_or_create
from gmscreen.texts.catalogue import text

FAILED = 1
PATIENCE_SECONDS = 5.0
"""How long to wait for another command that has the campaign, and no door."""
_PAUSE_SECONDS = 0.05
_PASSING = {"busy", "exists"}
"""What ends by itself when another command is done."""


def add_arguments(parser: ArgumentParser) -> None:
    """The dice, the campaign, and what is to be said about the roll."""
    parser.add_argument("dice", metavar=text("roll_command.dice_name"), help=text("roll_command.dice"))
    parser.add_argument(
        "--campaign",
        required=True,
        type=Path,
        metavar=text("ledger_command.campaign_name"),
        help=text("roll_command.campaign"),
    )
    parser.add_argument("--level", type=int, metavar="NH", help=text("roll_command.level"))
    parser.add_argument("--hidden", action="store_true", help=text("roll_command.hidden"))
    text_name = text("roll_command.text_name")
    parser.add_argument("--note", default="", metavar=text_name, help=text("roll_command.note"))
    parser.add_argument("--who", default="", metavar=text_name, help=text("roll_command.who"))
    parser.add_argument("--json", action="store_true", help=text("ledger_command.json"))


def run(options: Namespace) -> int:
    """Roll, keep, print; a hidden roll prints its number and its commitment alone. Gives the exit status."""
    order = RollOrder(options.dice, options.note, options.who, options.level, options.hidden)
    order.request  # noqa: B018  (refused before a campaign is made for it)
    try:
        receipt = _rolled(options.campaign, order)
    except OrderError as error:
        print(error, file=sys.stderr)
        return FAILED
    except DoorError:
        print(text("roll_command.no_answer"), file=sys.stderr)
        return FAILED
    print(_as_json(receipt) if options.json else _told(receipt))
    return 0


def _rolled(path: Path, order: RollOrder) -> Receipt:
    """By ourselves, or through whoever has the campaign open."""
    deadline = monotonic() + PATIENCE_SECONDS
    while True:
        try:
            return _rolled_here(path, order)
        except StoreError as error:
            if error.key not in _PASSING:
                raise
            if receipt := _rolled_there(path, order):
                return receipt
            if monotonic() > deadline:
                raise
        sleep(_PAUSE_SECONDS)


def _rolled_here(path: Path, order: RollOrder) -> Receipt:
    file = open_or_create(path)
    try:
        if file.why_view_only is not None:
            raise file.why_view_only
        return _rolled_in(file, order)
    finally:
        file.close()


def _rolled_in(file: CampaignFile, order: RollOrder) -> Receipt:
    session, heads = Session(store=file), user_heads()
    behind = fallen_behind(session.open.head, heads.newest(session.campaign.id))
    if behind is not None:
        print(text("ledger_command.behind", file=file.path, reason=behind), file=sys.stderr)
    keep_heads(session.open, heads, _warn)
    return carried_out(session, order)


def _rolled_there(path: Path, order: RollOrder) -> Receipt | None:
    """None when nobody is at the door. One that was asked and doesn't answer is never asked twice."""
    try:
        return receipt_in(ask(path, order.message))
    except (NobodyThereError, FileNotFoundError):
        return None


def _warn(error: OSError) -> None:
    print(text("ledger_command.head_not_kept", file=error.filename), file=sys.stderr)


def _told(receipt: Receipt) -> str:
    roll = None if receipt.entry is None else receipt.entry.roll
    if roll is None:
        return text("roll_command.hidden_told", number=receipt.sequence, hash=receipt.hash)
    names = " · ".join(name for name in (roll.request.who, roll.request.purpose) if name)
    told = roll_text(roll)
    return text("roll_command.told", number=receipt.sequence, roll=f"{names} · {told}" if names else told)


def _as_json(receipt: Receipt) -> str:
    if receipt.entry is None:
        values = {"sequence": receipt.sequence, "hash": receipt.hash, "hidden": True}
    else:
        values = row_values(receipt.entry)
    return json.dumps(values, ensure_ascii=False)
