"""Writing a sheet: a fresh file in a stable order, or the old text changed only where the sheet was."""

from __future__ import annotations

import os
import tempfile
from enum import Enum
from pathlib import Path
from typing import cast

from gmscreen.sheets.errors import refusal
from gmscreen.sheets.fields import Record
from gmscreen.sheets.file_bytes import FileText
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.native_file import SheetFile, sheet_in
from gmscreen.sheets.toml_edit import edited
from gmscreen.sheets.toml_text import Table, document


def sheet_text(sheet: Sheet, written: FileText | None = None) -> FileText:
    """The sheet as its file says it.

    Over the text that it was read from, comments, unknown keys and everything unchanged stay as they were,
    to the byte; without one the text is new.
    """
    if written is None:
        return FileText(document(plain(sheet)))
    before = sheet_in(written).sheet
    if before == sheet:
        return written
    return FileText(edited(written.text, plain(before), plain(sheet)), written.has_bom)


def plain(sheet: Sheet) -> Table:
    """The sheet as TOML has it: what is absent or as by default is left out, unknown keys are there."""
    return plain_record(sheet)


def plain_record(record: Record) -> Table:
    """A part of a sheet as TOML has it; see `plain`."""
    return cast("Table", _plain(record.model_dump(by_alias=True, exclude_defaults=True)))


def _plain(value: object) -> object:
    if isinstance(value, dict):
        return {key: _plain(item) for key, item in value.items()}
    if isinstance(value, tuple | list):
        return [_plain(item) for item in value]
    return value.value if isinstance(value, Enum) else value


def save_sheet(path: Path, sheet: Sheet, written: FileText | None = None) -> SheetFile:
    """Saves over the file, whole or not at all, for its owner to read; SheetError leaves it as it was."""
    text = sheet_text(sheet, written)
    read_back = sheet_in(text, path)
    target = Path(os.path.realpath(path))
    try:
        _replace(target, text.data)
    except OSError as error:
        raise refusal(path, "not_written") from error
    return read_back


def _replace(target: Path, data: bytes) -> None:
    descriptor, name = tempfile.mkstemp(dir=target.parent, prefix=".", suffix=".tmp")
    temporary = Path(name)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(target)
    except OSError:
        temporary.unlink(missing_ok=True)
        raise
    _sync_folder(target.parent)


def _sync_folder(folder: Path) -> None:
    """Makes the new name survive a power cut."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
