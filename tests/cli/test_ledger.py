"""`gmscreen ledger`: whole with status 0 and the count, or the first bad row by number and why."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from gmscreen.cli.main import main
from gmscreen.session.ledger_export import json_lines
from gmscreen.session.ledger_heads import user_heads
from gmscreen.session.note_commands import AddNote
from tests.session.acts import THREE
from tests.session.ledgers import BLOW, SECRET, SEEN, chained, ledger
from tests.store.campaigns import made, opened

ENTRIES = chained([SEEN, SECRET, BLOW])
LINES = list(json_lines(ledger(ENTRIES)))
Capture = pytest.CaptureFixture[str]


@pytest.fixture
def export(tmp_path: Path) -> Path:
    path = tmp_path / "livro.jsonl"
    path.write_bytes(b"".join(LINES))
    return path


def verify(*words: str | Path) -> int:
    return main(["ledger", "verify", *map(str, words)])


def export_to(folder: Path, campaign: Path) -> int:
    return main(["ledger", "export", "--campaign", str(campaign), "--out", str(folder)])


def test_an_export_that_is_whole(export: Path, capsys: Capture) -> None:
    assert verify(export) == 0
    assert capsys.readouterr().out == f"{export}: intacto, 3 registros. Resumo: {ENTRIES[-1].head}\n"


def test_a_campaign_that_is_whole_and_not_touched(tmp_path: Path, capsys: Capture) -> None:
    path = made(tmp_path, rolls=1)
    before = path.read_bytes()
    assert verify(path) == 0
    assert "intacto, 1 registro." in capsys.readouterr().out
    assert path.read_bytes() == before


def test_a_changed_line_is_told_by_line_and_row(export: Path, capsys: Capture) -> None:
    export.write_bytes(b"".join([*LINES[:2], LINES[2].replace(b"Mentiras", b"Verdades"), LINES[3]]))
    assert verify(export) == 1
    told = capsys.readouterr()
    assert told.err == (f"{export}: linha 3 (registro 2): o conteúdo não bate com o resumo: foi alterado.\n")
    assert told.out == ""


def test_a_head_that_was_changed_is_line_one(export: Path, capsys: Capture) -> None:
    export.write_bytes(b"".join([LINES[0].replace(b"Garganta", b"Gargonta"), *LINES[1:]]))
    assert verify(export) == 1
    assert "linha 1: o conteúdo" in capsys.readouterr().err


def test_a_missing_tail_is_counted(export: Path, capsys: Capture) -> None:
    export.write_bytes(b"".join(LINES[:-2]))
    assert verify(export) == 1
    assert "faltam 2 registros no fim." in capsys.readouterr().err


def test_a_changed_row_of_a_campaign_is_told_by_its_number(tmp_path: Path, capsys: Capture) -> None:
    path = made(tmp_path, rolls=3)
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE rolls SET line = replace(line, 'Kallias', 'Kollias') WHERE sequence = 2")
    connection.close()
    assert verify(path) == 1
    assert f"{path}: registro 2: o conteúdo" in capsys.readouterr().err


def test_a_campaign_that_lost_its_tail_is_known_by_the_head_kept_apart(
    tmp_path: Path, capsys: Capture
) -> None:
    path = made(tmp_path, rolls=3)
    with opened(path) as session:
        user_heads().keep(session.campaign.id, session.open.head)
    with sqlite3.connect(path) as connection:
        connection.execute("DELETE FROM rolls WHERE sequence > 1")
    connection.close()
    assert verify(path) == 1
    assert "registro 2: faltam 2 registros no fim." in capsys.readouterr().err


def test_a_campaign_beside_an_open_window_can_be_verified(tmp_path: Path, capsys: Capture) -> None:
    path = made(tmp_path, rolls=1)
    with opened(path) as session:
        session.roll(THREE)
        assert verify(path) == 0
    assert "2 registros" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("head", "status"),
    [(str(ENTRIES[0].head), 0), (ENTRIES[1].hash, 0), ("0" * 64, 1), (f"2:{ENTRIES[0].hash}", 1)],
)
def test_a_head_that_was_kept_must_be_on_the_way(export: Path, head: str, status: int) -> None:
    assert verify(export, "--head", head) == status


def test_several_heads_must_all_be(export: Path) -> None:
    good, bad = ENTRIES[0].hash, "0" * 64
    assert verify(export, "--head", good, "--head", bad) == 1


def test_what_is_no_head_is_a_wrong_use(export: Path, capsys: Capture) -> None:
    with pytest.raises(SystemExit) as caught:
        verify(export, "--head", "12")
    assert caught.value.code == 2
    assert "--head: não é um resumo" in capsys.readouterr().err


def test_every_file_is_told_of_even_after_a_bad_one(export: Path, tmp_path: Path, capsys: Capture) -> None:
    assert verify(tmp_path / "none.jsonl", tmp_path, export) == 1
    told = capsys.readouterr()
    assert [line.split(": ", 1)[1] for line in told.err.splitlines()] == [
        "não existe.",
        "Não é um arquivo comum: nada foi lido.",
    ]
    assert "intacto" in told.out


def test_a_pipe_is_refused_unread(tmp_path: Path, capsys: Capture) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert verify(tmp_path / "pipe", "/dev/zero") == 1
    assert capsys.readouterr().err.count("Não é um arquivo comum") == 2


@pytest.mark.parametrize("content", [b"", b"\x00" * 5000, b"SQLite format 3\x00" + b"x" * 5000, b"a\n"])
def test_any_other_file_is_refused_in_words(tmp_path: Path, capsys: Capture, content: bytes) -> None:
    (tmp_path / "x").write_bytes(content)
    assert verify(tmp_path / "x") == 1
    assert capsys.readouterr().err.startswith(f"{tmp_path / 'x'}: ")
    assert (tmp_path / "x").read_bytes() == content


def test_a_program_reads_one_object_a_file(export: Path, tmp_path: Path, capsys: Capture) -> None:
    cut = tmp_path / "cut.jsonl"
    cut.write_bytes(b"".join(LINES[:-1]))
    assert verify("--json", export, cut, tmp_path / "none") == 1
    good, bad, missing = map(json.loads, capsys.readouterr().out.splitlines())
    assert (good["ok"], good["count"], good["head"]) == (True, 3, str(ENTRIES[-1].head))
    assert (bad["ok"], bad["row"], bad["line"], bad["fault"]) == (False, 3, 4, "too_few")
    assert (missing["ok"], missing["fault"]) == (False, "unreadable")


def test_an_export_of_a_campaign_verifies(tmp_path: Path, capsys: Capture) -> None:
    path = made(tmp_path, rolls=2, name="Mésa")
    with opened(path) as session:
        session.undo()
    assert export_to(tmp_path / "out", path) == 0
    assert capsys.readouterr().out == f"{tmp_path / 'out'}: 4 arquivos gravados.\n"
    assert verify(tmp_path / "out" / "livro-mesa.jsonl") == 0
    assert "desfeita" in (tmp_path / "out" / "livro-mesa.md").read_text("utf-8")
    assert (tmp_path / "out" / "semana-01-rolagem-02.md").exists()


def test_an_export_beside_an_open_window(tmp_path: Path) -> None:
    path = made(tmp_path, rolls=1)
    with opened(path) as session:
        session.do(AddNote("Ossos"))
        assert export_to(tmp_path / "out", path) == 0


def test_a_document_that_was_handed_in_is_left_and_told(tmp_path: Path, capsys: Capture) -> None:
    path = made(tmp_path, rolls=1)
    (tmp_path / "semana-01-rolagem-01.md").write_text("entregue")
    assert export_to(tmp_path, path) == 1
    assert "arquivo entregue não se edita" in capsys.readouterr().err
    assert (tmp_path / "semana-01-rolagem-01.md").read_text() == "entregue"


def test_a_ledger_that_is_not_whole_is_not_written_out(tmp_path: Path, capsys: Capture) -> None:
    path = made(tmp_path, rolls=3)
    with sqlite3.connect(path) as connection:
        connection.execute("DELETE FROM rolls WHERE sequence = 2")
    connection.close()
    assert export_to(tmp_path / "out", path) == 1
    assert "registro 2: a numeração pula" in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("words", [(), ("prove",), ("verify",), ("export", "--out", "x")], ids=str)
def test_a_wrong_use_is_told_in_portuguese(capsys: Capture, words: tuple[str, ...]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["ledger", *words])
    assert caught.value.code == 2
    assert "Veja “gmscreen ledger" in capsys.readouterr().err


def test_roll_export_and_verify_from_end_to_end(tmp_path: Path) -> None:
    def gmscreen(*words: str) -> str:
        command = [sys.executable, "-m", "gmscreen", *words]
        return subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True).stdout

    gmscreen("roll", "3d", "--campaign", "a.escudo", "--level", "12")
    gmscreen("roll", "3d", "--campaign", "a.escudo", "--hidden")
    gmscreen("ledger", "export", "--campaign", "a.escudo", "--out", "out")
    told = gmscreen("ledger", "verify", "a.escudo", "out/livro-a.jsonl").splitlines()
    assert [line.split(": ", 1)[1].split(".")[0] for line in told] == ["intacto, 2 registros"] * 2
