"""Names from files, kept from turning the line around them (right-to-left overrides and the like)."""

from __future__ import annotations

_FIRST_STRONG, _POP = "\u2068", "\u2069"
_TURNING = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def isolated(name: str) -> str:
    """The name, closed in by an isolate if anything in it could turn the text beside it."""
    return f"{_FIRST_STRONG}{name}{_POP}" if _TURNING.intersection(name) else name
