"""The card of the defence: what is left, with the number to roll; what is not is struck through."""

from __future__ import annotations

from PySide6.QtCore import Signal

from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.combat.blow_view import DefenseChip, DefenseStep
from gmscreen.ui.panels.combat.step_card import StepCard
from gmscreen.ui.theme.look import Look
from gmscreen.ui.widgets.button import EnterButton, small_button
from gmscreen.ui.widgets.elided_label import ElidedLabel
from gmscreen.ui.widgets.flow import flow
from gmscreen.ui.widgets.layouts import holder
from gmscreen.ui.widgets.plain_label import set_plain_tooltip, set_style_property


class ChoiceChip(EnterButton):
    """A defence to press; out of reach it is struck through, and its tooltip says why."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("small", "true")

    def show_chip(self, chip: DefenseChip) -> None:
        """Show another defence."""
        words = text("combat.numbered", on=chip.key, words=chip.words)
        self.setText(words.replace("&", "&&"))
        set_style_property(self, "chosen", chip.chosen)
        set_style_property(self, "struck", bool(chip.reason))
        self.setAccessibleName(
            text("widget.struck", words=chip.words, reason=chip.reason) if chip.reason else words
        )
        set_plain_tooltip(self, chip.reason)


class DefenseCard(StepCard):
    """`chosen` carries a defence's choice, `retreated` turns the retreat, `let_through` gives up."""

    chosen = Signal(object)
    retreated = Signal()
    let_through = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__(look, "2")
        self._look = look
        self.chips: list[ChoiceChip] = []
        self._choices: tuple[DefenseChip, ...] = ()
        self._flow = flow(look, gap=6)
        self._ground = holder(self._flow)
        self.reasons = ElidedLabel(least=16)
        self.retreat = small_button(look, text("combat.retreat"), self.retreated.emit)
        self.through = small_button(look, text("combat.let_through"), self.let_through.emit)
        self.others = holder(flow(look, self.retreat, self.through, gap=6))
        self.body.insertWidget(self.body.indexOf(self.marks), self._ground)
        self.body.insertWidget(self.body.indexOf(self.marks), self.reasons)
        self.body.insertWidget(self.body.indexOf(self.rolling), self.others)

    def show_defense(self, view: DefenseStep) -> None:
        """Show the defence as it stands."""
        self.show_step(view.step)
        self._choices = view.choices
        while len(self.chips) < len(view.choices):
            self.chips.append(self._chip(len(self.chips)))
        for place, chip in enumerate(self.chips):
            if place < len(view.choices):
                chip.show_chip(view.choices[place])
            chip.setVisible(place < len(view.choices))
        self._ground.setVisible(bool(view.choices))
        self.reasons.show_text(" ".join(dict.fromkeys(each.reason for each in view.choices if each.reason)))
        self.others.setVisible(view.step.now)
        set_style_property(self.retreat, "chosen", view.retreat)
        set_style_property(self.retreat, "struck", bool(view.retreat_reason))
        set_plain_tooltip(self.retreat, view.retreat_reason)

    def _chip(self, place: int) -> ChoiceChip:
        chip = ChoiceChip()
        chip.clicked.connect(lambda _checked: self.chosen.emit(self._choices[place].choice))
        self._flow.addWidget(chip)
        return chip

    def press(self, key: str) -> None:
        """Choose the defence under a digit, unless it is out of reach."""
        chip = next((each for each in self._choices if each.key == key), None)
        if chip is not None and not chip.reason:
            self.chosen.emit(chip.choice)
