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
from gmscreen.ui.roll_text import HIDDEN_TONE, chance_text, covered_text, marked, outcome_tone, roll_text
from gmscreen.ui.secrecy import Secrecy
from gmscreen.ui.shell.dice_line import LONGEST_LINE, parse_dice_line
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Theme, Tone
from gmscreen.ui.widgets.captioned import caption_of
from gmscreen.ui.widgets.commitment_button import CommitmentButton
from gmscreen.ui.widgets.elided_label import ElidedLabel
from gmscreen.ui.widgets.hidden_toggle import HiddenToggle
from gmscreen.ui.widgets.layouts import row
from gmscreen.ui.widgets.plain_label import set_plain_tooltip, set_style_property

_RECENT = 8


class DiceBox(QWidget):
    """Rolls in the session what is typed. The up and down arrows bring back what was typed before."""

    def __init__(self, look: Look, session: Session, secrecy: Secrecy | None = None) -> None:
        super().__init__()
        self._look, self._session = look, session
        self._secrecy = secrecy or Secrecy(self)
        self._last: Roll | None = None
        self.line = _RecallingLine()
        self.line.setPlaceholderText(text("dice_box.examples"))
        self.hidden = HiddenToggle(look, self._secrecy, text("secrecy.roll_hidden_short"))
        self.result = ElidedLabel(least=16)
        self.commitment = CommitmentButton(look, session, lambda said: self._say(said, Tone.MUTED))
        caption = caption_of(text("dice_box.caption"), self.line)
        layout = row(look, caption, self.line, self.hidden, self.result, self.commitment, gap=8)
        layout.setStretch(3, 1)
        layout.setAlignment(self.hidden, Qt.AlignmentFlag.AlignVCenter)
        self.setLayout(layout)
        self.line.returnPressed.connect(self._enter)
        self.line.textEdited.connect(lambda _typed: self._tell(None))
        self._secrecy.changed.connect(self._cover)
        session.listen(lambda _roll: self._recall())
        self._recall()
        self.dress(look.theme)

    def dress(self, theme: Theme) -> None:
        """Give the line its width, and cover what players may not see: the mode decides."""
        self.line.setFixedWidth(theme.px(140))
        for beside in (self.hidden, self.commitment):
            beside.setFixedHeight(self.line.sizeHint().height())
        self._cover()

    def _cover(self) -> None:
        if self._last is not None:
            self._tell(self._last)
        self._recall()

    def _enter(self) -> None:
        typed = self.line.text()
        if not typed.strip():
            return
        try:
            roll = self._rolled(typed)
        except RuleError as error:
            self._tell(None)
            set_style_property(self.line, "invalid", "true")
            self._say(rule_problem(error), Tone.BAD)
            return
        self.line.remember()
        self._tell(roll)

    def _tell(self, roll: Roll | None) -> None:
        """Say what came of a roll, as far as whoever sees this screen may know it."""
        self._last = roll
        self.commitment.show_roll(roll)
        if roll is None:
            self._say("", Tone.MUTED)
        elif self._is_covered(roll):
            self._say(covered_text(roll), HIDDEN_TONE)
        else:
            self._say(marked(f"{roll_text(roll)} · {chance_text(roll)}", roll), outcome_tone(roll))

    def _is_covered(self, roll: Roll) -> bool:
        return roll.hidden and self._secrecy.covers(self._look)

    def _rolled(self, typed: str) -> Roll:
        line = parse_dice_line(typed)
        request = RollRequest(line.dice, text("dice_box.purpose"), level=line.level)
        hidden = self._secrecy.rolls_hidden
        if line.on_table is None:
            return self._session.roll(request, hidden=hidden)
        return self._session.enter(request, line.on_table, hidden=hidden)

    def _say(self, words: str, tone: Tone) -> None:
        if tone is not Tone.BAD or not words:
            set_style_property(self.line, "invalid", "false")
        self.result.set_tone(tone)
        self.result.setText(words)
        self.result.setAccessibleName(words)

    def _recall(self) -> None:
        recent = reversed(self._session.rolls()[-_RECENT:])
        lines = [f"#{roll.sequence}  {self._recalled(roll)}" for roll in recent]
        set_plain_tooltip(self.line, "\n".join(lines) or text("dice_box.help"))

    def _recalled(self, roll: Roll) -> str:
        if self._is_covered(roll):
            return text("export.state.hidden")
        return marked(f"{roll.request.purpose} · {roll_text(roll)}", roll)


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
