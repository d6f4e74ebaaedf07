"""`gmscreen sheet audit`: what sends a sheet back, told in a terminal and to programs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gmscreen.cli.main import main
from gmscreen.locator import sample_sheets
from gmscreen.sheets.toml_text import document
from tests.sheets.audit.making import FIGHTER, MAGE, Tree, changed, exact

HOPLITA = str(sample_sheets() / "hoplita.toml")
DRAUGR = str(sample_sheets() / "draugr.toml")


def file_of(tree: Tree, folder: Path) -> str:
    path = folder / "lisa.toml"
    path.write_text(document(exact(tree)), encoding="utf-8")
    return str(path)


def test_a_clean_sheet_ends_in_0(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sheet", "audit", file_of(FIGHTER, tmp_path)]) == 0
    assert capsys.readouterr().out == "lisa.toml: Lisa\n  0 erros, 0 pendências, 0 avisos\n"


def test_a_notice_sends_no_sheet_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    odd = changed(FIGHTER, "equipment", 4, "role", to="other")
    assert main(["sheet", "audit", file_of(odd, tmp_path)]) == 0
    assert "0 erros, 0 pendências, 1 aviso" in capsys.readouterr().out


@pytest.mark.parametrize(
    "line",
    [
        "  1. Nome na lista",
        "    erro: Táticas não é nome do 26.",
        "      O nome é Tática. [26 §3, §6] linha 160, skills[3].name",
        "  10. Derivados em duas linhas",
        "      Em cena: 32,0 kg · Média · 4. Em marcha: 32,0 kg · Média · 4. [24 §5] linha 31, printed.move",
        "  6 erros, 2 pendências, 4 avisos",
    ],
)
def test_what_is_wrong_stands_under_its_item(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sheet", "audit", HOPLITA]) == 1
    assert line in capsys.readouterr().out.splitlines()


def test_a_program_gets_every_finding(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sheet", "audit", "--json", HOPLITA]) == 1
    report = json.loads(capsys.readouterr().out)
    assert (report["name"], report["audited"], report["ok"]) == ("O Hoplita", True, False)
    assert report["findings"][0] == {
        "item": 1,
        "severity": "error",
        "field": "skills[3].name",
        "line": 160,
        "wrong": "Táticas não é nome do 26.",
        "right": "O nome é Tática.",
        "source": "26 §3, §6",
    }


def test_a_creature_is_passed_over(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sheet", "audit", DRAUGR]) == 0
    assert capsys.readouterr().out == "draugr.toml: Draugr é bicho; a regra da ficha não se aplica.\n"


def test_a_file_that_is_no_sheet_ends_in_1(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sheet", "audit", str(tmp_path / "nada.toml"), DRAUGR]) == 1
    told = capsys.readouterr()
    assert "nada.toml" in told.err
    assert "Draugr" in told.out


def test_one_of_the_acts_must_be_named(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["sheet"])
    assert left.value.code == 2
    assert "O_QUÊ" in capsys.readouterr().err


def test_a_written_sheet_is_audited_like_its_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    written = str(tmp_path / "hoplita.md")
    assert main(["sheet", "convert", HOPLITA, written]) == 0
    capsys.readouterr()
    findings = []
    for path in (HOPLITA, written):
        main(["sheet", "audit", "--json", path])
        report = json.loads(capsys.readouterr().out)
        findings.append([(one["item"], one["wrong"], one["right"]) for one in report["findings"]])
    assert findings[0] == findings[1]
    assert {one["line"] for one in report["findings"]} == {None}


def test_a_folder_is_audited_sheet_by_sheet(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    inner = tmp_path / "magos"
    inner.mkdir()
    file_of(FIGHTER, tmp_path)
    (inner / "rui.toml").write_text(document(exact(MAGE)), encoding="utf-8")
    assert main(["sheet", "audit", "--json", str(tmp_path)]) == 0
    reports = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert {report["name"]: report["file"] for report in reports} == {
        "Lisa": str(tmp_path / "lisa.toml"),
        "Rui": str(inner / "rui.toml"),
    }


def test_a_folder_without_a_sheet_ends_in_1(tmp_path: Path) -> None:
    assert main(["sheet", "audit", str(tmp_path)]) == 1
