"""What armour holds of fire (20 §5g)."""

from __future__ import annotations

from fractions import Fraction

from gmscreen.rules.derivation import Derivation, Rounding

SOURCE = "20 §5g"


def fire_resistance(leather_dr: int, natural_dr: int = 0) -> Derivation:
    """Half the RD of armour that is not of metal, round down, and the body's own; metal holds nothing."""
    half = Derivation.of("leather_dr", leather_dr, SOURCE)
    half = half.times("leather_half", Fraction(1, 2), SOURCE, rounding=Rounding.DOWN)
    return half.add("sheet.natural_dr", natural_dr, SOURCE)
