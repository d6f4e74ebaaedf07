"""The whole audit of a sheet (24 §5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gmscreen.rules.garganta.readings import DEFAULT_READINGS, Readings
from gmscreen.sheets.audit.audited import is_audited
from gmscreen.sheets.audit.bonus_sources import bonus_sources
from gmscreen.sheets.audit.budget import budget, disadvantages
from gmscreen.sheets.audit.finding import Finding, Item, Severity
from gmscreen.sheets.audit.magic_head import magic_head
from gmscreen.sheets.audit.names import homonyms, names
from gmscreen.sheets.audit.prerequisites import out_of_domain, prerequisites
from gmscreen.sheets.audit.purse import purse
from gmscreen.sheets.audit.seven_fields import bonuses_in_levels, seven_fields
from gmscreen.sheets.audit.sums import account_adds_up, prices
from gmscreen.sheets.audit.ties import ties
from gmscreen.sheets.audit.trait_prices import trait_prices, uncounted_effects
from gmscreen.sheets.audit.two_lines import two_lines
from gmscreen.sheets.model import Sheet, SheetKind

__all__ = ["audit", "is_audited", "is_clean"]


def audit(sheet: Sheet, readings: Readings = DEFAULT_READINGS) -> tuple[Finding, ...]:
    """Everything found, by item, then in the order of the sheet; nothing for a creature.

    What only a player's character owes, its budget, its duty and its ties, is not asked of an NPC.
    """
    if not is_audited(sheet):
        return ()
    found = [*_of_everyone(sheet, readings)]
    if sheet.kind is SheetKind.PC:
        found += _of_players(sheet)
    return tuple(sorted(found, key=lambda one: one.item or max(Item) + 1))


def is_clean(findings: Sequence[Finding]) -> bool:
    """Whether no finding sends the sheet back."""
    return all(one.severity is not Severity.ERROR for one in findings)


def _of_everyone(sheet: Sheet, readings: Readings) -> Iterator[Finding]:
    for check in (names, seven_fields, bonus_sources, bonuses_in_levels, prerequisites, out_of_domain):
        yield from check(sheet)
    for check in (prices, trait_prices, uncounted_effects, homonyms, magic_head, purse):
        yield from check(sheet)
    yield from two_lines(sheet, readings)


def _of_players(sheet: Sheet) -> Iterator[Finding]:
    for check in (account_adds_up, budget, disadvantages, ties):
        yield from check(sheet)
