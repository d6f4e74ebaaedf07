import os
import stat
from pathlib import Path

import pytest

from gmscreen.paper.press.pdf_file import write_pdf


def test_a_file_is_whole_under_its_name(tmp_path: Path) -> None:
    write_pdf(tmp_path / "ç ã.pdf", b"%PDF")
    assert (tmp_path / "ç ã.pdf").read_bytes() == b"%PDF"


def test_a_file_that_is_there_is_replaced(tmp_path: Path) -> None:
    path = tmp_path / "a.pdf"
    path.write_bytes(b"old")
    write_pdf(path, b"new")
    assert path.read_bytes() == b"new"


def test_nothing_else_is_left_in_the_folder(tmp_path: Path) -> None:
    write_pdf(tmp_path / "a.pdf", b"%PDF")
    assert [path.name for path in tmp_path.iterdir()] == ["a.pdf"]


def test_the_mode_is_what_the_umask_leaves(tmp_path: Path) -> None:
    before = os.umask(0o027)
    try:
        write_pdf(tmp_path / "a.pdf", b"%PDF")
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "a.pdf").stat().st_mode) == 0o640


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "real.pdf").write_bytes(b"old")
    (tmp_path / "link.pdf").symlink_to(tmp_path / "real.pdf")
    write_pdf(tmp_path / "link.pdf", b"new")
    assert (tmp_path / "link.pdf").is_symlink()
    assert (tmp_path / "real.pdf").read_bytes() == b"new"


def test_a_missing_folder_is_named_as_it_was_given(tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "a.pdf"
    with pytest.raises(FileNotFoundError) as caught:
        write_pdf(path, b"%PDF")
    assert caught.value.filename == str(path)


def test_a_file_in_the_place_of_the_folder_is_named_as_it_was_given(tmp_path: Path) -> None:
    (tmp_path / "nota").touch()
    with pytest.raises(NotADirectoryError) as caught:
        write_pdf(tmp_path / "nota" / "a.pdf", b"new")
    assert caught.value.filename == str(tmp_path / "nota" / "a.pdf")


def test_a_folder_is_not_written_over(tmp_path: Path) -> None:
    with pytest.raises(IsADirectoryError):
        write_pdf(tmp_path, b"%PDF")


def test_a_pipe_is_refused_at_once(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.pdf")
    with pytest.raises(OSError, match=r"pipe\.pdf"):
        write_pdf(tmp_path / "pipe.pdf", b"%PDF")


def test_a_write_that_fails_leaves_the_old_file_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "a.pdf"
    path.write_bytes(b"old")
    with pytest.raises(TypeError):
        write_pdf(path, "no bytes")  # type: ignore[arg-type]
    assert path.read_bytes() == b"old"
    assert [left.name for left in tmp_path.iterdir()] == ["a.pdf"]
