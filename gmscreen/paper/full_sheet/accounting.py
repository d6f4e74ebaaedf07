"""The account of points: by heading, with what was won and spent, and what is left (24 §4)."""

from __future__ import annotations

from collections.abc import Iterator

from gmscreen.paper.cards.words import listed
from gmscreen.paper.full_sheet.content import Portion
from gmscreen.paper.full_sheet.fighting import left, right, titled
from gmscreen.paper.press.table import Column, Row, Table, Tone
from gmscreen.sheets.account import Account, Gain, Spending
from gmscreen.sheets.account_sums import AccountSums, Heading, account_sums
from gmscreen.sheets.audit.audited import is_audited
from gmscreen.sheets.line_words import points_number
from gmscreen.sheets.model import Sheet
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import DASH


def account_columns() -> tuple[Column, ...]:
    """Those of the account: by the lines, and as the sheet declares it."""
    return (left("account"), right("by_lines"), right("declared"))


def account(sheet: Sheet) -> Portion | None:
    """What the lines come to beside what is declared; None for a creature."""
    if not is_audited(sheet):
        return None
    sums, declared = account_sums(sheet), sheet.account or Account()
    rows = [_heading(sums, declared, heading) for heading in Heading]
    total = (text("full_sheet.account.total"), points_number(sums.total.value), _declared(declared, "total"))
    rows.append(Row(total, _unpriced(sums), Tone.TOTAL))
    return titled("account", Table(account_columns(), (*rows, *_budget(sums, declared))))


def _heading(sums: AccountSums, declared: Account, heading: Heading) -> Row:
    words = text(f"full_sheet.account.{heading}")
    return Row((words, points_number(sums.sums[heading].value), _declared(declared, heading.value)))


def _declared(account: Account, name: str) -> str:
    points = getattr(account, name)
    return DASH if points is None else points_number(points)


def _unpriced(sums: AccountSums) -> str:
    names = ", ".join(line.name for line in sums.unpriced)
    return text("full_sheet.unpriced", names=names) if names else ""


def _budget(sums: AccountSums, declared: Account) -> Iterator[Row]:
    """What there was at creation, each gain by its week, what was bought since, and what is left."""
    start = sums.budget.steps[0].total
    yield Row((text("full_sheet.account.creation"), points_number(start), ""))
    yield from map(_gain, declared.gains)
    yield from map(_spending, declared.spendings)
    left = points_number(sums.unspent.value)
    yield Row((text("full_sheet.account.unspent"), left, _declared(declared, "unspent")), tone=Tone.TOTAL)


def _gain(gain: Gain) -> Row:
    sign = "+" if gain.points >= 0 else ""
    name = text("full_sheet.account.gain", week=gain.week)
    return Row((name, f"{sign}{points_number(gain.points)}", ""), gain.reason or "")


def _spending(spending: Spending) -> Row:
    """What the lines hold already: told, and not counted once more."""
    name = text("full_sheet.account.spending", week=spending.week, name=spending.name)
    points = text("full_sheet.account.spent", points=points_number(spending.points))
    return Row((name, "", ""), listed((points, spending.note or "")))
