"""SQLite's write-ahead log beside a campaign: what was committed and is not yet in the file itself.

Such a file is not opened with SQLite only to look: whoever can write merges the log, and whoever can't write
fails when the index of the log is missing, as it may be after a power cut.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from gmscreen.store.header import require_known_version, version_in
from gmscreen.store.version import SCHEMA_VERSION

_HEADER_SIZE, _FRAME_HEADER_SIZE = 32, 24
_PAGE_SIZES = range(512, 65537)


def log_of(path: Path) -> Path | None:
    """The log of a file, or None when nothing is in it."""
    log = path.with_name(path.name + "-wal")
    return log if log.exists() and log.stat().st_size > 0 else None


def require_known_log(path: Path, log: Path) -> None:
    """StoreError when the log makes the schema newer than the file's own header says; nothing is touched."""
    if any(version > SCHEMA_VERSION for version in _versions_in(log)):
        require_known_version(_merged_version(path, log), path)


def _versions_in(log: Path) -> Iterator[int]:
    """The versions on every first page in the log, whether it counts or is left from before."""
    with log.open("rb") as file:
        size = int.from_bytes(file.read(_HEADER_SIZE)[8:12], "big")
        while size in _PAGE_SIZES and len(frame := file.read(_FRAME_HEADER_SIZE)) == _FRAME_HEADER_SIZE:
            if int.from_bytes(frame[:4], "big") == 1:
                yield version_in(file.read(size))
            else:
                file.seek(size, os.SEEK_CUR)


def _merged_version(path: Path, log: Path) -> int:
    """The version in a copy of both, for which SQLite tells what counts in the log."""
    with TemporaryDirectory(prefix="escudo-") as folder:
        copy = Path(folder, "campanha.escudo")
        shutil.copyfile(path, copy)
        shutil.copyfile(log, copy.with_name(copy.name + "-wal"))
        with closing(sqlite3.connect(copy)) as connection:
            version: int = connection.execute("PRAGMA user_version").fetchone()[0]
            return version
