"""Where the program's own files are, in a checkout and installed alike."""

from functools import cache
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


@cache
def _data_root() -> Path:
    installed = _PACKAGE / "_data"
    return installed if installed.is_dir() else _PACKAGE.parent


def resource(*parts: str) -> Path:
    """Path of a file or folder under resources/; it may not exist."""
    return _data_root().joinpath("resources", *parts)


def sample_sheets() -> Path:
    """Folder of the sample sheets."""
    return _data_root() / "sheets"
