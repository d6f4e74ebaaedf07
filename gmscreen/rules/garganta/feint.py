"""The feint: a contest whose margin comes off the other's next defence (19 §3, 20 §4.3)."""

from __future__ import annotations

from gmscreen.rules.checks import Contest, Winner
from gmscreen.rules.derivation import Derivation
from gmscreen.rules.garganta.interpretations import Interpretation

SOURCE = "19 §3; 20 §4.3"


def feint_penalty(contest: Contest, *, in_the_dark: bool = False) -> Derivation:
    """What a feint takes off the target's active defence against the feinter's next attack, 0 or less.

    The feinter is `a` of the contest; a feint that nobody sees does nothing.
    """
    if in_the_dark:
        return Derivation.of("feint_unseen", 0, SOURCE)
    if contest.winner is not Winner.A or contest.a_margin < 0:
        return Derivation.of("feint_failed", 0, SOURCE)
    penalty = Derivation.of("feint", -contest.a_margin, SOURCE)
    return penalty.add(
        "feint_resisted", max(0, contest.b_margin), SOURCE, interpretation=Interpretation.FEINT_MARGIN
    )
