"""What being looked after gives back (20 §5.6)."""

from __future__ import annotations

from gmscreen.rules.checks import Outcome
from gmscreen.rules.garganta.recovery import RecoveryRules, first_aid, weekly_care
from gmscreen.session.ward.state import Care, Cared


def gain(event: Cared, lost: int, rules: RecoveryRules) -> int:
    """PV that come back to someone who has lost so many; negative where a critical failure takes some.

    Nothing yet for first aid that only succeeded: its dice are rolled next.
    """
    outcome = event.outcome or Outcome.SUCCESS
    match event.care:
        case Care.BANDAGE:
            return rules.bandage_pv
        case Care.FIRST_AID:
            return 0 if outcome is Outcome.SUCCESS else first_aid(outcome, 0, lost, rules).as_int
        case Care.FIRST_AID_DICE:
            return first_aid(Outcome.SUCCESS, event.roll, lost, rules).as_int
        case Care.REST:
            return rules.rest_pv if outcome.passed else 0
        case Care.MEDICINE:
            return weekly_care(outcome, rules)


def awaits_dice(event: Cared) -> bool:
    """Whether the dice of first aid are due now."""
    return event.care is Care.FIRST_AID and event.outcome is Outcome.SUCCESS
