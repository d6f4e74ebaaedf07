"""A roll that is due: what for, the odds, a button, real dice, and what came of it."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from gmscreen.session.rolls import Roll, RollRequest
from gmscreen.session.typed_dice import Typed
from gmscreen.texts.catalogue import text
from gmscreen.ui.roll_text import dice_text, odds_text, outcome_text, outcome_tone, sum_text
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.button import Button
from gmscreen.ui.widgets.dice_entry import DiceEntry
from gmscreen.ui.widgets.layouts import column, row
from gmscreen.ui.widgets.plain_label import PlainLabel


class Rolling(Protocol):
    """Where rolls are kept: a session, or what does more with them."""

    def roll(self, request: RollRequest) -> Roll:
        """Roll and keep."""
        ...

    def enter(self, request: RollRequest, faces: Typed) -> Roll:
        """Keep what fell on the table."""
        ...


class RollRow(QWidget):
    """Rolls a request in the session, by chance or from dice typed; `rolled` carries the roll."""

    rolled = Signal(object)

    def __init__(self, look: Look, session: Rolling, request: RollRequest, *, primary: bool = False) -> None:
        super().__init__()
        self._session, self._request = session, request
        self.purpose = PlainLabel(strong=True, wrap=True)
        self.odds = PlainLabel(size=Size.SMALL, tone=Tone.MUTED)
        self.button = Button(look, "", icon_name="dice-multiple-outline", primary=primary)
        self.entry = DiceEntry(look, request.dice)
        self.result = PlainLabel(wrap=True)
        controls = row(look, self.button, self.entry, self.odds, 1, gap=10)
        self.setLayout(column(look, self.purpose, controls, self.result, gap=6))
        self.button.clicked.connect(lambda: self._show(self._session.roll(self._request)))
        self.entry.entered.connect(lambda faces: self._show(self._session.enter(self._request, faces)))
        self.ask(request)

    def ask(self, request: RollRequest) -> None:
        """Have another roll due; what came of the last one is put away."""
        self._request = request
        self.purpose.show_text(request.purpose)
        self.odds.setText(odds_text(request))
        self.entry.ask_for(request.dice)
        words = _button_words(request)
        self.button.set_words(words, f"{request.purpose}: {words}")
        self.result.show_text("")

    def _show(self, roll: Roll) -> None:
        self.result.set_tone(outcome_tone(roll))
        self.result.show_text(" · ".join(part for part in (sum_text(roll), outcome_text(roll)) if part))
        self.rolled.emit(roll)


def _button_words(request: RollRequest) -> str:
    dice = dice_text(request.dice)
    if request.level is None:
        return text("widget.roll", dice=dice)
    return text("widget.roll_against", dice=dice, level=request.level)
