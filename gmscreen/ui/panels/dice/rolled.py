"""What the large dice box came to: total, faces, what it means; and its commitment if it was hidden."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from gmscreen.session.roll_words import faces_text
from gmscreen.session.rolls import Roll
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import DASH, number
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.roll_text import covered_text, marked, outcome_text, outcome_tone
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.commitment_button import CommitmentButton
from gmscreen.ui.widgets.elided_label import ElidedLabel
from gmscreen.ui.widgets.layouts import column, row
from gmscreen.ui.widgets.plain_label import PlainLabel


class Rolled(QWidget):
    """A dash until something was rolled, and for a hidden roll that is covered."""

    def __init__(self, context: PanelContext) -> None:
        super().__init__()
        look = context.look
        self.total = PlainLabel(DASH, size=Size.BIG, tone=Tone.ACCENT)
        self.faces = ElidedLabel(size=Size.BODY, least=12)
        self.outcome = PlainLabel(strong=True)
        self.commitment = CommitmentButton(
            look, context.session, context.show_message, text("dice_panel.copy_commitment")
        )
        told = column(look, 1, self.faces, self.outcome, 1, gap=2)
        self.setLayout(row(look, self.total, told, self.commitment, gap=10))

    def show_roll(self, roll: Roll | None, *, covered: bool) -> None:
        """Show a roll, or none."""
        self.commitment.show_roll(roll)
        if roll is None or (roll.hidden and covered):
            self._show_nothing(text("dice_panel.nothing_rolled") if roll is None else covered_text(roll))
            return
        self.total.set_tone(Tone.ACCENT)
        self.total.setText(number(roll.total))
        self.faces.setText(marked(faces_text(roll), roll))
        self.outcome.set_tone(outcome_tone(roll))
        self.outcome.show_text(outcome_text(roll))

    def _show_nothing(self, why: str) -> None:
        self.total.set_tone(Tone.MUTED)
        self.total.setText(DASH)
        self.faces.setText(why)
        self.outcome.show_text("")
