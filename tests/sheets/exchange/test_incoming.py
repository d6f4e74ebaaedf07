"""What is dropped or pasted: caps before reading, all or nothing, place and reason of what is refused."""

from __future__ import annotations

import os
import stat
import struct
import time
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import pytest

from gmscreen.locator import sample_sheets
from gmscreen.sheets.errors import SheetError
from gmscreen.sheets.exchange.folder import paths_in_folder
from gmscreen.sheets.exchange.incoming import Incoming, read_all, read_any
from gmscreen.sheets.native_file import sheet_in

KALLIAS = sample_sheets() / "kallias.toml"
SMALLEST = 'schema = 1\nid = "ana"\nname = "Ana"\nkind = "pc"\n'
BEAST = (
    "## GATO\n\n**ST** 3 · **DX** 14 · **IQ** 4 · **HT** 10 · **PV** 4 · **Desloc.** 9 · **Esquiva** 9 · "
    "**PD** 0 · **RD** 0\n"
)


def zipped(path: Path, **files: str) -> Path:
    with ZipFile(path, "w", ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name.replace("__", "/"), content)
    return path


def names(incoming: Incoming) -> list[str]:
    return [taken.sheet.name for taken in incoming.sheets]


def the_problem(incoming: Incoming) -> str:
    assert incoming.sheets == ()
    (problem,) = incoming.problems
    return problem


def written(tmp_path: Path, name: str, content: str | bytes) -> Path:
    path = tmp_path / name
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return path


def test_a_sheet_file_is_taken_as_it_was_written() -> None:
    (taken,) = read_any(KALLIAS).sheets
    assert taken.written.text == KALLIAS.read_text(encoding="utf-8")


def test_a_written_text_becomes_a_sheet_of_its_own(tmp_path: Path) -> None:
    (taken,) = read_any(written(tmp_path, "gato.md", BEAST)).sheets
    assert (taken.sheet.id, taken.sheet.attributes.dx, taken.origin) == ("gato", 14, "gato.md")


def test_what_is_taken_in_reads_back_from_its_own_text() -> None:
    (taken,) = read_any(BEAST).sheets
    assert sheet_in(taken.written).sheet == taken.sheet


def test_pasted_toml_is_known_as_such() -> None:
    assert read_any(SMALLEST).sheets[0].lines == ()


def test_a_pasted_shopping_list_is_kept_as_notes() -> None:
    (taken,) = read_any("pão\nqueijo e vinho.\n").sheets
    assert taken.sheet.notes == "queijo e vinho."


def test_an_empty_text_is_a_sheet_without_a_name() -> None:
    (taken,) = read_any("").sheets
    assert (taken.sheet.name, taken.warnings) == ("Sem nome", ("O texto não diz o nome.",))


def test_a_folder_gives_its_sheets_with_their_folders(tmp_path: Path) -> None:
    (tmp_path / "cais").mkdir()
    written(tmp_path / "cais", "ana.toml", SMALLEST)
    written(tmp_path, "gato.txt", BEAST)
    incoming = read_any(tmp_path)
    assert [(taken.sheet.name, taken.folder) for taken in incoming.sheets] == [("Ana", "cais"), ("Gato", "")]


def test_a_file_without_a_sheet_is_passed_over_in_a_folder(tmp_path: Path) -> None:
    written(tmp_path, "gato.md", BEAST)
    written(tmp_path, "leia-me.txt", "# Leia\n\nIsto é um texto.\n")
    incoming = read_any(tmp_path)
    assert (names(incoming), incoming.skipped) == (
        ["Gato"],
        ("leia-me.txt: não há ficha nele; ficou de fora.",),
    )


def test_one_bad_file_in_a_folder_and_nothing_is_taken(tmp_path: Path) -> None:
    written(tmp_path, "ana.toml", SMALLEST)
    written(tmp_path, "bia.toml", SMALLEST.replace("pc", "rei"))
    assert "bia.toml, linha 4, kind: " in the_problem(read_any(tmp_path))


