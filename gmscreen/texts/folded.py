"""Text made ready to be searched in."""

from __future__ import annotations

import unicodedata
from functools import lru_cache


def folded(text: str) -> str:
    """The text without accents and without case: `Ônfalos` is found by `onfalos`."""
    if text.isascii():
        return text.lower()
    plain = unicodedata.normalize("NFKD", text).casefold()
    parts = unicodedata.normalize("NFKD", plain)
    for mark in filter(unicodedata.combining, set(parts)):
        parts = parts.replace(mark, "")
    return parts


def is_found(query: str, text: str) -> bool:
    """Whether every word of the query is somewhere in the text; an empty query finds everything."""
    ground = folded(text)
    return all(word in ground for word in folded(query).split())


@lru_cache(maxsize=4096)
def _folded_character(character: str) -> str:
    return folded(character)


@lru_cache(maxsize=4096)
def folded_with_origins(text: str) -> tuple[str, tuple[int, ...]]:
    """The folded text, and for each of its characters the place in the text that it came from."""
    parts = [_folded_character(character) for character in text]
    origins = tuple(place for place, part in enumerate(parts) for _ in part)
    return "".join(parts), origins
