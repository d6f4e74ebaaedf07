"""The load that a weight is for a strength (19 §5, 20 §2.2)."""

from __future__ import annotations

from enum import StrEnum

from gmscreen.calc.calculation import Answer, Calculation, Request, Result
from gmscreen.calc.fields import Attribute, Kilograms, Token, Weight
from gmscreen.canon.garganta.load import load_ladders
from gmscreen.rules.derivation import Derivation
from gmscreen.rules.garganta.load import Load, LoadLadder, Scale, load_of


class LoadName(StrEnum):
    """The levels of load, lightest first, and what is above them."""

    NONE = "none"
    LIGHT = "light"
    MEDIUM = "medium"
    HEAVY = "heavy"
    VERY_HEAVY = "very_heavy"
    OVERLOADED = "overloaded"


class LoadRequest(Request):
    """Who carries how much."""

    st: Attribute
    weight_kg: Kilograms
    scale: Token[Scale] = Scale.HUMAN


class LoadResult(Result):
    """Where the weight falls; `can_lift` is there only when overloaded."""

    level: int | None
    name: LoadName
    move_penalty: int | None
    limit_kg: Weight | None
    can_walk: bool
    can_lift: bool | None = None
    fencing_allowed: bool


def _run(request: LoadRequest) -> Answer[LoadResult]:
    ladder = load_ladders()[request.scale]
    load = load_of(request.st, request.weight_kg, ladder)
    return Answer(_result(load), (_told(request.st, load, ladder),))


def _result(load: Load) -> LoadResult:
    facts = {
        "level": load.level,
        "name": LoadName(load.name),
        "move_penalty": load.move_penalty,
        "limit_kg": load.limit,
        "can_walk": load.can_walk,
        "fencing_allowed": load.fencing_allowed,
    }
    return LoadResult.model_validate(facts if load.can_walk else facts | {"can_lift": load.can_lift})


def _told(st: int, load: Load, ladder: LoadLadder) -> tuple[str, Derivation]:
    """The upper bound of the level, or of lifting; where no table gives it, the last bound that is passed."""
    base = Derivation.of("st", st, "20 §2")
    if load.level is not None:
        multiple = ladder.steps[load.level].multiple
    elif ladder.lift_multiple is not None:
        multiple = ladder.lift_multiple
    else:
        passed = base.times("load_limit_very_heavy", ladder.steps[-1].multiple, ladder.source)
        return "name", passed.noted("lifting_untold", ladder.source)
    return "limit_kg", base.times(f"load_limit_{load.name}", multiple, ladder.source)


CALCULATION = Calculation("load", LoadRequest, LoadResult, _run)
