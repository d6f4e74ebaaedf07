"""The colours of paper: those of the light theme, or black on white without areas."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from enum import StrEnum
from functools import cache

from gmscreen.locator import resource

Rgb = tuple[float, float, float]


class InkStyle(StrEnum):
    """How a sheet is inked. `plain` needs only black, fills no area, and loses nothing on a grey printer."""

    COLOUR = "colour"
    PLAIN = "plain"


class Ink(StrEnum):
    """What a colour is for; a style draws nothing in an ink that it leaves out."""

    TEXT = "text"
    MUTED = "muted"
    LINE = "line"
    IN_SCENE = "in_scene"
    ON_MARCH = "on_march"
    ON_BAND = "on_band"
    PC_BAND = "pc_band"
    NAMED_NPC_BAND = "named_npc_band"
    CREATURE_BAND = "creature_band"
    STRIP = "strip"
    EDGE = "edge"
    """Rules around what would be an area in colour."""


_IN_LIGHT_THEME = {
    Ink.TEXT: "text",
    Ink.MUTED: "muted",
    Ink.LINE: "line",
    Ink.IN_SCENE: "accent",
    Ink.ON_MARCH: "info",
    Ink.ON_BAND: "on_accent",
    Ink.PC_BAND: "accent",
    Ink.NAMED_NPC_BAND: "info",
    Ink.CREATURE_BAND: "text",
    Ink.STRIP: "raised",
}

_PLAIN = {
    Ink.TEXT: "#000000",
    Ink.MUTED: "#3C3C3C",
    Ink.LINE: "#808080",
    Ink.IN_SCENE: "#000000",
    Ink.ON_MARCH: "#000000",
    Ink.ON_BAND: "#000000",
    Ink.EDGE: "#000000",
}


@cache
def colours(style: InkStyle) -> Mapping[Ink, Rgb]:
    """Red, green and blue, from 0 to 1, of each ink that the style has."""
    if style is InkStyle.PLAIN:
        return {ink: _rgb(written) for ink, written in _PLAIN.items()}
    theme = tomllib.loads(resource("themes", "light.toml").read_text(encoding="utf-8"))
    return {ink: _rgb(theme[name]) for ink, name in _IN_LIGHT_THEME.items()}


def _rgb(written: str) -> Rgb:
    red, green, blue = bytes.fromhex(written.removeprefix("#"))
    return red / 255, green / 255, blue / 255
