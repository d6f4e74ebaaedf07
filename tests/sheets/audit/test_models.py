"""The seven ready characters of 08 have the faults that their audit of 2026-09-20 lists, and no others."""

from __future__ import annotations

import pytest

from gmscreen.sheets.account_sums import Heading, account_sums
from gmscreen.sheets.audit.audit import audit, is_audited, is_clean
from gmscreen.sheets.audit.budget import limited_disadvantages
from gmscreen.sheets.audit.finding import Item, Severity
from tests.sheets.making import sample, sheet_of

ERROR, PENDING, NOTICE = Severity

# Which findings are errors, in order, without those on weight, clothes and pack, which stand below.
MODELS = {
    "hoplita": [
        "renamed skills[3].name Tática",
        "renamed skills[4].name Espadas Curtas",
        "gone skills[6].name",
        "renamed skills[8].name Trovador",
        "single_line printed.move",
        "homonym skills[2].name Escudo (perícia)",
    ],
    "escriba-de-campo": [
        "renamed skills[3].name Arqueologia",
        "gone skills[4].name",
        "renamed skills[8].name Comércio",
        "renamed skills[11].name Jurisprudência",
        "gone skills[12].name",
        "gone skills[13].name",
        "renamed disadvantages[5].name Má Reputação",
        "not_reckoned advantages[4].detail",
        "single_line printed.move",
    ],
    "jurado": [
        "renamed skills[1].name Machado/Maça",
        "renamed skills[4].name Jurisprudência",
        "gone skills[9].name",
        "not_reckoned advantages[3].detail",
        "single_line printed.move",
        "homonym skills[3].name Escudo (perícia)",
    ],
    "portador-de-datas": [
        "renamed skills[1].name Arremessador de Lança",
        "gone skills[8].name",
        "renamed skills[12].name Comércio",
        "single_line printed.move",
    ],
    "cacadora-do-fora-de-lugar": [
        "renamed skills[1].name Espadas Curtas",
        "renamed skills[3].name Heráldica",
        "renamed skills[4].name Teologia",
        "gone skills[7].name",
        "renamed skills[8].name Administração",
        "renamed disadvantages[4].name Má Reputação",
        "penalty_due skills[2].bonuses",
        "not_reckoned advantages[3].detail",
        "single_line printed.move",
        "homonym skills[2].name Exorcismo (perícia)",
    ],
    "mago-de-agni": [
        "renamed skills[4].name Arqueologia",
        "gone skills[6].name",
        "renamed spells[5].name Detecção de Magia",
        "trait_price_differs disadvantages[3].cost −10",
        "single_line printed.move",
        "no_effective_iq magic.effective_iq 16",
        "no_schools magic.schools Fogo 12 · Luz e Trevas 1 · Reconhecimento 1",
    ],
    "batedora-de-oxossi": [
        "gone skills[5].name",
        "gone skills[6].name",
        "renamed skills[10].name Naturalista",
        "not_reckoned advantages[4].detail",
        "single_line printed.move",
        "homonym skills[9].name Escalada (perícia)",
        "homonym advantages[2].name Visão Aguçada (vantagem)",
    ],
}

OUTSIDE_29 = {
    "hoplita": ["Orgulho"],
    "escriba-de-campo": ["Curiosidade"],
    "jurado": [],
    "portador-de-datas": [],
    "cacadora-do-fora-de-lugar": [],
    "mago-de-agni": ["Dharma", "Curiosidade"],
    "batedora-de-oxossi": ["Dívida", "Solitária"],
}

# In scene, on march: weight, load and move (§4 of that audit).
BOTH_LINES = {
    "hoplita": ("32,0 kg · Média · 4", "32,0 kg · Média · 4"),
    "escriba-de-campo": ("≥ 13,5 kg · Leve · 5", "≥ 15,5 kg · Leve · 5"),
    "jurado": ("≥ 29,5 kg · Média · 4", "≥ 29,5 kg · Média · 4"),
    "portador-de-datas": ("≥ 7,25 kg · Nenhuma · 6", "≥ 9,25 kg · Nenhuma · 6"),
    "cacadora-do-fora-de-lugar": ("11,0 kg · Nenhuma · 6", "13,0 kg · Leve · 5"),
    "mago-de-agni": ("≥ 0,0 kg · Nenhuma · 5", "≥ 5,6 kg · Nenhuma · 5"),
    "batedora-de-oxossi": ("≥ 10,5 kg · Nenhuma · 6", "≥ 12,5 kg · Leve · 5"),
}

WITH_THE_PACK = {
    "hoplita": "35,0 kg em marcha, Média.",
    "escriba-de-campo": "≥ 18,5 kg em marcha, Leve.",
    "jurado": "≥ 32,5 kg em marcha, Média.",
    "portador-de-datas": "≥ 12,25 kg em marcha, Leve.",
    "cacadora-do-fora-de-lugar": "16,0 kg em marcha, Leve.",
    "mago-de-agni": "≥ 8,6 kg em marcha, Nenhuma.",
    "batedora-de-oxossi": "≥ 15,5 kg em marcha, Leve.",
}

