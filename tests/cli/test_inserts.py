"""`gmscreen inserts`."""

import json
from pathlib import Path

import pytest
from pypdf import PdfReader

from gmscreen.cli.main import main


def printed(*words: str | Path) -> int:
    return main(["inserts", *map(str, words)])


def test_the_tables_become_four_pages(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert printed("-o", tmp_path / "a.pdf") == 0
    assert len(PdfReader(tmp_path / "a.pdf").pages) == 4
    assert capsys.readouterr().out == f"{tmp_path / 'a.pdf'}: 4 páginas.\n"


def test_paper_and_ink_are_chosen(tmp_path: Path) -> None:
    assert printed("-o", tmp_path / "a.pdf", "--paper", "letter", "--ink", "plain") == 0
    assert [float(edge) for edge in PdfReader(tmp_path / "a.pdf").pages[0].mediabox] == [0, 0, 792, 612]


def test_a_program_is_told_in_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert printed("-o", tmp_path / "a.pdf", "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert told == {"file": str(tmp_path / "a.pdf"), "pages": 4, "fallbacks": [], "shrinks": []}


def test_a_file_that_is_no_pdf_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        printed("-o", tmp_path / "a.toml")
    assert "termina em .pdf" in capsys.readouterr().err
    assert not (tmp_path / "a.toml").exists()
