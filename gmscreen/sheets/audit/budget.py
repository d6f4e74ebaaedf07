"""Items 8 and 9: within the budget, and disadvantages within their limit, the Dever da Marca aside."""

from __future__ import annotations

from collections.abc import Iterator

from gmscreen.canon.garganta.creation import creation
from gmscreen.canon.garganta.traits import traits
from gmscreen.rules.derivation import Derivation
from gmscreen.sheets.account import Account
from gmscreen.sheets.account_sums import SOURCE, AccountSums, account_sums, budget_of
from gmscreen.sheets.audit.finding import Finding, Item, Severity, finding
from gmscreen.sheets.audit.sums import headings_by_name
from gmscreen.sheets.line_words import points_number
from gmscreen.sheets.model import Sheet
from gmscreen.texts.folded import folded

LIMITS = "24 §5; 29 §1, §4"
DUTY = "29 §3; 24 §5"


def budget(sheet: Sheet) -> Iterator[Finding]:
    """Over the budget, or with points that the sheet does not account for (item 8)."""
    sums, account = account_sums(sheet), sheet.account or Account()
    left = sums.unspent
    if left.value < 0:
        args = {"over": points_number(-left.value), "budget": points_number(sums.budget.value)}
        yield finding(Item.BUDGET, "over_budget", ("account", "total"), SOURCE, args, due=left)
    elif account.unspent is None and left.value > 0 and not sums.unpriced:
        args = {"right": points_number(left.value)}
        place = ("account", "unspent")
        yield finding(Item.BUDGET, "unspent_unsaid", place, SOURCE, args, severity=Severity.PENDING, due=left)
    yield from _unspent(account, sums)
    yield from _declared(sheet, account)
    yield from _spendings(account, sums)
    yield from _after_creation(sheet, account)


def _unspent(account: Account, sums: AccountSums) -> Iterator[Finding]:
    left = sums.unspent
    if account.unspent is not None and account.unspent != left.value and not sums.unpriced:
        args = {"declared": points_number(account.unspent), "right": points_number(left.value)}
        yield finding(Item.BUDGET, "unspent_differs", ("account", "unspent"), SOURCE, args, due=left)


def _declared(sheet: Sheet, account: Account) -> Iterator[Finding]:
    due = budget_of(sheet)
    if sheet.points is not None and sheet.points != due.value:
        args = {"declared": points_number(sheet.points), "right": points_number(due.value)}
        yield finding(Item.BUDGET, "points_differ", ("points",), SOURCE, args, due=due)
    if account.creation is not None and account.creation != creation().budget:
        args = {"points": points_number(account.creation), "usual": points_number(creation().budget)}
        place = ("account", "creation")
        yield finding(Item.BUDGET, "other_creation", place, creation().source, args, severity=Severity.NOTICE)


def _spendings(account: Account, sums: AccountSums) -> Iterator[Finding]:
    known = headings_by_name(sums)
    for index, spending in enumerate(account.spendings):
        if folded(spending.name.strip()) not in known:
            place = ("account", "spendings", index, "name")
            args = {"name": spending.name, "week": spending.week}
            yield finding(Item.BUDGET, "spent_on_nothing", place, SOURCE, args)


def _after_creation(sheet: Sheet, account: Account) -> Iterator[Finding]:
    """What is only sold in play, by the master of a school, and that no spending names (28 §4a)."""
    bought = {spending.name for spending in account.spendings}
    for index, advantage in enumerate(sheet.advantages):
        found = traits().advantages.find(advantage.name)
        if found and found.entry.after_creation and advantage.name not in bought:
            args = {"name": advantage.name}
            yield finding(Item.BUDGET, "only_in_play", ("advantages", index), found.entry.source, args)


def limited_disadvantages(sheet: Sheet) -> Derivation:
    """What counts towards the limit: neither the Dever da Marca nor what is racial (29 §1; 32 §0)."""
    total = Derivation.of("account.nothing", 0, LIMITS)
    for disadvantage in sheet.disadvantages:
        if disadvantage.cost and not disadvantage.mark_duty and not disadvantage.racial:
            total = total.add("account.line", disadvantage.cost, LIMITS, name=disadvantage.name)
    return total


def disadvantages(sheet: Sheet) -> Iterator[Finding]:
    """Too many disadvantages or quirks, and the Dever da Marca once (item 9)."""
    limit, total = creation().disadvantages, limited_disadvantages(sheet)
    if total.value < limit:
        args: dict[str, object] = {"sum": total.value, "limit": limit}
        yield finding(Item.DISADVANTAGES, "over_limit", ("disadvantages",), LIMITS, args, due=total)
    if len(sheet.quirks) > creation().quirks:
        args = {"count": len(sheet.quirks), "limit": creation().quirks}
        yield finding(Item.DISADVANTAGES, "too_many_quirks", ("quirks",), LIMITS, args)
    for index, disadvantage in enumerate(sheet.disadvantages):
        if disadvantage.cost is not None and disadvantage.cost > 0:
            place = ("disadvantages", index, "cost")
            args = {"name": disadvantage.name, "cost": disadvantage.cost}
            yield finding(Item.DISADVANTAGES, "gives_points", place, LIMITS, args)
    yield from _duty(sheet)


def _duty(sheet: Sheet) -> Iterator[Finding]:
    duties = [index for index, one in enumerate(sheet.disadvantages) if one.mark_duty]
    if not duties:
        yield finding(Item.DISADVANTAGES, "no_duty", ("disadvantages",), DUTY)
    for index in duties[1:]:
        place = ("disadvantages", index, "mark_duty")
        args = {"name": sheet.disadvantages[index].name}
        yield finding(Item.DISADVANTAGES, "two_duties", place, DUTY, args)
