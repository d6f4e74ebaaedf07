"""The system libraries that Qt loads and that its wheel does not bring."""

import ctypes
from collections.abc import Callable, Mapping
from types import MappingProxyType

from tools.surface import Surface

_OFFSCREEN = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libglib-2.0.so.0": "libglib2.0-0",
}
_WINDOW = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
PACKAGES: Mapping[Surface, Mapping[str, str]] = MappingProxyType(
    {Surface.NOTHING: {}, Surface.OFFSCREEN: _OFFSCREEN, Surface.WINDOW: _OFFSCREEN | _WINDOW}
)
"""For each surface, the library's file and the Debian package that holds it."""


def loads(library: str) -> bool:
    """Whether the dynamic loader finds the library."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def missing_packages(surface: Surface, is_there: Callable[[str], bool] = loads) -> tuple[str, ...]:
    """The packages to install before Qt can draw on the surface."""
    return tuple(package for library, package in PACKAGES[surface].items() if not is_there(library))
