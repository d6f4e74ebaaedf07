"""The panic check: how a failed Vontade reads its table (20 §5b)."""

from __future__ import annotations

from gmscreen.rules.derivation import Derivation

LOWEST_PANIC = 4


def panic_total(roll: int, failed_by: int) -> Derivation:
    """3d plus the margin by which Vontade failed; the table starts at 4 (20 §5b)."""
    total = Derivation.of("rolled", roll, "20 §5b").add("failed_by", failed_by, "20 §5b")
    return total.at_least("lowest_panic", LOWEST_PANIC, "20 §5b")
