"""The margin of a test, step by step (20 §1)."""

from __future__ import annotations

from gmscreen.rules.derivation import Derivation


def margin(level: int, roll: int) -> Derivation:
    """Level less roll: negative on a failure."""
    return Derivation.of("level", level, "20 §1").add("three_dice", -roll, "20 §1")
