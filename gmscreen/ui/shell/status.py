"""The line at the foot of the window."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame

from gmscreen.session.session import Session
from gmscreen.ui.campaign.campaign_line import CampaignLine
from gmscreen.ui.campaign.saving import Saving
from gmscreen.ui.secrecy import Secrecy
from gmscreen.ui.shell.dice_box import DiceBox
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Theme, Tone
from gmscreen.ui.widgets.elided_label import ElidedLabel
from gmscreen.ui.widgets.layouts import row

_SAID_MS = 8000
_ROOM_FOR_ALL = 820


class Status(QFrame):
    """Campaign, floor, ledger and saving at the left; the dice box; what was just said."""

    def __init__(
        self,
        look: Look,
        session: Session,
        system: str,
        secrecy: Secrecy | None = None,
        saving: Saving | None = None,
    ) -> None:
        super().__init__()
        self.setObjectName("status")
        self._look = look
        self.dice = DiceBox(look, session, secrecy)
        self.message = ElidedLabel(tone=Tone.TEXT)
        self.message.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.campaign = CampaignLine(look, session, system, self.say, saving)
        layout = row(look, self.campaign, self.dice, self.message, gap=16, margins=(12, 5, 18, 5))
        layout.setStretch(1, 1)
        self.setLayout(layout)
        self._silence = QTimer(self)
        self._silence.setSingleShot(True)
        self._silence.timeout.connect(self.message.clear)

    def dress(self, theme: Theme) -> None:
        """Leave out at this scale what there is no room for."""
        self.campaign.show_room(brief=self.width() < theme.px(_ROOM_FOR_ALL))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out at this width what there is no room for."""
        super().resizeEvent(event)
        self.dress(self._look.theme)

    def say(self, words: str) -> None:
        """Say something for eight seconds."""
        self.message.setText(words)
        self._silence.start(_SAID_MS)
