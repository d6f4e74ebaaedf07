"""What a print has to say about characters that the typeface lacks."""

from __future__ import annotations

from collections.abc import Iterable

from gmscreen.paper.press.printed_text import without_glyph
from gmscreen.texts.catalogue import text


def undrawn(texts: Iterable[str]) -> tuple[str, ...]:
    """A sentence for each character of these texts that is spelled by its code on paper."""
    return tuple(_told(character) for character in without_glyph(texts))


def _told(character: str) -> str:
    shown = character if character.isprintable() else "\N{REPLACEMENT CHARACTER}"
    return text("paper.undrawn", character=shown, code=f"U+{ord(character):04X}")
