"""Lines of the canon's forms, one by one: what is understood of them, and what stays in the notes."""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from gmscreen.sheets.equipment import Place
from gmscreen.sheets.exchange.markdown import told_sheet
from gmscreen.sheets.exchange.reading import slug, understood
from gmscreen.sheets.exchange.understood import LineKind, Understood
from gmscreen.sheets.model import Sheet, SheetKind
from gmscreen.sheets.native_writer import plain_record


def read(*lines: str) -> Understood:
    (one,) = understood("\n".join(("# Ana", "", *lines)))
    return one


def sheet(*lines: str) -> Sheet:
    return read(*lines).sheet


def only(items: tuple[Any, ...]) -> dict[str, Any]:
    (item,) = items
    return dict(plain_record(item))


REMO = {
    "name": "Remo/Vela",
    "type": "physical",
    "difficulty": "average",
    "attribute": "dx",
    "relative": 2,
    "points": 8,
    "level": 15,
}


@pytest.mark.parametrize(
    "line",
    [
        "`Remo/Vela · Física/Média · DX+2 · 8 pts · NH 15 · — · efetivo 15`",
        "- Remo/Vela · Física/Média · DX+2 · 8 pts · NH 15 · — · efetivo 15",
        "* **Remo/Vela** · Física/Média · DX+2 · 8 pts · NH 15 · — · efetivo 15",
        "| Remo/Vela | Física/Média | DX+2 | 8 pts | NH 15 | — | efetivo 15 |",
        "> Remo/Vela • fisica/media • DX + 2 • 8 pontos • NH 15 • — • efetivo 15",
        "Remo/Vela\u00a0·\u2009Física/Média\u202f·\u2007DX+2 ·\u200b 8 pts · NH 15 · — · efetivo 15",
        r"\- Remo/Vela · Física/Média · DX+2 · 8 pts · NH 15 · — · efetivo 15",
        "Remo/Vela · Física/Média · DX+2 · 8 pts · NH 15",
    ],
)
def test_the_seven_fields_are_read_however_they_are_wrapped(line: str) -> None:
    skill = only(sheet(line).skills)
    assert skill | {"name": skill["name"].removeprefix("- ")} == REMO


@pytest.mark.parametrize("minus", "−-‐‑")
def test_every_minus_is_one(minus: str) -> None:
    skill = only(sheet(f"Salto · Física/Fácil · DX{minus}1 · ½ pt · NH 12 · — · efetivo 12").skills)
    assert (skill["relative"], skill["points"]) == (-1, Decimal("0.5"))


@pytest.mark.parametrize(
    ("written", "bonuses"),
    [
        ("+2 Voz Melodiosa", [{"value": 2, "source": "Voz Melodiosa"}]),
        ("+1 só com corda", [{"value": 1, "source": "", "condition": "só com corda"}]),
        ("+1 Corda, só com corda", [{"value": 1, "source": "Corda", "condition": "só com corda"}]),
        ("+5 Espadas, −1 fora", [{"value": 5, "source": "Espadas"}, {"value": -1, "source": "fora"}]),
        ("+5 A; −1 B", [{"value": 5, "source": "A"}, {"value": -1, "source": "B"}]),
        ("+1 Benção, não permanente", [{"value": 1, "source": "Benção", "permanent": False}]),
        ("+2 Corda boa [Corda]", [{"value": 2, "source": "Corda boa", "item": "Corda"}]),
    ],
)
def test_bonuses_are_read_with_source_and_condition(written: str, bonuses: list[dict[str, Any]]) -> None:
    assert only(sheet(f"Salto · Física/Fácil · DX−1 · 1 pt · NH 12 · {written}").skills)["bonuses"] == bonuses


def test_an_effective_level_that_does_not_follow_is_told_and_kept() -> None:
    found = read("Salto · Física/Fácil · DX−1 · 1 pt · NH 12 · +1 Botas · efetivo 15")
    (line,) = [one for one in found.lines if one.kind is LineKind.SKILL]
    assert line.warnings == ("Salto: está escrito efetivo 15, e o NH com os bônus dá 13.",)
    assert found.sheet.notes == "Salto: efetivo 15"


def test_what_a_skill_line_says_besides_goes_to_its_note() -> None:
    assert only(sheet("Salto · Física/Fácil · DX−1 · 1 pt · NH 12 · só de dia").skills)["note"] == "só de dia"


