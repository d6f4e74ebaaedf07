"""The account of points and the purse, as the sheet prints them (24 §4)."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from gmscreen.sheets.fields import Many, Money, Name, Points, Record, Text

Week = Annotated[int, Field(ge=0, le=10_000)]


class Gain(Record):
    """Points won in play: how many, in which week and for what (24 §4)."""

    week: Week
    points: Points
    reason: Text | None = None


class Spending(Record):
    """Points spent after creation, on what line and from what to what: `DX+1 → DX+2 (4 → 8 pts)`."""

    week: Week
    points: Points
    name: Name
    note: Text | None = None


class Account(Record):
    """The account: its terms with their signs, and the total that the sheet declares.

    `creation` is what there was to spend at the start where it is not the usual sum, as for whoever takes
    the place of the dead (02 §7); `unspent` is what the sheet says is left.
    """

    creation: Points | None = None
    attributes: Points | None = None
    advantages: Points | None = None
    skills: Points | None = None
    spells: Points | None = None
    disadvantages: Points | None = None
    quirks: Points | None = None
    total: Points | None = None
    unspent: Points | None = None
    gains: Many[Gain] = ()
    spendings: Many[Spending] = ()


class Wealth(Record):
    """Riqueza: its name, and what was received, spent and left, in g."""

    level: Text | None = None
    initial_g: Money | None = None
    spent_g: Money | None = None
    balance_g: Money | None = None
