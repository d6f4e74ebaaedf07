"""A card for one step of a blow: number, title, what came of it, what to roll."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.combat.blow_view import THREE, Line, Step
from gmscreen.ui.panels.combat.roster_view import Mark
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.button import primary_button
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.chip import Chip
from gmscreen.ui.widgets.dice_entry import DiceEntry
from gmscreen.ui.widgets.elided_label import ElidedLabel
from gmscreen.ui.widgets.explained_label import ExplainedLabel
from gmscreen.ui.widgets.flow import Flow, flow
from gmscreen.ui.widgets.layouts import grid, holder, row
from gmscreen.ui.widgets.notice import InlineError
from gmscreen.ui.widgets.plain_label import PlainLabel, set_plain_tooltip, set_style_property

MOST_LINES, MOST_SINGLE = 12, 3
_APART = 24


class LineRow(QWidget):
    """A line: what at the left, wrapped or cut, its source in small, how much at the right."""

    def __init__(self, look: Look, *, wraps: bool) -> None:
        super().__init__()
        self.words: PlainLabel = PlainLabel(wrap=True) if wraps else ElidedLabel(size=Size.BODY)
        self.source = PlainLabel(size=Size.SMALL, tone=Tone.MUTED)
        self.amount = PlainLabel(strong=True)
        if not wraps:
            self.words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        layout = row(look, self.words, self.source, self.amount, gap=10)
        layout.setStretch(0, 1)
        self.setLayout(layout)

    def show_line(self, line: Line, *, sourced: bool = True) -> None:
        """Show another line; its source in the tooltip where there is no room for it."""
        self.words.setText(line.words)
        set_plain_tooltip(self.words, f"{line.words}  [{line.source}]" if line.source else line.words)
        self.source.show_text(line.source if sourced else "")
        self.amount.setText(line.amount)
        self.words.set_tone(line.tone)


class Lines(QWidget):
    """Lines under one another, with `pairs` in two columns where they are many.

    Those beyond the room are counted, and told in full by the number's steps.
    """

    def __init__(self, look: Look, *, pairs: bool = False, wraps: bool = False) -> None:
        super().__init__()
        self._look, self._pairs, self._wraps = look, pairs, wraps
        self._rows: list[LineRow] = []
        self._columns = 1
        self._grid = grid(look, gap=2)
        self.setLayout(self._grid)

    def show_lines(self, lines: Sequence[Line]) -> None:
        """Show these instead."""
        shown = list(lines[:MOST_LINES])
        if len(lines) > MOST_LINES:
            more = len(lines) - MOST_LINES + 1
            shown[-1] = Line(text("combat.more_lines", count=more), tone=Tone.MUTED)
        while len(self._rows) < len(shown):
            self._rows.append(LineRow(self._look, wraps=self._wraps))
        self._arrange(2 if self._pairs and len(shown) > MOST_SINGLE else 1)
        for place, each in enumerate(self._rows):
            if place < len(shown):
                each.show_line(shown[place], sourced=self._columns == 1)
            each.setVisible(place < len(shown))
        self.setVisible(bool(shown))

    def _arrange(self, columns: int) -> None:
        """Put the rows into so many columns; those that stand there already stay."""
        there = self._grid.count() if columns == self._columns else 0
        self._columns = columns
        for place, each in enumerate(self._rows[there:], there):
            self._grid.addWidget(each, place // columns, place % columns)
        for column_ in range(2):
            self._grid.setColumnStretch(column_, int(column_ < columns))
        self._grid.setHorizontalSpacing(self._look.theme.px(_APART))


class Marks(QWidget):
    """Chips in a flow, made once and written anew."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._flow: Flow = flow(look, gap=6)
        self.chips: list[Chip] = []
        self.setLayout(self._flow)

    def show_marks(self, marks: Sequence[Mark]) -> None:
        """Show these instead."""
        while len(self.chips) < len(marks):
            self.chips.append(Chip(""))
            self._flow.addWidget(self.chips[-1])
        for place, chip in enumerate(self.chips):
            if place < len(marks):
                chip.setText(marks[place].words)
                chip.setAccessibleName(marks[place].words)
                set_style_property(chip, "tone", marks[place].tone.value)
            chip.setVisible(place < len(marks))
        self.setVisible(bool(marks))


class StepCard(Card):
    """One of the three; while it is awaited it has the edge, the button and the line for real dice.

    `rolled` carries None for the button, or what was typed.
    """

    rolled = Signal(object)

    def __init__(self, look: Look, number: str) -> None:
        super().__init__(look, gap=6)
        self.number = PlainLabel(number, size=Size.TOTAL, tone=Tone.MUTED)
        self.heading = ElidedLabel(size=Size.BODY, tone=Tone.TEXT, least=16)
        set_style_property(self.heading, "strong", value=True)
        self.outcome = PlainLabel(strong=True)
        self.marks = Marks(look)
        self.lines = Lines(look, pairs=number == "1")
        self.big = ExplainedLabel(look, text("combat.level_name"))
        set_style_property(self.big, "type_size", Size.TOTAL.value)
        self.odds, self.odds_above = (PlainLabel(size=Size.SMALL, tone=Tone.MUTED) for _ in range(2))
        self.results = Lines(look, wraps=True)
        self.problem = InlineError(look)
        self.button = primary_button(look, "", lambda: self.rolled.emit(None), "dice-multiple-outline")
        self.entry = DiceEntry(look, THREE)
        self.entry.entered.connect(self.rolled)
        self._lay_out(look)

    def _lay_out(self, look: Look) -> None:
        head = row(look, self.number, self.heading, self.odds_above, self.outcome, gap=10)
        head.setStretch(1, 1)
        self.numbers = holder(row(look, self.big, 1, self.odds, gap=10))
        self.rolling = holder(flow(look, self.button, self.entry, gap=10))
        self.add(head, self.marks, self.lines, self.numbers, self.problem, self.rolling, self.results)

    def show_step(self, step: Step) -> None:
        """Show a step as it stands."""
        self.set_active(step.now)
        self.number.set_tone(Tone.ACCENT if step.now else Tone.MUTED)
        self.heading.setText(step.title)
        self.outcome.set_tone(step.outcome.tone)
        self.outcome.show_text(step.outcome.words)
        self.marks.show_marks(step.chips)
        self.lines.show_lines(step.lines)
        self._show_big(step)
        self.problem.say(step.problem)
        self._show_rolling(step)
        self.results.show_lines(step.result)

    def _show_big(self, step: Step) -> None:
        self.numbers.setVisible(bool(step.big))
        if step.told is not None and step.big:
            self.big.show_derivation(step.told, step.big)
        else:
            self.big.show_absent()
        self.big.set_tone(Tone.ACCENT if step.now else Tone.TEXT)

    def _show_rolling(self, step: Step) -> None:
        rolls = step.now and step.dice is not None and not step.problem
        self.button.setVisible(rolls)
        self.entry.setVisible(rolls)
        self.odds.show_text(step.odds if step.big else "")
        self.odds_above.show_text("" if step.big else step.odds)
        self.rolling.setVisible(rolls)
        if step.dice is not None:
            self.button.set_words(text("combat.keyed", words=step.act, on="R"))
            self.entry.ask_for(step.dice)
