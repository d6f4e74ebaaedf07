"""An entry of the ledger as a row of words."""

from __future__ import annotations

from dataclasses import replace

from gmscreen.rules.derivation import Derivation
from gmscreen.session.ledger import LedgerEntry
from gmscreen.session.ledger_faults import RowError
from gmscreen.session.ledger_page import LedgerLine
from gmscreen.session.roll_words import faces_text
from gmscreen.session.rolls import Roll, RollRequest
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import DASH, number, signed
from gmscreen.ui.isolated import isolated
from gmscreen.ui.roll_text import dice_text, outcome_text, outcome_tone
from gmscreen.ui.theme.theme import Tone
from gmscreen.ui.widgets.table import Cell, Column

WIDTHS = {
    "sequence": 56,
    "time": 122,
    "who": 108,
    "purpose": 0,
    "dice": 72,
    "modifiers": 126,
    "level": 46,
    "faces": 118,
    "total": 56,
    "outcome": 142,
    "visibility": 152,
}
"""Pixels of each column at 100 %; 0 for the one that takes what is left."""

LEAST_PURPOSE = 150
GIVES_WAY = ("modifiers", "faces", "level", "time", "dice")
"""The columns that go where there is no room for all, in this order: an opened row has them."""

SHORT_HASH = 8
_NUMBERS = {"sequence", "level", "total"}


def columns() -> tuple[Column, ...]:
    """The columns of the list."""
    return tuple(
        Column(text(f"dice_panel.column.{key}"), numeric=key in _NUMBERS, wide=not width)
        for key, width in WIDTHS.items()
    )


def cells(line: LedgerLine, *, covered: bool) -> tuple[Cell, ...]:
    """A row, its time as the wall clock here shows it; `covered` keeps a secret of what a hidden roll was."""
    told = _told(line, covered=covered)
    row = {key: told.get(key, Cell("")) for key in WIDTHS}
    row["sequence"] = Cell(number(line.sequence), Tone.MUTED)
    if line.undone:
        row = {key: replace(cell, struck=key != "visibility") for key, cell in row.items()}
    return tuple(row.values())


def _told(line: LedgerLine, *, covered: bool) -> dict[str, Cell]:
    entry = line.entry
    if isinstance(entry, RowError):
        return {"purpose": _noted(text("dice_panel.changed_row", reason=entry), Tone.BAD)}
    shared = {
        "time": Cell(f"{entry.time.astimezone():%d/%m %H:%M:%S}", Tone.MUTED),
        "visibility": _noted(states_text(line), Tone.INFO if line.is_secret else Tone.MUTED),
    }
    if entry.roll is None:
        return {"purpose": _noted(text("export.reveals", number=entry.reveals), Tone.GOOD), **shared}
    if covered and line.is_secret:
        commitment = text("dice_panel.commitment_is", hash=entry.hash)
        return {"purpose": Cell(f"{entry.hash[:SHORT_HASH]}…", Tone.INFO, note=commitment), **shared}
    return {**_of_roll(entry.roll), **shared}


def _of_roll(roll: Roll) -> dict[str, Cell]:
    asked = roll.request
    level = "" if asked.level is None else number(asked.level)
    return {
        "who": _noted(_line(asked.who)),
        "purpose": _noted(_line(asked.purpose)),
        "dice": _noted(dice_text(asked.dice)),
        "modifiers": _noted(modifiers_text(asked), Tone.MUTED),
        "level": Cell(level, derivation=modified(roll) if level else None),
        "faces": _noted(faces_text(roll), Tone.MUTED),
        "total": Cell(number(roll.total), strong=True),
        "outcome": Cell(outcome_text(roll), outcome_tone(roll), note=outcome_text(roll)),
    }


def _noted(words: str, tone: Tone = Tone.TEXT) -> Cell:
    """A cell that may be too narrow for its words; its tooltip has all of them."""
    return Cell(words, tone, note=words)


def _line(written: str) -> str:
    return isolated(" ".join(written.split()))


def states_text(line: LedgerLine) -> str:
    """Who saw it, whether the dice were real, whether it was undone: `escondida · mesa · desfeita`."""
    roll = line.entry.roll if isinstance(line.entry, LedgerEntry) else None
    if roll is None:
        return ""
    words = [text("export.state.undone")] if line.undone else []
    if line.revealed_by is not None and roll.hidden:
        words.append(text("dice_panel.revealed", number=line.revealed_by))
    else:
        words.append(text(f"export.state.{'hidden' if roll.hidden else 'public'}"))
    return " · ".join([*words, *([text("dice_panel.typed")] if roll.typed else [])])


def modifiers_text(asked: RollRequest) -> str:
    """The modifiers in one line: `Escuro −3; Mira +2`."""
    return "; ".join(f"{_line(name)} {signed(amount)}" for name, amount in asked.modifiers)


def modified(roll: Roll) -> Derivation | None:
    """How the modifiers led to the level, or to the constant of dice that are no test; None without any."""
    asked, source = roll.request, text("dice_panel.of_entry", number=roll.sequence)
    if not asked.modifiers:
        return None
    end = asked.dice.constant if asked.level is None else asked.level
    kind = "constant" if asked.level is None else "level"
    told = Derivation.of(f"ledger.{kind}_before", end - sum(each for _, each in asked.modifiers), source)
    for name, amount in asked.modifiers:
        told = told.add("ledger.modifier", amount, source, name=_line(name) or DASH)
    return told
