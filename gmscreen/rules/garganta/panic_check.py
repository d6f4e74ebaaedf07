"""The panic check: what Vontade tests, and how its failure reads the table (20 §5b)."""

from __future__ import annotations

from gmscreen.rules.derivation import Derivation
from gmscreen.rules.garganta.panic import LOWEST_PANIC

REFLEXES_BONUS = 2


def panic_level(will: int, *, combat_reflexes: bool = False, others: int = 0) -> Derivation:
    """The level that is tested: Vontade, +2 with Reflexos em Combate, and what the moment adds (20 §5b)."""
    level = Derivation.of("will", will, "20 §5b")
    level = level.add("combat_reflexes", REFLEXES_BONUS * combat_reflexes, "20 §5b")
    return level.add("other_modifiers", others, "20 §5b; 28")


def failed_by(level: int, roll: int) -> int:
    """The margin by which a failed test failed; 0 for a 17 or 18 that the level would have covered."""
    return max(0, roll - level)


def panic_total(roll: int, failed_by: int) -> Derivation:
    """3d plus the margin by which Vontade failed; the table starts at 4 (20 §5b)."""
    total = Derivation.of("rolled", roll, "20 §5b").add("failed_by", failed_by, "20 §5b")
    return total.at_least("lowest_panic", LOWEST_PANIC, "20 §5b")
