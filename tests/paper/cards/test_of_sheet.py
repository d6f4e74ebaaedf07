from decimal import Decimal
from typing import Any

import pytest

from gmscreen.locator import sample_sheets
from gmscreen.paper.cards.content import CardContent, Figure, LineId, Prose, Row, Table
from gmscreen.paper.cards.of_sheet import card_of
from gmscreen.sheets.lines import lines_of
from gmscreen.sheets.model import Sheet, SheetKind
from gmscreen.sheets.native_file import read_sheet
from gmscreen.texts.numbers import kilograms


def sample(name: str) -> CardContent:
    return card_of(read_sheet(sample_sheets() / f"{name}.toml").sheet)


def made(**fields: Any) -> CardContent:
    base = {"schema": 1, "id": "ana", "name": "Ana", "kind": "pc"}
    return card_of(Sheet.model_validate(base | fields))


def figures(card: CardContent, line: int) -> dict[str, Figure]:
    return {figure.label.replace("\n", " "): figure for figure in card.lines[line].figures}


def plain(words: str) -> str:
    return words.replace("\N{NO-BREAK SPACE}", " ")


def prose(card: CardContent) -> dict[str, str]:
    return {section.heading: plain(section.text) for section in card.sections if isinstance(section, Prose)}


def table(card: CardContent, heading: str) -> dict[str, Row]:
    (found,) = [part for part in card.sections if isinstance(part, Table) and part.headings[0] == heading]
    return {row.cells[0]: row for row in found.rows}


@pytest.mark.parametrize(
    ("line", "label", "number", "under"),
    [
        (0, "Desloc.", "4", ""),
        (0, "Esquiva", "11", "5 sem PD"),
        (0, "Aparar Lança", "15", "9 sem PD"),
        (0, "Aparar Gládio", "14", "8 sem PD\na sacar"),
        (0, "Bloquear", "15", "9 sem PD"),
        (1, "Desloc.", "3", ""),
        (1, "Esquiva", "10", "4 sem PD"),
        (1, "Aparar Lança", "15", "9 sem PD"),
        (1, "Bloquear", "15", "9 sem PD"),
    ],
)
def test_kallias_defends_so_on_each_line(line: int, label: str, number: str, under: str) -> None:
    figure = figures(sample("kallias"), line)[label]
    assert (figure.value, figure.under) == (number, under)


def test_both_lines_name_weight_and_load() -> None:
    in_scene, on_march = sample("kallias").lines
    assert (in_scene.id, in_scene.title, in_scene.weight) == (LineId.IN_SCENE, "EM CENA", "32,0 kg*")
    assert (on_march.id, on_march.title, on_march.weight) == (LineId.ON_MARCH, "EM MARCHA", "41,1 kg*")
    assert plain(in_scene.load) == "Carga Média (até 36 kg) · sobram 4 kg · sem Esgrima e Judô"


def test_the_account_of_a_number_is_that_of_its_derivation() -> None:
    assert plain(figures(sample("kallias"), 0)["Esquiva"].told) == "4 + 1 Reflexos + 6 PD"


def test_a_figure_that_needs_no_account_has_none() -> None:
    assert figures(sample("boca-de-poco"), 0)["Desloc."].told == ""


@pytest.mark.parametrize("path", sorted(sample_sheets().glob("*.toml")), ids=lambda path: path.stem)
def test_a_card_says_what_the_lines_say(path: Any) -> None:
    sheet = read_sheet(path).sheet
    lines = lines_of(sheet)
    for shown, line in zip(card_of(sheet).lines, (lines.in_scene, lines.on_march), strict=False):
        assert line.move is not None
        assert shown.figures[0].value == str(line.move.as_int)
        assert shown.weight.rstrip("*") in ("", kilograms(line.kilograms))
        is_told_before = shown.missing == "peso incompleto, como em cena"
        assert is_told_before or all(name in shown.missing for name in line.missing)


def test_a_piece_without_weight_is_named_beside_its_line() -> None:
    assert sample("escriba-de-campo").lines[0].missing == "peso incompleto: Bastão"


