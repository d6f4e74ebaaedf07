"""`gmscreen sheet convert`: from one form into another, whole or not at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from gmscreen.cli.main import main
from gmscreen.locator import sample_sheets
from gmscreen.sheets.native_file import read_sheet

SAMPLES = sample_sheets()
KALLIAS = SAMPLES / "kallias.toml"
WRITTEN = Path(__file__).parents[1] / "data" / "written"


def converted(*words: str | Path) -> int:
    return main(["sheet", "convert", *map(str, words)])


def test_a_sheet_goes_to_markdown_and_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert converted(KALLIAS, tmp_path / "k.md") == 0
    assert converted(tmp_path / "k.md", tmp_path / "k.toml") == 0
    before, after = read_sheet(KALLIAS).sheet, read_sheet(tmp_path / "k.toml").sheet
    assert after.model_copy(update={"id": before.id}) == before
    assert capsys.readouterr().out.splitlines()[-1] == f"{tmp_path / 'k.toml'}: 1 ficha."


def test_a_file_that_is_there_is_not_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "k.md").write_text("meu")
    assert converted(KALLIAS, tmp_path / "k.md") == 1
    assert (tmp_path / "k.md").read_text() == "meu"
    assert "--force" in capsys.readouterr().err


def test_it_is_overwritten_by_force(tmp_path: Path) -> None:
    (tmp_path / "k.md").write_text("meu")
    assert converted(KALLIAS, tmp_path / "k.md", "--force") == 0
    assert (tmp_path / "k.md").read_text(encoding="utf-8").startswith("# Kallias de Ônfalos")


def test_a_folder_becomes_a_folder(tmp_path: Path) -> None:
    assert converted(SAMPLES, tmp_path / "fichas") == 0
    names = sorted(path.stem for path in (tmp_path / "fichas").glob("*.md"))
    assert names == sorted(path.stem for path in SAMPLES.glob("*.toml"))


def test_many_sheets_of_one_text_become_files_by_their_names(tmp_path: Path) -> None:
    assert converted(WRITTEN / "bestiario.md", tmp_path / "bichos") == 0
    assert read_sheet(tmp_path / "bichos" / "murador.toml").sheet.attributes.st == 9
    assert len(list((tmp_path / "bichos").iterdir())) == 14


def test_many_sheets_do_not_fit_into_one_file(tmp_path: Path) -> None:
    with pytest.raises(SystemExit):
        converted(WRITTEN / "bestiario.md", tmp_path / "bichos.toml")
    assert list(tmp_path.iterdir()) == []


def test_one_bad_sheet_and_nothing_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = tmp_path / "entrada"
    source.mkdir()
    (source / "a.toml").write_bytes(KALLIAS.read_bytes())
    (source / "b.toml").write_text("schema = ")
    assert converted(source, tmp_path / "saida") == 1
    assert capsys.readouterr().err.startswith("b.toml, linha 1")
    assert not (tmp_path / "saida").exists()


def test_a_text_without_a_sheet_gives_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "a.txt").write_text("pão e queijo\n")
    assert converted(tmp_path / "a.txt", tmp_path / "a.toml") == 1
    assert capsys.readouterr().err == "a.txt: não há ficha nele.\n"


def test_what_the_form_leaves_out_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "a.toml").write_text('schema = 1\nid = "a"\nname = "A"\nkind = "pc"\ncor = "azul"\n')
    assert converted(tmp_path / "a.toml", tmp_path / "a.md") == 0
    assert capsys.readouterr().err == "A: esta forma não leva cor.\n"


def test_guesses_are_told_with_their_lines(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "a.md").write_text("# A\nST 9 · DX 9\nST 8 · DX 9\n", encoding="utf-8")
    assert converted(tmp_path / "a.md", tmp_path / "a.toml") == 0
    assert capsys.readouterr().err == "A: linha 3: attributes.st já tinha outro valor.\n"


def test_files_of_one_name_are_numbered(tmp_path: Path) -> None:
    for name in ("Ana.md", "aná.md"):
        (tmp_path / "de").mkdir(exist_ok=True)
        (tmp_path / "de" / name).write_text("# A\nST 9 · DX 9\n", encoding="utf-8")
    assert converted(tmp_path / "de", tmp_path / "para", "--to", "toml") == 0
    assert sorted(path.name for path in (tmp_path / "para").iterdir()) == ["ana-2.toml", "ana.toml"]
