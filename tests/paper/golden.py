"""Prints that somebody has looked at, kept by their bytes."""

from __future__ import annotations

import os
from pathlib import Path

PRINTS = Path(__file__).parent.parent / "data" / "prints"
RENEWED = "GMSCREEN_NEW_PRINTS"
"""Set it for a run of the tests to keep the prints of today, then look at them."""


def kept_print(name: str, made: bytes) -> bytes:
    """The print that was kept under a name."""
    path = PRINTS / name
    if os.environ.get(RENEWED):
        path.write_bytes(made)
    return path.read_bytes()
