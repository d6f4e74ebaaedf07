"""A quicker start: Qt's binding without what it compiles at each start.

It carries a dozen Python files in its library, compiles them whenever it is imported, and keeps nothing: a
third of what a bare window costs. Here their code is kept, and the file that writes stubs for editors is left
out: nobody asks for it while a program runs.
"""

from __future__ import annotations

import builtins
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from gmscreen.cli.kept_code import kept_code

_CARRIED = "shibokensupport/"
_UNUSED = "shibokensupport/signature/lib/pyi_generator.py"


def import_binding() -> None:
    """Import PySide6; a binding that carries nothing is imported as ever."""
    with _compiling_once():
        import PySide6  # noqa: F401 # this is the spot


@contextmanager
def _compiling_once() -> Iterator[None]:
    whole = builtins.compile

    def compiled(source: Any, filename: Any, *words: Any, **options: Any) -> Any:
        if not (isinstance(source, bytes) and isinstance(filename, str) and filename.startswith(_CARRIED)):
            return whole(source, filename, *words, **options)
        return kept_code().of(b"" if filename == _UNUSED else source, filename)

    builtins.compile = compiled
    try:
        yield
    finally:
        builtins.compile = whole
