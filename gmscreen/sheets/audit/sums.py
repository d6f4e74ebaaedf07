"""Item 7: every line at the price of its table, and the lines add up to the account (24 §3, §4)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from decimal import Decimal

from gmscreen.canon.garganta.costs import attribute_costs
from gmscreen.rules.errors import RuleError
from gmscreen.sheets.account import Account
from gmscreen.sheets.account_sums import AccountSums, Heading, PricedLine, account_sums
from gmscreen.sheets.audit.bought import bonus_inside, bought_lines, due_price
from gmscreen.sheets.audit.finding import Finding, Item, Place, finding
from gmscreen.sheets.line_prices import full_price
from gmscreen.sheets.line_words import points_number, points_words
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.skills import Skill, Spell
from gmscreen.texts.catalogue import text
from gmscreen.texts.folded import folded

SOURCE = "24 §4"
NOTHING = Decimal(0)


def prices(sheet: Sheet) -> Iterator[Finding]:
    """Skills, spells and attributes that do not cost what their table says."""
    for list_name, index, line in bought_lines(sheet):
        yield from _price(sheet, (list_name, index, "points"), line)
        if isinstance(line, Skill) and line.worth is not None:
            yield from _worth(("skills", index, "worth"), line, line.worth)
    for attribute in account_sums(sheet).lines[Heading.ATTRIBUTES]:
        yield from _attribute(sheet, attribute)


def _price(sheet: Sheet, place: Place, line: Skill | Spell) -> Iterator[Finding]:
    try:
        due = due_price(sheet, line)
    except RuleError as error:
        lowest = error.details.get("lowest")
        args = {"name": line.name, "relative": line.relative, "lowest": lowest}
        if lowest is not None:
            yield finding(Item.SUMS, "below_table", (*place[:2], "relative"), "26 §1; 27", args)
        return
    if due is None or line.points is None or line.points == due.value or bonus_inside(sheet, line):
        return
    args = {"name": line.name, "points": points_words(line.points), "right": points_words(due.value)}
    yield finding(Item.SUMS, "price_differs", place, due.steps[0].source, args, due=due)


def _worth(place: Place, skill: Skill, worth: Decimal) -> Iterator[Finding]:
    """What the level is worth, where a talent pays part of it."""
    try:
        due = full_price(skill)
    except RuleError:
        return
    if due is not None and worth != due.value:
        args = {"name": skill.name, "worth": points_words(worth), "right": points_words(due.value)}
        yield finding(Item.SUMS, "worth_differs", place, due.steps[0].source, args, due=due)


def _attribute(sheet: Sheet, line: PricedLine) -> Iterator[Finding]:
    level = getattr(sheet.attributes, str(line.place[-1]))
    if line.points is None and level is not None:
        args = {"name": line.name, "level": level}
        yield finding(Item.SUMS, "attribute_outside_table", line.place, attribute_costs().source, args)


def account_adds_up(sheet: Sheet) -> Iterator[Finding]:
    """The account is there, each term is what its lines come to, and the total is that of the terms."""
    account = sheet.account
    if account is None:
        yield finding(Item.SUMS, "no_account", ("account",), SOURCE)
        return
    sums = account_sums(sheet)
    spent = spent_by_heading(account, sums)
    for heading in Heading:
        yield from _term(account, sums, heading, spent.get(heading, NOTHING))
    yield from _total(account)


def spent_by_heading(account: Account, sums: AccountSums) -> Mapping[Heading, Decimal]:
    """What was spent after creation, under the heading of the line that it was spent on."""
    headings = headings_by_name(sums)
    spent: dict[Heading, Decimal] = {}
    for spending in account.spendings:
        heading = headings.get(folded(spending.name.strip()))
        if heading:
            spent[heading] = spent.get(heading, NOTHING) + spending.points
    return spent


def headings_by_name(sums: AccountSums) -> Mapping[str, Heading]:
    """The heading of each line by its folded name; of two lines of one name, that of the first."""
    headings: dict[str, Heading] = {}
    for heading, lines in sums.lines.items():
        for line in lines:
            headings.setdefault(folded(line.name.strip()), heading)
    return headings


def _term(account: Account, sums: AccountSums, heading: Heading, spent: Decimal) -> Iterator[Finding]:
    """A term of the account is of the creation: what was spent since is not in it."""
    declared: Decimal = getattr(account, heading) or NOTHING
    due = sums.sums[heading].add("account.spent_since", -spent, SOURCE)
    if any(line.points is None for line in sums.lines[heading]) or declared == due.value:
        return
    args = {
        "heading": text(f"sheet_line.{heading}"),
        "declared": points_number(declared),
        "right": points_number(due.value),
    }
    yield finding(Item.SUMS, "sum_differs", ("account", heading.value), SOURCE, args, due=due)


def _total(account: Account) -> Iterator[Finding]:
    terms = sum((getattr(account, heading) or NOTHING for heading in Heading), NOTHING)
    if account.total is None:
        yield finding(Item.SUMS, "no_total", ("account", "total"), SOURCE, {"right": points_number(terms)})
    elif account.total != terms:
        args = {"declared": points_number(account.total), "right": points_number(terms)}
        yield finding(Item.SUMS, "total_differs", ("account", "total"), SOURCE, args)
