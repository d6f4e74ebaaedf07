"""Small pieces of what a card says: numbers, dashes for what nobody gives, the sign of our own readings."""

from __future__ import annotations

import re
from collections.abc import Iterable

from gmscreen.rules.derivation import Derivation
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import DASH, MINUS, number
from gmscreen.texts.steps import told_short

_NBSP = "\N{NO-BREAK SPACE}"
SEPARATOR = f"{_NBSP}· "
"""Between the parts of a list; no line begins with it."""


def value(derivation: Derivation | None) -> str:
    """The number, marked where a step is our reading; a dash where there is none."""
    if derivation is None:
        return DASH
    return marked(number(derivation.value), is_ours(derivation))


def figure(given: int | None) -> str:
    """A number that the sheet gives, or a dash."""
    return DASH if given is None else number(given)


def marked(words: str, ours: bool) -> str:
    """The words, with the sign of our reading where it is one."""
    return text("card.marked", words=words) if ours else words


def is_ours(derivation: Derivation) -> bool:
    """Whether the number rests on a reading of ours."""
    return any(step.interpretation for step in derivation.steps)


def dice(written: str | None) -> str:
    """Dice with a proper minus, or a dash."""
    return DASH if written is None else written.replace("-", MINUS)


def account(derivation: Derivation) -> str:
    """The derivation in one line; a sign stays with its number when the line is broken."""
    told = told_short(derivation)
    return re.sub(rf"([+{MINUS}½⅔]|trunca) ", rf"\1{_NBSP}", told).replace(" PD", f"{_NBSP}PD")


def unbroken(words: str) -> str:
    """The words on one line, whatever the width."""
    return words.replace(" ", _NBSP)


def listed(words: Iterable[str]) -> str:
    """What there is of these, with a dot between."""
    return SEPARATOR.join(word for word in words if word)


def runs(numbers: Iterable[int]) -> str:
    """Whole numbers, neighbours drawn together: `4–7, 11`."""
    parts: list[tuple[int, int]] = []
    for current in sorted(set(numbers)):
        if parts and parts[-1][1] == current - 1:
            parts[-1] = (parts[-1][0], current)
        else:
            parts.append((current, current))
    return ", ".join(str(low) if low == high else f"{low}–{high}" for low, high in parts)
