"""What a start draws on: nothing, pictures without a screen, or a window."""

from collections.abc import Mapping, Sequence
from enum import Enum

_NEEDS_NO_QT = frozenset(
    {
        "batch",
        "calc",
        "schema",
        "cards",
        "inserts",
        "handout",
        "sheet",
        "ledger",
        "roll",
        "-h",
        "--help",
        "--version",
    }
)


class Surface(Enum):
    """Each needs what the one before it needs, and more."""

    NOTHING = "nothing"
    OFFSCREEN = "offscreen"
    WINDOW = "window"


def surface_of_program(arguments: Sequence[str], environ: Mapping[str, str]) -> Surface:
    """What `gmscreen ARGUMENTS` draws on; a platform chosen for Qt by hand needs no screen of ours."""
    command = next((word for word in arguments if word != "--debug"), "")
    if command in _NEEDS_NO_QT:
        return Surface.NOTHING
    platform = environ.get("QT_QPA_PLATFORM", "xcb").partition(":")[0]
    if command == "screenshot" or not platform.startswith(("xcb", "wayland")):
        return Surface.OFFSCREEN
    return Surface.WINDOW
