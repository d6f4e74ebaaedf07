"""`gmscreen screenshot`: every panel as a picture, drawn without a display."""

from __future__ import annotations

import os
import re
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from pathlib import Path

from gmscreen.texts.catalogue import text

THEMES = ("dark", "light")
MODES = ("desk", "table")
LEAST_SCALE, MOST_SCALE = 75, 250
_SIZE = re.compile(r"([1-9]\d{2,3})x([1-9]\d{2,3})", re.ASCII)


def add_arguments(parser: ArgumentParser) -> None:
    """The options of the command."""
    parser.set_defaults(refuse=parser.error)
    parser.add_argument("--out", required=True, type=Path, metavar="DIR", help=text("screenshot.out"))
    parser.add_argument("--panel", metavar="ID", help=text("screenshot.panel"))
    parser.add_argument("--theme", choices=THEMES, default="dark", help=text("screenshot.theme"))
    parser.add_argument("--mode", choices=MODES, default="desk", help=text("screenshot.mode"))
    parser.add_argument("--scale", type=_scale, default=100, metavar="N", help=text("screenshot.scale"))
    parser.add_argument(
        "--size", type=_size, default=(1600, 900), metavar="LxA", help=text("screenshot.size")
    )
    parser.add_argument("--sheet", type=Path, metavar="FILE", help=text("screenshot.sheet"))


def run(options: Namespace) -> int:
    """Draw to DIR/<panel>-<theme>.png at exactly the size asked; gives the exit status.

    SheetError for a sheet that can't be read, OSError for a folder that can't be written.
    """
    # Qt must know before it is imported that no display is wanted.
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtCore import QSize

    from gmscreen.sheets.native_file import read_sheet
    from gmscreen.ui.pictures import PANELS, draw_panels
    from gmscreen.ui.theme.theme import Mode, ThemeName

    if options.sheet is not None:
        read_sheet(options.sheet)
    options.out.mkdir(parents=True, exist_ok=True)
    if options.panel not in (None, *PANELS):
        options.refuse(text("screenshot.unknown_panel", panel=options.panel, panels=", ".join(PANELS)))
    panels = (options.panel,) if options.panel else PANELS
    theme, size = ThemeName(options.theme), QSize(*options.size)
    mode = Mode(options.mode)
    for path in draw_panels(options.out, panels, theme, options.scale, size, options.sheet, mode):
        print(path)
    return 0


def _scale(typed: str) -> int:
    if not typed.isascii() or not typed.isdigit() or not LEAST_SCALE <= int(typed[:4]) <= MOST_SCALE:
        raise ArgumentTypeError(text("screenshot.bad_scale", least=LEAST_SCALE, most=MOST_SCALE))
    return int(typed)


def _size(typed: str) -> tuple[int, int]:
    parts = _SIZE.fullmatch(typed)
    if parts is None:
        raise ArgumentTypeError(text("screenshot.bad_size"))
    return int(parts[1]), int(parts[2])
