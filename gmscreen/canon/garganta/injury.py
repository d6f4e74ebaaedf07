"""The figures of the PV ladder (19 §7, 20 §5.4)."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from types import MappingProxyType

from gmscreen.canon.canon_file import read_canon
from gmscreen.canon.fields import CanonModel, Source, Token
from gmscreen.locator import resource
from gmscreen.rules.garganta.injury import Category, InjuryRules, Mortality


class MortalityModel(CanonModel):
    """When one category dies, in multiples of HT."""

    dead_at: int
    tests_from: int | None = None
    faints: bool
    source: Source

    def mortality(self) -> Mortality:
        """The rules' value."""
        return Mortality(self.dead_at, self.tests_from, self.faints, self.source)


class InjuryModel(CanonModel):
    """The ladder, as its file writes it."""

    source: Source
    halved_at: int
    test_every: int
    destroyed_at: int
    mortality: dict[Token[Category], MortalityModel]


def read_injury_rules(path: Path) -> InjuryRules:
    """The ladder's figures; CanonError where a category is missing."""
    file = read_canon(path, InjuryModel)
    content = file.content
    file.require_all(Category, content.mortality, ("mortality",))
    mortality = {category: model.mortality() for category, model in content.mortality.items()}
    with file.refusing("impossible_figures", ("test_every",)):
        return InjuryRules(
            content.halved_at,
            content.test_every,
            content.destroyed_at,
            MappingProxyType(mortality),
            content.source,
        )


@cache
def injury_rules() -> InjuryRules:
    """The figures of the PV ladder."""
    return read_injury_rules(resource("canon", "garganta", "injury.toml"))
