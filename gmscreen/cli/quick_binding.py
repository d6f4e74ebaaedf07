"""A quicker start: Qt's binding without what it compiles at each start.

It carries a dozen Python files in its library, compiles them whenever it is imported, and keeps nothing: a
third of what a bare window costs. Here their code is kept as Python keeps that of any file, and the one that
writes stubs for editors is left out: nobody asks for it while a program runs.
"""

from __future__ import annotations

import builtins
import marshal
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import source_hash
from pathlib import Path
from types import CodeType
from typing import Any, cast

_CARRIED = "shibokensupport/"
_PROOF = 8
"""Bytes of the hash before the code."""

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
        if filename == _UNUSED:
            return whole(b"", filename, "exec")
        kept = _place(source, filename)
        code = _read(kept)
        if code is None:
            code = whole(source, filename, *words, **options)
            _write(kept, code)
        return code

    builtins.compile = compiled
    try:
        yield
    finally:
        builtins.compile = whole


def _place(source: bytes, filename: str) -> Path:
    """Where the code of a text is kept for this Python, among those of a person's files that may be lost."""
    asked = Path(os.environ.get("XDG_CACHE_HOME", ""))
    cache = asked if asked.is_absolute() else Path.home() / ".cache"
    name = f"{Path(filename).stem}-{source_hash(source).hex()}.{sys.implementation.cache_tag}.code"
    return cache / "gmscreen" / "qt-binding" / name


def _read(kept: Path) -> CodeType | None:
    """The code that is kept; None for none, and for what is not as it was written."""
    with suppress(OSError):
        written = kept.read_bytes()
        proof, code = written[:_PROOF], written[_PROOF:]
        if code and source_hash(code) == proof:
            return cast("CodeType", marshal.loads(code))  # noqa: S302 - what any .pyc is, and by the same hand
    return None


def _write(kept: Path, code: CodeType) -> None:
    """Keep code, whole or not at all; where that can't be, the next start compiles it again."""
    if sys.dont_write_bytecode:
        return
    with suppress(OSError):
        kept.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        draft = kept.with_name(f"{kept.name}.{os.getpid()}")
        written = marshal.dumps(code)
        draft.write_bytes(source_hash(written) + written)
        draft.replace(kept)
