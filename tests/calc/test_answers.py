"""What single calculations answer where the vectors are silent."""

from __future__ import annotations

import pytest

from gmscreen.calc.garganta import load
from gmscreen.calc.request_error import RequestError
from gmscreen.canon.errors import CanonError
from gmscreen.locator import resource
from tests.calc.requests import ask, error, result


@pytest.mark.parametrize(("calc", "fields", "field"), [
    ("success_roll", {"level": 3, "roll": 10}, "level"),
    ("attack_roll", {"level": -20, "roll": 10}, "level"),
    ("odds", {"level": 3}, "level"),
    ("quick_contest", {"a_level": 3, "a_roll": 3, "b_level": 10, "b_roll": 3}, "a_level"),
    ("quick_contest", {"a_level": 10, "a_roll": 3, "b_level": 3, "b_roll": 3}, "b_level"),
    ("exchange_odds", {"attack_level": 3, "damage_dice": "1d", "dr": 0, "ht": 10}, "attack_level"),
    ("spell", {"level": 3, "energy": 1, "floor": 1, "roll": 10}, "level"),
])  # fmt: skip
def test_a_level_of_three_is_not_rolled(calc: str, fields: dict[str, object], field: str) -> None:
    told = error(calc, **fields)
    assert told["field"] == field
    assert "não se rola" in told["message"]


def test_in_a_null_pocket_even_a_level_of_three_is_simply_impossible() -> None:
    found = result("spell", level=3, energy=5, floor=21, roll=10, null_pocket=True)
    assert found == {"mana": "null", "outcome": "impossible", "energy_spent": 0}


def test_high_mana_raises_a_level_of_two_to_one_that_is_rolled() -> None:
    assert result("spell", level=2, energy=1, floor=9, roll=10)["effective_level"] == 4


@pytest.mark.parametrize("st", [1, 4])
def test_a_weak_arm_does_no_damage(st: int) -> None:
    assert result("basic_damage", st=st) == {"thrust": "0", "swing": "0"}


def test_damage_above_the_table_is_a_pendencia() -> None:
    assert "Pendência" in error("basic_damage", st=21)["message"]


def test_only_a_parry_names_its_weapon() -> None:
    rows = result("defenses", move=5, shield_level=12, weapons=[{"level": 14}, {"level": 12}])["defenses"]
    assert [(row["defense"], row.get("weapon")) for row in rows] == [
        ("dodge", None), ("block", None), ("parry", 0), ("parry", 1),
    ]  # fmt: skip


def test_enhanced_defenses_may_be_null() -> None:
    assert result("defenses", move=5, enhanced=None)["per_round"] == {"dodge": None, "block": 0, "parry": 0}


def test_a_fencer_in_all_out_defense_parries_without_limit() -> None:
    weapons = [{"level": 14, "kind": "fencing"}]
    found = result("defenses", move=5, weapons=weapons, maneuver="all_out_defense")
    assert found["per_round"]["parry"] is None


def test_everyone_tied_acts_in_order_of_declaration() -> None:
    tied = [{"id": name, "move": 5, "basic_speed": 5.25, "dx": 10} for name in "edcba"]
    assert result("turn_order", combatants=tied)["order"] == list("edcba")


def test_a_tie_is_told_with_what_broke_it() -> None:
    tied = [
        {"id": "a", "move": 5, "basic_speed": 5.25, "dx": 10},
        {"id": "b", "move": 5, "basic_speed": 5.5, "dx": 10},
    ]
    labels = [step["label"] for step in ask({"calc": "turn_order", "combatants": tied})["steps"]]
    assert any("Velocidade Básica" in label for label in labels)


def test_nobody_has_an_order_of_nobody() -> None:
    assert result("turn_order", combatants=[])["order"] == []


def test_more_than_a_thousand_combatants_are_refused() -> None:
    one = {"id": "a", "move": 5, "basic_speed": 5, "dx": 10}
    assert len(result("turn_order", combatants=[one] * 1000)["order"]) == 1000
    assert error("turn_order", combatants=[one] * 1001)["field"] == "combatants"


@pytest.mark.parametrize("speed", [5.1, 50.25, -0.25])
def test_a_basic_speed_comes_in_quarters(speed: float) -> None:
    told = error("turn_order", combatants=[{"id": "a", "move": 5, "basic_speed": speed, "dx": 10}])
    assert told["field"] == "combatants[0].basic_speed"


@pytest.mark.parametrize(("total", "roll", "note"), [(3, 4, "sempre"), (20, 17, "nunca")])
def test_a_defense_that_the_total_does_not_decide_says_so(total: int, roll: int, note: str) -> None:
    steps = ask({"calc": "defense_roll", "total": total, "roll": roll})["steps"]
    assert note in steps[-1]["label"]


def test_no_defense_lets_every_hit_land() -> None:
    found = result("exchange_odds", attack_level=12, damage_dice="1d", dr=0, ht=10)
    assert found["defended"] == 0
    assert found["lands"] == found["hit"]


def test_a_number_that_is_our_reading_says_so() -> None:
    steps = ask({"calc": "fall", "height_m": 10.5, "acrobatics": True})["steps"]
    assert [step["label"] for step in steps if "interpretation" in step] == [
        "Metros inteiros",
        "Acrobacia passou",
    ]


def test_a_step_tells_what_it_adds_but_for_the_first() -> None:
    first, second = ask({"calc": "success_roll", "level": 12, "roll": 10})["steps"]
    assert "amount" not in first
    assert (second["amount"], second["value"], second["of"]) == (-10, 2, "margin")


def test_a_damaged_table_is_told_as_what_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    def damaged() -> None:
        raise CanonError(resource("canon", "garganta", "load.toml"), "Está rasgada.")

    monkeypatch.setattr(load, "load_ladders", damaged)
    assert error("load", st=12, weight_kg=25) == {"field": None, "message": "load.toml: Está rasgada."}


def test_an_error_holds_its_field_and_its_sentence() -> None:
    assert RequestError("st", "Não.").args == ("st", "Não.")
