"""The ladders of load (19 §5, 20 §2.2, 21 §8.1; dwarf: 32 §1)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Literal

from gmscreen.canon.canon_file import read_canon
from gmscreen.canon.fields import AtLeastOne, CanonModel, Exact, Source, Token
from gmscreen.locator import resource
from gmscreen.rules.garganta.load import LoadLadder, LoadStep, Scale


class StepModel(CanonModel):
    """One level of load."""

    level: int
    name: Literal["none", "light", "medium", "heavy", "very_heavy"]
    multiple: Exact
    move_penalty: int


class LadderModel(CanonModel):
    """The levels of one scale."""

    lift_multiple: Exact | None = None
    source: Source
    steps: AtLeastOne[StepModel]

    def ladder(self, scale: Scale) -> LoadLadder:
        """The rules' value."""
        steps = tuple(
            LoadStep(step.level, step.name, step.multiple, step.move_penalty) for step in self.steps
        )
        return LoadLadder(scale, steps, self.lift_multiple, self.source)


class LoadModel(CanonModel):
    """Every scale, as the file writes it."""

    ladders: dict[Token[Scale], LadderModel]


def read_load_ladders(path: Path) -> Mapping[Scale, LoadLadder]:
    """A ladder for every scale; CanonError where one is missing or its limits do not rise."""
    file = read_canon(path, LoadModel)
    file.require_all(Scale, file.content.ladders, ("ladders",))
    ladders = {}
    for scale, model in file.content.ladders.items():
        with file.refusing("load_order", ("ladders", scale.value)):
            ladders[scale] = model.ladder(scale)
    return MappingProxyType(ladders)


@cache
def load_ladders() -> Mapping[Scale, LoadLadder]:
    """The ladder of each scale."""
    return read_load_ladders(resource("canon", "garganta", "load.toml"))
