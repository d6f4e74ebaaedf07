"""Which of the things dropped on the window are sheets."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData

SHEET_SUFFIX = ".toml"


def dropped_files(data: QMimeData) -> tuple[Path, ...]:
    """The local files among what is dragged, in their order."""
    return tuple(Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile())


def sheets_among(files: tuple[Path, ...]) -> tuple[Path, ...]:
    """Those that may be sheets, by their suffix."""
    return tuple(file for file in files if file.suffix.lower() == SHEET_SUFFIX)
