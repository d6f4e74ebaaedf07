"""The card where PV are lost and healed."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit

from gmscreen.rules.garganta.blow import DamageType, Location
from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.hp.deltas import DeltaError, parse_deltas
from gmscreen.ui.panels.hp.state import Blows
from gmscreen.ui.panels.hp.view import Fact, HpView
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.button import Button, primary_button
from gmscreen.ui.widgets.captioned import caption_of
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.chip import Chip
from gmscreen.ui.widgets.choice import ListChoice
from gmscreen.ui.widgets.explained_number import ExplainedNumber
from gmscreen.ui.widgets.layouts import column, row
from gmscreen.ui.widgets.notice import InlineError
from gmscreen.ui.widgets.plain_label import PlainLabel, set_plain_tooltip, set_style_property

MOST_FACTS = 4
_LOCATIONS = tuple(each for each in Location if each is not Location.WEAPON)


class BlowCard(Card):
    """PV now, and the line of deltas; `struck` carries a Blows, `undo` and `redo` are asked for."""

    struck = Signal(object)
    undo = Signal()
    redo = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__(look, text("hp_panel.title.now"), edge=Tone.ACCENT)
        self.pv = ExplainedNumber(look, text("hp_panel.pv"))
        self.state = PlainLabel(size=Size.TOTAL, wrap=True)
        self.chips = [Chip("") for _ in range(MOST_FACTS)]
        self.deltas = QLineEdit()
        self.deltas.setPlaceholderText(text("hp_panel.deltas_example"))
        self.error = InlineError(look)
        self.location = ListChoice(look, text("hp_panel.location"), _locations(), Location.TORSO)
        self.type = ListChoice(look, text("hp_panel.type"), _types(), DamageType.CRUSHING)
        self.apply = primary_button(look, text("hp_panel.apply"), self._strike, "heart-minus-outline")
        self.back = Button(look, "", icon_name="undo", name=text("hp_panel.undo"))
        self.forth = Button(look, "", icon_name="redo", name=text("hp_panel.redo"))
        self._lay_out(look)
        self.back.clicked.connect(self.undo)
        self.forth.clicked.connect(self.redo)
        self.deltas.returnPressed.connect(self._strike)
        self.deltas.textEdited.connect(lambda _typed: self._say(""))
        self.setFocusProxy(self.deltas)

    def _lay_out(self, look: Look) -> None:
        top = row(look, self.pv, gap=18)
        top.addWidget(self.state, 1)
        self.add(top, row(look, *self.chips, 1, gap=6))
        typing = row(look, gap=8)
        typing.addWidget(self.deltas, 1)
        for button in (self.apply, self.back, self.forth):
            typing.addWidget(button)
        self.add(column(look, caption_of(text("hp_panel.deltas"), self.deltas), typing, self.error, gap=4))
        self.add(row(look, self.location, self.type))

    def show_view(self, view: HpView) -> None:
        """Show how he stands."""
        self.pv.show_derivation(view.pv, view.of_full)
        self.pv.set_tone(view.tone)
        self.state.setText(view.state)
        self.state.set_tone(view.tone)
        for index, chip in enumerate(self.chips):
            _show_fact(chip, view.facts[index] if index < len(view.facts) else None)
        for button, words in ((self.back, view.undo), (self.forth, view.redo)):
            button.setEnabled(bool(words))
            set_plain_tooltip(button, f"{button.accessibleName()}: {words}" if words else "")

    def _strike(self) -> None:
        try:
            losses = parse_deltas(self.deltas.text())
        except DeltaError as error:
            self._say(text(f"hp_panel.delta_error.{error.key}"))
            return
        self.deltas.clear()
        self._say("")
        self.struck.emit(Blows(losses, self.location.value, self.type.value))

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


def _locations() -> list[tuple[Location, str]]:
    return [(each, text(f"hp_panel.location_name.{each}")) for each in _LOCATIONS]


def _types() -> list[tuple[DamageType, str]]:
    return [(each, text(f"hp_panel.type_name.{each}")) for each in DamageType]