def test_a_bad_file_is_told_by_its_place_in_the_folder(tmp_path: Path) -> None:
    (tmp_path / "cais").mkdir()
    written(tmp_path / "cais", "bia.toml", SMALLEST.replace("pc", "rei"))
    assert the_problem(read_any(tmp_path)).startswith("cais/bia.toml, linha 4, kind: ")


def test_one_bad_file_among_several_and_nothing_is_taken(tmp_path: Path) -> None:
    bad = written(tmp_path, "bia.toml", "schema = 1")
    assert read_all([KALLIAS, bad]).sheets == ()


def test_hidden_files_and_links_are_not_followed(tmp_path: Path) -> None:
    written(tmp_path, ".ana.toml", "schema =")
    (tmp_path / "laço").symlink_to(tmp_path)
    (tmp_path / "senha.txt").symlink_to("/etc/passwd")
    written(tmp_path, "gato.md", BEAST)
    assert names(read_any(tmp_path)) == ["Gato"]


def test_a_pipe_in_a_folder_is_left_alone(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "cano.toml")
    assert read_any(tmp_path) == Incoming()


@pytest.mark.parametrize("name", ["cano.toml", "cano.md", "cano.zip"])
def test_a_pipe_is_refused_in_a_tenth_of_a_second(tmp_path: Path, name: str) -> None:
    os.mkfifo(tmp_path / name)
    start = time.monotonic()
    assert the_problem(read_any(tmp_path / name)).endswith("Não é um arquivo comum: nada foi lido.")
    assert time.monotonic() - start < 0.1


@pytest.mark.parametrize("name", ["grande.toml", "grande.md", "grande.txt", "grande.zip"])
def test_a_gigabyte_is_refused_unread(tmp_path: Path, name: str) -> None:
    with (tmp_path / name).open("wb") as file:
        file.truncate(1 << 30)
    start = time.monotonic()
    assert "nada foi lido" in the_problem(read_any(tmp_path / name))
    assert time.monotonic() - start < 0.1


def test_a_long_text_is_refused_when_pasted() -> None:
    assert "nada foi lido" in the_problem(read_any("x" * (1 << 20) + "x"))


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("ção".encode("latin-1"), "parece Latin-1 ou Windows-1252"),
        ("ST 1".encode("utf-16"), "UTF-16"),
        (b"# Ana\nST\x00 1", "linha 2: O texto tem caracteres de controle."),
        (b"# Ana\x1b[31m", "linha 1: O texto tem caracteres de controle."),
        (b"\xed\xa0\x80", "UTF-8"),
    ],
)
def test_other_encodings_and_control_characters_are_refused(
    tmp_path: Path, content: bytes, told: str
) -> None:
    problem = the_problem(read_any(written(tmp_path, "a.md", content)))
    assert problem.startswith(("a.md, linha ", "a.md: "))
    assert told in problem


def test_a_lone_surrogate_is_refused_when_pasted() -> None:
    assert (
        the_problem(read_any("Ana\n\ud800")) == "texto colado, linha 2: O texto tem caracteres de controle."
    )


def test_a_byte_order_mark_is_no_part_of_the_name(tmp_path: Path) -> None:
    assert names(read_any(written(tmp_path, "a.md", b"\xef\xbb\xbf" + BEAST.encode()))) == ["Gato"]


def test_marks_of_direction_are_taken_out_and_told() -> None:
    (taken,) = read_any("# Ana\u202egpj.exe\n").sheets
    assert (taken.sheet.name, len(taken.warnings)) == ("Anagpj.exe", 1)


@pytest.mark.parametrize("name", ["Ana" * 3_333, "👩‍👩‍👧 Ana", "ação ÆLIN"])
def test_odd_names_are_kept_whole(name: str) -> None:
    assert names(read_any(f"# {name}\n")) == [name]


