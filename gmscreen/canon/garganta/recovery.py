"""How PV come back (20 §5.6)."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from gmscreen.canon.canon_file import read_canon
from gmscreen.canon.dice_text import DiceText
from gmscreen.canon.fields import CanonModel, Source
from gmscreen.locator import resource
from gmscreen.rules.garganta.recovery import RecoveryRules


class RecoveryModel(CanonModel):
    """The figures, as their file writes them."""

    bandage_pv: int
    bandage_minutes: int
    first_aid: DiceText
    first_aid_least: int
    first_aid_critical_failure: int
    rest_pv: int
    physician_level: int
    physician_bonus: int
    weekly_pv: int
    weekly_critical: int
    weekly_critical_failure: int
    source: Source


def read_recovery_rules(path: Path) -> RecoveryRules:
    """The figures of recovery."""
    return RecoveryRules(**dict(read_canon(path, RecoveryModel).content))


@cache
def recovery_rules() -> RecoveryRules:
    """The figures of recovery."""
    return read_recovery_rules(resource("canon", "garganta", "recovery.toml"))