@pytest.mark.parametrize(
    ("name", "very_hard"), [("Estrondo", None), ("Estrondo*", True)], ids=["hard", "very_hard"]
)
def test_a_spell_is_read_by_its_arrow(name: str, very_hard: bool | None) -> None:
    spell = only(sheet(f"`{name} · Som · IQ−2 · 1 pt · NH 12 · 2/m · ← Som, Voz ✓`").spells)
    assert spell.pop("very_hard", None) is very_hard
    assert spell == {
        "name": "Estrondo",
        "college": "Som",
        "relative": -2,
        "points": 1,
        "level": 12,
        "energy": "2/m",
        "prerequisites": ["Som", "Voz"],
    }


def test_a_spell_without_its_college_is_read_under_its_heading() -> None:
    spell = only(sheet("## Feitiços", "Estrondo · IQ−2 · 1 pt · NH 12 · — · energia −1 (NH≥15)").spells)
    assert (spell["relative"], spell["note"], "college" in spell) == (-2, "energia −1 (NH≥15)", False)


def test_the_magic_iq_above_the_spells_is_compared_with_the_sheet() -> None:
    right = read("ST 9 · IQ 13", "## Feitiços", "IQ efetivo 14 (IQ 13 + Aptidão Mágica 1)")
    wrong = read("ST 9 · IQ 12", "## Feitiços", "IQ efetivo 14 (IQ 13 + Aptidão Mágica 1)")
    assert (right.sheet.magic and right.sheet.magic.effective_iq, right.sheet.notes) == (14, None)
    assert wrong.sheet.notes == "IQ efetivo 14 (IQ 13 + Aptidão Mágica 1)"


def test_the_iq_for_languages_is_derived() -> None:
    assert sheet("ST 9 · IQ 14", "IQ para língua = 15 (IQ 14 + Facilidade 1)").notes is None


def test_the_level_of_each_school_is_read() -> None:
    magic = sheet("NH de escola: Fogo **3** · Terra **1**").magic
    assert (
        [(one.college, one.level) for one in magic.schools] == [("Fogo", 3), ("Terra", 1)] if magic else False
    )


@pytest.mark.parametrize(
    ("line", "field", "trait"),
    [
        ("Noção do Perigo · 15 · +4", "advantages", {"name": "Noção do Perigo", "cost": 15, "detail": "+4"}),
        ("Status 1 · 5 · renda", "advantages", {"name": "Status", "level": 1, "cost": 5, "detail": "renda"}),
        ("Inimigo · −5 · fiscal", "disadvantages", {"name": "Inimigo", "cost": -5, "detail": "fiscal"}),
    ],
)
def test_a_trait_goes_where_its_cost_says(line: str, field: str, trait: dict[str, Any]) -> None:
    assert only(getattr(sheet(line), field)) == trait


@pytest.mark.parametrize(
    ("written", "trait"),
    [
        ("Status 1 5", {"name": "Status", "level": 1, "cost": 5}),
        ("Visão Aguçada +3 — 6", {"name": "Visão Aguçada", "level": 3, "cost": 6}),
        ("Memória 4 — 16", {"name": "Memória", "level": 4, "cost": 16}),
        ("Reputação +2 em Gapheim 5", {"name": "Reputação em Gapheim", "level": 2, "cost": 5}),
        ("Aliado (barqueira) 5", {"name": "Aliado (barqueira)", "cost": 5}),
        ("Reflexos 15 (dádiva de Atena)", {"name": "Reflexos", "cost": 15, "gift_of": "Atena"}),
        ("Voz 10 (só de noite)", {"name": "Voz", "cost": 10, "detail": "só de noite"}),
    ],
)
def test_an_advantage_of_a_model_is_read(written: str, trait: dict[str, Any]) -> None:
    assert only(sheet(f"**Vantagens ({trait['cost']}):** {written}").advantages) == trait


def test_the_detail_of_a_disadvantage_may_have_commas() -> None:
    trait = only(sheet("**Desvantagens (−5):** Inimigo (fiscal do cais, raro, e velho) −5").disadvantages)
    assert trait == {"name": "Inimigo", "cost": -5, "detail": "fiscal do cais, raro, e velho"}


def test_a_block_whose_sum_is_not_that_of_its_items_is_told() -> None:
    found = read("**Vantagens (31):** Status 1 5 · Voz 10")
    assert [line.warnings for line in found.lines if line.warnings] == [
        ("A soma escrita é 31; os itens somam 15.",)
    ]


