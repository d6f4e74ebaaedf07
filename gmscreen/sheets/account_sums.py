"""A conta: what the lines of a sheet come to, heading by heading, and what is left to spend (24 §4)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from enum import StrEnum
from types import MappingProxyType

from gmscreen.canon.garganta.costs import attribute_costs
from gmscreen.canon.garganta.creation import creation
from gmscreen.canon.garganta.peoples import people_named
from gmscreen.rules.derivation import Derivation
from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.purchase import attribute_price
from gmscreen.sheets.account import Account
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.skills import Skill, Spell
from gmscreen.sheets.traits import Advantage, Disadvantage

SOURCE = "24 §4"


class Heading(StrEnum):
    """The six terms of the account, in its order."""

    ATTRIBUTES = "attributes"
    ADVANTAGES = "advantages"
    SKILLS = "skills"
    SPELLS = "spells"
    DISADVANTAGES = "disadvantages"
    QUIRKS = "quirks"


Place = tuple[str | int, ...]
"""Where a line is in the sheet; lists count from 0."""


@dataclass(frozen=True, slots=True)
class PricedLine:
    """One line of a heading; `points` is None where the sheet, or for an attribute the table, gives none."""

    place: Place
    name: str
    points: Decimal | None


@dataclass(frozen=True, slots=True)
class AccountSums:
    """What the lines come to. `lines` are those of each heading and `sums` add up the priced ones.

    `total` is all of the sums together, `budget` what there was at creation and was won since, `unspent`
    what is left of it; below 0 the sheet is over.
    """

    lines: Mapping[Heading, tuple[PricedLine, ...]]
    sums: Mapping[Heading, Derivation]
    total: Derivation
    budget: Derivation
    unspent: Derivation

    @property
    def unpriced(self) -> tuple[PricedLine, ...]:
        """The lines that nobody priced; while there are any the sums are only a part."""
        return tuple(line for lines in self.lines.values() for line in lines if line.points is None)


def account_sums(sheet: Sheet) -> AccountSums:
    """The account worked out from the lines themselves, whatever the sheet declares."""
    lines = {heading: tuple(_lines(sheet, heading)) for heading in Heading}
    sums = {heading: _sum(heading, lines[heading]) for heading in Heading}
    total = _total(sums)
    budget = budget_of(sheet)
    unspent = budget.add("account.less_total", -total.value, SOURCE)
    return AccountSums(MappingProxyType(lines), MappingProxyType(sums), total, budget, unspent)


def budget_of(sheet: Sheet) -> Derivation:
    """What there is to spend: at creation, and every gain since, by week."""
    account = sheet.account or Account()
    start = creation().budget if account.creation is None else account.creation
    budget = Derivation.of("account.creation", start, creation().source)
    for gain in account.gains:
        budget = budget.add("account.gain", gain.points, SOURCE, week=gain.week, reason=gain.reason or "")
    return budget


def _lines(sheet: Sheet, heading: Heading) -> Iterator[PricedLine]:
    match heading:
        case Heading.ATTRIBUTES:
            return _attributes(sheet)
        case Heading.SKILLS | Heading.SPELLS:
            return _bought(heading, sheet.skills if heading is Heading.SKILLS else sheet.spells)
        case Heading.ADVANTAGES | Heading.DISADVANTAGES:
            return _traits(heading, getattr(sheet, heading))
        case Heading.QUIRKS:
            return _quirks(sheet)


def _attributes(sheet: Sheet) -> Iterator[PricedLine]:
    for name in ("st", "dx", "iq", "ht"):
        yield PricedLine(("attributes", name), name.upper(), attribute_points(sheet, name))


def _bought(heading: Heading, lines: Sequence[Skill | Spell]) -> Iterator[PricedLine]:
    return (PricedLine((heading.value, index), line.name, line.points) for index, line in enumerate(lines))


def _traits(heading: Heading, traits: Sequence[Advantage | Disadvantage]) -> Iterator[PricedLine]:
    for index, trait in enumerate(traits):
        cost = None if trait.cost is None else Decimal(trait.cost)
        yield PricedLine((heading.value, index), trait.name, cost)


def _quirks(sheet: Sheet) -> Iterator[PricedLine]:
    cost = Decimal(creation().quirk_cost)
    return (PricedLine(("quirks", index), quirk, cost) for index, quirk in enumerate(sheet.quirks))


def attribute_points(sheet: Sheet, name: str) -> Decimal | None:
    """What an attribute cost; None without one, and outside the table, which gives no price."""
    level: int | None = getattr(sheet.attributes, name)
    if level is None:
        return None
    try:
        return Decimal(attribute_price(attribute_costs(), level, _racial(sheet, name)).as_int)
    except RuleError:
        return None


def _racial(sheet: Sheet, name: str) -> int:
    """What the people adds to an attribute without a price (32 §0)."""
    people = people_named(sheet.people)
    return people.attributes.get(name, 0) if people else 0


def _sum(heading: Heading, lines: tuple[PricedLine, ...]) -> Derivation:
    total = Derivation.of("account.nothing", Decimal(0), SOURCE)
    for line in lines:
        if line.points:
            total = total.add("account.line", line.points, SOURCE, name=line.name)
    return total


def _total(sums: Mapping[Heading, Derivation]) -> Derivation:
    total = Derivation.of("account.nothing", Decimal(0), SOURCE)
    for heading, derivation in sums.items():
        total = total.add(f"account.{heading}", derivation.value, SOURCE)
    return total
