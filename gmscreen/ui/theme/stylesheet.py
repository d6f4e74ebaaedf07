"""The one stylesheet: resources/themes/window.qss filled with a theme."""

from __future__ import annotations

import re
from functools import cache

from gmscreen.locator import resource
from gmscreen.ui.theme.theme import Size, Theme, Tone

_TOKEN = re.compile(
    r"@(?:(?P<pixels>\d+)(?:\+(?P<fixed>\d+))?px|type-(?P<size>[a-z]+)|(?P<tone>[a-z_]+)(?:/(?P<share>\d+))?)"
)


@cache
def _template() -> str:
    written = resource("themes", "window.qss").read_text(encoding="utf-8")
    return written.split("*/", 1)[1]


def stylesheet_of(theme: Theme) -> str:
    """The stylesheet of a theme; ValueError for a tone or a size that does not exist."""
    return _TOKEN.sub(lambda token: _value(token, theme), _template())


def _value(token: re.Match[str], theme: Theme) -> str:
    if token["pixels"]:
        return f"{theme.px(int(token['pixels'])) + int(token['fixed'] or 0)}px"
    if token["size"]:
        return f"{theme.type_px(Size(token['size']))}px"
    tone = Tone(token["tone"])
    if token["share"]:
        return theme.mixed(tone, Tone.SURFACE, int(token["share"])).name()
    return theme.hex_of(tone)