def test_a_name_beyond_the_cap_stays_in_the_notes() -> None:
    (taken,) = read_any("# " + "a" * 10_001 + "\n").sheets
    assert (taken.sheet.name, len(taken.sheet.notes or "")) == ("Sem nome", 10_001)


@pytest.mark.parametrize("figure", ["99999", "1" * 4_000, "NaN", "1e999", "-5"])
def test_a_number_that_no_sheet_holds_is_told_and_kept(figure: str) -> None:
    (taken,) = read_any(f"# Ana\nST {figure} · DX 12 · IQ 10 · HT 10\n").sheets
    assert taken.sheet.attributes.st is None
    assert figure[:20] in (taken.sheet.notes or "")


def test_more_notes_than_a_sheet_holds_are_refused() -> None:
    assert "não cabe nas notas" in the_problem(read_any("# Ana\n" + "uma frase qualquer.\n" * 6_000))


def test_more_items_than_a_list_holds_stay_in_the_notes() -> None:
    (taken,) = read_any("# Ana\n\n## Peculiaridades\n\n" + "- tosse\n" * 1_001).sheets
    assert (len(taken.sheet.quirks), taken.sheet.notes) == (1_000, "tosse")


def test_more_sheets_than_a_text_may_hold_are_refused() -> None:
    assert "fichas demais" in the_problem(read_any("# Ana\nST 9 · DX 9\n" * 501))


def test_an_unknown_kind_of_file_is_refused(tmp_path: Path) -> None:
    assert "Não é uma ficha" in the_problem(read_any(written(tmp_path, "a.exe", "MZ")))


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    assert the_problem(read_any(tmp_path / "a.md")) == "a.md: O arquivo não existe."


def test_an_archive_gives_its_sheets(tmp_path: Path) -> None:
    path = zipped(tmp_path / "a.zip", **{"cais__ana.toml": SMALLEST, "gato.md": BEAST, "foto.png": "x"})
    incoming = read_any(path)
    assert [(taken.sheet.name, taken.folder) for taken in incoming.sheets] == [("Ana", "cais"), ("Gato", "")]


def test_a_bad_sheet_in_an_archive_is_told_by_its_name(tmp_path: Path) -> None:
    path = zipped(tmp_path / "a.zip", **{"ana.toml": SMALLEST, "bia.toml": "schema = "})
    assert the_problem(read_any(path)).startswith("bia.toml, linha 1")


@pytest.mark.parametrize(
    "name", ["../ana.toml", "/ana.toml", "a/../../ana.toml", "c:\\ana.toml", "a\\..\\b.toml"]
)
def test_a_name_that_leads_out_of_the_archive_refuses_it_whole(tmp_path: Path, name: str) -> None:
    path = zipped(tmp_path / "a.zip", **{"boa.toml": SMALLEST})
    with ZipFile(path, "a") as archive:
        archive.writestr(name, SMALLEST)
    assert "leva para fora" in the_problem(read_any(path))


def test_a_link_in_an_archive_refuses_it_whole(tmp_path: Path) -> None:
    with ZipFile(tmp_path / "a.zip", "w") as archive:
        link = ZipInfo("ana.toml")
        link.external_attr = (stat.S_IFLNK | 0o777) << 16
        archive.writestr(link, "/etc/passwd")
    assert "atalho" in the_problem(read_any(tmp_path / "a.zip"))


def test_a_bomb_is_refused_by_its_list(tmp_path: Path) -> None:
    path = zipped(tmp_path / "a.zip", **{"bomba.md": "0" * (64 << 20)})
    start = time.process_time()
    assert "nada foi lido" in the_problem(read_any(path))
    assert time.process_time() - start < 0.5


