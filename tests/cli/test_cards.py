from pathlib import Path

import pytest
from pypdf import PdfReader

from gmscreen.cli.main import main
from gmscreen.locator import sample_sheets

KALLIAS = str(sample_sheets() / "kallias.toml")
BARE = 'schema = 1\nid = "ana"\nname = "{name}"\nkind = "pc"\n'


def printed(*words: str | Path) -> int:
    return main(["cards", *map(str, words)])


def test_sheets_become_a_pdf(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(KALLIAS, KALLIAS, "-o", tmp_path / "a.pdf") == 0
    assert len(PdfReader(tmp_path / "a.pdf").outline) == 2
    assert capsys.readouterr().out == f"{tmp_path / 'a.pdf'}: 2 cartões.\n"


def test_format_and_paper_are_chosen(tmp_path: Path) -> None:
    assert printed(KALLIAS, "-o", tmp_path / "a.pdf", "--size", "tarot", "--paper", "letter") == 0
    page = PdfReader(tmp_path / "a.pdf").pages[0]
    assert [float(edge) for edge in page.mediabox] == [0, 0, 612, 792]
    assert "70 × 120 mm" in page.extract_text()


@pytest.mark.parametrize("size", ["poker", "tarot", "a6", "half-a4", "small"])
@pytest.mark.parametrize("ink", ["colour", "plain"])
def test_every_size_is_printed_in_both_inks(tmp_path: Path, size: str, ink: str) -> None:
    assert printed(KALLIAS, "-o", tmp_path / "a.pdf", "--size", size, "--ink", ink) == 0
    assert "Kallias" in PdfReader(tmp_path / "a.pdf").pages[0].extract_text()


def test_one_bad_sheet_stops_all_and_every_bad_one_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "b.toml").write_text("schema = ")
    assert printed(tmp_path / "none.toml", KALLIAS, tmp_path / "b.toml", "-o", tmp_path / "a.pdf") == 1
    told = capsys.readouterr().err.splitlines()
    assert [line.split(":")[0] for line in told] == ["none.toml", "b.toml, linha 1"]
    assert not (tmp_path / "a.pdf").exists()


def test_a_sheet_given_as_the_output_is_never_overwritten(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sheet = tmp_path / "ana.toml"
    sheet.write_text(BARE.format(name="Ana"))
    with pytest.raises(SystemExit) as caught:
        printed(KALLIAS, "-o", sheet)
    assert caught.value.code == 2
    assert "termina em .pdf" in capsys.readouterr().err
    assert sheet.read_text() == BARE.format(name="Ana")


def test_a_sign_without_glyph_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "ana.toml").write_text(BARE.format(name="Ana 🐉"))
    assert printed(tmp_path / "ana.toml", "-o", tmp_path / "a.pdf") == 0
    assert capsys.readouterr().err == "A fonte não tem o sinal 🐉: no cartão está [U+1F409].\n"


def test_a_field_that_nobody_knows_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "ana.toml").write_text(BARE.format(name="Ana") + "colour = 1\n")
    assert printed(tmp_path / "ana.toml", "-o", tmp_path / "a.pdf") == 0
    assert capsys.readouterr().err == "ana.toml: campos que não conheço, fora do cartão: colour.\n"


def test_a_folder_that_is_not_there_is_told_plainly(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert printed(KALLIAS, "-o", tmp_path / "none" / "a.pdf") == 1
    assert capsys.readouterr().err == f"{tmp_path / 'none' / 'a.pdf'}: não existe.\n"
