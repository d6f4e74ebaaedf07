"""What a full sheet says."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal

import pytest

from gmscreen.paper.full_sheet.content import FullSheet, Portion, Value
from gmscreen.paper.full_sheet.of_sheet import full_sheet_of
from gmscreen.paper.press.content_texts import texts_of
from gmscreen.paper.press.table import Row, Tone
from gmscreen.rules.garganta.costs import Difficulty, SkillType
from gmscreen.rules.garganta.line_terms import Control
from gmscreen.sheets.account import Account, Gain, Spending
from gmscreen.sheets.bonds import Bond, BondKind
from gmscreen.sheets.entry_card import EntryCard
from gmscreen.sheets.equipment import Area, Piece, Place, Role
from gmscreen.sheets.model import Current, Sheet
from gmscreen.sheets.skills import Bonus, Skill, Spell
from tests.paper.full_sheet.sheets_at_hand import NAMES, changed
from tests.sheets.making import sample

SHIELD = "Aspis (escudo grande)"


def portion(sheet: FullSheet, key: str) -> Portion:
    (found,) = [one for one in (*sheet.wide, *sheet.narrow) if one.key == key]
    return found


def rows(sheet: Sheet, key: str) -> Sequence[Row]:
    table = portion(full_sheet_of(sheet), key).table
    assert table is not None
    return table.rows


def cells(sheet: Sheet, key: str) -> list[tuple[str, ...]]:
    return [row.cells for row in rows(sheet, key)]


def keys(sheet: Sheet) -> list[str]:
    made = full_sheet_of(sheet)
    return [one.key for one in (*made.wide, *made.narrow)]


def test_attributes_stand_with_what_they_cost() -> None:
    assert full_sheet_of(sample("kallias")).values[:2] == (
        Value("ST", "12", "20 pts"),
        Value("DX", "14", "45 pts"),
    )


def test_derived_values_and_dice_stand_beside_them() -> None:
    values = {value.label: value.value for value in full_sheet_of(sample("kallias")).values[4:]}
    assert values == {
        "PV": "12",
        "Fadiga": "12",
        "Vontade": "11",
        "Veloc.": "6,5",
        "GdP": "1d−1",
        "GeB": "1d+2",
    }


def test_what_is_left_of_the_points_stands_under_them() -> None:
    values = full_sheet_of(changed(current=Current(pv=-3))).values
    assert [value.under for value in values[4:6]] == ["agora −3", ""]


def test_a_skill_has_its_seven_fields() -> None:
    skill = Skill(
        name="Trovador",
        type=SkillType.MENTAL,
        difficulty=Difficulty.AVERAGE,
        attribute=Control.IQ,
        relative=0,
        points=Decimal("0.5"),
        level=11,
        bonuses=(Bonus(value=2, source="Voz Melodiosa"), Bonus(value=1, source="lira", condition="com ela")),
        table_name="Trovas",
        note="à noite",
        lines=2,
    )
    (row,) = rows(changed(skills=(skill,)), "skills")
    assert row.cells == (
        "Trovador (×2)",
        "Mental/Média",
        "IQ+0",
        "½",
        "11",
        "+2 Voz Melodiosa; +1 lira, com ela",
        "13",
    )
    assert row.remark.replace("\N{NO-BREAK SPACE}", " ") == "no 26, Trovas · à noite"


def test_a_creatures_skill_is_a_name_and_a_level() -> None:
    assert cells(sample("draugr"), "skills") == [("Armas Brancas", "14"), ("Intimidação", "15")]


def test_a_spell_has_school_energy_and_prerequisites() -> None:
    assert cells(sample("mago-de-agni"), "spells")[0] == (
        "Criar Fogo",
        "Fogo",
        "IQ+2",
        "8",
        "18",
        "2/1 (energia −1)",
        "Atear Fogo",
    )


def test_spells_say_what_they_are_counted_from() -> None:
    note = portion(full_sheet_of(sample("mago-de-agni")), "spells").note.replace("\N{NO-BREAK SPACE}", " ")
    assert note.startswith("IQ efetivo 16 (IQ 14 + Aptidão Mágica 2) · Fogo 12")


def test_a_spell_with_a_bonus_tells_the_bought_level_and_the_agreement() -> None:
    spell = Spell(
        name="Luz",
        very_hard=True,
        level=15,
        bonuses=(Bonus(value=1, source="cetro"),),
        out_of_domain=True,
        agreement="com Sol",
        note="fraca",
    )
    (row,) = rows(changed(spells=(spell,)), "spells")
    assert (row.cells[0], row.cells[4]) == ("Luz*", "16")
    told = row.remark.replace("\N{NO-BREAK SPACE}", " ")
    assert told == "NH comprado 15, +1 cetro · fora do domínio · com Sol · fraca"


def test_pieces_stand_under_their_place_with_their_weight() -> None:
    found = cells(sample("kallias"), "equipment")
    assert found[:3] == [
        ("Vestido", "", "17,0", ""),
        ("Linotórax (loriga sobre laudel)*", "1", "17,0", "795"),
        ("Capacete de couro*", "1", "0,0", "30"),
    ]
    assert ("Tocha*", "4", "2,0", "4") in found
    assert found[-2:] == [("Em cena", "", "32,0", ""), ("Em marcha", "", "41,1", "")]


def test_a_weight_that_nobody_gives_is_a_dash_and_the_sum_says_so() -> None:
    found = cells(sample("mago-de-agni"), "equipment")
    assert ("Bastão focal*", "1", "—", "10") in found
    assert found[-1] == ("Em marcha, ao menos", "", "5,6", "")


def test_a_piece_in_another_says_in_which() -> None:
    piece = Piece(name="Óleo", place=Place.PACK, inside="Mochila", note="arde")
    (_, row, *_) = rows(changed(equipment=(piece,)), "equipment")
    assert row.remark.replace("\N{NO-BREAK SPACE}", " ") == "dentro de Mochila · arde"


def test_the_purse_stands_beside_the_title() -> None:
    note = portion(full_sheet_of(sample("kallias")), "equipment").note.replace("\N{NO-BREAK SPACE}", " ")
    assert note == "Riqueza Confortável · recebeu 2000 g · gastou 1441 g · tem 559 g"


def test_each_part_of_the_body_has_what_protects_it() -> None:
    assert cells(sample("kallias"), "protection") == [
        ("Cabeça", "2", "2", "Capacete de couro"),
        ("Tronco", "2", "3", "Linotórax (loriga sobre laudel)"),
        ("Braços, mãos, pernas, pés", "0", "0", "—"),
        ("Tronco com o escudo", "6", "3", SHIELD),
    ]


def test_mail_that_yields_to_points_has_figures_of_its_own() -> None:
    mail = Piece(
        name="Malha",
        place=Place.WORN,
        role=Role.ARMOR,
        area=Area.TORSO,
        pd=3,
        dr=4,
        impaling_pd=1,
        impaling_dr=2,
    )
    found = cells(changed(equipment=(mail,)), "protection")
    assert ("Tronco", "3", "4", "1/2", "Malha") in found
    assert ("Cabeça, braços, mãos, pernas, pés", "0", "0", "—", "—") in found


def test_what_a_creature_does_takes_half_the_width() -> None:
    sheet = full_sheet_of(sample("draugr"))
    assert sheet.wide == ()
    assert [portion.key for portion in sheet.narrow][:2] == ["attacks", "skills"]


def test_what_is_thrown_has_its_figures_in_columns() -> None:
    assert cells(sample("kallias"), "attacks")[1] == (
        "Lança arremessada",
        "15",
        "—",
        "perfuração",
        "11",
        "2",
        "12",
        "18",
    )


def test_without_anything_thrown_there_are_no_such_columns() -> None:
    assert cells(sample("draugr"), "attacks") == [
        ("Arma antiga", "14", "2d+1", "corte"),
        ("Aperto", "—", "—", "—"),
    ]
    assert rows(sample("draugr"), "attacks")[1].remark == "agarra com ST 18"


def test_the_account_holds_the_lines_against_what_is_declared() -> None:
    found = cells(sample("kallias"), "account")
    assert found[0] == ("Atributos", "95", "95")
    assert found[6] == ("Soma", "150", "150")
    assert found[-1] == ("Não gastos", "0", "—")


def test_gains_and_purchases_stand_with_their_week() -> None:
    account = Account(
        gains=(Gain(week=3, points=Decimal(4), reason="a ponte"),),
        spendings=(Spending(week=4, points=Decimal("1.5"), name="Tática", note="IQ+1 → IQ+2"),),
        unspent=Decimal("2.5"),
    )
    found = rows(changed(account=account), "account")
    assert Row(("Ganho, semana 3", "+4", ""), "a ponte") in found
    (bought,) = [row for row in found if row.cells[0] == "Compra, semana 4: Tática"]
    assert bought.remark.replace("\N{NO-BREAK SPACE}", " ") == "1½ pontos, já nas linhas · IQ+1 → IQ+2"
    assert found[-1].cells == ("Não gastos", "4", "2½")


def test_a_line_without_a_price_is_named_under_the_sum() -> None:
    skill = Skill(name="Remo", level=12)
    (total,) = [row for row in rows(changed(skills=(skill,)), "account") if row.cells[0] == "Soma"]
    assert total.remark == "Sem preço: Remo."
    assert total.tone is Tone.TOTAL


def test_traits_say_whose_gift_and_which_duty_they_are() -> None:
    (first, *_) = rows(sample("kallias"), "advantages")
    assert first == Row(("Reflexos em Combate", "15"), "dom de Atena")
    (duty, *_) = rows(sample("kallias"), "disadvantages")
    assert duty.cells == ("Dever", "−10")
    assert duty.remark.replace("\N{NO-BREAK SPACE}", " ") == "Dever da Marca · Casa de Atena"


def test_ties_are_told_but_for_the_secret() -> None:
    ties = (
        Bond(kind=BondKind.PERSON, text="a irmã"),
        Bond(kind=BondKind.DEBT, text="cem moedas"),
        Bond(kind=BondKind.SECRET, text="matou o tio"),
    )
    sheet = changed(bonds=ties)
    assert [row.cells[1] for row in rows(sheet, "bonds")] == ["a irmã", "cem moedas"]
    assert "matou o tio" not in "".join(texts_of(full_sheet_of(sheet)))


def test_a_sheet_with_nothing_but_a_secret_has_no_ties() -> None:
    assert "bonds" not in keys(changed(bonds=(Bond(kind=BondKind.SECRET, text="x"),)))


def test_neither_private_notes_nor_the_entry_card_are_told() -> None:
    card = EntryCard(answered=True, limits="aranhas-que-não-se-leem")
    told = "".join(texts_of(full_sheet_of(changed(private_notes="o rei está morto", entry_card=card))))
    assert "o rei está morto" not in told
    assert "aranhas-que-não-se-leem" not in told


def test_a_creature_has_the_nine_numbers_of_its_block() -> None:
    values = full_sheet_of(sample("draugr")).values
    assert [(value.label, value.value) for value in values] == [
        ("ST", "18"),
        ("DX", "11"),
        ("IQ", "9"),
        ("HT", "15"),
        ("PV", "15"),
        ("Desloc.", "5"),
        ("Esquiva", "5"),
        ("PD", "3"),
        ("RD", "4"),
    ]


def test_a_creature_has_its_ways_and_neither_account_nor_lines() -> None:
    assert keys(sample("draugr")) == ["attacks", "skills", "special", "morale", "spoils"]
    assert full_sheet_of(sample("draugr")).lines == ()


def test_the_edition_and_the_picture_are_those_that_are_given() -> None:
    made = full_sheet_of(sample("kallias"), edition="revisão 3", portrait=b"x")
    assert (made.edition, made.portrait) == ("revisão 3", b"x")


@pytest.mark.parametrize("name", NAMES)
def test_every_row_has_a_cell_for_each_column(name: str) -> None:
    made = full_sheet_of(sample(name))
    for one in (*made.wide, *made.narrow):
        if one.table:
            assert {len(row.cells) for row in one.table.rows} == {len(one.table.columns)}
