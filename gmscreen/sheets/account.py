"""The account of points and the purse, as the sheet prints them (24 §4)."""

from __future__ import annotations

from gmscreen.sheets.fields import Money, Points, Record, Text


class Account(Record):
    """The account: its terms with their signs, and the total that the sheet declares."""

    attributes: Points | None = None
    advantages: Points | None = None
    skills: Points | None = None
    spells: Points | None = None
    disadvantages: Points | None = None
    quirks: Points | None = None
    total: Points | None = None


class Wealth(Record):
    """Riqueza: its name, and what was received, spent and left, in g."""

    level: Text | None = None
    initial_g: Money | None = None
    spent_g: Money | None = None
    balance_g: Money | None = None
