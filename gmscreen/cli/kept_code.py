"""Compiled code that is kept between starts, as Python keeps that of its files."""

from __future__ import annotations

import marshal
import os
import sys
from contextlib import suppress
from functools import cache
from importlib.util import source_hash
from pathlib import Path
from types import CodeType

_PROOF = 8
"""Bytes of the hash before the code."""

_MOST = 4000
"""Texts that are kept; beyond them there are too many of older versions, and all begins anew."""

_compiled = compile
"""Python's own, whoever stands in for it while the binding is imported."""


class KeptCode:
    """The code of texts that are compiled at each start; what is new is kept when the program ends."""

    def __init__(self, place: Path) -> None:
        self._place = place
        self._known = _read(place)
        self._has_grown = False

    def of(self, source: str | bytes, filename: str) -> CodeType:
        """The code of a text; SyntaxError."""
        written = source.encode() if isinstance(source, str) else source
        name = source_hash(filename.encode() + b"\0" + written)
        code = self._known.get(name)
        if code is None:
            code = self._known[name] = _compiled(source, filename, "exec", dont_inherit=True)
            self._has_grown = True
        return code

    def keep(self) -> None:
        """Write down what is new, whole or not at all; where that can't be, the next start compiles again."""
        if not self._has_grown or sys.dont_write_bytecode:
            return
        written = marshal.dumps(self._known if len(self._known) <= _MOST else {})
        with suppress(OSError):
            self._place.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            draft = self._place.with_name(f"{self._place.name}.{os.getpid()}")
            draft.write_bytes(source_hash(written) + written)
            draft.replace(self._place)
        self._has_grown = False


@cache
def kept_code() -> KeptCode:
    """The one of this Python, among those of the person's files that may be lost."""
    asked = Path(os.environ.get("XDG_CACHE_HOME", ""))
    folder = asked if asked.is_absolute() else Path(os.path.expanduser("~"), ".cache")  # noqa: PTH111 - never fails
    return KeptCode(folder / "gmscreen" / f"code.{sys.implementation.cache_tag}")


def _read(place: Path) -> dict[bytes, CodeType]:
    """What is kept; nothing where it is not as it was written."""
    with suppress(OSError):
        written = place.read_bytes()
        proof, known = written[:_PROOF], written[_PROOF:]
        if known and source_hash(known) == proof:
            found: dict[bytes, CodeType] = marshal.loads(known)  # noqa: S302 - as any .pyc, by the same hand
            return found
    return {}