def test_a_sheet_without_equipment_shows_its_numbers_once() -> None:
    (line,) = sample("draugr").lines
    assert (line.id, line.title) == (LineId.BOTH, "EM CENA E EM MARCHA")


def test_a_creature_shows_its_numbers_as_its_stat_block_prints_them() -> None:
    shown = {label: figure.value for label, figure in figures(sample("draugr"), 0).items()}
    assert shown == {"Desloc.": "5", "Esquiva": "5", "PD": "3", "RD": "4"}
    assert figures(sample("draugr"), 0)["Esquiva"].under == "8 com PD"


def test_a_creature_has_no_number_that_its_stat_block_does_not_print() -> None:
    labels = [fact.label for fact in sample("draugr").facts]
    assert labels == ["ST", "DX", "IQ", "HT", "PV"]


def test_fatigue_and_speed_that_a_stat_block_prints_are_on_the_card() -> None:
    card = made(kind="creature", printed={"pv": 9, "fatigue": 7, "basic_speed": Decimal("5.5")})
    assert {fact.label: fact.value for fact in card.facts}["Fadiga"] == "7"
    assert {fact.label: fact.value for fact in card.facts}["Veloc."] == "5,5"


@pytest.mark.parametrize("path", sorted(sample_sheets().glob("*.toml")), ids=lambda path: path.stem)
def test_every_printed_number_of_a_creature_stands_as_it_is(path: Any) -> None:
    sheet = read_sheet(path).sheet
    if sheet.kind is not SheetKind.CREATURE:
        return
    card = card_of(sheet)
    facts = {fact.label: fact.value for fact in card.facts}
    shown = {label: figure.value for label, figure in figures(card, 0).items()}
    printed, natural = sheet.printed, sheet.natural
    assert facts["PV"] == str(printed.pv)
    assert [facts[name] for name in ("ST", "DX", "IQ", "HT")] == [
        str(getattr(sheet.attributes, name)) for name in ("st", "dx", "iq", "ht")
    ]
    assert (shown["Desloc."], shown["Esquiva"]) == (str(printed.move), str(printed.dodge))
    assert (shown["PD"], shown["RD"]) == (str(natural.pd), str(natural.dr))


def test_a_note_on_the_move_stands_under_it() -> None:
    assert figures(sample("prumo"), 0)["Desloc."].under == "no chão"


def test_a_creature_has_its_ways_on_the_card() -> None:
    assert {"Especial", "Como se luta", "Espólio", "Perícias"} <= set(prose(sample("prumo")))
    assert prose(sample("prumo"))["Espólio"] == "80–200 g · crista endurecida"
    assert plain(sample("prumo").about) == "nativo · andares 4–7"


def test_a_wall_is_told() -> None:
    assert prose(sample("murador"))["Parede"].startswith("RD 4 · 20 PV por m²")


def test_an_attack_that_the_canon_gives_no_level_has_a_dash() -> None:
    assert table(sample("prumo"), "Ataque")["Mordida de fenda"].cells == (
        "Mordida de fenda",
        "—",
        "1d+1",
        "perfuração",
    )


def test_what_an_attack_does_besides_stands_under_it() -> None:
    assert plain(table(sample("prumo"), "Ataque")["Mordida de fenda"].remark) == (
        "depois da queda · agarra com ST 13"
    )


def test_a_thrown_weapon_has_its_ranges() -> None:
    remark = plain(table(sample("kallias"), "Ataque")["Lança arremessada"].remark)
    assert remark == "TR 11 · Precisão 2 · ½D 12 m · máx. 18 m"


def test_dice_of_our_reading_are_marked() -> None:
    card = sample("kallias")
    assert table(card, "Ataque")["Gládio"].cells[2] == "1d+2*"
    assert card.footnote.startswith("* interpretação nossa")


def test_armour_stands_by_piece_and_in_all() -> None:
    rows = table(sample("kallias"), "Proteção")
    assert rows["Linotórax (loriga sobre laudel)"].cells[1:] == ("2", "3")
    assert rows["Aspis (escudo grande)"].cells[1:] == ("4", "—")
    assert rows["Capacete de couro (cabeça)"].cells[1:] == ("2", "2")
    assert rows["Tronco, ao todo"].cells[1:] == ("6", "3")


