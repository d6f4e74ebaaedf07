"""Damage and healing as they are typed: `3+4−2` is two blows and a healing."""

from __future__ import annotations

import re

LONGEST = 80
MOST_TERMS = 20
LARGEST = 1000

_MINUS_SIGNS = dict.fromkeys(map(ord, "−–‐‑"), "-")
_WRITTEN = re.compile(r"[+-]?\s*\d+(?:\s*[+-]\s*\d+)*", re.ASCII)
_TERM = re.compile(r"[+-]?\d+", re.ASCII)


class DeltaError(ValueError):
    """Text that is no list of deltas: a key of the texts file (under `hp_panel.delta_error.`)."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def parse_deltas(typed: str) -> tuple[int, ...]:
    """PV lost by each term in its order; a term after a minus heals and is negative.

    Each term is a blow of its own: `3+4` never makes one blow of 7. A blow of 0 counts, for a blow to the
    head asks its test even when the armour stopped it. DeltaError for anything else.
    """
    written = typed.strip().translate(_MINUS_SIGNS)
    if len(written) > LONGEST:
        raise DeltaError("too_long")
    if not _WRITTEN.fullmatch(written):
        raise DeltaError("not_deltas")
    terms = tuple(map(int, _TERM.findall("".join(written.split()))))
    if len(terms) > MOST_TERMS or max(map(abs, terms)) > LARGEST:
        raise DeltaError("too_long")
    return terms
