"""The bytes of a sheet file: taken from regular files of a fair size only, and turned into text."""

from __future__ import annotations

import os
import stat
from dataclasses import dataclass
from pathlib import Path

from gmscreen.sheets.errors import refusal

LARGEST_FILE = 1 << 20
"""Bytes; the longest sample sheet is a hundredth of it."""

BOM = "\ufeff"
_UTF_16 = (b"\xff\xfe", b"\xfe\xff")


@dataclass(frozen=True, slots=True)
class FileText:
    """A file's text without its byte order mark, and whether it had one."""

    text: str
    has_bom: bool = False

    @property
    def data(self) -> bytes:
        """The bytes that make up this text in a file."""
        return ((BOM if self.has_bom else "") + self.text).encode()


class NotRegularError(Exception):
    """A folder, a FIFO, a device: nothing was read of it."""


class TooLargeError(Exception):
    """More bytes than allowed: nothing was read of it, or no more than the limit."""


def read_text(path: Path) -> FileText:
    """The file as text; SheetError for no regular file or a large one, unread, and for other encodings."""
    return decoded(fair_bytes(path, LARGEST_FILE, "too_large"), path)


def fair_bytes(path: Path, most: int, too_large: str) -> bytes:
    """The bytes of a regular file; SheetError for any other or none, `too_large` being the key for that."""
    try:
        return regular_bytes(path, most)
    except FileNotFoundError as error:
        raise refusal(path, "missing_file") from error
    except (OSError, ValueError) as error:
        raise refusal(path, "unreadable") from error
    except NotRegularError as error:
        raise refusal(path, "not_a_file") from error
    except TooLargeError as error:
        raise refusal(path, too_large) from error


def regular_bytes(path: Path, most: int) -> bytes:
    """The bytes of a regular file; NotRegularError, TooLargeError, or what opening and reading raise."""
    # Not to hang on a FIFO: opening one waits for a writer unless told not to.
    descriptor = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
    try:
        status = os.fstat(descriptor)
        if not stat.S_ISREG(status.st_mode):
            raise NotRegularError
        data = b"" if status.st_size > most else _bytes_of(descriptor, most)
    finally:
        os.close(descriptor)
    if max(status.st_size, len(data)) > most:
        raise TooLargeError
    return data


def _bytes_of(descriptor: int, most: int) -> bytes:
    """The bytes of an open file, one past the cap at most."""
    with os.fdopen(descriptor, "rb", closefd=False) as file:
        return file.read(most + 1)


def decoded(data: bytes, path: Path | None) -> FileText:
    """UTF-8 with or without a byte order mark; SheetError for any other encoding."""
    if data.startswith(_UTF_16):
        raise refusal(path, "utf_16")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise refusal(path, "not_utf_8", data.count(b"\n", 0, error.start) + 1) from error
    return FileText(text.removeprefix(BOM), text.startswith(BOM))
