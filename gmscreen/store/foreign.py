"""A campaign that came from others: copied first, and only the copy is opened."""

from __future__ import annotations

import os
import shutil
import stat
from pathlib import Path
from tempfile import TemporaryDirectory

from gmscreen.session.store_protocol import StoreError
from gmscreen.store.examination import examined
from gmscreen.store.faults import faults_of
from gmscreen.store.header import read_header
from gmscreen.store.held import is_held
from gmscreen.store.opening import open_campaign

LARGEST_FILE = 2 << 30
"""Bytes; a million rolls are a quarter of it."""

_LOG = "-wal"


def take_in(source: Path, target: Path) -> None:
    """Make `target` of a foreign file: everything in it read and found to be a campaign's, and rewritten.

    StoreError says what it is instead; the source is only read, and no target is left.
    """
    read_header(source)
    status = source.stat()
    if is_held(status.st_dev, status.st_ino):
        raise StoreError("busy", source)
    with faults_of(target):
        target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with faults_of(target), TemporaryDirectory(dir=target.parent, prefix=".recebida-") as folder:
        copy = Path(folder, "campanha.escudo")
        _copy_regular(source, copy)
        log = source.with_name(source.name + _LOG)
        if log.exists():
            _copy_regular(log, copy.with_name(copy.name + _LOG))
        file = open_campaign(copy)
        try:
            with file.reading() as connection:
                examined(connection, copy)
            file.copy_to(target)
        finally:
            file.close()


def _copy_regular(source: Path, copy: Path) -> None:
    with faults_of(source):
        descriptor = os.open(source, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
        with os.fdopen(descriptor, "rb") as reader:
            status = os.fstat(reader.fileno())
            if not stat.S_ISREG(status.st_mode):
                raise StoreError("not_a_file", source)
            if status.st_size > LARGEST_FILE:
                raise StoreError("file_too_large", source)
            with copy.open("xb") as writer:
                shutil.copyfileobj(reader, writer, 1 << 20)
