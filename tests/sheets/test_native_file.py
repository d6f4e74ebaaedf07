"""A sheet file is read strictly; what is wrong in it is told with line, field and reason, in Portuguese."""

from __future__ import annotations

import time
from decimal import Decimal
from pathlib import Path

import pytest

from gmscreen.sheets.errors import SheetError
from gmscreen.sheets.native_file import read_sheet
from tests.sheets.making import SMALLEST, read

LANCE = SMALLEST + '\n[[equipment]]\nname = "Lança, a do pai"\nplace = "hand"\n'


def refused(text: str) -> SheetError:
    with pytest.raises(SheetError) as caught:
        read(text)
    return caught.value


def told(text: str) -> tuple[int | None, str, str]:
    error = refused(text)
    return error.line, error.field, error.reason


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ('weight_kg = "2"', "Deve ser um número."),
        ("weight_kg = 1,5", "No arquivo, a vírgula decimal se escreve com ponto: 1.5."),
        ("weight_kg = 1,5 # kg", "No arquivo, a vírgula decimal se escreve com ponto: 1.5."),
        ("weight_kg = true", "Deve ser um número."),
        ("weight_kg = nan", "Deve ser um número finito."),
        ("weight_kg = inf", "Deve ser um número finito."),
        ("weight_kg = -inf", "Deve ser um número finito."),
        ("weight_kg = 1e999", "Deve ser no máximo 100000."),
        ("weight_kg = -1", "Deve ser no mínimo 0."),
        ("weight_kg = 1e99999999999999999999", "O número tem algarismos demais."),
        ("weight_kg = " + "9" * 5000, "O número tem algarismos demais."),
        ("weight_kg = " + "9" * 16, "O número tem algarismos demais."),
        ("weight_kg = 0." + "1" * 5000, "O número tem algarismos demais."),
        ("weight_kg = 0.1234567890123", "O número tem algarismos demais: no máximo 12."),
        ("quantity = 1.0", "Deve ser um número inteiro."),
        ("quantity = true", "Deve ser um número inteiro."),
        ("quantity = -1", "Deve ser no mínimo 0."),
        ("pd = 21", "Deve ser no máximo 20."),
        ("metal = 1", "Deve ser verdadeiro ou falso (true ou false)."),
        ("note = 1", "Deve ser um texto."),
        ('note = "\\u0000"', "O texto tem caracteres de controle."),
        ("effects = 3", "Deve ser uma lista."),
        ("weapon = 3", "Deve ser uma tabela de campos."),
        ("negligible = true", "Peso desprezível se escreve com weight_kg = 0."),
    ],
)
def test_a_wrong_value_is_told_with_its_line_and_field(line: str, reason: str) -> None:
    found = told(LANCE + line)
    field = "equipment[1]" if line.startswith("negligible") else f"equipment[1].{line.partition(' ')[0]}"
    assert found == (6 if line.startswith("negligible") else 9, field, reason)


def test_the_message_names_file_line_field_piece_and_reason() -> None:
    assert str(refused(LANCE + 'weight_kg = "2"')) == (
        "ficha.toml, linha 9, equipment[1].weight_kg (Lança, a do pai): Deve ser um número."
    )


