"""The first bytes of a file, read before SQLite is let near it."""

from __future__ import annotations

import os
import stat
from dataclasses import dataclass
from pathlib import Path

from gmscreen.session.store_protocol import StoreError
from gmscreen.store.faults import faults_of
from gmscreen.store.held import is_held
from gmscreen.store.version import APPLICATION_ID, SCHEMA_VERSION

_MAGIC = b"SQLite format 3\x00"
_HEADER_SIZE = 100
_USER_VERSION_AT, _APPLICATION_ID_AT = 60, 68


@dataclass(frozen=True, slots=True)
class Header:
    """What a campaign's file says about itself, and which file it is on the disk."""

    version: int
    device: int
    inode: int


def read_header(path: Path) -> Header:
    """The header of a campaign; StoreError tells apart what else it may be. Nothing is touched."""
    with faults_of(path):
        status = path.stat()
        if is_held(status.st_dev, status.st_ino):
            return Header(SCHEMA_VERSION, status.st_dev, status.st_ino)
        # Not to hang on a FIFO: opening one waits for a writer unless told not to.
        descriptor = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
        try:
            status = os.fstat(descriptor)
            if not stat.S_ISREG(status.st_mode):
                raise StoreError("not_a_file", path)
            data = os.read(descriptor, _HEADER_SIZE)
        finally:
            os.close(descriptor)
    return Header(_version_in(data, path), status.st_dev, status.st_ino)


def _version_in(data: bytes, path: Path) -> int:
    if not data:
        raise StoreError("empty", path)
    if not data.startswith(_MAGIC) or len(data) < _HEADER_SIZE:
        raise StoreError("not_a_campaign" if data.strip(b"\x00") else "zeroed", path)
    if _number(data, _APPLICATION_ID_AT) != APPLICATION_ID:
        raise StoreError("other_database", path)
    version = version_in(data)
    require_known_version(version, path)
    return version


def version_in(page: bytes) -> int:
    """The schema's version on the first page of a file."""
    return _number(page, _USER_VERSION_AT)


def require_known_version(version: int, path: Path) -> None:
    """StoreError for a schema that is newer than this program's."""
    if version > SCHEMA_VERSION:
        raise StoreError("newer_schema", path, version=version, known=SCHEMA_VERSION)


def _number(data: bytes, at: int) -> int:
    return int.from_bytes(data[at : at + 4], "big")
