"""A conta: what the lines come to beside what the sheet declares, heading by heading."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from gmscreen.rules.derivation import Derivation
from gmscreen.sheets.account import Account, Gain
from gmscreen.sheets.account_sums import AccountSums, Heading
from gmscreen.sheets.typed_words import typed_words
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import DASH, number
from gmscreen.ui.isolated import isolated
from gmscreen.ui.theme.theme import Tone
from gmscreen.ui.widgets.table import Cell

Row = tuple[Cell, ...]

ACCOUNT_KEYS = (*(str(heading) for heading in Heading), "total", "creation", "unspent")
"""The fields of the account, a row each."""


def account_rows(account: Account | None, sums: AccountSums) -> tuple[Row, ...]:
    """Heading, what the lines come to, what the sheet says; where the two differ, the sheet's is marked."""
    return tuple(_rows(account or Account(), sums))


def _rows(account: Account, sums: AccountSums) -> Iterator[Row]:
    for heading in Heading:
        yield _row(str(heading), sums.sums[heading], getattr(account, heading))
    yield _row("total", sums.total, account.total)
    yield _row("creation", sums.budget, account.creation, same=True)
    yield _row("unspent", sums.unspent, account.unspent)


def _row(key: str, due: Derivation, said: Decimal | None, *, same: bool = False) -> Row:
    differs = said is not None and not same and said != due.value
    below = key == "unspent" and due.value < 0
    return (
        Cell(text(f"sheets_panel.account_row.{key}")),
        Cell(number(due.value), Tone.BAD if below else Tone.TEXT, strong=key == "total", derivation=due),
        Cell(
            DASH if said is None else f"{'≠ ' if differs else ''}{number(said)}",
            Tone.WARN if differs else Tone.MUTED,
            typed=typed_words(said),
        ),
    )


def gain_row(gain: Gain) -> Row:
    """Week, points and why."""
    return (
        Cell(number(gain.week), typed=number(gain.week)),
        Cell(number(gain.points), typed=number(gain.points)),
        Cell(isolated(gain.reason) if gain.reason else DASH, Tone.MUTED, typed=gain.reason or ""),
    )
