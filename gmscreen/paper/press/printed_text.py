"""What of a person's text goes on paper: no control signs, each character as something the font draws."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache

from gmscreen.paper.press.typeface import glyphs

_DROPPED = {"Cc", "Cf"}
"""Control and format characters: among them right-to-left overrides, joiners and soft hyphens."""

_BLANKS = {"Zs", "Zl", "Zp"}


def printed(text: str) -> str:
    """The text with only what the font can draw and line breaks.

    Control characters are gone, odd blanks are spaces. A character without a glyph is spelled by its
    compatible letters where it has some, otherwise by its code, as in `[U+1F409]`.
    """
    composed = unicodedata.normalize("NFC", text.replace("\r\n", "\n").replace("\t", " "))
    strange = set(composed) - glyphs()
    if not strange:
        return composed
    return composed.translate({ord(character): _spelled(character) for character in strange})


def without_glyph(texts: Iterable[str]) -> tuple[str, ...]:
    """The characters of these texts that had to be spelled by their code, in order of code."""
    met = set(unicodedata.normalize("NFC", "\n".join(texts)))
    return tuple(sorted(character for character in met if _is_coded(character)))


@cache
def _spelled(character: str) -> str:
    category = unicodedata.category(character)
    if category in _BLANKS:
        return " "
    if category in _DROPPED:
        return ""
    compatible = unicodedata.normalize("NFKD", character)
    if compatible != character and all(part in glyphs() for part in compatible):
        return compatible
    return _code(character)


def _code(character: str) -> str:
    return f"[U+{ord(character):04X}]"


def _is_coded(character: str) -> bool:
    return character not in glyphs() and _spelled(character) == _code(character)
