from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from gmscreen.canon.errors import CanonError
from gmscreen.canon.garganta.costs import (
    attribute_costs,
    read_attribute_costs,
    read_skill_costs,
    skill_costs,
)
from gmscreen.locator import resource
from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.costs import Difficulty, Governing, SkillType

PHYSICAL, MENTAL = SkillType.PHYSICAL, SkillType.MENTAL
EASY, AVERAGE, HARD, VERY_HARD = Difficulty


@pytest.mark.parametrize(
    ("type_", "difficulty", "relative", "points"),
    [
        (PHYSICAL, EASY, -1, "0.5"),
        (PHYSICAL, EASY, 3, "8"),
        (PHYSICAL, EASY, 5, "24"),
        (PHYSICAL, EASY, 6, "32"),
        (PHYSICAL, AVERAGE, 0, "2"),
        (PHYSICAL, AVERAGE, 3, "16"),
        (PHYSICAL, HARD, -3, "0.5"),
        (PHYSICAL, HARD, 5, "40"),
        (PHYSICAL, HARD, 7, "56"),
        (MENTAL, EASY, 1, "2"),
        (MENTAL, AVERAGE, 1, "4"),
        (MENTAL, HARD, 2, "8"),
        (MENTAL, HARD, 6, "16"),
        (MENTAL, VERY_HARD, -4, "0.5"),
        (MENTAL, VERY_HARD, 0, "8"),
        (MENTAL, VERY_HARD, 6, "32"),
    ],
)
def test_what_a_skill_costs(type_: SkillType, difficulty: Difficulty, relative: int, points: str) -> None:
    assert skill_costs().ladder(type_, difficulty).points(relative) == Decimal(points)


@pytest.mark.parametrize(("relative", "points"), [(-2, 1), (-1, 2), (0, 4), (1, 6), (2, 8), (6, 16)])
def test_what_a_hard_spell_costs(relative: int, points: int) -> None:
    assert skill_costs().spells[HARD].points(relative) == points


@pytest.mark.parametrize(("relative", "points"), [(-3, 1), (0, 8), (5, 28), (6, 32)])
def test_what_a_very_hard_spell_costs(relative: int, points: int) -> None:
    assert skill_costs().spells[VERY_HARD].points(relative) == points


@pytest.mark.parametrize(("difficulty", "points"), [(AVERAGE, "0.5"), (HARD, "1")])
def test_what_the_first_level_of_a_technique_costs(difficulty: Difficulty, points: str) -> None:
    assert skill_costs().techniques[difficulty].points(1) == Decimal(points)


def test_no_spell_is_bought_for_half_a_point() -> None:
    with pytest.raises(RuleError):
        skill_costs().spells[HARD].points(-3)


def test_there_is_no_physical_skill_of_the_hardest_kind() -> None:
    with pytest.raises(RuleError):
        skill_costs().ladder(PHYSICAL, VERY_HARD)


@pytest.mark.parametrize(
    ("skill", "type_", "governing"),
    [
        ("Corrida", PHYSICAL, Governing.HT),
        ("Canto", PHYSICAL, Governing.HT),
        ("Sonho Lúcido", MENTAL, Governing.WILL),
        ("Lança", PHYSICAL, Governing.DX),
        ("Tática", MENTAL, Governing.IQ),
    ],
)
def test_what_a_skill_is_measured_against(skill: str, type_: SkillType, governing: Governing) -> None:
    assert skill_costs().attribute_of(skill, type_) is governing


def test_the_default_levels() -> None:
    costs = skill_costs()
    assert dict(costs.defaults) == {EASY: -4, AVERAGE: -5, HARD: -6}
    assert costs.attribute_cap == 20


@pytest.mark.parametrize(
    ("attributes", "points"),
    [
        ((12, 14, 11, 12), 95),
        ((10, 12, 14, 12), 85),
        ((13, 13, 11, 13), 100),
        ((11, 13, 13, 12), 90),
        ((11, 14, 12, 12), 95),
        ((10, 12, 14, 11), 75),
        ((11, 14, 12, 13), 105),
    ],
)
def test_the_attributes_of_the_seven_models_add_up(attributes: tuple[int, ...], points: int) -> None:
    assert sum(attribute_costs().points(level) for level in attributes) == points


@pytest.mark.parametrize("level", [7, 19])
def test_outside_the_table_an_attribute_has_no_price(level: int) -> None:
    with pytest.raises(RuleError):
        attribute_costs().points(level)


@pytest.mark.parametrize(
    ("name", "read", "old", "new", "message"),
    [
        (
            "skill_costs",
            read_skill_costs,
            "costs = [0.5, 1,",
            "costs = [1, 0.5,",
            "linha 5, skills.physical.easy: Cada nível deve custar mais que o anterior.",
        ),
        (
            "skill_costs",
            read_skill_costs,
            "[skills.physical",
            "[skills.bodily",
            "linha 5, skills.bodily: Deve ser “physical” ou “mental”.",
        ),
        ("attribute_costs", read_attribute_costs, "9 = ", "x = ", "linha 6, costs: Os níveis devem subir"),
        ("attribute_costs", read_attribute_costs, "9 = -10\n", "", "linha 6, costs: Os níveis devem subir"),
    ],
)
def test_a_table_of_costs_with_a_mistake_is_refused_at_its_line(
    tmp_path: Path, name: str, read: Callable[[Path], Any], old: str, new: str, message: str
) -> None:
    content = resource("canon", "garganta", f"{name}.toml").read_text(encoding="utf-8")
    path = tmp_path / f"{name}.toml"
    path.write_text(content.replace(old, new), encoding="utf-8")
    with pytest.raises(CanonError) as caught:
        read(path)
    assert str(caught.value).startswith(f"{name}.toml, {message}")
