"""GdP and GeB by ST (20 §4.9)."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from types import MappingProxyType

from gmscreen.canon.canon_file import read_canon
from gmscreen.canon.dice_text import DiceText
from gmscreen.canon.fields import AtLeastOne, CanonModel, Source
from gmscreen.locator import resource
from gmscreen.rules.garganta.attributes import BasicDamage, BasicDamageTable


class RowModel(CanonModel):
    """The dice of one ST."""

    st: int
    thrust: DiceText
    swing: DiceText


class BasicDamageModel(CanonModel):
    """The table, as its file writes it."""

    source: Source
    rows: AtLeastOne[RowModel]


def read_basic_damage(path: Path) -> BasicDamageTable:
    """The table; CanonError for an ST that is missing or written twice."""
    file = read_canon(path, BasicDamageModel)
    content = file.content
    rows = {row.st: BasicDamage(row.thrust, row.swing) for row in content.rows}
    with file.refusing("strength_gap", ("rows",)):
        if len(rows) != len(content.rows):
            raise ValueError("an ST is written twice")
        return BasicDamageTable(MappingProxyType(rows), content.source)


@cache
def basic_damage() -> BasicDamageTable:
    """The dice of each ST."""
    return read_basic_damage(resource("canon", "garganta", "basic_damage.toml"))
