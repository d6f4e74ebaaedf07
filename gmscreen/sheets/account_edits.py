"""The account and the head of the spells written from what the lines come to, as edits (24 §2, §4)."""

from __future__ import annotations

from decimal import Decimal

from gmscreen.sheets.account import Account
from gmscreen.sheets.account_sums import AccountSums, Heading, account_sums
from gmscreen.sheets.audit.sums import spent_by_heading
from gmscreen.sheets.control_values import effective_iq
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.rebuying import exact
from gmscreen.sheets.schools import school_levels
from gmscreen.sheets.sheet_edits import SetField, Several

NOTHING = Decimal(0)


def account_from_lines(sheet: Sheet) -> Several:
    """Every term as its lines come to, the total, and what is left; gains and spendings stay as they are."""
    sums, account = account_sums(sheet), sheet.account or Account()
    spent = spent_by_heading(account, sums)
    terms = {heading: _of_creation(sums, heading, spent.get(heading, NOTHING)) for heading in Heading}
    edits = [
        SetField(("account", heading.value), exact(value))
        for heading, value in terms.items()
        if value or getattr(account, heading) is not None
    ]
    left = sums.unspent.value
    edits.append(SetField(("account", "total"), exact(sum(terms.values(), NOTHING))))
    if left > 0 or account.unspent is not None:
        edits.append(SetField(("account", "unspent"), exact(left)))
    return Several(tuple(edits), "account")


def _of_creation(sums: AccountSums, heading: Heading, spent: Decimal) -> Decimal:
    """A term of the account, which is of the creation: what was spent since is not in it."""
    lines = (line.points for line in sums.lines[heading] if line.points is not None)
    return sum(lines, NOTHING) - spent


def magic_head_from_spells(sheet: Sheet) -> Several:
    """The IQ efetivo and the NH of every school, as the spells come to; nothing without an IQ."""
    iq = effective_iq(sheet)
    if iq is None:
        return Several(())
    schools = [{"college": name, "level": level.as_int} for name, level in school_levels(sheet).items()]
    head = SetField(("magic", "effective_iq"), iq.as_int)
    return Several((head, SetField(("magic", "schools"), schools)), "schools")