@pytest.mark.parametrize(
    ("written", "skill"),
    [
        ("Sobrevivência (Garganta) 11 (2)", {"name": "Sobrevivência (Garganta)", "level": 11, "points": 2}),
        ("Macuahuitl (Espadas) 14 (4)", {"name": "Macuahuitl (Espadas)", "level": 14, "points": 4}),
        ("Faca 12 (½)", {"name": "Faca", "level": 12, "points": Decimal("0.5")}),
        ("quatro idiomas 16 (2 cada)", {"name": "Quatro idiomas", "level": 16, "points": 8, "lines": 4}),
    ],
)
def test_a_skill_of_a_model_is_read(written: str, skill: dict[str, Any]) -> None:
    found = only(sheet(f"**Perícias:** {written}").skills)
    assert {key: found.get(key) for key in skill} == skill


def test_items_of_a_model_may_stand_one_a_line() -> None:
    found = sheet("**Perícias (6)**:", "- Lança 15 (4)", "- Faca 12 (2)")
    assert [one.level for one in found.skills] == [15, 12]


def test_what_is_no_item_of_a_block_is_kept() -> None:
    assert sheet("**Perícias (4):** Lança 15 (4) · e mais alguma coisa").notes == "e mais alguma coisa"


@pytest.mark.parametrize(
    ("item", "price", "pd", "dr"),
    [
        ("coura, PD 1 / RD 1, 315", 315, 1, 1),
        ("corda de 30 m 20", 20, None, None),
        ("malha — 1.355", 1355, None, None),
        ("aspis, PD 4, 90", 90, 4, None),
    ],
)
def test_the_price_of_a_piece_is_its_last_number(
    item: str, price: int, pd: int | None, dr: int | None
) -> None:
    (piece,) = sheet(f"**Equipamento (2.000 g, Riqueza Média):** {item}").equipment
    assert (piece.price_g, piece.pd, piece.dr) == (price, pd, dr)


def test_the_purse_of_a_model_is_read() -> None:
    wealth = sheet("**Equipamento (2.000 g, Riqueza Média):** faca 30. **Total 30 · saldo 1.970 g**").wealth
    assert wealth
    assert (wealth.level, wealth.initial_g, wealth.spent_g, wealth.balance_g) == (
        "Média",
        2000,
        30,
        1970,
    )


def test_a_piece_goes_where_the_catalogue_would_have_it_and_that_is_told() -> None:
    found = read("**Equipamento:** lança 40 · loriga de couro 525 · bugiganga 3")
    assert [one.place for one in found.sheet.equipment] == [Place.BELT, Place.WORN, Place.PACK]
    assert all(one.reading for one in found.sheet.equipment)
    assert sum(len(line.warnings) for line in found.lines) == 3


@pytest.mark.parametrize(
    ("field", "weight"),
    [("4,2 kg", "4.2"), ("4.2 kg", "4.2"), ("10 lb", "4.536"), ("1.200 kg", "1200"), ("3 × 0,1 kg", "0.1")],
)
def test_a_weight_is_read_whole_and_its_unit_kept(field: str, weight: str) -> None:
    (piece,) = sheet("## Equipamento", f"- Baú · {field} · na mochila").equipment
    assert piece.weight_kg == Decimal(weight)


def test_a_weight_in_pounds_is_told_in_kilograms() -> None:
    warnings = [line.warnings for line in read("## Equipamento", "- Baú · 10 lb · na mochila").lines]
    assert ("10 lb são 4,536 kg.",) in warnings


def test_a_quantity_of_none_stays_none() -> None:
    (piece,) = sheet("## Equipamento", "- Tocha · 0 × 0,5 kg · no chão").equipment
    assert (piece.quantity, piece.place) == (0, Place.GROUND)


@pytest.mark.parametrize("tail", ["− 30 desvantagens − 5 peculiaridades", "− 30 − 5"])
def test_the_account_is_read_by_labels_or_by_order(tail: str) -> None:
    account = sheet(
        f"> **A conta:** 70 atributos + 40 vantagens + 52½ perícias {tail} = **127½** de criação"
    ).account
    assert account
    assert plain_record(account) == {
        "attributes": 70,
        "advantages": 40,
        "skills": Decimal("52.5"),
        "disadvantages": -30,
        "quirks": -5,
        "total": Decimal("127.5"),
    }


