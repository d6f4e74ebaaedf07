"""Rows of tables: the sentence and the effects of this blow, and only those that apply."""

from __future__ import annotations

from typing import Any

import pytest

from tests.calc.requests import ask, error, result

ALL = {"critical_body": (3, 18), "critical_head": (3, 18), "critical_miss": (3, 18), "spell_failure": (3, 18)}


@pytest.mark.parametrize(
    ("fields", "effects"),
    [
        ({"roll": 3}, {"knockout": True}),
        ({"roll": 3, "location": "arm"}, {"multiplier": 3}),
        ({"roll": 4}, {"ignores_armor": True}),
        ({"roll": 6}, {"multiplier": 2}),
        ({"roll": 8, "location": "leg"}, {"limb_crippled": True, "limb_heals_in_turns": 6}),
        ({"roll": 8}, {}),
        ({"roll": 10, "location": None, "type": None}, {}),
        ({"name": "critical_head", "roll": 3}, {"instant_death": True}),
        ({"name": "critical_head", "roll": 12, "type": "cutting"}, {"fixed_injury": 1, "scar": "small"}),
        ({"name": "critical_head", "roll": 12, "type": "crushing"}, {"deaf": True, "deaf_hours": 24}),
        ({"name": "spell_failure", "roll": 18}, {"fails": True, "demon": True, "reroll_if_benign": True}),
        ({"name": "spell_failure", "roll": 3}, {"fails": True, "caster_damage": "1d"}),
        ({"name": "panic", "roll": 14}, {"stunned": True, "stunned_turns": "1d", "fatigue": "1d"}),
    ],
)
def test_a_row_gives_the_effects_that_apply(fields: dict[str, Any], effects: dict[str, Any]) -> None:
    assert result("table", **fields)["effects"] == effects


@pytest.mark.parametrize("name", [*ALL, "panic"])
def test_every_roll_of_a_table_has_its_row(name: str) -> None:
    low, high = ALL.get(name, (4, 60))
    for roll in range(low, high + 1):
        row = result("table", name=name, roll=roll)
        assert row["text"].strip()
        assert row["source"].strip()
        assert row["rolls"][0] <= roll


@pytest.mark.parametrize(("name", "roll"), [("critical_body", 19), ("spell_failure", 60), ("panic", 3)])
def test_a_roll_that_no_row_answers_for_is_refused(name: str, roll: int) -> None:
    assert error("table", name=name, roll=roll)["field"] == "roll"


def test_the_open_row_of_panic_answers_for_all_above_it() -> None:
    assert result("table", name="panic", roll=60)["rolls"] == [36]


def test_a_reading_of_ours_is_marked_in_the_steps() -> None:
    steps = ask({"calc": "table", "roll": 10})["steps"]
    assert "interpretation" in steps[-1]
