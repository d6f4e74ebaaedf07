"""The card where PV are lost and healed."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit

from gmscreen.rules.garganta.blow import DamageType
from gmscreen.session.ward.event_words import spot_words
from gmscreen.session.ward.state import SPOTS, Blows, Spot
from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.hp.deltas import DeltaError, parse_deltas
from gmscreen.ui.panels.hp.view import Fact, HpView
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.button import primary_button, secondary_button
from gmscreen.ui.widgets.captioned import caption_of
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.chip import Chip
from gmscreen.ui.widgets.choice import ListChoice
from gmscreen.ui.widgets.explained_number import ExplainedNumber
from gmscreen.ui.widgets.flow import flow
from gmscreen.ui.widgets.layouts import column, holder, row
from gmscreen.ui.widgets.notice import InlineError
from gmscreen.ui.widgets.plain_label import PlainLabel, set_plain_tooltip, set_style_property

_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class BlowCard(Card):
    """PV now, and the line of deltas; `struck` carries a Blows, `stepped` steps through the list.

    `came_round` tells that he is himself again; `undo` and `redo` are asked for by Ctrl+Z and Ctrl+Y in the
    empty line, which has nothing of its own to take back.
    """

    struck = Signal(object)
    stepped = Signal(int)
    came_round = Signal()
    undo = Signal()
    redo = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__(look, text("hp_panel.title.now"), edge=Tone.ACCENT)
        self.pv = ExplainedNumber(look, text("hp_panel.pv"))
        self.state = PlainLabel(size=Size.TOTAL, wrap=True)
        self.chips: list[Chip] = []
        self._chips = flow(look, gap=6)
        self.awake = secondary_button(
            look, text("hp_panel.come_round"), self.came_round.emit, "account-check-outline"
        )
        set_plain_tooltip(self.awake, text("hp_panel.come_round_note"))
        self.deltas = QLineEdit()
        self.deltas.setPlaceholderText(text("hp_panel.deltas_example"))
        self.error = InlineError(look)
        self.location = ListChoice(look, text("hp_panel.location"), _spots(), SPOTS[0])
        self.type = ListChoice(look, text("hp_panel.type"), _types(), DamageType.CRUSHING)
        self.apply = primary_button(look, text("hp_panel.apply"), self._strike, "heart-minus-outline")
        self._lay_out(look)
        self.deltas.installEventFilter(self)
        self.deltas.returnPressed.connect(self._strike)
        self.deltas.textEdited.connect(lambda _typed: self._say(""))

    def _lay_out(self, look: Look) -> None:
        top = row(look, self.pv, gap=18)
        top.addWidget(self.state, 1)
        top.addWidget(self.awake)
        self.facts = holder(self._chips)
        self.add(top, self.facts)
        typing = row(look, gap=8)
        typing.addWidget(self.deltas, 1)
        typing.addWidget(self.apply)
        self.add(column(look, caption_of(text("hp_panel.deltas"), self.deltas), typing, self.error, gap=4))
        self.add(row(look, self.location, self.type))

    def show_view(self, view: HpView) -> None:
        """Show how he stands."""
        self.pv.show_derivation(view.pv, view.of_full)
        self.pv.set_tone(view.tone)
        self.state.setText(view.state)
        self.state.set_tone(view.tone)
        self.awake.setVisible(view.can_come_round)
        while len(self.chips) < len(view.facts):
            self.chips.append(Chip(""))
            self._chips.addWidget(self.chips[-1])
        for index, chip in enumerate(self.chips):
            _show_fact(chip, view.facts[index] if index < len(view.facts) else None)
        self.facts.setVisible(bool(view.facts))

    def _strike(self) -> None:
        try:
            losses = parse_deltas(self.deltas.text())
        except DeltaError as error:
            self._say(text(f"hp_panel.delta_error.{error.key}"))
            return
        self.deltas.clear()
        self._say("")
        spot = self.location.value
        self.struck.emit(Blows(losses, spot.location, self.type.value, spot.side))
        self.location.choose(SPOTS[0])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Up and Down go through the list; undo and redo are the panel's while the line is empty."""
        if (
            watched is not self.deltas
            or event.type() != QEvent.Type.KeyPress
            or not isinstance(event, QKeyEvent)
        ):
            return super().eventFilter(watched, event)
        steps = _STEPS.get(Qt.Key(event.key()), 0)
        if steps:
            self.stepped.emit(steps)
        return bool(steps) or self._travels(event)

    def _travels(self, event: QKeyEvent) -> bool:
        if self.deltas.text():
            return False
        for keys, told in (
            (QKeySequence.StandardKey.Undo, self.undo),
            (QKeySequence.StandardKey.Redo, self.redo),
        ):
            if event.matches(keys):
                told.emit()
                return True
        return False

    def _say(self, problem: str) -> None:
        self.error.say(problem)
        set_style_property(self.deltas, "invalid", bool(problem))
        self.deltas.setAccessibleDescription(problem)


def _show_fact(chip: Chip, fact: Fact | None) -> None:
    chip.setVisible(fact is not None)
    if fact is not None:
        chip.setText(fact.words)
        chip.set_tone(fact.tone)
        set_plain_tooltip(chip, fact.note)
        chip.setAccessibleDescription(fact.note)


def _spots() -> list[tuple[Spot, str]]:
    return [(spot, spot_words(spot)) for spot in SPOTS]


def _types() -> list[tuple[DamageType, str]]:
    return [(each, text(f"hp_panel.type_name.{each}")) for each in DamageType]