def test_a_term_of_the_account_may_have_a_remark() -> None:
    account = sheet("**A conta:** 70 atributos (12/10/11/10) + 40 vantagens = **110**").account
    assert account
    assert (account.attributes, account.advantages, account.total) == (70, 40, 110)


def test_an_account_with_something_else_in_it_is_kept_whole() -> None:
    assert "mais um tanto" in (sheet("**A conta:** 70 atributos e mais um tanto = **110**").notes or "")


def test_gains_are_read_with_week_and_reason() -> None:
    found = sheet("> **Ganhos:** +3 (Semana 2, descida) = **142½ totais, 3 não gastos**")
    assert found.account
    assert only(found.account.gains) == {"week": 2, "points": 3, "reason": "descida"}
    assert (found.points, found.account.unspent) == (Decimal("142.5"), 3)


def test_a_spending_is_read_with_its_line() -> None:
    found = sheet("> **Semana 3:** 2 pontos em Remo, DX+2 → DX+3 (8 → 16 pts). Sobra 1.")
    assert found.account
    assert only(found.account.spendings) == {
        "week": 3,
        "points": 2,
        "name": "Remo",
        "note": "DX+2 → DX+3 (8 → 16 pts). Sobra 1.",
    }


def test_the_dice_of_the_strength_are_read() -> None:
    damage = sheet("Dano: GdP 1D−2 · GeB 1d").damage
    assert (damage.thrust, damage.swing) == ("1d-2", "1d")


def test_a_derived_line_that_agrees_is_not_kept() -> None:
    body = ["ST 12 · DX 12 · IQ 10 · HT 12", "## Equipamento", "- Baú · 12,5 kg · vestido"]
    assert sheet(*body, "## Derivados", "12,5 kg · Leve · **Esquiva 5** (6 c/ Reflexos)").notes is None


def test_a_derived_line_that_does_not_agree_is_told_and_kept() -> None:
    found = read("ST 12 · DX 12 · IQ 10 · HT 12", "Em cena: 99 kg · Desloc. 2")
    assert found.sheet.notes == "Em cena: 99 kg · Desloc. 2"


def test_a_hired_hand_is_read() -> None:
    found = sheet("ST 11 · DX 11 · IQ 10 · HT 11 · PV 11 · uma arma em 12 · couro leve")
    assert (found.kind, found.printed.pv, found.attacks[0].level, found.notes) == (
        SheetKind.NAMED_NPC,
        11,
        12,
        "couro leve",
    )


def test_the_line_for_the_base_is_read() -> None:
    lines = [
        "```",
        "Nome: Ana",
        "Cidade: Ônfalos",
        "Divindade patrona: Atena",
        "Rank: E",
        "Pontos totais: 152½",
    ]
    (one,) = understood("\n".join([*lines, "Estado: ativo", "Dívidas e juramentos: ___", "```"]))
    found = one.sheet
    assert (found.name, found.origin, found.mark, found.points) == (
        "Ana",
        "Ônfalos",
        "Atena",
        Decimal("152.5"),
    )
    assert found.notes == "Rank: E\nEstado: ativo"


def test_a_public_sheet_is_read_and_nothing_of_it_lost() -> None:
    text = (
        "*Registro da Guilda · Limiar · atualizado na Semana 4*\n"
        "## Registro\n| Campo | Valor |\n| --- | --- |\n| Nome | Ana |\n| Cidade declarada | Tulán |\n"
        "| Marca declarada (divindade patrona) | *Ixchel* |\n| Rank | F |\n"
        "## Rumores\nDizem que conta os dias.\n"
    )
    (one,) = understood(text)
    assert (one.sheet.name, one.sheet.origin, one.sheet.mark) == ("Ana", "Tulán", "Ixchel")
    assert one.sheet.notes
    assert "Rank: F" in one.sheet.notes
    assert "conta os dias" in one.sheet.notes


def test_rows_of_an_html_table_are_rows() -> None:
    (one,) = understood("<table>\n<tr><td>Nome</td><td>Ana</td></tr>\n</table>")
    assert one.sheet.name == "Ana"


def test_a_tag_that_is_a_name_stays_as_it_is() -> None:
    (one,) = understood("# <img src=file:///x>\n")
    assert one.sheet.name == "<img src=file:///x>"


