"""The resolver: what the blow is said to be, then its three cards, each when its time comes."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from gmscreen.rules.garganta.blow import Location
from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.combat.around_row import AroundRow
from gmscreen.ui.panels.combat.asks_form import AsksForm
from gmscreen.ui.panels.combat.blow_view import Cards
from gmscreen.ui.panels.combat.defense_card import DefenseCard
from gmscreen.ui.panels.combat.step_card import StepCard
from gmscreen.ui.panels.defenses.quiet import put_choice
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.choice import ListChoice
from gmscreen.ui.widgets.layouts import column, holder, row
from gmscreen.ui.widgets.plain_label import PlainLabel

Options = Sequence[tuple[str, str]]
LOCATIONS = tuple(Location)


class BlowCards(QWidget):
    """`told` carries what is said anew, as the name of a field of Said and its value."""

    told = Signal(str, object)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.target: ListChoice[str] = _choice(look, text("combat.target"))
        self.attack: ListChoice[str] = _choice(look, text("combat.with_what"))
        places = [(each, text(f"location.{each}")) for each in LOCATIONS]
        self.location: ListChoice[Location] = ListChoice(
            look, text("combat.location"), places, Location.TORSO
        )
        _narrow(self.location)
        self.attacking = StepCard(look, "1")
        self.asks = AsksForm(look)
        card = self.attacking.body
        self.around = AroundRow(look)
        for widget in (self.asks, self.around):
            card.insertWidget(card.indexOf(self.attacking.numbers), widget)
        self.defending = DefenseCard(look)
        self.damaging = StepCard(look, "3")
        self.whole = PlainLabel(size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        self._lay_out(look)
        self._listen()

    def _lay_out(self, look: Look) -> None:
        choices = row(look, self.target, self.attack, self.location, gap=8)
        for place, share in enumerate((4, 4, 3)):
            choices.setStretch(place, share)
        self.saying = holder(choices)
        cards = (self.attacking, self.defending, self.damaging)
        self.setLayout(column(look, self.saying, *cards, self.whole, gap=8))

    def _listen(self) -> None:
        self.around.told.connect(self.told)
        self.target.value_changed.connect(lambda value: self.told.emit("target", value))
        self.attack.value_changed.connect(lambda value: self.told.emit("attack", value))
        self.location.value_changed.connect(lambda value: self.told.emit("location", value))

    @property
    def awaited(self) -> QWidget:
        """Where what is awaited is typed: dice of the table, or first what the blow lacks."""
        if not self.asks.isHidden() and self.asks.fields:
            return self.asks.fields[0]
        cards: tuple[StepCard, ...] = (self.attacking, self.defending, self.damaging)
        return next((card.entry for card in cards if not card.entry.isHidden()), self.attacking.entry)

    def show_said(
        self, targets: Options, target: str, attacks: Options, attack: str, location: Location
    ) -> None:
        """Offer whom, with what and where."""
        for choice, options, value in ((self.target, targets, target), (self.attack, attacks, attack)):
            choice.set_options(options or [("", "—")], value if options else "")
        put_choice(self.location, location)

    def show_cards(self, cards: Cards | None, *, running: bool) -> None:
        """Show the blow; while its dice roll nothing of it can be said anew."""
        self.saying.setVisible(not running)
        self.attacking.setVisible(cards is not None)
        for card in (self.defending, self.damaging):
            card.setVisible(cards is not None and not cards.missed)
        if cards is not None:
            self.asks.ask(cards.asks)
            self.attacking.show_step(cards.attack)
            self.defending.show_defense(cards.defense)
            self.damaging.show_step(cards.damage)
        self.whole.show_text("" if cards is None else cards.whole)


def _choice(look: Look, caption: str) -> ListChoice[str]:
    choice: ListChoice[str] = ListChoice(look, caption, [("", "—")], "")
    _narrow(choice)
    return choice


def _narrow(choice: ListChoice[str] | ListChoice[Location]) -> None:
    choice.list.setSizeAdjustPolicy(choice.list.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    choice.list.setMinimumContentsLength(6)
