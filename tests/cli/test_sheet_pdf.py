"""`gmscreen sheet pdf`."""

import json
from pathlib import Path

import pytest
from pypdf import PdfReader

from gmscreen.cli.main import main
from gmscreen.locator import sample_sheets

KALLIAS = sample_sheets() / "kallias.toml"


def printed(*words: str | Path) -> int:
    return main(["sheet", "pdf", *map(str, words)])


def test_sheets_become_a_pdf(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(KALLIAS, sample_sheets() / "draugr.toml", "-o", tmp_path / "a.pdf") == 0
    assert len(PdfReader(tmp_path / "a.pdf").pages) == 3
    assert capsys.readouterr().out == f"{tmp_path / 'a.pdf'}: 3 páginas.\n"


def test_the_foot_names_the_file_and_its_digest(tmp_path: Path) -> None:
    printed(KALLIAS, "-o", tmp_path / "a.pdf")
    assert "kallias.toml · conferência " in PdfReader(tmp_path / "a.pdf").pages[0].extract_text()


def test_a_blank_one_is_printed_on_letter_paper(tmp_path: Path) -> None:
    assert printed("--blank", "-o", tmp_path / "a.pdf", "--paper", "letter", "--ink", "plain") == 0
    pages = PdfReader(tmp_path / "a.pdf").pages
    assert len(pages) == 2
    assert [float(edge) for edge in pages[0].mediabox] == [0, 0, 612, 792]


def test_two_creatures_share_a_page_when_it_is_asked_for(tmp_path: Path) -> None:
    creatures = [sample_sheets() / f"{name}.toml" for name in ("draugr", "murador")]
    assert printed(*creatures, "-o", tmp_path / "a.pdf", "--pairs") == 0
    assert len(PdfReader(tmp_path / "a.pdf").pages) == 1


def test_each_sheet_begins_on_a_front_where_both_sides_are_printed(tmp_path: Path) -> None:
    draugr = sample_sheets() / "draugr.toml"
    assert printed(draugr, KALLIAS, "-o", tmp_path / "a.pdf", "--duplex") == 0
    pages = PdfReader(tmp_path / "a.pdf").pages
    assert [page.extract_text().split("\n")[0].strip() for page in pages][:2] == ["BICHO", ""]
    assert len(pages) == 4


@pytest.mark.parametrize("words", [[], ["--blank", str(KALLIAS)]])
def test_sheets_or_a_blank_one_are_asked_for(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        printed(*words, "-o", tmp_path / "a.pdf")
    assert "Diga as fichas a imprimir, ou só --blank." in capsys.readouterr().err
    assert not (tmp_path / "a.pdf").exists()


def test_one_bad_sheet_stops_all(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(tmp_path / "nada.toml", KALLIAS, "-o", tmp_path / "a.pdf") == 1
    assert "nada.toml" in capsys.readouterr().err
    assert not (tmp_path / "a.pdf").exists()


def test_a_program_is_told_in_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(KALLIAS, "-o", tmp_path / "a.pdf", "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["sheets"], told["pages"], told["shrinks"]) == (1, 2, [])


def test_characters_without_a_glyph_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sheet = tmp_path / "ana.toml"
    sheet.write_text('schema = 1\nid = "ana"\nname = "Ana 🐉"\nkind = "pc"\n', encoding="utf-8")
    assert printed(sheet, "-o", tmp_path / "a.pdf") == 0
    assert "U+1F409" in capsys.readouterr().err


def test_a_field_that_nobody_knows_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sheet = tmp_path / "ana.toml"
    sheet.write_text('schema = 1\nid = "ana"\nname = "Ana"\nkind = "pc"\nsigno = "touro"\n')
    assert printed(sheet, "-o", tmp_path / "a.pdf") == 0
    assert "fora da ficha impressa: signo." in capsys.readouterr().err