SLACK = {
    "escriba-de-campo": "6,5 kg em cena, 4,5 kg em marcha.",
    "jurado": "9,5 kg em cena, 9,5 kg em marcha.",
    "portador-de-datas": "3,75 kg em cena, 1,75 kg em marcha.",
    "batedora-de-oxossi": "0,5 kg em cena, 9,5 kg em marcha.",
}

ROOM = {name: 10 if name == "jurado" else 15 for name in MODELS}


@pytest.mark.parametrize("name", MODELS)
def test_a_model_has_the_errors_of_its_audit_and_no_others(name: str) -> None:
    errors = [one for one in audit(sample(name)) if one.severity is ERROR]
    told = [f"{one.key} {one.field} {dict(one.args).get('right', '')}".strip() for one in errors]
    assert told == MODELS[name]


@pytest.mark.parametrize("name", MODELS)
def test_a_disadvantage_outside_of_29_waits_for_a_decision(name: str) -> None:
    waiting = [one for one in audit(sample(name)) if one.key.startswith("not_listed")]
    assert [dict(one.args)["name"] for one in waiting] == OUTSIDE_29[name]
    assert all(one.severity is PENDING for one in waiting)


@pytest.mark.parametrize("name", ["escriba-de-campo", "batedora-de-oxossi"])
def test_a_sense_of_duty_that_the_scale_does_not_price_is_named(name: str) -> None:
    assert [one.field for one in audit(sample(name)) if one.key == "scale_silent"] == [
        "disadvantages[4].detail" if name == "escriba-de-campo" else "disadvantages[2].detail"
    ]


@pytest.mark.parametrize("name", MODELS)
def test_one_printed_move_is_answered_with_both_lines(name: str) -> None:
    single = next(one for one in audit(sample(name)) if one.key == "single_line")
    args = dict(single.args)
    assert (args["in_scene"], args["on_march"]) == BOTH_LINES[name]


@pytest.mark.parametrize("name", MODELS)
def test_the_pack_that_nobody_lists_is_weighed(name: str) -> None:
    right = next(one.right for one in audit(sample(name)) if one.key == "no_pack")
    assert right.endswith(WITH_THE_PACK[name])


def test_clothes_would_take_the_hunter_to_the_next_load() -> None:
    found = {one.key: one for one in audit(sample("cacadora-do-fora-de-lugar"))}
    assert found["at_limit"].severity is NOTICE
    assert found["no_clothes"].right.endswith("11,5 kg em cena, Leve.")


@pytest.mark.parametrize("name", SLACK)
def test_a_piece_without_weight_says_how_much_the_lines_bear(name: str) -> None:
    assert all(one.right.endswith(SLACK[name]) for one in audit(sample(name)) if one.key == "no_weight")
    assert any(one.key == "no_weight" for one in audit(sample(name)))


@pytest.mark.parametrize("name", MODELS)
def test_the_printed_dodge_leaves_out_the_reflexes_of_two_models(name: str) -> None:
    said = any(one.key == "no_reflexes" for one in audit(sample(name)))
    assert said is (name in {"hoplita", "cacadora-do-fora-de-lugar"})


@pytest.mark.parametrize("name", MODELS)
def test_a_models_lines_come_to_its_account_and_to_150(name: str) -> None:
    sheet = sample(name)
    sums = account_sums(sheet)
    assert sheet.account is not None
    declared = [getattr(sheet.account, heading) or 0 for heading in Heading]
    assert [sums.sums[heading].value for heading in Heading] == declared
    assert (sums.total.value, sums.unspent.value, sums.unpriced) == (150, 0, ())


@pytest.mark.parametrize("name", MODELS)
def test_without_the_duty_there_is_room_under_the_limit(name: str) -> None:
    assert limited_disadvantages(sample(name)).as_int - -40 == ROOM[name]


def test_what_no_table_prices_waits_for_one() -> None:
    waiting = [
        dict(one.args)["name"]
        for name in MODELS
        for one in audit(sample(name))
        if one.key == "price_without_table"
    ]
    assert waiting == [
        "Bastão",
        "Arremessador e 3 dardos",
        "Bastão focal",
        "Material de culto e conjuração",
        "Tochas e óleo",
    ]


def test_a_creature_is_not_audited() -> None:
    draugr = sample("draugr")
    assert (is_audited(draugr), audit(draugr)) == (False, ())


def test_an_npc_owes_neither_a_budget_nor_a_duty_nor_ties() -> None:
    npc = sheet_of(kind="named_npc", printed={"move": 3})
    assert {one.item for one in audit(npc)} == {Item.TWO_LINES}
    assert not is_clean(audit(npc))


def test_an_empty_sheet_is_audited_whole() -> None:
    assert {one.key for one in audit(sheet_of(attributes={}))} == {
        "lacking",
        "no_account",
        "no_duty",
        "no_bonds",
    }
