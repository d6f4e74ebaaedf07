"""The ledger in Markdown: one document for each hidden roll, and the log of all of it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import groupby

from gmscreen.session.ledger import LedgerEntry
from gmscreen.session.ledger_export import Ledger
from gmscreen.session.ledger_row import row_of
from gmscreen.session.roll_words import asked_text, outcome_text, sum_text
from gmscreen.session.rolls import Roll, RollRequest
from gmscreen.texts.catalogue import text
from gmscreen.texts.dice import dice_text
from gmscreen.texts.numbers import DASH, number, signed

_SHORT_HASH = 12
_MARKS = re.compile(r"([\\`*_\[\]|<>~&])")
"""What Markdown could take for its own inside a line."""

_UNSEEN = re.compile("[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""Control characters, and those that turn the text beside them round."""


def hidden_rolls(ledger: Ledger) -> Iterator[tuple[str, str]]:
    """Name and text of a document for each hidden roll, numbered within its week.

    What becomes of the roll later changes nothing in it: a document that was handed in stays as it is.
    """
    numbers: dict[int, int] = {}
    for entry in ledger.entries():
        if entry.is_hidden and entry.roll is not None:
            count = numbers[entry.week] = numbers.get(entry.week, 0) + 1
            yield f"semana-{entry.week:02d}-rolagem-{count:02d}.md", _document(entry, entry.roll, count)


def _document(entry: LedgerEntry, roll: Roll, count: int) -> str:
    lines = [
        text("export.status_sent"),
        "",
        f"# {text('export.hidden_title', week=f'{entry.week:02d}', number=f'{count:02d}')}",
        "",
        *(f"- **{text(f'export.field.{name}')}:** {value}" for name, value in _fields(entry, roll).items()),
        "",
        text("export.row_follows"),
        "",
        "```json",
        row_of(entry).decode(),
        "```",
        "",
    ]
    return "\n".join(lines)


def _fields(entry: LedgerEntry, roll: Roll) -> dict[str, str]:
    asked = roll.request
    return {
        "test": plain(asked.purpose) or DASH,
        "who": plain(asked.who) or DASH,
        "base_level": _base_level(asked),
        "modifiers": _modifiers(asked) or text("export.no_modifiers"),
        "target": DASH if asked.level is None else number(asked.level),
        "dice": f"{dice_text(asked.dice)}: {sum_text(roll)}{_typed(roll)}",
        "outcome": outcome_text(roll) or DASH,
        "record": text("export.record", number=entry.sequence, time=_moment(entry.time)),
        "commitment": f"`{entry.hash}`",
    }


def _base_level(asked: RollRequest) -> str:
    """The level before the modifiers, which are in the effective one."""
    if asked.level is None:
        return DASH
    return number(asked.level - sum(amount for _, amount in asked.modifiers))


def _modifiers(asked: RollRequest) -> str:
    return "; ".join(f"{plain(name)} {signed(amount)}" for name, amount in asked.modifiers)


def _typed(roll: Roll) -> str:
    return f" ({text('roll.typed')})" if roll.typed else ""


@dataclass(frozen=True, slots=True)
class _Fate:
    """What became of rolls after they fell: where each was revealed, and which were undone."""

    revealed: Mapping[int, int]
    undone: frozenset[int]


def whole_log(ledger: Ledger) -> Iterator[str]:
    """The log of the whole ledger, line by line, by week and day."""
    reveals = [(entry.reveals, entry.sequence) for entry in ledger.entries() if entry.reveals is not None]
    fate = _Fate(dict(reversed(reveals)), ledger.undone)
    yield from _opening(ledger, fate)
    for week, of_week in groupby(ledger.entries(), key=lambda entry: entry.week):
        yield f"\n## {text('export.week', week=week)}"
        for day, of_day in groupby(of_week, key=_day):
            yield f"\n### {day}\n"
            yield from _table(of_day, fate)


def _opening(ledger: Ledger, fate: _Fate) -> Iterator[str]:
    hidden = sum(entry.is_hidden and entry.sequence not in fate.revealed for entry in ledger.entries())
    yield f"# {text('export.log_title', name=plain(ledger.name) or text('export.nameless'))}"
    yield ""
    yield f"- **{text('export.field.count')}:** {ledger.head.count}"
    yield f"- **{text('export.field.head')}:** `{ledger.head}`"
    yield f"- **{text('export.field.still_hidden')}:** {hidden}"
    yield f"- {text('export.hours_in_utc')}"
    yield f"- {text('export.how_to_verify')}"


def _table(entries: Iterable[LedgerEntry], fate: _Fate) -> Iterator[str]:
    columns = ("number", "hour", "who", "test", "roll", "outcome", "state", "short_hash")
    yield _row(text(f"export.column.{name}") for name in columns)
    yield "|" + " --- |" * len(columns)
    for entry in entries:
        yield _row(_cells(entry, fate))


def _row(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _cells(entry: LedgerEntry, fate: _Fate) -> Iterator[str]:
    yield str(entry.sequence)
    yield f"{entry.time.astimezone(UTC):%H:%M:%S}"
    strike = "~~" if entry.sequence in fate.undone else ""
    yield from (f"{strike}{cell}{strike}" if cell else "" for cell in _told(entry))
    yield ", ".join(_states(entry, fate))
    yield f"`{entry.hash[:_SHORT_HASH]}`"


def _told(entry: LedgerEntry) -> tuple[str, str, str, str]:
    """Who, what for, the roll, and what became of it."""
    roll = entry.roll
    if roll is None:
        return "", text("export.reveals", number=entry.reveals), "", ""
    asked = roll.request
    modifiers = f" ({_modifiers(asked)})" if asked.modifiers else ""
    dice = f"{asked_text(roll)}{modifiers}: {sum_text(roll)}"
    return plain(asked.who), plain(asked.purpose), dice, outcome_text(roll)


def _states(entry: LedgerEntry, fate: _Fate) -> Iterator[str]:
    if entry.sequence in fate.revealed:
        yield text("export.state.revealed", number=fate.revealed[entry.sequence])
    elif entry.roll is not None:
        yield text(f"export.state.{'hidden' if entry.is_hidden else 'public'}")
    if entry.roll is not None and entry.roll.typed:
        yield text("roll.typed")
    if entry.sequence in fate.undone:
        yield text("export.state.undone")


def _day(entry: LedgerEntry) -> str:
    return f"{entry.time.astimezone(UTC):%d/%m/%Y}"


def plain(written: str) -> str:
    """A person's text on one line, with nothing in it that Markdown or HTML would take for a mark."""
    return _MARKS.sub(r"\\\1", _UNSEEN.sub("", " ".join(written.split())))


def _moment(time: datetime) -> str:
    return f"{time.astimezone(UTC):%d/%m/%Y %H:%M:%S}"
