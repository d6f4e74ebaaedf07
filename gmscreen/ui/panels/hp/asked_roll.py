"""A roll that is due, with all that is told beside it."""

from __future__ import annotations

from dataclasses import dataclass

from gmscreen.rules.checks import require_rollable
from gmscreen.rules.derivation import Derivation
from gmscreen.rules.dice import parse_dice
from gmscreen.rules.errors import RuleError
from gmscreen.session.rolls import RollRequest
from gmscreen.texts.problems import rule_problem
from gmscreen.texts.steps import whole_changes

TEST_DICE = parse_dice("3d")
_ANY_LEVEL = 10


@dataclass(frozen=True, slots=True)
class AskedRoll:
    """What is rolled, under which title, what hangs on it; `problem` says why it can't be rolled."""

    request: RollRequest
    title: str
    note: str
    level: Derivation | None = None
    problem: str = ""


def asked_test(purpose: str, who: str, level: Derivation, note: str, title: str = "") -> AskedRoll:
    """A test of 3d against a level; a level of 3 or less is not rolled, and says so."""
    problem = _problem(level)
    rolled = _ANY_LEVEL if problem else level.as_int
    modifiers = () if problem else whole_changes(level)
    request = RollRequest(TEST_DICE, purpose, who, rolled, modifiers)
    return AskedRoll(request, title or purpose, note, level, problem)


def _problem(level: Derivation) -> str:
    try:
        require_rollable(level.as_int)
    except RuleError as error:
        return rule_problem(error)
    return ""
