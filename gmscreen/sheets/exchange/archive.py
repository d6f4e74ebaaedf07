"""A .zip of sheets: its list is judged before anything is unpacked, and nothing is written to the disk."""

from __future__ import annotations

import stat
import zlib
from collections.abc import Callable
from io import BytesIO
from pathlib import Path, PurePosixPath
from zipfile import BadZipFile, ZipFile, ZipInfo

from gmscreen.sheets.errors import refusal
from gmscreen.sheets.exchange.sources import LARGEST_ALL, MOST_FILES, SUFFIXES, Source
from gmscreen.sheets.file_bytes import LARGEST_FILE, decoded, fair_bytes
from gmscreen.texts.validation import printable

LARGEST_ARCHIVE = 8 << 20
"""Bytes."""

ARCHIVE = ".zip"
_ENCRYPTED = 0x1
_BROKEN = (
    BadZipFile,
    NotImplementedError,
    RuntimeError,
    zlib.error,
    EOFError,
    OSError,
    ValueError,
    IndexError,
)


def is_archive(path: Path) -> bool:
    """Whether the name is that of an archive."""
    return path.suffix.lower() == ARCHIVE


def texts_in_archive(path: Path) -> list[tuple[str, Callable[[], Source]]]:
    """The folder of each text in the archive, and what reads it; SheetError for an archive not to be trusted.

    Refused whole: names that lead out of it, links, passwords, doubles, sizes beyond the caps.
    """
    data = fair_bytes(path, LARGEST_ARCHIVE, "archive_too_large")
    try:
        archive = ZipFile(BytesIO(data))
        entries = [entry for entry in archive.infolist() if not entry.is_dir()]
    except _BROKEN as error:
        raise refusal(path, "bad_archive") from error
    _require_modest(path, entries)
    for entry in entries:
        _require_harmless(path, entry)
    texts = [entry for entry in entries if entry.filename.lower().endswith(SUFFIXES)]
    return [_reading(path, archive, entry) for entry in texts if not _is_hidden(entry)]


def _require_modest(path: Path, entries: list[ZipInfo]) -> None:
    """The list as a whole: how many, how much, and no name twice."""
    if len(entries) > MOST_FILES:
        raise refusal(path, "too_many_files", most=MOST_FILES)
    if sum(entry.file_size for entry in entries) > LARGEST_ALL:
        raise refusal(path, "all_too_large")
    if len({entry.filename for entry in entries}) < len(entries):
        raise refusal(path, "double_name")


def _require_harmless(path: Path, entry: ZipInfo) -> None:
    name = entry.filename
    if name.startswith("/") or "\\" in name or ":" in name or ".." in PurePosixPath(name).parts:
        raise refusal(path, "leads_out", field=printable(name))
    if stat.S_ISLNK(entry.external_attr >> 16):
        raise refusal(path, "link_inside", field=printable(name))
    if entry.flag_bits & _ENCRYPTED:
        raise refusal(path, "encrypted", field=printable(name))
    if entry.file_size > LARGEST_FILE:
        raise refusal(path, "too_large", field=printable(name))


def _is_hidden(entry: ZipInfo) -> bool:
    return any(part.startswith((".", "__MACOSX")) for part in PurePosixPath(entry.filename).parts)


def _reading(path: Path, archive: ZipFile, entry: ZipInfo) -> tuple[str, Callable[[], Source]]:
    inner = PurePosixPath(entry.filename)
    folder = "" if inner.parent == PurePosixPath() else str(inner.parent)

    def read() -> Source:
        data = _unpacked(path, archive, entry)
        told = path / inner.name
        return Source(str(inner), decoded(data, told), folder, told)

    return folder, read


def _unpacked(path: Path, archive: ZipFile, entry: ZipInfo) -> bytes:
    """At most the cap and a byte, whatever the list says of the size."""
    try:
        with archive.open(entry) as file:
            data = file.read(LARGEST_FILE + 1)
    except _BROKEN as error:
        raise refusal(path, "bad_archive", field=printable(entry.filename)) from error
    if len(data) > LARGEST_FILE:
        raise refusal(path, "too_large", field=printable(entry.filename))
    return data
