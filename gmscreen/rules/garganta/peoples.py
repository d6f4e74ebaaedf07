"""The peoples, and what being one of them changes in a fight (32 §1–§6)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from gmscreen.rules.garganta.load import Scale


@dataclass(frozen=True, slots=True)
class People:
    """A people: `attributes` are deltas on a human's, which change the level and not its price (32 §0).

    `fatigue` is added to the Fadiga that follows from ST. `dr` is of the whole body, `head_dr` of the head
    where it is more. `missile` is for shooting and throwing, `reaction` for meeting strangers. Skills in
    `skills_at_dx` are known at DX without a point.
    """

    id: str
    name: str
    cost: int
    source: str
    attributes: Mapping[str, int]
    fatigue: int = 0
    dr: int = 0
    head_dr: int | None = None
    racial_move: int = 0
    scale: Scale = Scale.HUMAN
    missile: int = 0
    reaction: int = 0
    skills_at_dx: tuple[str, ...] = ()
