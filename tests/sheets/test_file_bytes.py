"""What is no regular file of a fair size in UTF-8 is refused before it does harm."""

from __future__ import annotations

import os
import socket
import time
from pathlib import Path

import pytest

from gmscreen.sheets.errors import SheetError
from gmscreen.sheets.file_bytes import LARGEST_FILE, FileText, read_text


def reason(path: Path) -> str:
    start = time.perf_counter()
    with pytest.raises(SheetError) as caught:
        read_text(path)
    assert time.perf_counter() - start < 0.1
    return str(caught.value)


def written(tmp_path: Path, data: bytes) -> Path:
    path = tmp_path / "ficha.toml"
    path.write_bytes(data)
    return path


def test_a_fifo_is_refused_at_once(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "cano")
    assert reason(tmp_path / "cano") == "cano: Não é um arquivo comum: nada foi lido."


def test_a_socket_is_refused(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "soquete"))
        assert reason(tmp_path / "soquete") == "soquete: O arquivo não pôde ser lido."


@pytest.mark.parametrize("device", ["/dev/zero", "/dev/null"])
def test_a_device_is_refused_at_once(device: str) -> None:
    assert "Não é um arquivo comum" in reason(Path(device))


def test_a_folder_is_refused(tmp_path: Path) -> None:
    assert "Não é um arquivo comum" in reason(tmp_path)


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    assert reason(tmp_path / "nada.toml") == "nada.toml: O arquivo não existe."


@pytest.mark.parametrize("name", ["a\x00b", "x" * 300])
def test_an_impossible_name_is_told(tmp_path: Path, name: str) -> None:
    assert "O arquivo não pôde ser lido." in reason(tmp_path / name)


def test_a_huge_file_is_refused_by_its_size(tmp_path: Path) -> None:
    path = tmp_path / "ficha.toml"
    with path.open("wb") as file:
        file.truncate(1 << 40)
    assert "passa de 1 MB" in reason(path)


def test_a_file_that_hides_its_size_is_read_no_further_than_the_cap(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = written(tmp_path, b"#" * (LARGEST_FILE + 1))
    real = os.fstat
    monkeypatch.setattr(os, "fstat", lambda fd: os.stat_result((*real(fd)[:6], 0, *real(fd)[7:])))
    assert "passa de 1 MB" in reason(path)


def test_a_byte_order_mark_is_taken_off_and_remembered(tmp_path: Path) -> None:
    assert read_text(written(tmp_path, b"\xef\xbb\xbfa = 1\n")) == FileText("a = 1\n", has_bom=True)


@pytest.mark.parametrize("encoding", ["latin-1", "cp1252"])
def test_an_older_encoding_is_asked_about_with_its_line(tmp_path: Path, encoding: str) -> None:
    path = written(tmp_path, "a = 1\nb = 'não'\n".encode(encoding))
    assert reason(path) == (
        "ficha.toml, linha 2: O texto não está em UTF-8; parece Latin-1 ou Windows-1252. "
        "Salve-o como UTF-8 e abra de novo."
    )


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be"])
def test_utf_16_is_refused(tmp_path: Path, encoding: str) -> None:
    mark = "" if encoding == "utf-16" else "\ufeff"
    assert "está em UTF-16" in reason(written(tmp_path, f"{mark}a = 1\n".encode(encoding)))


def test_a_surrogate_smuggled_in_as_utf_8_is_refused(tmp_path: Path) -> None:
    assert "não está em UTF-8" in reason(written(tmp_path, b"a = '\xed\xa0\x80'\n"))


@pytest.mark.parametrize("text", ["parça, Português, não, Ælin", "a\r\nb\r\n", ""])
def test_the_same_bytes_come_back(tmp_path: Path, text: str) -> None:
    path = written(tmp_path, text.encode())
    assert read_text(path).data == path.read_bytes()
