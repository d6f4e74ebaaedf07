"""What is found out about the machine that runs this."""

from pathlib import Path

import pytest

from tools.machine import this_machine


def found_uv(text: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path | None:
    """The uv that is found where PATH holds that one program."""
    program = folder / "uv"
    program.write_text(text)
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(folder))
    return this_machine().uv


def test_a_uv_that_starts_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert found_uv("#!/bin/sh\nexit 0\n", tmp_path, monkeypatch) == tmp_path / "uv"


def test_a_uv_that_does_not_start_is_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert found_uv("#!/bin/sh\nexit 127\n", tmp_path, monkeypatch) is None


def test_the_interpreter_found_is_none_of_the_environment() -> None:
    assert ".venv" not in this_machine().python.parts