def test_a_bomb_that_lies_about_its_size_is_cut_off(tmp_path: Path) -> None:
    path = zipped(tmp_path / "a.zip", **{"bomba.md": "0" * (4 << 20)})
    data = path.read_bytes()
    size = struct.pack("<L", 4 << 20)
    path.write_bytes(data.replace(size, struct.pack("<L", 1_000)))
    assert read_any(path).sheets == ()


def test_too_many_files_in_an_archive_are_refused(tmp_path: Path) -> None:
    path = zipped(tmp_path / "a.zip", **{f"{number}.md": "" for number in range(501)})
    assert "arquivos demais" in the_problem(read_any(path))


@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_two_files_of_one_name_in_an_archive_are_refused(tmp_path: Path) -> None:
    path = zipped(tmp_path / "a.zip", **{"ana.toml": SMALLEST})
    with ZipFile(path, "a") as archive:
        archive.writestr("ana.toml", SMALLEST)
    assert "mesmo nome" in the_problem(read_any(path))


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04", b"PK\x05\x06" + b"\xff" * 18, b"texto"])
def test_what_is_no_archive_is_told(tmp_path: Path, content: bytes) -> None:
    assert "não pôde ser lido" in the_problem(read_any(written(tmp_path, "a.zip", content)))


def test_an_archive_with_a_password_is_refused(tmp_path: Path) -> None:
    path = zipped(tmp_path / "a.zip", **{"ana.toml": SMALLEST})
    data = bytearray(path.read_bytes())
    place = data.index(b"PK\x01\x02") + 8
    data[place] |= 1
    path.write_bytes(bytes(data))
    assert "senha" in the_problem(read_any(path))


def test_folders_beyond_the_depth_are_refused(tmp_path: Path) -> None:
    tmp_path.joinpath(*"abcdefghij").mkdir(parents=True)
    assert "pastas demais" in the_problem(read_any(tmp_path))


def test_too_many_files_in_a_folder_are_refused(tmp_path: Path) -> None:
    for number in range(501):
        (tmp_path / f"{number}.md").touch()
    assert "arquivos demais" in the_problem(read_any(tmp_path))


def test_more_lines_than_a_text_may_have_are_refused() -> None:
    assert "linhas demais" in the_problem(read_any("# Ana\n" + "\n" * 20_001))


def test_more_than_may_be_taken_in_at_once_is_refused(tmp_path: Path) -> None:
    for number in range(9):
        written(tmp_path, f"{number}.toml", SMALLEST + "#" + "x" * ((1 << 20) - 200))
    assert "grande demais" in the_problem(read_any(tmp_path))


def test_a_text_whose_own_file_would_be_too_large_is_refused() -> None:
    assert "1 MB" in the_problem(
        read_any("# Ana\n\n## Peculiaridades\n\n" + ("- " + '"' * 900 + "\n") * 1_000)
    )


HOSTILE = [
    "1.000",
    "(",
    "**",
    " em ",
    "a ",
    "·",
    " · ",
    ", ou ",
    "agarra ",
    "Andar 1 a ",
    "x 5 · ",
    "1d ",
    "|",
    "½",
]


@pytest.mark.parametrize("head", ["", "**Vantagens (5):** ", "**Ataque:** ", "**A conta:** "])
@pytest.mark.parametrize("piece", HOSTILE)
def test_a_hostile_line_is_read_soon(head: str, piece: str) -> None:
    start = time.process_time()
    read_any(f"# Ana\n{head}{piece * (19_000 // len(piece))}\n{head}{piece * (3_900 // len(piece))}\n")
    assert time.process_time() - start < 5


def test_one_file_too_large_in_an_archive_refuses_it(tmp_path: Path) -> None:
    assert "1 MB" in the_problem(read_any(zipped(tmp_path / "a.zip", **{"a.md": "0" * ((1 << 20) + 1)})))


def test_a_folder_that_went_away_is_told(tmp_path: Path) -> None:
    with pytest.raises(SheetError, match="não pôde ser lido"):
        paths_in_folder(tmp_path / "nenhuma")
