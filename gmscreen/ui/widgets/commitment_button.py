"""What players may have of a hidden roll before it is revealed, copied by one click."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QGuiApplication

from gmscreen.session.ledger import LedgerEntry
from gmscreen.session.rolls import Roll
from gmscreen.session.session import Session
from gmscreen.session.store_protocol import StoreError
from gmscreen.texts.catalogue import text
from gmscreen.ui.theme.look import Look
from gmscreen.ui.widgets.button import Button
from gmscreen.ui.widgets.plain_label import set_plain_tooltip


class CommitmentButton(Button):
    """Takes no room beside a roll that everybody saw."""

    def __init__(self, look: Look, session: Session, say: Callable[[str], None], words: str = "") -> None:
        name = text("dice_panel.copy_commitment")
        super().__init__(look, words, icon_name="content-copy", name=name)
        set_plain_tooltip(self, name)
        self._session, self._say = session, say
        self._sequence = 0
        self.clicked.connect(lambda _checked: self._copy())
        self.hide()

    def show_roll(self, roll: Roll | None) -> None:
        """Offer the commitment to this roll, if it was hidden."""
        self._sequence = roll.sequence if roll else 0
        self.setVisible(roll is not None and roll.hidden)

    def _copy(self) -> None:
        try:
            line = self._session.line(self._sequence)
        except StoreError as error:
            self._say(str(error))
            return
        if line is not None and isinstance(line.entry, LedgerEntry):
            QGuiApplication.clipboard().setText(line.entry.hash)
            self._say(text("dice_panel.commitment_copied", number=self._sequence))
