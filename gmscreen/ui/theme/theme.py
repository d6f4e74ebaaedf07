"""A theme: base colours by role, and sizes that follow one scale."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from PySide6.QtGui import QColor, QFont

from gmscreen.locator import resource

FONT_FAMILY = "Source Sans Pro"


class ThemeName(StrEnum):
    """The themes there are, by their file's name in resources/themes."""

    DARK = "dark"
    LIGHT = "light"


class Mode(StrEnum):
    """From how far a window is read: at arm's length, or from a metre."""

    DESK = "desk"
    TABLE = "table"


class Tone(StrEnum):
    """What a colour says. A tone never says it alone: a word or a sign stands beside it."""

    BG = "bg"
    SURFACE = "surface"
    RAISED = "raised"
    LINE = "line"
    TEXT = "text"
    MUTED = "muted"
    ACCENT = "accent"
    INFO = "info"
    GOOD = "good"
    WARN = "warn"
    BAD = "bad"
    ON_ACCENT = "on_accent"


class Size(StrEnum):
    """The steps of the type scale."""

    SMALL = "small"
    BODY = "body"
    TOTAL = "total"
    BIG = "big"


TYPE_SCALE = {
    Mode.DESK: {Size.SMALL: 13, Size.BODY: 15, Size.TOTAL: 22, Size.BIG: 44},
    Mode.TABLE: {Size.SMALL: 20, Size.BODY: 26, Size.TOTAL: 36, Size.BIG: 64},
}
"""Pixels of each mode at 100 %; in table mode nothing is under 20."""

_LENGTHS = {Mode.DESK: 100, Mode.TABLE: 173}
_SPACES = {Mode.DESK: 100, Mode.TABLE: 125}
"""How much of desk mode, in percent: what holds words grows with them, the room between things less."""

GAP = 14
CARD_PADDING = 18
CONTROL_RADIUS = 8
ICON = 18


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours by tone, the scale in percent and the mode; two equal themes look the same."""

    name: ThemeName
    scale: int
    colors: tuple[tuple[Tone, str], ...]
    mode: Mode = Mode.DESK

    def color(self, tone: Tone) -> QColor:
        """The colour of a tone."""
        return QColor(self.hex_of(tone))

    def hex_of(self, tone: Tone) -> str:
        """The colour of a tone as `#RRGGBB`."""
        return dict(self.colors)[tone]

    def mixed(self, tone: Tone, ground: Tone, share: int) -> QColor:
        """`share` percent of a tone laid over a ground: quiet fills, borders of chips."""
        over, under = self.color(tone), self.color(ground)
        parts = zip(over.getRgb()[:3], under.getRgb()[:3], strict=True)  # type: ignore[index]
        return QColor(*((a * share + b * (100 - share)) // 100 for a, b in parts))

    def px(self, pixels: int) -> int:
        """Pixels of desk mode at 100 % in this mode and scale; what is there at all never vanishes."""
        return _share(pixels, self.scale * _LENGTHS[self.mode])

    def plain(self, pixels: int) -> int:
        """What so many pixels of this mode and scale would be in desk mode at 100 %."""
        return pixels * 10000 // (self.scale * _LENGTHS[self.mode])

    def space(self, pixels: int) -> int:
        """The same for the room between things, which grows less in table mode."""
        return _share(pixels, self.scale * _SPACES[self.mode])

    def type_px(self, size: Size) -> int:
        """The height of a step of the type scale."""
        return _share(TYPE_SCALE[self.mode][size], self.scale * 100)

    def font(self, size: Size, *, strong: bool = False) -> QFont:
        """The font of a step of the type scale, for what is painted by hand."""
        font = QFont(FONT_FAMILY)
        font.setPixelSize(self.type_px(size))
        font.setWeight(QFont.Weight.DemiBold if strong else QFont.Weight.Normal)
        return font


def _share(pixels: int, share: int) -> int:
    """So many ten-thousandths of some pixels, at least one of any."""
    return max(1, (pixels * share + 5000) // 10000) if pixels > 0 else 0


@cache
def _base_colors(name: ThemeName) -> tuple[tuple[Tone, str], ...]:
    with resource("themes", f"{name}.toml").open("rb") as file:
        written = tomllib.load(file)
    return tuple((tone, written[tone]) for tone in Tone)


def load_theme(name: ThemeName, scale: int = 100, mode: Mode = Mode.DESK) -> Theme:
    """The theme of that name at a scale in percent."""
    return Theme(name, scale, _base_colors(name), mode)
