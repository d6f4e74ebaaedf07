"""What a print has to say about characters that the typeface lacks."""

from __future__ import annotations

from collections.abc import Sequence

from gmscreen.paper.cards.card_pdf import undrawable
from gmscreen.paper.cards.content import CardContent
from gmscreen.texts.catalogue import text


def undrawn(cards: Sequence[CardContent]) -> tuple[str, ...]:
    """A sentence for each character that is spelled by its code on these cards."""
    return tuple(_told(character) for character in undrawable(cards))


def _told(character: str) -> str:
    shown = character if character.isprintable() else "\N{REPLACEMENT CHARACTER}"
    return text("paper.undrawn", character=shown, code=f"U+{ord(character):04X}")
