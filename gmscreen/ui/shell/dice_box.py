"""The dice box of the status bar: type dice, press Enter, read the result and the chance beside it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from gmscreen.rules.errors import RuleError
from gmscreen.session.rolls import Roll, RollRequest
from gmscreen.session.session import Session
from gmscreen.texts.catalogue import text
from gmscreen.texts.problems import rule_problem
from gmscreen.ui.roll_text import chance_text, outcome_tone, roll_text
from gmscreen.ui.shell.dice_line import LONGEST_LINE, parse_dice_line
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Theme, Tone
from gmscreen.ui.widgets.captioned import caption_of
from gmscreen.ui.widgets.elided_label import ElidedLabel
from gmscreen.ui.widgets.layouts import row
from gmscreen.ui.widgets.plain_label import set_plain_tooltip, set_style_property

_RECENT = 8


class DiceBox(QWidget):
    """Rolls in the session what is typed. The up and down arrows bring back what was typed before."""

    def __init__(self, look: Look, session: Session) -> None:
        super().__init__()
        self._session = session
        self.line = _RecallingLine()
        self.line.setPlaceholderText(text("dice_box.examples"))
        self.result = ElidedLabel(least=16)
        caption = caption_of(text("dice_box.caption"), self.line)
        layout = row(look, caption, self.line, self.result, gap=8)
        layout.setStretch(2, 1)
        self.setLayout(layout)
        self.line.returnPressed.connect(self._enter)
        self.line.textEdited.connect(lambda _typed: self._say("", Tone.MUTED))
        session.listen(lambda _roll: self._recall())
        self._recall()
        self.dress(look.theme)

    def dress(self, theme: Theme) -> None:
        """Give the line its width."""
        self.line.setFixedWidth(theme.px(140))

    def _enter(self) -> None:
        typed = self.line.text()
        if not typed.strip():
            return
        try:
            roll = self._rolled(typed)
        except RuleError as error:
            set_style_property(self.line, "invalid", "true")
            self._say(rule_problem(error), Tone.BAD)
            return
        self.line.remember()
        self._say(f"{roll_text(roll)} · {chance_text(roll)}", outcome_tone(roll))

    def _rolled(self, typed: str) -> Roll:
        line = parse_dice_line(typed)
        request = RollRequest(line.dice, text("dice_box.purpose"), level=line.level)
        if line.on_table is None:
            return self._session.roll(request)
        return self._session.enter(request, line.on_table)

    def _say(self, words: str, tone: Tone) -> None:
        if tone is not Tone.BAD or not words:
            set_style_property(self.line, "invalid", "false")
        self.result.set_tone(tone)
        self.result.setText(words)
        self.result.setAccessibleName(words)

    def _recall(self) -> None:
        recent = reversed(self._session.rolls()[-_RECENT:])
        lines = [f"#{roll.sequence}  {roll.request.purpose} · {roll_text(roll)}" for roll in recent]
        set_plain_tooltip(self.line, "\n".join(lines) or text("dice_box.help"))


class _RecallingLine(QLineEdit):
    """A line that remembers what was entered, oldest first."""

    def __init__(self) -> None:
        super().__init__()
        self.setMaxLength(LONGEST_LINE)
        self.setAcceptDrops(False)
        self._entered: list[str] = []
        self._place = 0

    def remember(self) -> None:
        """Keep what is typed and make room for the next."""
        typed = self.text().strip()
        if typed not in self._entered[-1:]:
            self._entered.append(typed)
        self._place = len(self._entered)
        self.clear()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back and forth among what was entered."""
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)
        if not step:
            super().keyPressEvent(event)
            return
        self._place = min(max(self._place + step, 0), len(self._entered))
        self.setText(self._entered[self._place] if self._place < len(self._entered) else "")
