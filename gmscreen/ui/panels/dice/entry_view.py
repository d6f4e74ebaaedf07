"""All that an entry of the ledger says, as captions and words."""

from __future__ import annotations

from dataclasses import dataclass

from gmscreen.session.ledger import LedgerEntry
from gmscreen.session.ledger_faults import RowError
from gmscreen.session.ledger_page import LedgerLine
from gmscreen.session.rolls import Roll
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import DASH, number
from gmscreen.texts.steps import explained
from gmscreen.ui.isolated import isolated
from gmscreen.ui.panels.dice.ledger_cells import modified, modifiers_text, states_text
from gmscreen.ui.roll_text import dice_text, outcome_text, sum_text

Fields = tuple[tuple[str, str], ...]
_GROUP = 8


@dataclass(frozen=True, slots=True)
class EntryView:
    """An opened row: its title, what was rolled, how it is chained, and what can be done with it.

    `hash` is empty where the row was changed; `problem` says then how.
    """

    sequence: int
    title: str
    told: Fields = ()
    chained: Fields = ()
    hash: str = ""
    is_hidden: bool = False
    can_reveal: bool = False
    problem: str = ""


def present_entry(line: LedgerLine, *, covered: bool) -> EntryView:
    """The row opened; `covered` keeps a secret of what a hidden roll was, the nonce too."""
    entry, title = line.entry, text("dice_panel.entry_title", number=line.sequence)
    if isinstance(entry, RowError):
        return EntryView(line.sequence, title, problem=text("dice_panel.changed_row", reason=entry))
    is_covered = covered and line.is_secret
    return EntryView(
        line.sequence,
        title,
        told=_captioned(_told(line, entry, is_covered=is_covered)),
        chained=_captioned(_chained(entry, is_covered=is_covered)),
        hash=entry.hash,
        is_hidden=entry.is_hidden,
        can_reveal=line.is_secret,
    )


def _told(line: LedgerLine, entry: LedgerEntry, *, is_covered: bool) -> dict[str, str]:
    if entry.roll is None:
        return {"purpose": text("export.reveals", number=entry.reveals)}
    fate = {"visibility": states_text(line)}
    return fate if is_covered else {**_of_roll(entry.roll), **fate}


def _of_roll(roll: Roll) -> dict[str, str]:
    asked = roll.request
    return {
        "who": isolated(asked.who) or DASH,
        "purpose": isolated(asked.purpose) or DASH,
        "dice": dice_text(asked.dice),
        "modifiers": derived_text(roll) or modifiers_text(asked) or text("export.no_modifiers"),
        "level": DASH if asked.level is None else number(asked.level),
        "roll": sum_text(roll),
        "outcome": outcome_text(roll) or DASH,
    }


def derived_text(roll: Roll) -> str:
    """The steps to the level, one a line: `Penumbra: −2 = 12`."""
    told = modified(roll)
    lines = explained(told) if told else ()
    return "\n".join(f"{line.label}: {line.amount} = {line.total}" for line in lines)


def _chained(entry: LedgerEntry, *, is_covered: bool) -> dict[str, str]:
    nonce = {} if is_covered else {"nonce": grouped(entry.nonce.hex())}
    return {
        "time": f"{entry.time.astimezone():%d/%m/%Y %H:%M:%S}",
        "week": number(entry.week),
        "step": DASH if entry.step is None else number(entry.step),
        **nonce,
        "hash": grouped(entry.hash),
        "previous": grouped(entry.previous),
    }


def _captioned(fields: dict[str, str]) -> Fields:
    return tuple((text(f"dice_panel.field.{name}"), words) for name, words in fields.items())


def grouped(digits: str) -> str:
    """A hash in groups of eight, as it can be read out, compared and wrapped."""
    return " ".join(digits[at : at + _GROUP] for at in range(0, len(digits), _GROUP))
