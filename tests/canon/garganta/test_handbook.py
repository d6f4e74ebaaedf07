"""The handbook: everything that is looked up, with its tables read from where they stand."""

from __future__ import annotations

from itertools import pairwise

import pytest

from gmscreen.canon.garganta.handbook.entry import Entry
from gmscreen.canon.garganta.handbook.handbook import handbook
from gmscreen.canon.garganta.maneuvers import maneuvers
from gmscreen.canon.garganta.reference import ReferenceTable, reference

BY_ID = {entry.id: entry for entry in handbook()}


def lines(key: str) -> list[tuple[str, ...]]:
    return [line.cells for line in BY_ID[key].table.lines]


def test_every_table_stands_under_one_entry() -> None:
    assert sorted(entry.table for entry in reference() if entry.table) == sorted(ReferenceTable)


def test_every_entry_of_the_reference_and_every_manoeuvre_is_there_once() -> None:
    assert len(handbook()) == len(BY_ID) == len(reference()) + len(maneuvers())


def test_entries_of_a_section_stand_together() -> None:
    sections = [entry.section for entry in handbook()]
    changes = sum(1 for one, next_ in pairwise(sections) if one != next_)
    assert changes == len(set(sections)) - 1


@pytest.mark.parametrize("entry", handbook(), ids=lambda entry: entry.id)
def test_every_line_has_a_cell_for_each_column(entry: Entry) -> None:
    widths = {len(line.cells) for line in entry.table.lines}
    assert len(widths) <= 1
    assert not entry.table.columns or widths == {len(entry.table.columns)}


@pytest.mark.parametrize(
    ("key", "line"),
    [
        ("maneuvers", ("Ataque Total", "½ do Desl., ao menos 2 m", "nenhuma, só a PD")),
        ("maneuvers", ("Mudança de Posição", "nada", "qualquer uma")),
        ("maneuver.reload", ("Defesas", "só Esquiva")),
        ("supplies", ("Corda, 30 m", "2,1", "20")),
        ("supplies", ("Livro", "1", "—")),
        ("services", ("Antídoto", "60")),
        ("attribute_costs", ("14", "45")),
        ("skill_costs", ("−1", "½", "1", "2", "½", "1", "2", "4", "2", "4")),
        ("skill_costs", ("−2", "—", "½", "1", "—", "½", "1", "2", "1", "2")),
        ("skill_costs", ("cada +", "+8", "+8", "+8", "+2", "+2", "+2", "+4", "+2", "+4")),
        ("locations", ("Olhos", "−9", "O ferimento cega.")),
        ("light", ("Luz ruim", "−1 a −9", "")),
        ("stance", ("Rastejando", "−4")),
        ("arms", ("ST abaixo da que a arma pede", "−1 por ponto que falta", "")),
        ("ranges", ("Até 4,5 m", "−2", "+2")),
        ("close_combat", ("Lança, arma de haste, espada de duas mãos", "não ataca")),
        ("parry_breakage", ("Barata", "1 a 4 em 1d (66,7%)")),
        ("parry_breakage", ("Superior", "1 em 1d (16,7%)")),
        ("parry_breakage", ("Altíssima qualidade", "nunca")),
        ("damage", ("Cortante", "×1,5")),
        ("damage", ("Perfurante", "×2; ×3 nos órgãos vitais")),
        ("blow_through", ("Ponta no tronco", "HT")),
        ("blow_through", ("Cabeça ou vitais", "3×HT")),
        ("blow_through", ("Cérebro", "sem teto")),
        ("crippling", ("Mão ou pé", "HT/3, para cima")),
        ("fall", ("Até 2 m", "1D−4 por metro")),
        ("fall", ("Mais alto, até 45 m", "1D−2 por metro")),
        ("ladder", ("3, 2, 1", "Deslocamento e Esquiva pela metade; vale para bicho também")),
        ("ladder", ("−5×HT", "morre, sem teste")),
        ("mortality", ("Bicho sem nome", "não testa", "—", "0")),
        ("mortality", ("Personagem de jogador", "testa HT a cada turno", "−HT", "−5×HT")),
        ("bandage", ("Primeiros Socorros", "1d−3 PV, no mínimo 1")),
        ("rest", ("Falha crítica", "−1 PV")),
        ("load_human", ("Sobrecarga", "ergue 15 × ST, sem andar", "—")),
        ("load_dwarf", ("Nenhuma", "2,5 × ST", "0")),
        ("load_dwarf", ("Sobrecarga", "não há número: é Pendência", "—")),
        ("basic_damage", ("13", "1d", "2d−1")),
        ("fight_fatigue", ("Um dia sem água bastante", "1 de Fadiga e 1 PV")),
        ("fight_fatigue", ("Correr ou nadar", "teste de HT a cada 100 m, ou 1")),
        ("breath", ("Parado", "HT × 10 s")),
        ("breath", ("Segurando, com Vontade", "mais HT × 4 turnos")),
        ("mana", ("Andares 9 a 20", "alta; +2 no NH; ½ da Fadiga, para cima")),
        ("mana", ("Andar 21 em diante", "muito alta; nada se gasta; falhar é sempre crítico")),
        (
            "projectile_spells",
            ("Bola de Fogo Explosiva", "2–6", "1d a cada 2 pontos", "13", "+1", "25", "50"),
        ),
        ("projectile_spells", ("Poltergeist", "1–3", "—", "13", "+1", "20", "60")),
        ("object_targets", ("Corda, couro fino", "0", "1 a 3")),
        ("object_targets", ("Parede de pedra, por hex", "8", "50 ou mais")),
        ("critical_head", ("3", "Morte instantânea.")),
        ("interpretations", ("A parte quebrada do metro se despreza",)),
    ],
)
def test_a_line_reads_as_the_table_says(key: str, line: tuple[str, ...]) -> None:
    assert line in lines(key)


def test_the_order_of_a_blow_has_ten_steps() -> None:
    assert len(lines("blow")) == 10


@pytest.mark.parametrize(
    ("key", "low", "high", "rows"),
    [
        ("panic_table", 4, 50, 27),
        ("critical_body", 3, 18, 14),
        ("critical_miss", 3, 18, 12),
        ("spell_failure", 3, 18, 16),
    ],
)
def test_a_rolled_table_has_one_line_for_each_roll(key: str, low: int, high: int, rows: int) -> None:
    table = BY_ID[key].table
    assert str(table.rolled) == "3d"
    assert len(table.lines) == rows
    for roll in range(low, high + 1):
        assert sum(line.covers(roll) for line in table.lines) == 1


def test_a_row_with_cases_says_when_each_holds() -> None:
    assert lines("critical_body")[0][1] == (
        "Tronco ou órgãos vitais: Dano normal e nocaute.\nSenão: Triplo do dano básico."
    )


def test_what_an_entry_says_is_all_there_to_be_searched() -> None:
    assert "Poltergeist" in BY_ID["projectile_spells"].body
    assert "GeB" in BY_ID["basic_damage"].body
