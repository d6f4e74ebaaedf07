"""The PV ladder of a player character (19 §7)."""

from __future__ import annotations

from gmscreen.calc.calculation import Answer, Calculation, Request, Result
from gmscreen.calc.fields import Attribute
from gmscreen.canon.garganta.injury import injury_rules
from gmscreen.rules.derivation import Derivation
from gmscreen.rules.garganta.injury import Category, InjuryRules, Rung, Threshold, ladder


class LadderRequest(Request):
    """Whose ladder."""

    ht: Attribute


class LadderResult(Result):
    """The thresholds from the top down: what each means, and its PV."""

    thresholds: tuple[tuple[Rung, int], ...]


def _run(request: LadderRequest) -> Answer[LadderResult]:
    rules = injury_rules()
    rungs = ladder(request.ht, rules)
    result = LadderResult(thresholds=tuple((rung.rung, rung.pv) for rung in rungs))
    derivations = tuple(
        (f"thresholds[{index}]", _told(rung, request.ht, rules)) for index, rung in enumerate(rungs)
    )
    return Answer(result, derivations)


def _told(threshold: Threshold, ht: int, rules: InjuryRules) -> Derivation:
    mortality = rules.mortality[Category.PC]
    if threshold.rung is Rung.DEATH:
        return Derivation.of("ht", ht, "20 §2").times("rung_death", mortality.dead_at, mortality.source)
    if threshold.rung is Rung.DEATH_TEST and mortality.tests_from is not None:
        first = Derivation.of("ht", ht, "20 §2").times("first_death_test", mortality.tests_from, rules.source)
        return first.add("further_death_tests", threshold.pv - first.as_int, rules.source)
    return Derivation.of(f"rung_{threshold.rung}", threshold.pv, rules.source)


CALCULATION = Calculation("ladder", LadderRequest, LadderResult, _run)