def test_a_person_of_the_canon_is_a_named_npc() -> None:
    (one,) = understood(
        "## FUNMILAYO DE ILÊ — Batedora\n\n*Rank B. 31. Ilê Ifé/Oxóssi.*\n\n**Agenda:** achar o caminho.\n"
    )
    assert (one.sheet.name, one.sheet.kind) == ("Funmilayo de Ilê", SheetKind.NAMED_NPC)
    assert one.sheet.notes == "Batedora\nRank B. 31. Ilê Ifé/Oxóssi.\nAgenda: achar o caminho."


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("## O PRUMO", "O Prumo"),
        ("## RONDADOR-DE-CINZA", "Rondador-de-cinza"),
        ("## A LESMA SINO", "A lesma sino"),
        ("# 9 · PORTO-FALSO — A Balseira", "A Balseira"),
        ("# Ana", "Ana"),
    ],
)
def test_a_title_gives_the_name(title: str, name: str) -> None:
    (one,) = understood(f"{title}\n\nST 9 · DX 9\n")
    assert one.sheet.name == name


@pytest.mark.parametrize(
    ("line", "attack"),
    [
        ("chifre curto, 1d+1 perfurante", {"name": "Chifre curto", "damage": "1d+1", "type": "impaling"}),
        ("lâmina 2d−1 de corte", {"name": "Lâmina", "damage": "2d-1", "type": "cutting"}),
        ("bote, 1d", {"name": "Bote", "damage": "1d"}),
        (
            "duas chicotadas por turno, 1d contundente cada. Se acerta, agarra (ST 15).",
            {
                "name": "Chicotadas",
                "per_turn": 2,
                "damage": "1d",
                "type": "crushing",
                "grapple_st": 15,
                "effect": "Se acerta, agarra (ST 15)",
            },
        ),
        ("olhar: todos a 4 m testam HT", {"name": "Olhar", "effect": "Todos a 4 m testam HT"}),
    ],
)
def test_an_attack_of_the_bestiary_is_read(line: str, attack: dict[str, Any]) -> None:
    assert only(sheet(f"**Ataque:** {line}").attacks) == attack


def test_two_attacks_stand_in_one_line() -> None:
    found = sheet("**Ataque:** lâmina 2d−1 cortante, ou olhar")
    assert [(one.name, one.damage) for one in found.attacks] == [("Lâmina", "2d-1"), ("Olhar", None)]


BEAST = (
    "**ST** 15 · **DX** 8 · **IQ** 2 · **HT** 14 · **PV** 16 · **Desloc.** 2 (desliza 4m) · **Esquiva** 4 · "
    "**PD** 3 · **RD** 5"
)


def test_the_figures_of_a_creature_are_read_and_never_worked_out() -> None:
    found = sheet(BEAST)
    assert (found.kind, found.printed.pv, found.printed.dodge) == (SheetKind.CREATURE, 16, 4)
    assert found.printed.move_note == "desliza 4m"


def test_an_attack_under_another_label_has_it_as_condition() -> None:
    (attack,) = sheet(BEAST, "**Depois do toque:** baba, 1d−2 corrosivo por turno de contato").attacks
    assert (attack.condition, attack.damage) == ("Depois do toque", "1d-2")


@pytest.mark.parametrize(
    ("written", "floors"),
    [
        ("*Andar 8. Faz barulho.*", (8,)),
        ("*Andares 3 a 5. Anda em fila.*", (3, 4, 5)),
        ("*Andares 9 e 12, e não os do meio. Já foi gente.*", (9, 12)),
        ("*Andares 1–3 e 5.*", (1, 2, 3, 5)),
    ],
)
def test_the_floors_of_a_creature_are_read(written: str, floors: tuple[int, ...]) -> None:
    creature = sheet(written).creature
    assert creature
    assert creature.floors == floors


def test_a_creature_of_no_floor_is_one_all_the_same() -> None:
    assert sheet("*Sem andar fixo. Vaga.*").notes == "Sem andar fixo. Vaga."


def test_a_creature_without_skills_says_so_in_its_notes() -> None:
    assert sheet(BEAST, "**Perícias:** nenhuma que conte").notes == "nenhuma que conte"


