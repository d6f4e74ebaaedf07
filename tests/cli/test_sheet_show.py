"""`gmscreen sheet show`: a sheet in a terminal."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from gmscreen.cli.main import main
from gmscreen.locator import sample_sheets
from gmscreen.sheets.toml_text import document
from tests.sheets.audit.making import MAGE, changed, exact

KALLIAS = str(sample_sheets() / "kallias.toml")
ATTRIBUTES = (
    "ST 12 · DX 14 · IQ 11 · HT 12 · PV 12 · Fadiga 12 · Vontade 11 · Velocidade 6,5 · GdP 1d−1 · GeB 1d+2"
)


def shown(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["sheet", "show", *words]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize(
    "line",
    [
        "Kallias de Ônfalos · personagem de jogador · humano · Ônfalos · marca de Atena",
        ATTRIBUTES,
        "  Trovador · Mental/Média · IQ+0 · 2 pts · NH 11 · +2 Voz Melodiosa (28 §5) · efetivo 13",
        "  Reflexos em Combate · 15",
        "  95 atributos + 40 vantagens + 55 perícias − 35 desvantagens − 5 peculiaridades = 150",
    ],
)
def test_a_sheet_is_told_in_the_lines_of_the_canon(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert line in shown(capsys, KALLIAS).splitlines()


@pytest.mark.parametrize(
    ("name", "in_scene", "on_march"),
    [
        ("Peso", "32,0 kg", "41,1 kg"),
        ("Carga", "Média", "Pesada"),
        ("Deslocamento", "4", "3"),
        ("Esquiva", "5 (11)", "4 (10)"),
        ("Aparar: Lança", "9 (15)", "9 (15)"),
    ],
)
def test_both_lines_stand_side_by_side(
    name: str, in_scene: str, on_march: str, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = [line.split("  ") for line in shown(capsys, KALLIAS).splitlines() if line.startswith(name)]
    assert [[part.strip() for part in line if part] for line in lines] == [[name, in_scene, on_march]]


def test_a_program_gets_one_object_a_sheet(capsys: pytest.CaptureFixture[str]) -> None:
    objects = [json.loads(line) for line in shown(capsys, "--json", KALLIAS, KALLIAS).splitlines()]
    assert [one["in_scene"]["dodge"]["with_pd"] for one in objects] == [11, 11]


@pytest.mark.parametrize(
    "line",
    [
        "Feitiços · IQ efetivo 17 (IQ 14 + Aptidão Mágica 2 + Memória Eidética 1)",
        "  Criar Fogo · Fogo · IQ+1 · 6 pts · NH 18 · 2/1 (energia −1) · ← Atear Fogo",
        "  NH de escola: Fogo 6 · Luz e Trevas 1",
        "  Semana 3: +5, a ponte",
        "  Semana 4: 2 pts em Criar Fogo",
        "  Pelas linhas: 145 de 155; sobram 10.",
        "  Desvantagens: −10 de −40, sem o Dever da Marca.",
    ],
)
def test_a_mages_sheet_tells_its_sums(line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "rui.toml"
    path.write_text(document(exact(MAGE)), encoding="utf-8")
    assert line in shown(capsys, str(path)).splitlines()


def test_a_sheet_that_is_over_says_by_how_much(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "rui.toml"
    account = {**MAGE["account"], "gains": [{"week": 1, "points": -27.5}]}
    path.write_text(document(exact(changed(MAGE, "account", to=account))), encoding="utf-8")
    told = shown(capsys, str(path)).splitlines()
    assert "  Pelas linhas: 145 de 122½; passam 22½." in told
    assert "  Semana 1: −27½" in told


def test_a_program_gets_energy_and_sums(capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(shown(capsys, "--json", str(sample_sheets() / "mago-de-agni.toml")))
    assert told["spells"][0]["energy"] == {"written": "2/1", "reduction": 1, "cast": 1, "upkeep": 0}
    assert (told["effective_iq"], told["schools"]["Fogo"]) == (16, 12)
    assert (told["sums"]["spells"], told["sums"]["unspent"], told["sums"]["unpriced"]) == (50, 0, [])


def test_a_bad_file_is_told_and_the_others_are_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = tmp_path / "ruim.toml"
    bad.write_text("schema = ")
    assert main(["sheet", "show", str(bad), KALLIAS]) == 1
    told = capsys.readouterr()
    assert "ruim.toml" in told.err
    assert "Kallias" in told.out


def test_neither_qt_nor_the_database_is_loaded() -> None:
    code = (
        "import sys; from gmscreen.cli.main import main; main(sys.argv[1:]);"
        "sys.exit(any(name in sys.modules for name in ('PySide6', 'sqlalchemy', 'reportlab')))"
    )
    words = [sys.executable, "-c", code, "sheet", "show", KALLIAS]
    done = subprocess.run(words, check=False, stdout=subprocess.DEVNULL)
    assert done.returncode == 0


def test_a_name_with_a_break_in_it_stays_on_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "rui.toml"
    path.write_text(document(exact(changed(MAGE, "skills", 0, "name", to="Teo\nlogia"))), encoding="utf-8")
    assert (
        "  Teo logia · Mental/Difícil · IQ+2 · 4 pts · NH 16 · — · efetivo 16"
        in shown(capsys, str(path)).splitlines()
    )