@pytest.mark.parametrize(
    ("text", "line", "field", "reason"),
    [
        ("", None, "schema", "Falta este campo."),
        (SMALLEST.replace('"pc"', '"herói"'), 4, "kind", "Deve ser “pc”, “named_npc” ou “creature”."),
        (SMALLEST.replace('"ana"', '"Ana!"'), 2, "id", "O texto não tem a forma pedida"),
        (SMALLEST.replace('"Ana"', '"  "'), 3, "name", "O texto não tem a forma pedida"),
        (SMALLEST + "points = 1.3", 5, "points", "Os pontos vão de meio em meio."),
        (
            SMALLEST + "[printed]\nbasic_speed = 6.3",
            6,
            "printed.basic_speed",
            "A Velocidade Básica vai de quarto",
        ),
        (SMALLEST + '[damage]\nthrust = "forte"', 6, "damage.thrust", "Não são dados que eu entenda"),
        (
            SMALLEST + "[creature.group]\nleast = 3\nmost = 2",
            5,
            "creature.group",
            "O menor número vem antes do maior.",
        ),
        (SMALLEST + "[[equipment]]\nname = 'x'", 5, "equipment[1].place", "Falta este campo."),
        (SMALLEST + "quirks = [1]", 5, "quirks[1]", "Deve ser um texto."),
        (SMALLEST + "equipment = [3]", 5, "equipment[1]", "Deve ser uma tabela de campos."),
        (
            SMALLEST + "equipment = [{ name = 3, place = 'worn' }]",
            5,
            "equipment[1].name",
            "Deve ser um texto.",
        ),
        (SMALLEST.replace("1", "2"), 1, "schema", "A ficha é da versão 2, mais nova que este programa"),
        (SMALLEST.replace("1", "true"), 1, "schema", "Deve ser um número inteiro."),
        (SMALLEST + 'name = "Bia"', 5, "name", "Este campo ou esta tabela já apareceu antes no arquivo."),
        (
            LANCE + 'place = "belt"',
            9,
            "equipment[1].place",
            "Este campo ou esta tabela já apareceu antes no arquivo.",
        ),
        (
            SMALLEST + "[damage]\n[damage]",
            6,
            "damage",
            "Este campo ou esta tabela já apareceu antes no arquivo.",
        ),
        (SMALLEST + "a = {b = 1, b = 2}", 5, "a", "Este campo ou esta tabela já apareceu antes no arquivo."),
        (SMALLEST + "points 3", 5, "", "A escrita não segue o TOML"),
        (SMALLEST + "points = ", 5, "", "A escrita não segue o TOML"),
        (SMALLEST + 'mark = "\\ud800"', 5, "", "A escrita não segue o TOML"),
        (SMALLEST + 'mark = "\x00"', 5, "", "A escrita não segue o TOML"),
        (
            SMALLEST + '"\\u0007" = 1',
            None,
            "\N{REPLACEMENT CHARACTER}",
            "O texto tem caracteres de controle.",
        ),
        (SMALLEST + "zz = [[nan]]", 5, "zz[1][1]", "Deve ser um número finito."),
        (
            SMALLEST + f"zz = {'[' * 10_000}{']' * 10_000}",
            5,
            "",
            "Há listas ou tabelas demais umas dentro das outras.",
        ),
        (
            SMALLEST + f"{'.'.join('a' * 10_000)} = 1",
            5,
            "",
            "Há listas ou tabelas demais umas dentro das outras.",
        ),
        (SMALLEST + f"zz = [{'1,' * 60_000}]", 5, "", "O arquivo tem itens demais."),
    ],
    ids=range(27),
)
def test_a_bad_file_is_told(text: str, line: int | None, field: str, reason: str) -> None:
    found = told(text)
    assert found[:2] == (line, field)
    assert found[2].startswith(reason)


def test_everything_wrong_is_told_at_once_in_the_order_of_the_file() -> None:
    error = refused(LANCE + 'weight_kg = "2"\npd = 99\n[attributes]\nst = 0\n')
    assert [(problem.line, problem.field) for problem in error.problems] == [
        (9, "equipment[1].weight_kg"),
        (10, "equipment[1].pd"),
        (12, "attributes.st"),
    ]


def test_twenty_problems_are_told_and_the_rest_counted() -> None:
    told_lines = str(refused(SMALLEST + f"quirks = [{'1, ' * 25}]")).splitlines()
    assert len(told_lines) == 21
    assert told_lines[-1] == "e mais 5 problemas."


def test_no_english_and_no_python_reach_the_reader() -> None:
    message = str(refused(LANCE + "weight_kg = []\nquantity = 'x'\n"))
    assert not any(word in message for word in ("Input", "should", "Decimal", "Error", "type="))


