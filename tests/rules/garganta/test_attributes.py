"""PV, Fadiga, Vontade and the dice of strength."""

from __future__ import annotations

import pytest

from gmscreen.canon.garganta.basic_damage import basic_damage
from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.attributes import BasicDamageTable, fatigue_points, hit_points, will
from gmscreen.rules.garganta.bonuses import NamedBonus

RING = NamedBonus("Anel", 2, "21 §8.3")


def test_pv_is_ht_and_fatigue_is_st_with_what_items_add() -> None:
    assert (hit_points(12).value, fatigue_points(11).value) == (12, 11)
    assert (hit_points(12, [RING]).value, fatigue_points(11, [RING]).value) == (14, 13)


def test_an_item_is_named_in_the_steps() -> None:
    assert hit_points(12, [RING]).steps[-1].args == (("name", "Anel"),)


@pytest.mark.parametrize(("strong", "weak", "level"), [(0, 0, 11), (3, 0, 14), (0, 2, 9)])
def test_will_is_iq_with_its_advantage_or_disadvantage(strong: int, weak: int, level: int) -> None:
    assert will(11, strong, weak).value == level
    assert will(11, strong, weak, [RING]).value == level + 2


@pytest.mark.parametrize(
    ("st", "thrust", "swing"),
    [
        (5, "1d-5", "1d-5"),
        (8, "1d-3", "1d-2"),
        (10, "1d-2", "1d"),
        (12, "1d-1", "1d+2"),
        (13, "1d", "2d-1"),
        (20, "2d-1", "3d+2"),
    ],
)
def test_the_dice_of_a_strength(st: int, thrust: str, swing: str) -> None:
    row = basic_damage().of(st)
    assert (str(row.thrust), str(row.swing)) == (thrust, swing)


@pytest.mark.parametrize("st", [1, 4])
def test_the_weak_do_no_damage(st: int) -> None:
    assert basic_damage().of(st).thrust is None


def test_above_the_table_is_a_pendencia() -> None:
    with pytest.raises(RuleError) as refused:
        basic_damage().of(21)
    assert refused.value.details == {"st": 21, "highest": 20}


def test_a_table_has_every_strength() -> None:
    rows = dict(basic_damage().rows)
    del rows[10]
    with pytest.raises(ValueError, match="every strength"):
        BasicDamageTable(rows, "20 §4.9")
