"""The line at the foot of the window."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QFrame

from gmscreen.session.session import Session
from gmscreen.texts.catalogue import plural
from gmscreen.ui.secrecy import Secrecy
from gmscreen.ui.shell.dice_box import DiceBox
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.elided_label import ElidedLabel
from gmscreen.ui.widgets.layouts import row
from gmscreen.ui.widgets.plain_label import PlainLabel

_SAID_MS = 8000


class Status(QFrame):
    """System, dice box, what was just said, and how many rolls the sitting has seen."""

    def __init__(self, look: Look, session: Session, system: str, secrecy: Secrecy | None = None) -> None:
        super().__init__()
        self.setObjectName("status")
        self._session = session
        self.dice = DiceBox(look, session, secrecy)
        self.message = ElidedLabel(tone=Tone.TEXT)
        self.message.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.count = PlainLabel(size=Size.SMALL, tone=Tone.MUTED)
        name = PlainLabel(system, size=Size.SMALL, tone=Tone.MUTED)
        layout = row(look, name, self.dice, self.message, self.count, gap=16, margins=(18, 5, 18, 5))
        layout.setStretch(1, 3)
        layout.setStretch(2, 2)
        self.setLayout(layout)
        self._silence = QTimer(self)
        self._silence.setSingleShot(True)
        self._silence.timeout.connect(self.message.clear)
        session.listen(lambda _roll: self._count())
        self._count()

    def say(self, words: str) -> None:
        """Say something for eight seconds."""
        self.message.setText(words)
        self._silence.start(_SAID_MS)

    def _count(self) -> None:
        self.count.setText(plural("shell.rolls", len(self._session.rolls())))
