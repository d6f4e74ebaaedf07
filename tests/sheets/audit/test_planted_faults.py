"""One fault of each kind planted in a sheet that has none: it is found where it is, and nothing else is."""

from __future__ import annotations

from typing import Any

import pytest

from gmscreen.sheets.audit.finding import Item
from tests.sheets.audit.making import FIGHTER, MAGE, Tree, changed, found_on, keys_on, without

Fault = tuple[Tree, list[tuple[int, str, str]]]

VOICE = {"value": 2, "source": "Voz Melodiosa (28 §5)"}


def skill(index: int, **fields: Any) -> Tree:
    return changed(FIGHTER, "skills", index, to={**FIGHTER["skills"][index], **fields})


def spell(index: int, **fields: Any) -> Tree:
    return changed(MAGE, "spells", index, to={**MAGE["spells"][index], **fields})


def account(**fields: Any) -> Tree:
    return changed(FIGHTER, "account", to={**FIGHTER["account"], **fields})


FAULTS: dict[str, Fault] = {
    "an old name": (
        changed(FIGHTER, "disadvantages", 1, "name", to="Reputação Ruim"),
        [(1, "renamed", "disadvantages[2].name")],
    ),
    "a name that 26 no longer has": (skill(5, name="Observação"), [(1, "gone", "skills[6].name")]),
    "a disadvantage outside of 29": (
        changed(FIGHTER, "disadvantages", 1, "name", to="Orgulho"),
        [(1, "not_listed", "disadvantages[2].name")],
    ),
    "a name that nobody knows": (skill(5, name="Tocar Flauta"), [(1, "unknown_name", "skills[6].name")]),
    "a field left out": (
        without(FIGHTER, "skills", 5, "difficulty"),
        [(2, "field_missing_for", "skills[6].difficulty")],
    ),
    "a difficulty that is not that of 26": (
        skill(6, difficulty="hard"),
        [(2, "field_differs", "skills[7].difficulty")],
    ),
    "an attribute that is not that of 26": (
        skill(8, attribute="dx", level=13),
        [(2, "field_differs", "skills[9].attribute")],
    ),
    "an NH that is not attribute and relative": (
        skill(6, level=12),
        [(2, "level_differs", "skills[7].level")],
    ),
    "a college that is not that of 27": (
        changed(
            changed(MAGE, "spells", 0, "college", to="Água"),
            "magic",
            "schools",
            to=[
                {"college": "Fogo", "level": 4},
                {"college": "Água", "level": 1},
                {"college": "Luz e Trevas", "level": 1},
            ],
        ),
        [(2, "field_differs", "spells[1].college")],
    ),
    "a bonus without a source": (
        skill(0, bonuses=[{"value": 1, "source": " "}]),
        [(3, "no_source", "skills[1].bonuses[1].source")],
    ),
    "an item's bonus without the item": (
        changed(FIGHTER, "equipment", 5, "name", to="Corda"),
        [(3, "no_item", "skills[5].bonuses[1]")],
    ),
    "a bonus of an item named apart": (
        skill(0, bonuses=[{"value": 1, "source": "forja de Casa", "item": "Lança de Tyr"}]),
        [(3, "no_item", "skills[1].bonuses[1]")],
    ),
    "a trait's bonus without the trait": (
        skill(2, bonuses=[{"value": 3, "source": "Ultra-flexibilidade"}]),
        [(3, "no_trait", "skills[3].bonuses[1]")],
    ),
    "a trait's bonus by another number": (
        skill(3, bonuses=[{**VOICE, "value": 3}]),
        [(3, "other_bonus", "skills[4].bonuses[1]")],
    ),
    "a trait's bonus not written": (
        without(FIGHTER, "skills", 3, "bonuses"),
        [(3, "bonus_due", "skills[4].bonuses")],
    ),
    "a penalty for what one lacks": (
        skill(6, name="Exorcismo (perícia)", difficulty="hard", relative=-1),
        [(2, "level_differs", "skills[7].level"), (3, "penalty_due", "skills[7].bonuses")],
    ),
    "a bonus inside the bought NH": (
        skill(3, level=14),
        [(4, "bonus_in_level", "skills[4].level")],
    ),
    "a bonus inside the relative level too": (
        skill(3, level=14, relative=3),
        [(4, "bonus_in_level", "skills[4].level")],
    ),
    "a spell without its prerequisite": (
        changed(MAGE, "spells", 2, "name", to="Extinguir Fogo") | {"id": "rui"},
        [
            (2, "field_differs", "spells[3].energy"),
            (5, "needs", "spells[4]"),
        ],
    ),
    "a skill without its prerequisite": (
        skill(5, name="Cirurgia"),
        [(5, "needs", "skills[6]")],
    ),
    "a spell out of the domain without leave": (
        without(MAGE, "spells", 4, "agreement"),
        [(6, "no_agreement", "spells[5].agreement")],
    ),
    "a line at a wrong cost": (
        changed(
            changed(account(skills=31.5, total=145.5, unspent=4.5), "skills", 6, "points", to=4),
            "points",
            to=150,
        ),
        [(7, "price_differs", "skills[7].points")],
    ),
    "a spell for half a point": (
        changed(spell(4, relative=-3, points=0.5, level=14), "magic", "schools", 1, "level", to=1),
        [
            (7, "below_table", "spells[5].relative"),
            (7, "sum_differs", "account.spells"),
            (8, "unspent_differs", "account.unspent"),
        ],
    ),
    "a worth that is not that of the level": (
        changed(MAGE, "skills", 0, "worth", to=6),
        [(7, "worth_differs", "skills[1].worth")],
    ),
    "a sum off by a half": (
        account(skills=29, total=143),
        [(7, "sum_differs", "account.skills")],
    ),
    "a total that the terms do not come to": (
        account(total=144),
        [(7, "total_differs", "account.total")],
    ),
    "no account": (
        without(FIGHTER, "account"),
        [(7, "no_account", "account"), (8, "unspent_unsaid", "account.unspent")],
    ),
    "an account without a total": (without(FIGHTER, "account", "total"), [(7, "no_total", "account.total")]),
    "an attribute that no table prices": (
        changed(MAGE, "attributes", "ht", to=19),
        [(7, "attribute_outside_table", "attributes.ht")],
    ),
    "a sheet that is 22½ points over": (
        changed(
            account(advantages=69, total=172.5),
            "advantages",
            4,
            to={"name": "Talento Musical", "level": 29, "cost": 29},
        ),
        [(8, "over_budget", "account.total"), (8, "unspent_differs", "account.unspent")],
    ),
    "a defence that is only sold in play": (
        changed(
            account(advantages=46, total=149.5, unspent=0.5),
            "advantages",
            4,
            to={"name": "Bloqueio Ampliado", "cost": 6, "effects": [{"kind": "enhanced_block"}]},
        ),
        [(8, "only_in_play", "advantages[5]")],
    ),
    "disadvantages beyond −40": (
        changed(
            account(disadvantages=-55, total=108.5, unspent=41.5),
            "disadvantages",
            3,
            to={"name": "Honestidade", "cost": -35},
        ),
        [(9, "over_limit", "disadvantages")],
    ),
    "a disadvantage that costs points": (
        changed(
            account(disadvantages=-10, total=153.5, unspent=-3.5),
            "disadvantages",
            1,
            "cost",
            to=5,
        ),
        [(8, "over_budget", "account.total"), (9, "gives_points", "disadvantages[2].cost")],
    ),
    "spells without Aptidão Mágica": (
        without(
            changed(
                MAGE,
                "account",
                to={**MAGE["account"], "advantages": 38, "total": 118, "unspent": 35},
            ),
            "advantages",
            0,
        ),
        [
            *((2, "level_differs", f"spells[{place}].level") for place in range(1, 6)),
            (5, "no_magery", "spells"),
            (12, "effective_iq_differs", "magic.effective_iq"),
        ],
    ),
    "a worth of a level that is not sold": (
        changed(MAGE, "skills", 0, to={**MAGE["skills"][0], "relative": -4, "level": 10, "points": 4}),
        [(7, "below_table", "skills[1].relative")],
    ),
    "points left out of a line below its table": (
        changed(
            without(changed(FIGHTER, "skills", 5, "relative", to=-3), "skills", 5, "points"),
            "skills",
            5,
            "level",
            to=11,
        ),
        [(2, "field_missing", "skills[6].points"), (7, "below_table", "skills[6].relative")],
    ),
    "a role that the numbers do not count": (
        changed(without(FIGHTER, "skills", 8, "role"), "printed", to={}),
        [(10, "uncounted", "skills[9].role")],
    ),
    "a dodge that leaves out the reflexes": (
        changed(FIGHTER, "printed", to={"move": 6, "dodge": 6}),
        [(10, "single_line", "printed.move"), (10, "no_reflexes", "printed.dodge")],
    ),
    "a piece without weight": (
        changed(without(FIGHTER, "equipment", 4, "weight_kg"), "printed", to={}),
        [(10, "no_weight", "equipment[5].weight_kg")],
    ),
    "a weight exactly at a limit": (
        changed(changed(FIGHTER, "equipment", 0, "weight_kg", to=8.5), "printed", to={}),
        [(10, "at_limit", "equipment")],
    ),
    "no clothes": (
        changed(changed(FIGHTER, "equipment", 1, "role", to="other"), "printed", to={}),
        [(10, "no_clothes", "equipment")],
    ),
    "no pack": (
        changed(FIGHTER, "equipment", 4, "role", to="other"),
        [(10, "no_pack", "equipment")],
    ),
    "a trait at a wrong price": (
        changed(account(advantages=41, total=144.5, unspent=5.5), "advantages", 0, "cost", to=16),
        [(7, "trait_price_differs", "advantages[1].cost")],
    ),
    "a trait without a price": (
        changed(without(FIGHTER, "advantages", 1, "cost"), "account", "advantages", to=30)
        | {"account": {**FIGHTER["account"], "advantages": 30, "total": 133.5}},
        [(7, "no_cost", "advantages[2].cost")],
    ),
    "an ally without his sum": (
        without(FIGHTER, "advantages", 3, "detail"),
        [(7, "not_reckoned", "advantages[4].detail")],
    ),
    "a duty to the own city too cheap": (
        changed(FIGHTER, "disadvantages", 2, "detail", to="Ônfalos"),
        [(7, "trait_price_differs", "disadvantages[3].cost")],
    ),
    "a duty that the scale does not price": (
        changed(FIGHTER, "disadvantages", 2, "detail", to="o arquivo"),
        [(7, "scale_silent", "disadvantages[3].detail")],
    ),
    "points that are left and not the ones said": (
        account(unspent=7),
        [(8, "unspent_differs", "account.unspent")],
    ),
    "gains that the total leaves out": (
        changed(MAGE, "points", to=150),
        [(8, "points_differ", "points")],
    ),
    "points spent on a line that is not there": (
        changed(MAGE, "account", "spendings", 0, "name", to="Relâmpago"),
        [(7, "sum_differs", "account.spells"), (8, "spent_on_nothing", "account.spendings[1].name")],
    ),
    "another sum at creation": (
        changed(account(creation=160, unspent=16.5), "points", to=160),
        [(8, "other_creation", "account.creation")],
    ),
    "no Dever da Marca": (
        changed(FIGHTER, "disadvantages", 0, "mark_duty", to=False),
        [(9, "no_duty", "disadvantages")],
    ),
    "a second Dever da Marca": (
        changed(MAGE, "disadvantages", 1, "mark_duty", to=True),
        [(9, "two_duties", "disadvantages[2].mark_duty")],
    ),
    "six quirks": (
        changed(account(quirks=-6, total=138.5, unspent=11.5), "quirks", to=["uma"] * 6),
        [(9, "too_many_quirks", "quirks")],
    ),
    "PV that does not follow from HT": (
        changed(FIGHTER, "printed", "pv", to=13),
        [(10, "derived_differs", "printed.pv")],
    ),
    "one Deslocamento for both lines": (
        changed(FIGHTER, "printed", to={"move": 6}),
        [(10, "single_line", "printed.move")],
    ),
    "one line left out": (
        without(FIGHTER, "printed", "on_march"),
        [(10, "line_missing", "printed.on_march")],
    ),
    "the load of the wrong line": (
        changed(FIGHTER, "printed", "in_scene", "load", to=2),
        [(10, "line_of_the_other", "printed.in_scene.load")],
    ),
    "a weight that the pieces do not come to": (
        changed(FIGHTER, "printed", "on_march", "weight_kg", to=24.5),
        [(10, "line_differs", "printed.on_march.weight_kg")],
    ),
    "dice that are not those of the ST": (
        changed(FIGHTER, "damage", "swing", to="1d+3"),
        [(10, "lacking", "damage.swing")],
    ),
    "a trait that no number counts": (
        without(FIGHTER, "advantages", 0, "effects"),
        [(10, "uncounted", "advantages[1].effects")],
    ),
    "a homonym without its kind": (
        skill(2, name="Escalada"),
        [(11, "homonym", "skills[3].name")],
    ),
    "a Destino without its sign": (
        changed(
            account(disadvantages=-15, total=148.5, unspent=1.5),
            "disadvantages",
            1,
            to={"name": "Destino", "cost": 0},
        ),
        [(11, "no_sign", "disadvantages[2].name")],
    ),
    "no NH of school": (without(MAGE, "magic", "schools"), [(12, "no_schools", "magic.schools")]),
    "another NH of school": (
        changed(MAGE, "magic", "schools", 0, "level", to=7),
        [(12, "school_differs", "magic.schools[1].level")],
    ),
    "one school left out": (
        without(MAGE, "magic", "schools", 1),
        [(12, "school_missing", "magic.schools")],
    ),
    "a school without a spell": (
        changed(MAGE, "magic", "schools", to=[*MAGE["magic"]["schools"], {"college": "Terra", "level": 1}]),
        [(12, "school_without_spell", "magic.schools[3]")],
    ),
    "another IQ efetivo": (
        changed(MAGE, "magic", "effective_iq", to=16),
        [(12, "effective_iq_differs", "magic.effective_iq")],
    ),
    "a secret that is not there": (
        changed(FIGHTER, "bonds", to=FIGHTER["bonds"][:3]),
        [(13, "bond_missing", "bonds")],
    ),
    "no ties at all": (without(FIGHTER, "bonds"), [(13, "no_bonds", "bonds")]),
    "money that does not add up": (
        changed(FIGHTER, "wealth", "balance_g", to=900),
        [(0, "balance_differs", "wealth.balance_g")],
    ),
    "more spent than the pieces cost": (
        changed(FIGHTER, "wealth", to={"initial_g": 2000, "spent_g": 1060, "balance_g": 940}),
        [(0, "spent_differs", "wealth.spent_g")],
    ),
    "a price that is in no table": (
        changed(FIGHTER, "equipment", 3, "source", to="08 modelo 1"),
        [(0, "price_without_table", "equipment[4].price_g")],
    ),
}


