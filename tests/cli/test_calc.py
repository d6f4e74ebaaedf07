"""gmscreen calc: one calculation for people."""

from __future__ import annotations

import json
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import Any

import pytest

from gmscreen.calc.labels import title
from gmscreen.calc.registry import NAMES, calculation
from gmscreen.cli.field_options import option_of
from gmscreen.cli.main import main
from tests.calc.requests import SAMPLES

LOAD = ["calc", "load", "--st", "12"]


def run(*words: str) -> int:
    try:
        return main(words)
    except SystemExit as left:
        return int(left.code or 0)


def given(monkeypatch: pytest.MonkeyPatch, request: Any) -> None:
    line = request if isinstance(request, str) else json.dumps(request)
    monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO(line.encode())))


@pytest.mark.parametrize("name", NAMES)
def test_every_calculation_is_told_to_people(
    name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    given(monkeypatch, SAMPLES[name])
    assert run("calc", name, "--in", "-") == 0
    told = capsys.readouterr()
    assert told.out.startswith(title(name))
    assert "\nPassos\n" in told.out
    assert told.err == ""


@pytest.mark.parametrize("name", NAMES)
def test_every_calculation_has_help_in_portuguese(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("calc", name, "--help") == 0
    told = capsys.readouterr().out
    assert told.startswith("uso: gmscreen calc")
    for english in ("usage", "options:", "positional", "show this"):
        assert english not in told
    scalar = [field for field in calculation(name).request.model_fields if option_of(field) in told]
    unlisted = set(calculation(name).request.model_fields) - set(scalar)
    assert all(field in told for field in unlisted)


def test_the_load_of_the_manual_is_told_with_its_steps(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*LOAD, "--weight-kg", "25") == 0
    told = capsys.readouterr().out.splitlines()
    assert told[1:5] == [
        "  Nível                      2",
        "  Carga                      Média",
        "  Redutor do Deslocamento    −2",
        "  Limite de peso do nível    36,0 kg",
    ]
    assert told[-1].endswith("[20 §2.2; 21 §8.1; 19 §5]")


@pytest.mark.parametrize(
    ("typed", "level"), [("24", 1), ("24,0", 1), ("24.0", 1), ("24,01", 2), ("1.234,5", None)]
)
def test_a_weight_may_have_a_comma(typed: str, level: int | None, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*LOAD, "--weight-kg", typed, "--json") == 0
    assert json.loads(capsys.readouterr().out)["result"]["level"] == level


def test_a_number_that_may_be_two_is_asked_back(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*LOAD, "--weight-kg", "1.234") == 2
    told = capsys.readouterr()
    assert "1234 ou 1,234" in told.err
    assert told.out == ""


@pytest.mark.parametrize(
    ("words", "status", "told"),
    [
        (["load", "--st", "12"], 2, "--weight-kg: Falta este campo."),
        (["load", "--st", "0", "--weight-kg", "1"], 2, "--st: Deve ser no mínimo 1."),
        (["load", "--st", "x", "--weight-kg", "1"], 2, "--st: “x” não é um número."),
        (["load", "--st", "1,5", "--weight-kg", "1"], 2, "não é um número inteiro"),
        (["load", "--st", "12", "--weight-kg", "1", "--scale", "elf"], 2, "escolha entre human, dwarf"),
        (["load", "--stt", "12"], 2, "Não conheço: --stt 12."),
        (["load", "--st"], 2, "--st: espera um valor."),
        (["nada"], 2, "nada não serve"),
        (["basic_damage", "--st", "25"], 1, "--st: A tabela de dano por ST vai até 20"),
        (["success_roll", "--level", "3", "--roll", "9"], 1, "--level: NH 3 não se rola"),
        (["dice", "--expression", "2x6"], 1, "--expression: Não entendi os dados"),
    ],
)
def test_what_is_wrong_is_told_in_portuguese(
    words: list[str], status: int, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("calc", *words) == status
    captured = capsys.readouterr()
    assert told in captured.err
    assert captured.out == ""


def test_without_a_name_it_lists_them_all(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("calc") == 2
    told = capsys.readouterr().out
    assert all(name in told for name in NAMES)


def test_a_request_comes_from_a_file_and_options_say_it_better(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "pedido.json"
    file.write_text('{"calc": "load",\n "id": 9,\n "st": 12,\n "weight_kg": 24.0}', encoding="utf-8")
    assert run("calc", "load", "--in", str(file), "--st", "6", "--json") == 0
    assert json.loads(capsys.readouterr().out)["result"]["name"] == "heavy"


@pytest.mark.parametrize(
    ("request_", "told"),
    [
        ({"calc": "movement", "st": 12}, "O pedido é do cálculo “movement”"),
        ("x", "não é um objeto JSON"),
        ("x" * 2_000_000, "1024 KB"),
        ({"calc": "load", "nada": 1, "st": 12, "weight_kg": 1}, "--nada: Este campo não existe aqui."),
    ],
)
def test_a_wrong_request_is_refused(
    request_: Any, told: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    given(monkeypatch, request_)
    assert run("calc", "load", "--in", "-") == 2
    assert told in capsys.readouterr().err


def test_a_path_inside_a_list_stays_a_path(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    given(monkeypatch, {"move": 5, "weapons": [{"level": 200}]})
    assert run("calc", "defenses", "--in", "-") == 2
    assert capsys.readouterr().err.startswith("weapons[0].level: ")


@pytest.mark.parametrize("name", ["não existe.json", "."])
def test_a_request_file_that_cannot_be_read_is_named(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("calc", "load", "--in", name) == 1
    assert name in capsys.readouterr().err


def test_json_gives_the_answer_of_batch_and_its_errors_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*LOAD, "--json") == 1
    answer = json.loads(capsys.readouterr().out)
    assert answer == {
        "id": None,
        "ok": False,
        "error": {"field": "weight_kg", "message": "Falta este campo."},
    }


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["damage", "--basic-roll", "7", "--type", "cutting", "--dr", "2", "--ht", "11"], "Teto do local   "),
        (["damage", "--basic-roll", "7", "--type", "cutting", "--dr", "2", "--ht", "11"], "não há"),
        (["odds", "--level", "10"], "sucesso decisivo  4 de 216 (1,9%)"),
        (["ladder", "--ht", "12"], "morte                               −60"),
        (["movement", "--dx", "12", "--ht", "13", "--st", "12", "--weight-kg", "0"], "6,25"),
        (["fall", "--height-m", "6", "--acrobatics"], "interpretação: a Acrobacia desconta antes do teto"),
        (["exchange_odds", "--attack-level", "12", "--damage-dice", "1d", "--dr", "0", "--ht", "9"], "74,07"),
        (["exchange_odds", "--attack-level", "12", "--defense-total", "9", "--damage-dice", "1d", "--dr", "0",
          "--ht", "10"], "−27,08%"),
        (["table", "--name", "spell_failure", "--roll", "3"], "Dano em quem lançou  1d"),
        (["table", "--name", "critical_head", "--roll", "12"], "pequena"),
        (["dice", "--expression", "2d+1"], "13    2,78%"),
    ],
)  # fmt: skip
def test_values_are_told_as_brazilians_write_them(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("calc", *words) == 0
    assert told in capsys.readouterr().out


def test_nothing_to_warn_of_is_a_dash_and_weapons_count_from_one(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    given(monkeypatch, {"move": 5, "weapons": [{"level": 14}]})
    assert run("calc", "defenses", "--in", "-", "--maneuver", "aim") == 0
    told = capsys.readouterr().out
    assert "perde a mira" in told
    assert "Por que não    —" in told
    assert "Arma           1" in told
    assert "NH de arma 1" in told
    assert "sem limite" in told