@pytest.mark.parametrize(
    ("written", "spoils"),
    [
        ("chifre, 25–60 g.", {"what": "chifre", "least_g": 25, "most_g": 60}),
        ("1.000–2.500 g", {"least_g": 1000, "most_g": 2500}),
        (
            "glândula, 90–220 g por carcaça.",
            {"what": "glândula", "least_g": 90, "most_g": 220, "note": "por carcaça"},
        ),
        ("nada", {"what": "nada"}),
    ],
)
def test_the_spoils_of_a_creature_are_read(written: str, spoils: dict[str, Any]) -> None:
    creature = sheet(f"*Espólio:* {written}").creature
    assert creature
    assert creature.spoils
    assert plain_record(creature.spoils) == spoils


def test_a_group_told_in_prose_is_read_and_the_prose_kept() -> None:
    found = sheet("Anda em bando de três a oito.")
    assert found.creature
    assert found.creature.group
    assert found.creature.group.most == 8
    assert found.notes == "Anda em bando de três a oito."


def test_four_ties_without_kind_go_by_their_order() -> None:
    found = read("**Amarras:** irmão · credor · cem moedas · matou um homem")
    assert [one.kind.value for one in found.sheet.bonds] == ["person", "person", "debt", "secret"]


def test_a_second_value_of_a_field_is_told_and_kept() -> None:
    found = read("ST 12 · DX 12", "ST 13 · DX 12")
    assert (found.sheet.attributes.st, found.sheet.notes) == (12, "ST 13 · DX 12")
    assert found.lines[-1].warnings == ("attributes.st já tinha outro valor.",)


def test_an_unknown_heading_is_kept_with_what_follows() -> None:
    assert sheet("## Segredos", "Ele mente.").notes == "Segredos\nEle mente."


def test_notes_keep_their_lines_as_they_are() -> None:
    assert sheet("## Notas", "", "**forte**  e", "", "  recuado", "").notes == "**forte**  e\n\n  recuado"


def test_a_line_beyond_the_cap_is_kept_whole() -> None:
    found = read("ST 9 · DX 9 " + "x" * 20_001)
    assert (found.sheet.attributes.st, len(found.sheet.notes or "")) == (None, 20_013)


def test_a_first_line_without_a_mark_is_the_name() -> None:
    (one,) = understood("Bia do Cais\nST 9 · DX 9\n")
    assert one.sheet.name == "Bia do Cais"


@pytest.mark.parametrize(
    ("name", "identity"),
    [("Boca-de-poço", "boca-de-poco"), ("O Quê?!", "o-que"), ("龍", "ficha"), ("a" * 99, "a" * 64)],
)
def test_an_id_is_made_of_the_name(name: str, identity: str) -> None:
    assert slug(name) == identity


def test_the_forms_of_the_canon_are_all_understood() -> None:
    file = Path(__file__).parents[2] / "data" / "written" / "formas.md"
    (one,) = understood(file.read_text(encoding="utf-8"))
    assert one.noted == ()


def test_a_field_that_was_filled_is_told_by_name_and_value() -> None:
    found = read("ST 9 · DX 12", "## Equipamento", "- Baú · 2 kg · na mochila")
    told = [(field.name, field.value) for line in found.lines for field in line.fields]
    assert told[-3:] == [("nome", "Baú"), ("peso", "2"), ("lugar", "na mochila")]


@pytest.mark.parametrize("kind", LineKind)
def test_every_kind_of_line_has_a_name(kind: LineKind) -> None:
    assert kind.told


def test_what_a_trait_does_is_told_by_its_list() -> None:
    (trait,) = sheet("Reflexos em Combate · 15 · +1 a toda defesa").advantages
    assert [effect.kind.value for effect in trait.effects] == ["combat_reflexes"]


def test_a_trait_that_says_to_change_nothing_changes_nothing() -> None:
    (trait,) = sheet("## Vantagens", "- Reflexos em Combate · 15 · — · muda: —").advantages
    assert trait.effects == ()


@pytest.mark.parametrize(
    "line",
    [
        "**Ganhos:** nada ainda",
        "**Semana 2:** descansou",
        "**Parede:** alta e lisa",
        "**Bando:** incontável",
        "**Equipamento:** coisas sem preço",
        "**Amarras:** uma só",
        "**Feitiços (4):** Luz sem número",
    ],
)
def test_a_label_whose_words_are_not_understood_is_kept(line: str) -> None:
    assert sheet(line).notes == line.replace("**", "")


def test_what_is_no_spell_of_a_block_is_kept() -> None:
    found = sheet("**Feitiços (4)** — do fogo: Luz* 12 (4) · e outro")
    assert (found.spells[0].very_hard, found.notes) == (True, "do fogo\ne outro")