@pytest.mark.parametrize("tree", [FIGHTER, MAGE], ids=["fighter", "mage"])
def test_nothing_is_found_on_a_clean_sheet(tree: Tree) -> None:
    assert keys_on(tree) == []


@pytest.mark.parametrize("name", FAULTS)
def test_a_planted_fault_is_found_where_it_is_and_nothing_else(name: str) -> None:
    tree, expected = FAULTS[name]
    assert keys_on(tree) == expected


@pytest.mark.parametrize("name", FAULTS)
def test_a_finding_says_what_is_wrong_where_and_by_whom(name: str) -> None:
    for one in found_on(FAULTS[name][0]):
        assert one.told.endswith(".")
        assert one.field
        assert one.source
        assert one.right.endswith(".") or one.key in {"lacking", "at_limit"}


def test_every_item_has_a_fault_planted() -> None:
    assert {item for _, expected in FAULTS.values() for item, _, _ in expected} == set(Item)


@pytest.mark.parametrize(
    "source", ["Voz Melodiosa", "Voz", "voz melodiosa (28 §5)", "Voz Melodiosa +2", "Voz Melodiosa 2 (28 §5)"]
)
def test_a_trait_is_known_by_how_people_write_it(source: str) -> None:
    assert keys_on(skill(3, bonuses=[{**VOICE, "source": source}])) == []


def test_a_name_from_outside_stands_on_one_line_and_is_cut() -> None:
    long = "Tocar\nFlauta\u202e" + "a" * 9_000
    told = [one.told for one in found_on(skill(5, name=long)) if one.key == "unknown_name"]
    assert len(told) == 1
    assert len(told[0]) < 150
    assert "\n" not in told[0]
    assert "\u202e" not in told[0]
