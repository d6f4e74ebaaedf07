"""What a text says of itself before it begins: title, campaign and date between two lines of `---`."""

from __future__ import annotations

import unicodedata

_FENCE = "---"
_KEYS = {"titulo": "title", "campanha": "campaign", "data": "date"}
_MOST_LINES = 20


def front_matter(written: str) -> tuple[dict[str, str], str]:
    """The known entries by their English names, and the text with those lines left empty.

    A text that doesn't begin so is given back as it is; entries of other names are left out.
    """
    lines = written.split("\n")
    ends = [at for at, line in enumerate(lines[1 : _MOST_LINES + 1], start=1) if line.strip() == _FENCE]
    if lines[0].strip() != _FENCE or not ends:
        return {}, written
    entries: dict[str, str] = {}
    for line in lines[1 : ends[0]]:
        key, _, value = line.partition(":")
        name = _KEYS.get(_bare(key))
        if name:
            entries[name] = value.strip().strip("\"'")
    return entries, "\n".join([""] * (ends[0] + 1) + lines[ends[0] + 1 :])


def _bare(key: str) -> str:
    """The key without accents, in small letters."""
    apart = unicodedata.normalize("NFD", key.strip().casefold())
    return "".join(sign for sign in apart if not unicodedata.combining(sign))
