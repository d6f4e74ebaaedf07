"""What came of a test, in one line."""

from __future__ import annotations

from gmscreen.session.rolls import Roll
from gmscreen.ui.roll_text import HIDDEN_TONE, covered_text, marked, outcome_text, outcome_tone, sum_text
from gmscreen.ui.widgets.plain_label import PlainLabel


def show_result(label: PlainLabel, roll: Roll | None, *, covered: bool) -> None:
    """Write it on a label; of a hidden roll that is `covered` only that it was made."""
    if roll is None:
        label.show_text("")
    elif roll.hidden and covered:
        label.set_tone(HIDDEN_TONE)
        label.show_text(covered_text(roll))
    else:
        label.set_tone(outcome_tone(roll))
        label.show_text(marked(f"{sum_text(roll)} · {outcome_text(roll)}", roll))
