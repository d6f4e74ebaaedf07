"""The program's own font, from the files of the package font-source-sans-pro."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from pathlib import Path

from PySide6.QtGui import QFontDatabase

_STYLES = ("Regular", "Semibold")


@cache
def package_folder(package: str) -> Path:
    """Where a package's files are, found without importing it; FileNotFoundError if it is absent."""
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise FileNotFoundError(package)
    return Path(spec.submodule_search_locations[0])


def register_fonts() -> None:
    """Give Qt our font's files, so that pictures don't depend on the machine's fonts."""
    folder = package_folder("font_source_sans_pro") / "files"
    for style in _STYLES:
        path = folder / f"SourceSansPro-{style}.ttf"
        if QFontDatabase.addApplicationFont(str(path)) < 0:
            raise FileNotFoundError(path)