def test_mail_tells_what_it_is_worth_against_points() -> None:
    remarks = [plain(row.remark) for row in table(sample("jurado"), "Proteção").values() if row.remark]
    assert remarks == ["contra perfuração: PD 1 · RD 2"]


def test_skills_have_their_effective_level() -> None:
    assert "Trovador 13" in prose(sample("kallias"))["Perícias"]


def test_the_skills_that_the_sheet_fights_with_come_first_then_the_highest() -> None:
    told = prose(sample("kallias"))["Perícias"].split(" · ")
    assert told[:4] == ["Lança 17", "Escudo (perícia) 17", "Espadas Curtas 15", "Arremesso de Lança 15"]
    levels = [int(each.rsplit(" ", 1)[1]) for each in told[4:]]
    assert levels == sorted(levels, reverse=True)
    assert len(told) == 12


def test_pieces_without_weight_that_both_lines_share_are_named_once() -> None:
    in_scene, on_march = sample("portador-de-datas").lines
    assert in_scene.missing.startswith("peso incompleto: Macuahuitl")
    assert on_march.missing == "peso incompleto, como em cena"


def test_spells_are_told() -> None:
    assert "Bola de Fogo 17" in prose(sample("mago-de-agni"))["Mágicas"]


def test_a_bare_sheet_is_a_card_of_dashes() -> None:
    card = made(equipment=[{"name": "Tocha", "place": "hand", "weight_kg": Decimal("0.5")}])
    assert {fact.value for fact in card.facts} == {"—"}
    assert {figure.value for figure in card.lines[0].figures} == {"—"}
    assert card.lines[0].load == "sem ST, não há carga"
    assert (card.points, card.footnote, card.sections) == ("", "", ())


@pytest.mark.parametrize(
    ("points", "told"), [(1, "1 ponto"), (150, "150 pontos"), (Decimal("139.5"), "139,5 pontos")]
)
def test_points_are_told(points: int | Decimal, told: str) -> None:
    assert made(points=points).points == told


def test_more_than_can_be_walked_with_is_an_overload() -> None:
    chest = {"name": "Baú", "place": "hand", "weight_kg": Decimal(500)}
    card = made(attributes={"st": 10, "dx": 10, "iq": 10, "ht": 10}, equipment=[chest])
    assert card.lines[0].load == "Sobrecarga: não se anda"
    assert card.lines[0].figures[0].value == "0"


def test_two_weapons_that_only_differ_in_brackets_keep_them() -> None:
    knives = [
        {
            "name": f"Faca ({which})",
            "place": "belt",
            "weight_kg": 1,
            "weapon": {"skill": "Faca", "kind": "knife"},
        }
        for which in ("boa", "velha")
    ]
    card = made(
        attributes={"st": 10, "dx": 10, "iq": 10, "ht": 10},
        skills=[{"name": "Faca", "level": 12}],
        equipment=knives,
    )
    assert {"Aparar Faca (boa)", "Aparar Faca (velha)"} <= set(figures(card, 0))


def test_so_many_blows_a_turn_are_told() -> None:
    attack = {"name": "Golpe", "damage": "1d+2", "type": "crushing", "per_turn": 2, "reach": "1 m"}
    assert (
        plain(table(made(attacks=[attack]), "Ataque")["Golpe"].remark) == "2 golpes por turno · alcance 1 m"
    )


@pytest.mark.parametrize(
    ("group", "told"), [({"least": 3, "most": 8}, "grupo de 3 a 8"), ({"least": 4, "most": 4}, "grupo de 4")]
)
def test_how_many_come_together_is_told(group: dict[str, int], told: str) -> None:
    assert told in plain(made(kind="creature", creature={"group": group, "floors": [8]}).about)


def test_a_single_floor_is_told_so() -> None:
    assert plain(made(kind="creature", creature={"floors": [8]}).about) == "andar 8"
