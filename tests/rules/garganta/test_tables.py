"""Cases of rows, effects and figures that check themselves."""

from __future__ import annotations

from typing import Any

import pytest

from gmscreen.rules.dice import parse_dice
from gmscreen.rules.garganta.attack_options import AttackOption, OptionGroup
from gmscreen.rules.garganta.blow import DamageType, Location
from gmscreen.rules.garganta.cases import Case, Cases, Circumstance, Condition, WeaponTrait
from gmscreen.rules.garganta.critical_miss import MissEffects
from gmscreen.rules.garganta.criticals import BlowEffects
from gmscreen.rules.garganta.equipment import WeaponDamage
from gmscreen.rules.garganta.interpretations import Interpretation
from gmscreen.rules.garganta.panic import PanicEffects, PanicPeriod, PanicTest
from gmscreen.texts.catalogue import has_text

IMPALED_ARM = Condition(frozenset({Location.ARM}), frozenset({DamageType.IMPALING}))
UNARMED = Condition(traits=frozenset({WeaponTrait.UNARMED}))
ROW = Cases((Case("perfurado", "a", (IMPALED_ARM,)), Case("mãos", "b", (UNARMED,)), Case("resto", "c")))


@pytest.mark.parametrize(
    ("circumstance", "effect"),
    [
        (Circumstance(), "c"),
        (Circumstance(Location.ARM, DamageType.IMPALING), "a"),
        (Circumstance(Location.ARM, DamageType.CUTTING), "c"),
        (Circumstance(Location.LEG, DamageType.IMPALING), "c"),
        (Circumstance(traits=frozenset({WeaponTrait.UNARMED})), "b"),
        (Circumstance(Location.ARM, DamageType.IMPALING, frozenset({WeaponTrait.UNARMED})), "a"),
    ],
)
def test_the_first_case_that_applies_wins(circumstance: Circumstance, effect: str) -> None:
    assert ROW.case(circumstance).effects == effect


@pytest.mark.parametrize(
    "cases", [(), ROW.cases[:2], (ROW.cases[2], ROW.cases[2]), (ROW.cases[2], ROW.cases[0])]
)
def test_only_the_last_case_has_no_condition(cases: tuple[Case[str], ...]) -> None:
    with pytest.raises(ValueError, match="the last case"):
        Cases(cases)


@pytest.mark.parametrize(
    ("kind", "wrong"),
    [
        (BlowEffects, {"multiplier": 5}),
        (BlowEffects, {"multiplier": 0}),
        (BlowEffects, {"blind_eyes": 3}),
        (BlowEffects, {"dx_penalty": 2}),
        (MissEffects, {"defense_penalty": 1}),
        (MissEffects, {"turns_to_ready": -1}),
        (MissEffects, {"arm_useless_minutes": -1}),
        (PanicEffects, {"or_disadvantage": 10}),
        (PanicEffects, {"recovers_by": PanicTest.HT}),
        (PanicEffects, {"tests_every": PanicPeriod.TURN}),
        (WeaponDamage, {}),
        (WeaponDamage, {"base": "thrust", "dice": parse_dice("1d")}),
    ],
)
def test_effects_that_cannot_be_are_refused(kind: type[Any], wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=" "):
        kind(**wrong)


@pytest.mark.parametrize(("least", "most"), [(2, 1), (0, 0)])
def test_an_option_of_the_attack_goes_from_low_to_high(least: int, most: int) -> None:
    with pytest.raises(ValueError, match="lower figure"):
        AttackOption("x", OptionGroup.LIGHT, "Luz", least, most, "", "", "20 §4.5")


def test_an_option_with_one_figure_is_fixed() -> None:
    assert AttackOption("x", OptionGroup.LIGHT, "Luz", -2, -2, "", "", "20 §4.5").is_fixed


@pytest.mark.parametrize("reading", Interpretation)
def test_every_reading_of_ours_has_its_sentence(reading: Interpretation) -> None:
    assert has_text(f"interpretation.{reading}")