def test_more_floors_than_a_list_holds_are_cut() -> None:
    creature = sheet("Andares 1 a 999, 1 a 999").creature
    assert creature is not None
    assert len(creature.floors) == 1_000


def test_the_note_of_the_master_is_private() -> None:
    found = sheet(BEAST, "*Nota ao Mestre:* morde.", "*Nota ao Mestre:* e foge.")
    assert (found.private_notes, found.notes) == ("morde.\ne foge.", None)


def test_a_heading_may_stand_without_its_mark() -> None:
    assert sheet("**Peculiaridades**", "tosse").quirks == ("tosse",)


@pytest.mark.parametrize("reference", ["&#0;", "&#127;", "&#55296;", "&#9999999;", "&quux;"])
def test_a_reference_to_no_character_stays_as_it_is(reference: str) -> None:
    assert sheet("## Peculiaridades", f"- a{reference}b").quirks == (f"a{reference}b",)


def test_a_reference_by_name_is_its_character() -> None:
    assert sheet("## Peculiaridades", "- a&amp;b &lt;c&gt;").quirks == ("a&b <c>",)


def test_the_state_of_the_last_session_is_kept() -> None:
    assert (
        sheet("SEMANA: 4", "AÇÕES USADAS: 2 de 3", "CARREGANDO: ___").notes
        == "SEMANA: 4\nAÇÕES USADAS: 2 de 3"
    )


def test_a_level_beyond_the_record_is_kept_without_the_lists() -> None:
    (skill,) = sheet("ST 9 · DX 90", "**Perícias:** Faca 1 (1)").skills
    assert (skill.level, skill.relative) == (1, None)


EVERYTHING = {
    "account": {
        "attributes": -5,
        "advantages": 10,
        "spells": -2,
        "total": 3,
        "unspent": 1,
        "creation": 140,
        "gains": [{"week": 2, "points": 3, "reason": "descida"}, {"week": 3, "points": -1}],
        "spendings": [
            {"week": 4, "points": 2, "name": "Lança"},
            {"week": 5, "points": 1, "name": "A", "note": "b"},
        ],
    },
    "magic": {"effective_iq": 14, "schools": [{"college": "Fogo", "level": 3}]},
    "creature": {"spoils": {"least_g": 3}, "obstacle": {"dr": 2, "pv_per_m2": 5}},
    "quirks": ["—", "[!x]", " a  b "],
    "bonds": [{"kind": "debt", "text": "ao cais"}],
}


def test_every_rare_field_comes_back() -> None:
    tree = {"schema": 1, "id": "a", "name": "PRUMO", "kind": "creature", **EVERYTHING}
    before = Sheet.model_validate(tree)
    (after,) = understood(told_sheet(before))
    assert plain_record(after.sheet) == {**plain_record(before), "id": "prumo"}


def test_words_of_another_form_within_an_item_are_left_alone() -> None:
    found = sheet(
        "## Equipamento", "- Gládio · 1 kg · no cinto · nota: usa o GeB 1d+2", "- Riqueza: pouca · na mão"
    )
    assert [one.name for one in found.equipment] == ["Gládio", "Riqueza: pouca"]
    assert found.damage.swing is None


def test_a_model_may_be_written_a_line_an_item() -> None:
    found = sheet("**Equipamento:**", "- faca 30", "- lanterna", "**Perícias (4):**", "- Faca 12 (4)")
    assert [(one.name, one.price_g) for one in found.equipment] == [("Faca", 30), ("lanterna", None)]
    assert [one.level for one in found.skills] == [12]


def test_what_no_field_holds_of_the_numbers_is_kept() -> None:
    assert (
        sheet("ST 9 · DX 9 · Vontade 12 · Esquiva 5 (6 c/ Reflexos)").notes
        == "Vontade 12\nEsquiva 5 (6 c/ Reflexos)"
    )


def test_what_is_no_disadvantage_of_a_block_is_kept() -> None:
    assert sheet("**Desvantagens (−5):** Orgulho −5 · e mais").notes == "e mais"


def test_spoils_with_figures_of_their_own_come_back() -> None:
    tree = {
        "schema": 1,
        "id": "a",
        "name": "A",
        "kind": "creature",
        "creature": {"spoils": {"what": "2, ou 10–20 g."}},
    }
    (after,) = understood(told_sheet(Sheet.model_validate(tree)))
    assert plain_record(after.sheet)["creature"] == tree["creature"]
