"""The colours of paper: those of the light theme."""

from __future__ import annotations

import tomllib
from enum import StrEnum
from functools import cache

from gmscreen.locator import resource

Rgb = tuple[float, float, float]


class Ink(StrEnum):
    """What a colour is for, by its name in the light theme."""

    TEXT = "text"
    MUTED = "muted"
    LINE = "line"
    RAISED = "raised"
    IN_SCENE = "accent"
    ON_MARCH = "info"
    PAPER = "on_accent"


@cache
def colours() -> dict[Ink, Rgb]:
    """Red, green and blue of each ink, from 0 to 1."""
    base = tomllib.loads(resource("themes", "light.toml").read_text(encoding="utf-8"))
    return {ink: _rgb(base[ink]) for ink in Ink}


def _rgb(written: str) -> Rgb:
    red, green, blue = bytes.fromhex(written.removeprefix("#"))
    return red / 255, green / 255, blue / 255
