from __future__ import annotations

from pathlib import Path

import pytest

from gmscreen.canon.errors import CanonError
from gmscreen.canon.garganta.objects import objects
from gmscreen.canon.garganta.reference import read_reference, reference


def test_every_entry_has_a_title_of_its_own_a_source_and_a_sentence() -> None:
    titles = [entry.title for entry in reference()]
    assert len(set(titles)) == len(titles)
    for entry in reference():
        assert entry.text.endswith(".")
        assert entry.source[:2].isdigit()


@pytest.mark.parametrize(
    "key",
    [
        *("fire", "poison", "disease", "heat", "cold", "breath", "parry_breakage", "object_targets"),
        *("surprise", "terrain", "close_combat", "bandage", "rest", "coup_de_grace", "panic"),
        *("no_unrecorded_roll", "no_late_boss", "no_invention", "no_hard_content"),
    ],
)
def test_what_the_screen_carries_beside_its_tables_can_be_looked_up(key: str) -> None:
    assert key in {entry.id for entry in reference()}


def test_the_house_forbids_four_things() -> None:
    assert [entry.section for entry in reference()].count("O que a casa proíbe") == 4


@pytest.mark.parametrize(
    ("key", "dr", "least", "most"),
    [
        ("rope", 0, 1, 3),
        ("wooden_door", 2, 10, 10),
        ("reinforced_door", 4, 20, 20),
        ("iron_grate", 6, 30, 30),
        ("stone_wall", 8, 50, None),
    ],
)
def test_things_as_targets(key: str, dr: int, least: int, most: int | None) -> None:
    thing = objects()[key]
    assert (thing.dr, thing.least_pv, thing.most_pv) == (dr, least, most)
    assert thing.source == "20 §5f"


def test_an_entry_under_no_section_is_refused_at_its_line(tmp_path: Path) -> None:
    path = tmp_path / "reference.toml"
    path.write_text(
        '[sections]\na = "A"\n[entries.x]\nsection = "b"\ntitle = "X"\ntext = "X."\nsource = "19 §1"\n',
        encoding="utf-8",
    )
    with pytest.raises(CanonError) as caught:
        read_reference(path)
    assert str(caught.value) == (
        "reference.toml, linha 4, entries.x.section: Esta seção não existe no arquivo."
    )