@pytest.mark.parametrize(
    ("text", "unknown"),
    [
        (SMALLEST, ()),
        (SMALLEST + 'cor = "azul"', ("cor",)),
        (LANCE + "brilho = 1\n[attributes]\nsorte = 9\n", ("attributes.sorte", "equipment[1].brilho")),
        (LANCE + "weapon = { skill = 'Lança', gume = 2 }\n", ("equipment[1].weapon.gume",)),
    ],
)
def test_unknown_keys_are_kept_and_listed(text: str, unknown: tuple[str, ...]) -> None:
    assert read(text).unknown == unknown


def test_the_value_of_an_unknown_key_is_kept() -> None:
    assert read(SMALLEST + "cor = { tom = 3 }").sheet.model_extra == {"cor": {"tom": 3}}


@pytest.mark.parametrize(
    ("written", "weight"), [("17.0", "17"), ("17", "17"), ("6.25", "6.25"), ("0.1", "0.1")]
)
def test_weights_are_exact(written: str, weight: str) -> None:
    piece = read(LANCE + f"weight_kg = {written}").sheet.equipment[0]
    assert piece.weight_kg == Decimal(weight)


def test_half_points_are_exact() -> None:
    assert read(SMALLEST + "points = 0.5").sheet.points == Decimal("0.5")


def test_a_comma_in_a_name_breaks_nothing() -> None:
    assert read(LANCE).sheet.equipment[0].name == "Lança, a do pai"


def test_a_sheet_without_equipment_or_advantages_is_a_sheet() -> None:
    sheet = read(SMALLEST).sheet
    assert (sheet.equipment, sheet.advantages, sheet.attributes.st) == ((), (), None)


@pytest.mark.parametrize(
    "name",
    [
        "parça, Português, não, Ælin",
        "👩‍👩‍👧 à espada",
        "x" * 10_000,
        "\u202ecoisa\u202c",
        "<img src=file:///dev/zero>",
        "<b>",
    ],
)
def test_any_name_is_kept_as_it_is(name: str) -> None:
    assert read(SMALLEST.replace("Ana", name)).sheet.name == name


def test_a_name_longer_than_ten_thousand_characters_is_refused() -> None:
    assert (
        refused(SMALLEST.replace("Ana", "x" * 10_001)).reason
        == "O texto é longo demais: no máximo 10000 caracteres."
    )


def test_an_overlong_or_turned_owner_is_told_on_one_short_line() -> None:
    message = str(refused(LANCE.replace("Lança", "\u202e" + "x" * 500) + "pd = 99"))
    assert "\u202e" not in message
    assert len(message) < 200


@pytest.mark.parametrize(
    "hostile", ['"""\\"""' * 50_000, "'''" * 300_000, "[[equipment]]\n" * 25_000, "a = 1\n" * 40_000]
)
def test_a_hostile_text_is_refused_soon(hostile: str) -> None:
    start = time.process_time()
    refused(hostile)
    assert time.process_time() - start < 5


def test_a_file_is_read_from_any_path(tmp_path: Path) -> None:
    path = tmp_path / "uma pasta é só 🙂" / "ficha ção.toml"
    path.parent.mkdir()
    path.write_text(SMALLEST, encoding="utf-8")
    assert read_sheet(path).sheet.name == "Ana"


def test_odd_line_separators_in_a_comment_do_not_move_the_line() -> None:
    assert refused(SMALLEST + "# a\u2028b\x85c\n[attributes]\nst = 0").line == 7


@pytest.mark.parametrize("dice", ["1d4 + -1", "3d−1", "3d–1", "3d-1", "2D+2", "d20"])
def test_dice_are_understood_however_their_minus_is_written(dice: str) -> None:
    assert read(SMALLEST + f'[damage]\nthrust = "{dice}"').sheet.damage.thrust == dice
