"""A file put in its place: whole under its name, or not there at all."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from secrets import token_hex


def write_whole(path: Path, pieces: Iterable[bytes], mode: int = 0o666) -> None:
    """Write the file, in place of one that is there; OSError, which names `path`, leaves that one as it was.

    What a link points to is replaced, not the link. A folder, a pipe or a device is refused.
    """
    target = path.resolve()
    if target.exists() and not target.is_file():
        code = errno.EISDIR if target.is_dir() else errno.EINVAL
        raise OSError(code, os.strerror(code), str(path))
    partial = target.with_name(f".gmscreen-{token_hex(8)}.part")
    try:
        _write_through(partial, pieces, mode)
        partial.replace(target)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error
    finally:
        with suppress(OSError):  # where nothing may be written nothing was, and nothing may be taken away
            partial.unlink()


def _write_through(path: Path, pieces: Iterable[bytes], mode: int) -> None:
    """A new file that has reached the disk when this returns; the umask takes from its mode."""
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, mode)
    with os.fdopen(descriptor, "wb") as file:
        file.writelines(pieces)
        file.flush()
        os.fsync(file.fileno())
