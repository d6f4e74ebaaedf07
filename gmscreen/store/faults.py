"""What SQLite and the system complain of, as StoreErrors."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from gmscreen.session.store_protocol import StoreError

_BY_CODE = {
    sqlite3.SQLITE_FULL: "disk_full",
    sqlite3.SQLITE_READONLY: "read_only",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "not_a_campaign",
    sqlite3.SQLITE_CANTOPEN: "unreachable",
    sqlite3.SQLITE_TOOBIG: "too_large",
    sqlite3.SQLITE_AUTH: "forbidden",
    sqlite3.SQLITE_PERM: "forbidden",
}
_BY_ERRNO = {
    errno.ENOSPC: "disk_full",
    errno.EDQUOT: "disk_full",
    errno.EFBIG: "disk_full",
    errno.EROFS: "read_only",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.EISDIR: "not_a_file",
    errno.EEXIST: "exists",
    errno.ENAMETOOLONG: "name_too_long",
}


def fault(path: Path | None, error: Exception) -> StoreError | None:
    """The StoreError of a complaint, or None for an error of the program."""
    driver_s = getattr(error, "orig", None)  # of SQLAlchemy's errors, which isn't imported for it: start-up
    if isinstance(driver_s, Exception):
        return fault(path, driver_s)
    if isinstance(error, sqlite3.DatabaseError) and _is_of_the_file(error):
        return StoreError(_BY_CODE.get(_primary_code(error), "io"), path)
    if isinstance(error, OSError):
        return StoreError(_BY_ERRNO.get(error.errno or 0, "io"), path)
    return None


@contextmanager
def faults_of(path: Path | None) -> Iterator[None]:
    """Within it, whatever is wrong with the file is raised as a StoreError that names it."""
    try:
        yield
    except Exception as error:
        known = fault(path, error)
        if known is None:
            raise
        raise known from error


def _is_of_the_file(error: sqlite3.DatabaseError) -> bool:
    """Whether the disk or the file is at fault, and not a statement of ours."""
    return _primary_code(error) not in {
        sqlite3.SQLITE_ERROR,
        sqlite3.SQLITE_MISUSE,
        sqlite3.SQLITE_CONSTRAINT,
        0,
    }


def _primary_code(error: sqlite3.DatabaseError) -> int:
    return getattr(error, "sqlite_errorcode", 0) & 0xFF
