"""Feint and wrestling: two throw, and the margin decides; dice of the table for either."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit

from gmscreen.rules.errors import RuleError
from gmscreen.session.typed_dice import Typed
from gmscreen.texts.catalogue import text
from gmscreen.texts.problems import rule_problem
from gmscreen.ui.faces import parse_table_dice
from gmscreen.ui.isolated import isolated
from gmscreen.ui.panels.combat.blow_view import THREE
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Tone
from gmscreen.ui.widgets.button import primary_button
from gmscreen.ui.widgets.captioned import caption_of
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.flow import flow
from gmscreen.ui.widgets.layouts import column, holder, row
from gmscreen.ui.widgets.notice import InlineError
from gmscreen.ui.widgets.plain_label import PlainLabel


class Contest(StrEnum):
    """What is contested."""

    FEINT = "feint"
    GRAPPLE = "grapple"
    PIN = "pin"
    BREAK_FREE = "break_free"


class ContestCard(Card):
    """`thrown` carries the contest and both dice, None for those that are to be rolled."""

    thrown = Signal(object, object, object)

    def __init__(self, look: Look) -> None:
        super().__init__(look, text("combat.title.contest"), gap=8)
        self.contest = Contest.FEINT
        self.what = PlainLabel(strong=True, wrap=True)
        self.levels = PlainLabel(tone=Tone.MUTED, wrap=True)
        self.mine, self.other = QLineEdit(), QLineEdit()
        self._captions = [caption_of(text("combat.dice_mine"), self.mine)]
        self._captions.append(caption_of(text("combat.dice_other"), self.other))
        self.error = InlineError(look)
        self.button = primary_button(look, text("combat.contest"), self._throw, "dice-multiple-outline")
        escape = PlainLabel(text("combat.escape"), tone=Tone.MUTED)
        lines = (self.mine, self.other)
        fields = [
            holder(column(look, caption, line, gap=4))
            for caption, line in zip(self._captions, lines, strict=True)
        ]
        self.add(self.what, self.levels, holder(flow(look, *fields, gap=10)), self.error)
        self.add(row(look, self.button, escape, 1, gap=10))
        for line in lines:
            line.setAcceptDrops(False)  # a file dropped on it is for the window
            line.setPlaceholderText(text("widget.table_dice"))
            line.returnPressed.connect(self._throw)

    def ask(self, contest: Contest, name: str, other: str, levels: str) -> None:
        """Have these two contest; `levels` is what each throws against."""
        self.contest = contest
        self.what.setText(text(f"combat.contest_of.{contest}", name=isolated(name), other=isolated(other)))
        self.levels.show_text(levels)

    def _throw(self) -> None:
        try:
            dice = [_typed(line) for line in (self.mine, self.other)]
        except RuleError as error:
            self.error.say(rule_problem(error))
            return
        self.error.say("")
        self.mine.clear()
        self.other.clear()
        self.thrown.emit(self.contest, *dice)


def _typed(line: QLineEdit) -> Typed | None:
    return parse_table_dice(line.text(), THREE) if line.text().strip() else None
