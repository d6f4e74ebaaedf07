"""The chance that a parrying weapon breaks (20 §4.7)."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from types import MappingProxyType

from gmscreen.canon.canon_file import read_canon
from gmscreen.canon.fields import CanonModel, Ratio, Source, Token
from gmscreen.locator import resource
from gmscreen.rules.garganta.breakage import BreakageRules, Quality


class BreakageModel(CanonModel):
    """The chances, as their file writes them."""

    source: Source
    weight_ratio: int
    chances: dict[Token[Quality], Ratio]


def read_breakage_rules(path: Path) -> BreakageRules:
    """The chances; CanonError where a quality is missing."""
    file = read_canon(path, BreakageModel)
    content = file.content
    file.require_all(Quality, content.chances, ("chances",))
    return BreakageRules(content.weight_ratio, MappingProxyType(content.chances), content.source)


@cache
def breakage_rules() -> BreakageRules:
    """The chance of breaking, by quality."""
    return read_breakage_rules(resource("canon", "garganta", "breakage.toml"))
