"""The table of a spell's critical failures."""

from __future__ import annotations

from PySide6.QtCore import Signal

from gmscreen.rules.dice import parse_dice
from gmscreen.session.rolls import RollRequest
from gmscreen.texts.catalogue import text
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.dice_row import DiceRow
from gmscreen.ui.panels.magic.spell_view import FailureView
from gmscreen.ui.roll_text import dice_text
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.layouts import column, holder
from gmscreen.ui.widgets.plain_label import PlainLabel
from gmscreen.ui.widgets.roll_rows import RollRows

_THREE = parse_dice("3d")


class FailureCard(Card):
    """Dice, rows and note; `rolled` carries the table's roll, `hurt` that of the damage to the caster."""

    rolled = Signal(object)
    hurt = Signal(object)

    def __init__(self, context: PanelContext, view: FailureView) -> None:
        super().__init__(context.look, text("magic.table"), gap=8)
        look, request = context.look, RollRequest(_THREE, text("magic.purpose_of_table"))
        self._hurt: RollRequest | None = None
        self.dice = DiceRow(look, context.session, lambda: request, text("magic.roll_table"))
        self.due = PlainLabel(wrap=True)
        self.damage = DiceRow(look, context.session, lambda: self._hurt, text("magic.purpose_of_hurt"))
        self.told = PlainLabel(strong=True, tone=Tone.BAD, wrap=True)
        caption = PlainLabel(text("magic.purpose_of_hurt"), size=Size.SMALL, tone=Tone.MUTED)
        self._damage = holder(column(look, caption, self.damage, self.told, gap=4))
        self.rows = RollRows(look, text("magic.table"))
        note = PlainLabel(view.note, size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        self.add(self.due, self.dice, self._damage, self.rows, note)
        self.dice.rolled.connect(self.rolled)
        self.damage.rolled.connect(self.hurt)

    def show_failures(self, view: FailureView, *, due: bool) -> None:
        """Show the table; `due` that the spell's roll asks for it."""
        self.set_active(due)
        self.due.set_tone(Tone.BAD if due else Tone.MUTED)
        self.due.setText(text("magic.table_due" if due else "magic.table_hint"))
        self.rows.show_rows(view.rows)
        self._damage.setVisible(view.damage is not None)
        if view.damage is not None:
            self._hurt = RollRequest(view.damage, text("magic.purpose_of_hurt"))
            self.damage.refresh(text("widget.roll", dice=dice_text(view.damage)))
        self.told.show_text(view.damage_told)
