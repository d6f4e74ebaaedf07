"""Getting PV back."""

from __future__ import annotations

import pytest

from gmscreen.canon.garganta.recovery import recovery_rules
from gmscreen.rules.checks import Outcome
from gmscreen.rules.garganta.recovery import first_aid, rest_level, weekly_care

RULES = recovery_rules()


@pytest.mark.parametrize(
    ("outcome", "roll", "injury", "pv"),
    [
        ("critical_success", 1, 9, 9),
        ("success", 3, 9, 3),
        ("success", -2, 9, 1),
        ("success", 3, 2, 2),
        ("failure", 3, 9, 0),
        ("critical_failure", 3, 9, -2),
    ],
)
def test_first_aid_gives_back(outcome: str, roll: int, injury: int, pv: int) -> None:
    assert first_aid(Outcome(outcome), roll, injury, RULES).value == pv


@pytest.mark.parametrize(("physician", "level"), [(None, 12), (11, 12), (12, 13), (18, 13)])
def test_a_good_physician_helps_rest(physician: int | None, level: int) -> None:
    assert rest_level(12, physician, RULES).value == level


@pytest.mark.parametrize(
    ("outcome", "pv"), [("critical_success", 2), ("success", 1), ("failure", 0), ("critical_failure", -1)]
)
def test_a_week_of_care_gives_back(outcome: str, pv: int) -> None:
    assert weekly_care(Outcome(outcome), RULES) == pv
