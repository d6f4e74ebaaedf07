from __future__ import annotations

from pathlib import Path

import pytest

from gmscreen.canon.errors import CanonError
from gmscreen.canon.garganta.attack_options import (
    attack_options,
    locations,
    read_attack_options,
    read_locations,
)
from gmscreen.locator import resource
from gmscreen.rules.garganta.blow import Location


@pytest.mark.parametrize(
    ("location", "modifier"),
    [
        (Location.TORSO, 0),
        (Location.VITALS, -3),
        (Location.ARM, -2),
        (Location.SHIELD_ARM, -4),
        (Location.LEG, -2),
        (Location.HAND, -4),
        (Location.FOOT, -4),
        (Location.HEAD, -5),
        (Location.BRAIN, -7),
        (Location.EYES, -9),
        (Location.WEAPON, -5),
    ],
)
def test_what_aiming_costs(location: Location, modifier: int) -> None:
    assert locations()[location].modifier == modifier


@pytest.mark.parametrize(
    ("key", "least", "most"),
    [
        ("poor_light", -9, -1),
        ("darkness", -10, -10),
        ("blind", -6, -6),
        ("suddenly_blind", -10, -10),
        ("bad_footing", -2, -2),
        ("awkward_position", -2, -2),
        ("crawling", -4, -4),
        ("crouching", -2, -2),
        ("off_hand", -4, -4),
        ("large_shield", -2, -2),
        ("weak_for_weapon", -1, -1),
        ("all_out_attack", 4, 4),
        ("unaware_target", 4, 4),
        ("figure_in_the_way", -4, -4),
        ("partly_covered", -7, -2),
        ("without_aim", -4, -4),
        ("further_aim", 1, 3),
        ("supported", 1, 1),
    ],
)
def test_the_circumstances_of_an_attack(key: str, least: int, most: int) -> None:
    option = attack_options()[key]
    assert (option.least, option.most) == (least, most)
    assert option.is_fixed == (least == most)


def test_every_circumstance_is_told_above() -> None:
    assert len(attack_options()) == 18


def test_a_modifier_with_its_ends_crossed_is_refused(tmp_path: Path) -> None:
    content = resource("canon", "garganta", "attack_options.toml").read_text(encoding="utf-8")
    path = tmp_path / "attack_options.toml"
    path.write_text(content.replace("least = -9", "least = 0", 1), encoding="utf-8")
    with pytest.raises(
        CanonError, match=r"linha 4, options\.poor_light: O modificador vai do menor ao maior"
    ):
        read_attack_options(path)


def test_a_table_without_a_location_is_refused(tmp_path: Path) -> None:
    content = resource("canon", "garganta", "locations.toml").read_text(encoding="utf-8")
    path = tmp_path / "locations.toml"
    path.write_text(content.split("[locations.weapon]")[0], encoding="utf-8")
    with pytest.raises(CanonError, match="Falta na tabela: weapon"):
        read_locations(path)
