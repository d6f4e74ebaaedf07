"""Qt's binding is imported with kept code, and does all that it did."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
QUICK = (
    "from gmscreen.cli.kept_code import kept_code; from gmscreen.cli.quick_binding import import_binding; "
    "import_binding(); kept_code().keep(); "
)
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


def test_signatures_and_mistakes_are_told_as_without_it(tmp_path: Path) -> None:
    plain = told(WRONG_ARGUMENT, tmp_path)
    assert told(QUICK + WRONG_ARGUMENT, tmp_path) == plain
    assert told(QUICK + WRONG_ARGUMENT, tmp_path) == plain


def test_what_is_kept_is_not_compiled_again(tmp_path: Path) -> None:
    told(QUICK, tmp_path)
    counted = """
import builtins
names, whole = [], builtins.compile
def counting(source, name, *words, **options):
    names.append(str(name))
    return whole(source, name, *words, **options)
builtins.compile = counting
"""
    shown = "print([name for name in names if 'shibokensupport' in name])"
    assert told(f"{counted}\n{QUICK}\n{shown}", tmp_path) == "[]\n"


def test_what_writes_stubs_for_editors_is_left_out(tmp_path: Path) -> None:
    named = "import PySide6; from shibokensupport.signature.lib import pyi_generator as it; "
    named += "print(hasattr(it, 'main'))"
    assert (told(named, tmp_path), told(QUICK + named, tmp_path)) == ("True\n", "False\n")


def test_compiling_is_as_it_was_afterwards(tmp_path: Path) -> None:
    code = f"import builtins; before = builtins.compile; {QUICK} print(builtins.compile is before)"
    assert told(code, tmp_path) == "True\n"
