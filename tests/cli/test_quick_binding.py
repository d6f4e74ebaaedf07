"""Qt's binding is imported with kept code, and does all that it did."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
QUICK = "from gmscreen.cli.quick_binding import import_binding; import_binding(); "
WRONG_ARGUMENT = """
from PySide6.QtCore import QSize
from shibokensupport.signature import get_signature
print(get_signature(QSize.scaled))
try:
    QSize("a", {})
except TypeError as error:
    print(error)
"""


def told(code: str, cache: Path, **more: str) -> str:
    environment = {**os.environ, "XDG_CACHE_HOME": str(cache), **more}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    environment.update(more)
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT, env=environment
    )
    return done.stdout


def kept(cache: Path) -> list[Path]:
    return sorted((cache / "gmscreen" / "qt-binding").glob("*"))


def test_signatures_and_mistakes_are_told_as_without_it(tmp_path: Path) -> None:
    plain = told(WRONG_ARGUMENT, tmp_path)
    assert told(QUICK + WRONG_ARGUMENT, tmp_path) == plain
    assert kept(tmp_path)
    assert told(QUICK + WRONG_ARGUMENT, tmp_path) == plain


def test_what_is_kept_is_not_compiled_again(tmp_path: Path) -> None:
    told(QUICK, tmp_path)
    before = {one: one.stat().st_mtime_ns for one in kept(tmp_path)}
    counted = """
import builtins
names, whole = [], builtins.compile
def counting(source, name, *words, **options):
    names.append(str(name))
    return whole(source, name, *words, **options)
builtins.compile = counting
"""
    shown = "print([name for name in names if 'shibokensupport' in name])"
    assert told(f"{counted}\n{QUICK}\n{shown}", tmp_path) == (
        "['shibokensupport/signature/lib/pyi_generator.py']\n"
    )
    assert {one: one.stat().st_mtime_ns for one in kept(tmp_path)} == before


@pytest.mark.parametrize("damage", [b"", b"nonsense", b"i\x01\x00\x00\x00" * 99])
def test_what_is_no_code_is_compiled_again(damage: bytes, tmp_path: Path) -> None:
    told(QUICK, tmp_path)
    for one in kept(tmp_path):
        one.write_bytes(damage)
    assert told(QUICK + "import PySide6.QtCore; print(PySide6.QtCore.QSize(1, 2).width())", tmp_path) == "1\n"


def test_whoever_wants_no_bytecode_gets_none(tmp_path: Path) -> None:
    told(QUICK, tmp_path, PYTHONDONTWRITEBYTECODE="1")
    assert not kept(tmp_path)


def test_the_binding_comes_where_nothing_can_be_kept(tmp_path: Path) -> None:
    (tmp_path / "gmscreen").write_text("no folder")
    assert told(QUICK + "import PySide6; print(PySide6.__name__)", tmp_path) == "PySide6\n"


def test_compiling_is_as_it_was_afterwards(tmp_path: Path) -> None:
    code = f"import builtins; before = builtins.compile; {QUICK} print(builtins.compile is before)"
    assert told(code, tmp_path) == "True\n"
