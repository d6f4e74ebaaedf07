"""What a sheet lacks, each with the field where it is due."""

from __future__ import annotations

from typing import Any

import pytest

from gmscreen.sheets.pending import pending_of
from tests.sheets.making import SAMPLES, piece, sample, sheet_of, skill

DICE = {"thrust": "1d-1", "swing": "1d+2"}


def told(**fields: Any) -> list[tuple[str, str]]:
    return [(one.field, one.told) for one in pending_of(sheet_of(**{"damage": DICE, **fields}))]


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({}, []),
        ({"damage": {"thrust": "1d−1", "swing": "1D+2"}}, []),
        ({"equipment": [piece("Bastão")]}, [("equipment[1].weight_kg", "Falta o peso de Bastão.")]),
        ({"equipment": [piece("Bastão", quantity=0)]}, []),
        ({"equipment": [piece("Elmo", weight_kg=0, negligible=True)]}, []),
        (
            {"equipment": [piece(weight_kg=1), piece("Lança", weight_kg=1, weapon={"skill": "Lança"})]},
            [("equipment[2].weapon.skill", "Lança pede a perícia Lança, que a ficha não tem.")],
        ),
        (
            {"equipment": [piece("Aspis", weight_kg=1, shield={"skill": "Escudo", "size": "large"})]},
            [("equipment[1].shield.skill", "Aspis pede a perícia Escudo, que a ficha não tem.")],
        ),
        (
            {
                "equipment": [piece("Lança", weight_kg=1, weapon={"skill": "Lança"})],
                "skills": [skill("Lança", 12)],
            },
            [],
        ),
        (
            {"attacks": [{"name": "Garra", "damage": "1d"}]},
            [
                ("attacks[1].level", "Falta o NH de Garra."),
                ("attacks[1].type", "Falta o tipo de dano de Garra."),
            ],
        ),
        ({"attacks": [{"name": "Garra", "level": 12}]}, [("attacks[1].damage", "Falta o dano de Garra.")]),
        ({"attacks": [{"name": "Garra", "level": 12, "effect": "Cega."}]}, []),
        ({"attacks": [{"name": "Aperto", "level": 12, "grapple_st": 18}]}, []),
        (
            {"attacks": [{"name": "Garra", "skill": "Unhas", "effect": "Cega."}]},
            [("attacks[1].level", "Falta o NH de Garra.")],
        ),
        (
            {"damage": {}},
            [
                ("damage.thrust", "Falta o GdP; pela ST é 1d−1."),
                ("damage.swing", "Falta o GeB; pela ST é 1d+2."),
            ],
        ),
        (
            {"damage": {"thrust": "1d-1", "swing": "2d"}},
            [("damage.swing", "O GeB da ficha é 2d; pela ST é 1d+2.")],
        ),
        (
            {"damage": {"thrust": "1d-2", "swing": "1d+2"}},
            [("damage.thrust", "O GdP da ficha é 1d−2; pela ST é 1d−1.")],
        ),
        ({"damage": {}, "kind": "creature"}, []),
        (
            {"attributes": {"st": 21, "dx": 9, "iq": 9, "ht": 9}},
            [("attributes.st", "A tabela de dano não chega à ST 21.")],
        ),
        ({"attributes": {"st": 4, "dx": 9, "iq": 9, "ht": 9}, "damage": {}}, []),
        (
            {"attributes": {"st": 4, "dx": 9, "iq": 9, "ht": 9}, "damage": {"thrust": "0", "swing": "1d"}},
            [("damage.swing", "O GeB da ficha é 1d; pela ST é 0.")],
        ),
        (
            {"attributes": {"dx": 9, "iq": 9}},
            [("attributes.st", "Falta ST."), ("attributes.ht", "Falta HT.")],
        ),
    ],
    ids=range(21),
)
def test_each_thing_lacking_is_told_once(fields: dict[str, Any], expected: list[tuple[str, str]]) -> None:
    assert told(**fields) == expected


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_the_samples_lack_what_the_canon_does_not_give_and_nothing_else(path: Any) -> None:
    keys = {one.key for one in pending_of(sample(path.stem))}
    assert keys <= {"weight", "attack_level", "attack_damage"}


def test_every_thing_lacking_has_its_source() -> None:
    assert all(one.source for one in pending_of(sample("batedora-de-oxossi")))


@pytest.mark.parametrize(
    ("inside", "capacity", "told"),
    [
        ("Mochila", 20, []),
        ("Mochila", 2, ["Mochila leva 1,0 kg a mais do que cabe."]),
        ("Baú", 20, ["Pedra está dentro de Baú, que a ficha não tem."]),
        ("Bolsa", 20, ["Pedra está dentro de Bolsa, e as duas linhas dizem lugares diferentes."]),
    ],
)
def test_what_containers_hold_is_checked(inside: str, capacity: int, told: list[str]) -> None:
    pieces = [
        piece("Mochila", "pack", weight_kg=1, capacity_kg=capacity),
        piece("Bolsa", "belt", weight_kg=1),
        piece("Pedra", "pack", weight_kg=3, inside=inside),
    ]
    sheet = sheet_of(equipment=pieces, damage={"thrust": "1d-1", "swing": "1d+2"})
    assert [pending.told for pending in pending_of(sheet)] == told
