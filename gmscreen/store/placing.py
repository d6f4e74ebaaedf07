"""New files: written under another name, on disk before they bear their own."""

from __future__ import annotations

import errno
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from gmscreen.store.faults import faults_of

PARTIAL = ".parcial"
"""What the name of an unfinished file ends in."""

_NO_LINKS = {errno.EPERM, errno.ENOTSUP, errno.EMLINK, errno.ENOSYS}
"""What a file system says that has no hard links, such as that of a memory stick."""


@contextmanager
def placed(target: Path, *, replacing: bool = False) -> Iterator[Path]:
    """An empty file of ours alone to write into; whole under `target` at the end, or gone on any failure.

    StoreError when `target` exists, unless it may be replaced.
    """
    partial = target.with_name(f".{secrets.token_hex(8)}{PARTIAL}")
    with faults_of(target):
        os.close(os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600))
        try:
            yield partial
            sync(partial)
            _rename(partial, target, replacing=replacing)
            sync(target.parent)
        except BaseException:
            for left in (partial, partial.with_name(partial.name + "-journal")):
                with suppress(OSError):
                    left.unlink()
            raise


def _rename(partial: Path, target: Path, *, replacing: bool) -> None:
    if not replacing:
        try:
            os.link(partial, target)  # unlike a rename, this never takes a file's place
        except OSError as error:
            if error.errno not in _NO_LINKS or os.path.lexists(target):
                raise
        else:
            partial.unlink()
            return
    partial.replace(target)


def remove_partials(folder: Path) -> None:
    """Remove what a killed process left unfinished; nobody else may be writing there."""
    with suppress(OSError):
        for partial in folder.glob(f".*{PARTIAL}*"):
            partial.unlink(missing_ok=True)


def sync(path: Path) -> None:
    """Have the disk keep a file's bytes, or a folder's names."""
    descriptor = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
