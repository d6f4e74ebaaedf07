"""The signs of a TOML text that give it its shape, told apart from those inside strings and comments."""

from __future__ import annotations

import re
from collections.abc import Iterator

DEPTH = {"[": 1, "{": 1, "]": -1, "}": -1}

_TOKEN = re.compile(
    r'"""(?:\\.|[^\\])*?(?:"""|\Z)'
    r"|'''.*?(?:'''|\Z)"
    r'|"(?:\\.|[^"\\\n])*"'
    r"|'[^'\n]*'"
    r"|(?P<comment>\#[^\n]*)"
    r"|(?P<mark>[\[\]{}.=,\n])",
    re.DOTALL,
)


def marks(source: str) -> Iterator[tuple[str, int]]:
    """Each bracket, dot, equals sign, comma and line end that means something, with its position."""
    for token in _TOKEN.finditer(source):
        if mark := token["mark"]:
            yield mark, token.start()


def comments(source: str) -> list[tuple[str, int]]:
    """Each comment with its position."""
    return [(token["comment"], token.start()) for token in _TOKEN.finditer(source) if token["comment"]]
