"""A PDF put in its place."""

from __future__ import annotations

from pathlib import Path

from gmscreen.session.whole_file import write_whole


def write_pdf(path: Path, data: bytes) -> None:
    """Write the file whole; OSError, which names `path`, leaves one that is there as it was."""
    write_whole(path, [data])
