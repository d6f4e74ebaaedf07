"""Prints that somebody has looked at, kept by their bytes."""

from __future__ import annotations

import os
import re
import zlib
from pathlib import Path

PRINTS = Path(__file__).parent.parent / "data" / "prints"
RENEWED = "GMSCREEN_NEW_PRINTS"
"""Set it for a run of the tests to keep the prints of today, then look at them."""

_STREAM = re.compile(rb"<<(?:(?!<<|>>).|<<.*?>>)*?/Length (\d+).*?>>\s*stream\r?\n", re.DOTALL)
_PLACES = re.compile(rb"/Length \d+|startxref\s+\d+|^\d{10} \d{5} [nf]\s*$", re.MULTILINE)
"""What only says how long and where: it follows from how well the stream was compressed."""


def is_kept(name: str, made: bytes) -> bool:
    """Whether a print is the one kept under a name, byte for byte once its streams are unpacked.

    Packed streams may differ from one machine's zlib to another's.
    """
    path = PRINTS / name
    if os.environ.get(RENEWED):
        path.write_bytes(made)
    kept = path.read_bytes()
    return made == kept or unpacked(made) == unpacked(kept)


def unpacked(pdf: bytes) -> bytes:
    """A PDF with its streams as before they were compressed, and without what counts their bytes."""
    parts, at = [], 0
    for found in _STREAM.finditer(pdf):
        if found.start() >= at:
            parts.append(pdf[at : found.end()])
            at = found.end() + int(found[1])
            parts.append(_plain(found[0], pdf[found.end() : at]))
    return b"".join(_PLACES.sub(b"", part) for part in [*parts, pdf[at:]])


def _plain(head: bytes, data: bytes) -> bytes:
    if b"/XRef" in head:
        return b""
    return zlib.decompress(data) if b"/FlateDecode" in head and b"ASCII85" not in head else data
