"""Getting PV back: bandage, first aid, rest, physician (20 §5.6)."""

from __future__ import annotations

from dataclasses import dataclass

from gmscreen.rules.checks import Outcome
from gmscreen.rules.derivation import Derivation
from gmscreen.rules.dice import Dice


@dataclass(frozen=True, slots=True)
class RecoveryRules:
    """Figures of recovery: PV, minutes, and the physician's level and bonus."""

    bandage_pv: int
    bandage_minutes: int
    first_aid: Dice
    first_aid_least: int
    first_aid_critical_failure: int
    rest_pv: int
    physician_level: int
    physician_bonus: int
    weekly_pv: int
    weekly_critical: int
    weekly_critical_failure: int
    source: str


def first_aid(outcome: Outcome, roll: int, injury: int, rules: RecoveryRules) -> Derivation:
    """PV that first aid gives back to someone `injury` PV down: a critical success, all of them (20 §5.6)."""
    if outcome is Outcome.CRITICAL_SUCCESS:
        return Derivation.of("first_aid_critical", injury, rules.source)
    if outcome is Outcome.CRITICAL_FAILURE:
        return Derivation.of("first_aid_fumbled", -rules.first_aid_critical_failure, rules.source)
    if outcome is Outcome.FAILURE:
        return Derivation.of("first_aid_failed", 0, rules.source)
    healed = Derivation.of("first_aid", roll, rules.source)
    healed = healed.at_least("first_aid_least", rules.first_aid_least, rules.source)
    return healed.at_most("no_more_than_lost", injury, rules.source)


def rest_level(ht: int, physician_level: int | None, rules: RecoveryRules) -> Derivation:
    """The HT test of a day of rest; a good enough physician adds to it (20 §5.6)."""
    level = Derivation.of("ht", ht, rules.source)
    cared_for = physician_level is not None and physician_level >= rules.physician_level
    return level.add("physician", rules.physician_bonus * cared_for, rules.source)


def weekly_care(outcome: Outcome, rules: RecoveryRules) -> int:
    """PV that a physician's weekly roll gives back, or takes (20 §5.6)."""
    return {
        Outcome.CRITICAL_SUCCESS: rules.weekly_critical,
        Outcome.SUCCESS: rules.weekly_pv,
        Outcome.FAILURE: 0,
        Outcome.CRITICAL_FAILURE: -rules.weekly_critical_failure,
    }[outcome]
