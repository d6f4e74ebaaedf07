"""The figures of falls (19 §6, 20 §4.12)."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from gmscreen.canon.canon_file import read_canon
from gmscreen.canon.fields import AtLeastOne, CanonModel, Source
from gmscreen.locator import resource
from gmscreen.rules.garganta.falls import FallRate, FallRules


class RateModel(CanonModel):
    """Up to and with so many metres; left out, any height."""

    up_to: int | None = None
    per_die: int


class FallsModel(CanonModel):
    """The rates, as their file writes them."""

    source: Source
    cap: int
    acrobatics: int
    rates: AtLeastOne[RateModel]


def read_fall_rules(path: Path) -> FallRules:
    """Rates and cap; CanonError where the rates do not rise or the last one has an end."""
    file = read_canon(path, FallsModel)
    content = file.content
    rates = tuple(FallRate(rate.up_to, rate.per_die) for rate in content.rates)
    with file.refusing("fall_order", ("rates",)):
        return FallRules(rates, content.cap, content.acrobatics, content.source)


@cache
def fall_rules() -> FallRules:
    """What each metre of a fall costs."""
    return read_fall_rules(resource("canon", "garganta", "falls.toml"))
