"""What a sheet's lists add up to, in words: the IQ of its spells, its schools, and its account."""

from __future__ import annotations

from collections.abc import Iterator

from gmscreen.canon.garganta.creation import creation
from gmscreen.sheets.account import Account, Gain
from gmscreen.sheets.account_sums import AccountSums, account_sums
from gmscreen.sheets.audit.audit import is_audited
from gmscreen.sheets.audit.budget import limited_disadvantages
from gmscreen.sheets.control_values import effective_iq
from gmscreen.sheets.line_words import account_words, points_number, points_words
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.schools import school_levels
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import number
from gmscreen.texts.steps import explained


def spells_heading(sheet: Sheet) -> str:
    """`Feitiços · IQ efetivo 16 (IQ 14 + Aptidão Mágica 2)` (24 §2)."""
    iq = effective_iq(sheet)
    if iq is None:
        return text("sheets_panel.title.spells")
    first, *more = explained(iq)
    parts = [f"{first.label} {first.total}", *(f"{line.label} {line.amount.lstrip('+')}" for line in more)]
    words = f"{text('sheet_line.magic_iq')} {number(iq.value)} ({' + '.join(parts)})"
    return text("sheet_command.effective_iq", words=words)


def school_words(sheet: Sheet) -> Iterator[str]:
    """The NH of each school, in one line, for a sheet with spells."""
    levels = school_levels(sheet)
    if levels:
        words = " · ".join(f"{college} {number(level.value)}" for college, level in levels.items())
        yield text("sheet_command.schools", words=words)


def account_lines(sheet: Sheet) -> Iterator[str]:
    """The account as declared, its gains and spendings, and what the lines come to; nothing for creatures."""
    account = sheet.account
    if account:
        yield account_words(account)
        yield from map(_gain, account.gains)
        yield from _spendings(account)
    if is_audited(sheet):
        yield _by_lines(account_sums(sheet))
        total, limit = limited_disadvantages(sheet), creation().disadvantages
        yield text("sheet_command.limit", sum=number(total.value), limit=number(limit))


def _gain(gain: Gain) -> str:
    key = "gain" if gain.reason else "gain_bare"
    sign = "+" if gain.points >= 0 else ""
    points = f"{sign}{points_number(gain.points)}"
    told = {"week": gain.week, "points": points}
    return text(f"sheet_command.{key}", **told, **({"reason": gain.reason} if gain.reason else {}))


def _spendings(account: Account) -> Iterator[str]:
    for spending in account.spendings:
        points = points_words(spending.points)
        yield text("sheet_command.spending", week=spending.week, points=points, name=spending.name)


def _by_lines(sums: AccountSums) -> str:
    left = sums.unspent.value
    told = {"total": points_number(sums.total.value), "budget": points_number(sums.budget.value)}
    if left < 0:
        return text("sheet_command.over", **told, over=points_number(-left))
    return text("sheet_command.by_lines", **told, left=points_number(left))
