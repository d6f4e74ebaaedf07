"""`gmscreen handout`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from pypdf import PdfReader

from gmscreen.cli.main import main
from gmscreen.locator import sample_sheets

KALLIAS = sample_sheets() / "kallias.toml"


def printed(*words: str | Path) -> int:
    return main(["handout", *map(str, words)])


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    texts = tmp_path / "folhetos"
    texts.mkdir()
    (texts / "a-ponte.md").write_text("# A ponte\n\nToca.\n\n:::mestre\nsegredo\n:::\n", encoding="utf-8")
    (texts / "o-sino.markdown").write_text("# O sino\n", encoding="utf-8")
    (texts / "notas.txt").write_text("nada", encoding="utf-8")
    return texts


def words(path: Path) -> str:
    return " ".join(" ".join(page.extract_text() for page in PdfReader(path).pages).split())


def test_a_ruler_is_there_when_it_is_asked_for(folder: Path, tmp_path: Path) -> None:
    printed(folder, "-o", tmp_path / "a.pdf")
    printed(folder, "-o", tmp_path / "b.pdf", "--ruler")
    assert ["100 mm" in words(tmp_path / name) for name in ("a.pdf", "b.pdf")] == [False, True]


def test_a_folder_becomes_one_pdf(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(folder, "-o", tmp_path / "tudo.pdf") == 0
    assert [entry.title for entry in PdfReader(tmp_path / "tudo.pdf").outline] == ["A ponte", "O sino"]  # type: ignore[union-attr]
    assert capsys.readouterr().out == f"{tmp_path / 'tudo.pdf'}: 2 páginas.\n"


def test_a_folder_becomes_a_pdf_each(folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "saída"
    out.mkdir()
    assert printed(folder, "-o", out) == 0
    assert sorted(path.name for path in out.iterdir()) == ["a-ponte.pdf", "o-sino.pdf"]


def test_two_of_one_name_are_two_files(folder: Path, tmp_path: Path) -> None:
    other = tmp_path / "outra"
    other.mkdir()
    (other / "a-ponte.md").write_text("# Outra", encoding="utf-8")
    assert printed(folder / "a-ponte.md", other, "-o", tmp_path) == 0
    assert words(tmp_path / "a-ponte-2.pdf").startswith("Outra")


def test_players_get_no_word_of_the_master_s(folder: Path, tmp_path: Path) -> None:
    assert printed(folder, "-o", tmp_path / "a.pdf") == 0
    assert "segredo" not in words(tmp_path / "a.pdf")


def test_the_master_s_copies_are_named_so(folder: Path, tmp_path: Path) -> None:
    assert printed(folder / "a-ponte.md", "-o", tmp_path, "--mestre") == 0
    assert "SÓ DO MESTRE segredo" in words(tmp_path / "a-ponte-mestre.pdf")


def test_paper_campaign_and_date_are_chosen(folder: Path, tmp_path: Path) -> None:
    chosen = ("--paper", "a5", "--campaign", "A Garganta", "--date", "3 de maio", "--ink", "plain")
    assert printed(folder / "a-ponte.md", "-o", tmp_path / "a.pdf", *chosen) == 0
    assert "A Garganta A ponte 3 de maio" in words(tmp_path / "a.pdf")
    assert round(float(PdfReader(tmp_path / "a.pdf").pages[0].mediabox.width)) == 420


def test_who_lacks_the_entry_card_is_read_off_the_sheets(folder: Path, tmp_path: Path) -> None:
    ana = tmp_path / "ana.toml"
    ana.write_text('schema = 1\nid = "ana"\nname = "Ana"\nkind = "pc"\n', encoding="utf-8")
    assert printed(folder, "-o", tmp_path / "a.pdf", "--mark-no-entry", ana) == 0
    assert "Sem Cartão de Entrada: Ana." in words(tmp_path / "a.pdf")


def test_the_report_is_told_for_programs(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "o-sino.markdown").write_text("um 🐉\n:::mestre\n", encoding="utf-8")
    assert printed(folder / "o-sino.markdown", "-o", tmp_path / "a.pdf", "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert told["pages"] == 1
    assert len(told["fallbacks"]) == 2


def test_one_bad_handout_stops_all_and_every_bad_one_is_told(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "ruim.md").write_text("um\n\n![x](nada.png)", encoding="utf-8")
    (folder / "pior.md").write_text("![x](nada.png)", encoding="utf-8")
    assert printed(folder, "-o", tmp_path) == 1
    told = capsys.readouterr().err
    assert "ruim: Linha 3, figura “nada.png”" in told
    assert "pior: Linha 1, figura “nada.png”" in told
    assert not list(tmp_path.glob("*.pdf"))


@pytest.mark.parametrize(
    ("data", "reason"),
    [(b"\xe7", "UTF-8"), (b"\xff\xfea\x00", "UTF-16"), (b"a" * ((4 << 20) + 1), "4 MB")],
    ids=["latin-1", "utf-16", "large"],
)
def test_a_file_that_is_no_such_text_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], data: bytes, reason: str
) -> None:
    (tmp_path / "a.md").write_bytes(data)
    assert printed(tmp_path / "a.md", "-o", tmp_path / "a.pdf") == 1
    told = capsys.readouterr().err
    assert "a.md" in told
    assert reason in told
    assert not (tmp_path / "a.pdf").exists()


@pytest.mark.parametrize("name", ["nada.md", "folhetos/nada.md"])
def test_a_file_that_is_not_there_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    assert printed(tmp_path / name, "-o", tmp_path / "a.pdf") == 1
    assert "nada.md: O arquivo não existe." in capsys.readouterr().err


def test_a_sheet_is_no_handout(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(KALLIAS, "-o", tmp_path / "a.pdf") == 1
    assert "kallias.toml: Um folheto é um texto em Markdown" in capsys.readouterr().err
    assert not (tmp_path / "a.pdf").exists()


def test_a_folder_without_handouts_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(tmp_path, "-o", tmp_path / "a.pdf") == 1
    assert "nenhum texto em Markdown" in capsys.readouterr().err


def test_a_place_that_is_neither_folder_nor_pdf_is_refused(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        printed(folder, "-o", folder / "notas.txt")
    assert "nada foi gravado" in capsys.readouterr().err
    assert (folder / "notas.txt").read_text(encoding="utf-8") == "nada"
