"""Texts that a person typed, checked before they become part of a record."""

from __future__ import annotations

from collections.abc import Iterator

from gmscreen.rules.errors import RuleError
from gmscreen.session.patches import splice

LONGEST_NAME = 10_000
_PIECE = 1 << 14
LONGEST_TEXT = 16 << 20
"""Characters; a hundred thousand lines are a third of it."""


def checked_text(text: str, field: str, longest: int = LONGEST_TEXT) -> str:
    """The text itself; RuleError when it is too long, has a NUL, or half of a character no file can hold."""
    if len(text) > longest:
        raise RuleError("text_too_long", field, longest=longest)
    if "\x00" in text or not all(map(_is_whole, _pieces(text))):
        raise RuleError("text_not_storable", field)
    return text


def checked_edit(before: str, after: str, field: str) -> str:
    """The text that a checked one has become, of which only what is new is checked; RuleError as above."""
    if len(after) > LONGEST_TEXT:
        raise RuleError("text_too_long", field, longest=LONGEST_TEXT)
    checked_text(splice(before, after)[2], field)
    return after


def checked_name(name: str, field: str) -> str:
    """The name without blanks around it; RuleError when nothing is left, too."""
    name = checked_text(name.strip(), field, LONGEST_NAME)
    if not name:
        raise RuleError("name_missing", field)
    return name


def _pieces(text: str) -> Iterator[str]:
    """The text in pieces: encoding all of a long one at once would ask for a large block of memory."""
    return (text[at : at + _PIECE] for at in range(0, len(text), _PIECE))


def _is_whole(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
