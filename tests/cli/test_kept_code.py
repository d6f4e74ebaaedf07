"""Code that was compiled once is kept for the next start, and never believed when it is damaged."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from gmscreen.cli import kept_code as module
from gmscreen.cli.kept_code import KeptCode, kept_code

TEXT = "answer = 6 * 7"


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    return tmp_path / "cache" / "code"


def answer(kept: KeptCode, source: str | bytes = TEXT) -> object:
    names: dict[str, object] = {}
    exec(kept.of(source, "<string>"), names)  # noqa: S102 - as whoever asked for it does
    return names["answer"]


def forbid_compiling(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_compiled", None)


def test_a_text_is_compiled_at_the_first_start(place: Path) -> None:
    assert answer(KeptCode(place)) == 42


def test_a_text_is_not_compiled_again_at_the_next_start(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = KeptCode(place)
    answer(first)
    first.keep()
    forbid_compiling(monkeypatch)
    assert answer(KeptCode(place)) == 42


def test_another_text_is_never_taken_for_it(place: Path) -> None:
    first = KeptCode(place)
    answer(first)
    first.keep()
    assert answer(KeptCode(place), b"answer = 43") == 43


def test_code_says_from_which_file_it_is(place: Path) -> None:
    kept = KeptCode(place)
    names = [kept.of(TEXT, name).co_filename for name in ("one.py", "other.py")]
    assert names == ["one.py", "other.py"]


@pytest.mark.parametrize("damaged", [slice(0, 0), slice(0, 20), slice(1, None)])
def test_what_is_not_as_it_was_written_is_compiled_again(place: Path, damaged: slice) -> None:
    first = KeptCode(place)
    answer(first)
    first.keep()
    place.write_bytes(place.read_bytes()[damaged])
    assert answer(KeptCode(place)) == 42


def test_a_start_with_nothing_new_writes_nothing(place: Path) -> None:
    first = KeptCode(place)
    answer(first)
    first.keep()
    place.unlink()
    first.keep()
    assert not place.exists()


def test_whoever_wants_no_bytecode_gets_none(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    kept = KeptCode(place)
    answer(kept)
    kept.keep()
    assert not place.parent.exists()


def test_where_nothing_can_be_kept_the_program_goes_on(place: Path) -> None:
    place.parent.write_text("no folder")
    kept = KeptCode(place)
    answer(kept)
    kept.keep()
    assert answer(KeptCode(place)) == 42


def test_too_many_texts_begin_anew(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_MOST", 1)
    kept = KeptCode(place)
    answer(kept)
    answer(kept, b"answer = 43")
    kept.keep()
    forbid_compiling(monkeypatch)
    with pytest.raises(TypeError):
        answer(KeptCode(place))


@pytest.mark.parametrize("asked", ["", "not/absolute"])
def test_it_lies_among_the_files_that_may_be_lost(asked: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", asked)
    monkeypatch.setenv("HOME", "/of/somebody")
    kept_code.cache_clear()
    try:
        assert kept_code()._place.parent == Path("/of/somebody/.cache/gmscreen")
    finally:
        kept_code.cache_clear()
