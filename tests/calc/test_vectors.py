"""Every number that the house agreed on."""

from __future__ import annotations

from typing import Any

import pytest

from gmscreen.calc.registry import NAMES
from tests.calc.requests import ask, vectors

OTHER_SYSTEMS = {
    "advance_hexes", "critical_extended", "multiple_attacks", "facing_cost",
    "yze_odds", "yze_fall", "yze_ammo",
    "bx_attack", "bx_attack_ascending", "bx_morale", "bx_spell_failure",
}  # fmt: skip
SERVED = [name for name in vectors() if name in NAMES]


def agrees(answer: Any, agreed: Any) -> bool:
    """Whether an answer holds all that was agreed: numbers equal, shares within 1e-9."""
    if isinstance(agreed, bool) or agreed is None or isinstance(agreed, str):
        return answer is agreed or (answer == agreed and isinstance(agreed, str))
    if isinstance(agreed, int | float):
        return (
            not isinstance(answer, bool) and isinstance(answer, int | float) and abs(answer - agreed) <= 1e-9
        )
    if isinstance(agreed, list):
        return len(answer) == len(agreed) and all(map(agrees, answer, agreed))
    return all(key in answer and agrees(answer[key], value) for key, value in agreed.items())


def refused_or_agreed(name: str, vector: dict[str, Any]) -> bool:
    answer = ask({"calc": name, "id": "v", **vector["in"]})
    if "error" in vector["out"]:
        return not answer["ok"]
    return bool(answer["ok"]) and agrees(answer["result"], vector["out"])


@pytest.mark.parametrize("name", SERVED)
def test_every_vector_of_a_calculation_comes_out_as_agreed(name: str) -> None:
    wrong = [vector for vector in vectors()[name] if not refused_or_agreed(name, vector)]
    assert wrong == []


def test_the_vectors_that_wait_are_those_of_the_other_three_systems() -> None:
    assert set(vectors()) - set(NAMES) == OTHER_SYSTEMS


def test_only_the_tables_have_no_vectors() -> None:
    assert set(NAMES) - set(vectors()) == {"table"}


def test_integers_are_integers_in_an_answer() -> None:
    assert all(isinstance(value, int) for value in integers(ask({"calc": "ladder", "ht": 12})["result"]))


def integers(result: dict[str, Any]) -> list[Any]:
    return [pv for _, pv in result["thresholds"]]
