"""A button that rolls, beside a line for the dice on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from gmscreen.rules.dice import parse_dice
from gmscreen.session.rolls import Roll, RollRequest
from gmscreen.session.session import Session
from gmscreen.ui.theme.look import Look
from gmscreen.ui.widgets.button import Button
from gmscreen.ui.widgets.dice_entry import DiceEntry
from gmscreen.ui.widgets.flow import flow

MakeRequest = Callable[[], RollRequest | None]
IsHidden = Callable[[], bool]
_ANY = parse_dice("3d")


def _openly() -> bool:
    return False


def _nobody() -> str:
    return ""


class DiceRow(QWidget):
    """Rolls in the session what `request` makes at that moment, hidden if `hidden` says so then; `rolled`
    carries the roll.

    While there is nothing to roll (`request` makes None) both are out of reach.
    """

    rolled = Signal(object)

    def __init__(
        self,
        look: Look,
        session: Session,
        request: MakeRequest,
        words: str,
        *,
        primary: bool = False,
        hidden: IsHidden = _openly,
    ) -> None:
        super().__init__()
        self._session, self._request, self._hidden = session, request, hidden
        self._who: Callable[[], str] = _nobody
        self.button = Button(look, words, icon_name="dice-multiple-outline", primary=primary)
        asked = request()
        self.entry = DiceEntry(look, asked.dice) if asked else DiceEntry(look, _ANY)
        self.setLayout(flow(look, self.button, self.entry))
        self.button.clicked.connect(self._roll)
        self.entry.entered.connect(self._enter)
        self.refresh()

    def refresh(self, words: str = "") -> None:
        """Ask for the dice that are due now; `words` is the button's new caption."""
        asked = self._request()
        self.setEnabled(asked is not None)
        if words:
            self.button.setText(words)
            self.button.setAccessibleName(words)
        if asked is not None:
            self.entry.ask_for(asked.dice)

    def name_by(self, who: Callable[[], str]) -> None:
        """Record as whoever rolls what `who` says then, where the request names nobody."""
        self._who = who

    def _asked(self) -> RollRequest | None:
        asked = self._request()
        return replace(asked, who=self._who()) if asked and not asked.who else asked

    def _roll(self) -> None:
        asked = self._asked()
        if asked is not None:
            self._tell(self._session.roll(asked, hidden=self._hidden()))

    def _enter(self, faces: Sequence[int] | int) -> None:
        asked = self._asked()
        if asked is not None:
            self._tell(self._session.enter(asked, faces, hidden=self._hidden()))

    def _tell(self, roll: Roll) -> None:
        self.rolled.emit(roll)
