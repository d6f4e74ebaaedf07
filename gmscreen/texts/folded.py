"""Text made ready to be searched in."""

from __future__ import annotations

import unicodedata


def folded(text: str) -> str:
    """The text without accents and without case: `Ônfalos` is found by `onfalos`."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(character for character in parts if not unicodedata.combining(character))


def is_found(query: str, text: str) -> bool:
    """Whether every word of the query is somewhere in the text; an empty query finds everything."""
    ground = folded(text)
    return all(word in ground for word in folded(query).split())
