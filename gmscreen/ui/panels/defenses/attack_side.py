"""The calculator of attacks: the level and the whole blow; beside them, everything they stand on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from gmscreen.rules.garganta.maneuvers import ManeuverId
from gmscreen.rules.garganta.terrain import Terrain
from gmscreen.session.rolls import Roll
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.defenses.attack_card import AttackCard
from gmscreen.ui.panels.defenses.attack_form import AttackForm
from gmscreen.ui.panels.defenses.attack_modifiers import AttackBook
from gmscreen.ui.panels.defenses.attack_view import AttackView
from gmscreen.ui.panels.defenses.blow_card import BlowCard
from gmscreen.ui.panels.defenses.blow_view import BlowView
from gmscreen.ui.panels.defenses.circumstances_form import CircumstancesForm
from gmscreen.ui.panels.defenses.flight_form import FlightForm
from gmscreen.ui.panels.defenses.state import DefensesState
from gmscreen.ui.panels.defenses.strike import Strike
from gmscreen.ui.panels.defenses.target_form import TargetForm
from gmscreen.ui.panels.page import ScrollingColumn
from gmscreen.ui.panels.shelf import Volume

Becoming = Callable[[DefensesState], DefensesState]


class AttackSide(QObject):
    """Two columns, `results` and `form`; `changed` carries what becomes of the state, a function of it."""

    changed = Signal(object)

    def __init__(
        self,
        context: PanelContext,
        state: DefensesState,
        book: AttackBook,
        volumes: Sequence[Volume],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        look, strike = context.look, state.strike
        self._offered: tuple[Strike, ...] = ()
        self.attack = AttackCard(context)
        self.blow = BlowCard(context)
        self.results = ScrollingColumn(look, self.attack, self.blow)
        self.results.body.setStretch(1, 1)
        self.strike = AttackForm(look, strike, volumes, book.locations)
        self.flight = FlightForm(look, strike, book)
        self.circumstances = CircumstancesForm(look, strike, book)
        self.target = TargetForm(look, state.target)
        self.form = ScrollingColumn(look, self.strike, self.flight, self.circumstances, self.target, 1)
        self._listen()

    def _listen(self) -> None:
        for form in (self.strike, self.flight, self.circumstances):
            form.told.connect(lambda strike: self._change(lambda state: state.with_strike(strike)))
        self.strike.picked.connect(lambda place: self._attack_with(self._offered[place]))
        self.target.told.connect(lambda target: self._change(lambda state: replace(state, target=target)))
        self.attack.rolled.connect(self._attacked)
        self.blow.rolled.connect(self._damaged)

    def _change(self, becoming: Becoming) -> None:
        self.changed.emit(becoming)

    def _attacked(self, roll: Roll) -> None:
        self._change(lambda state: state.with_attack_roll(roll.total))

    def _damaged(self, roll: Roll) -> None:
        self._change(lambda state: replace(state, damage_roll=roll.total))

    def _attack_with(self, strike: Strike) -> None:
        self._change(lambda state: state.with_attacker(strike))

    def offer(self, strikes: Sequence[Strike]) -> None:
        """Offer the attacks of a sheet, and take the first; none leaves what is there."""
        self._offered = tuple(strikes)
        self.strike.offer_attacks(strikes)
        if strikes:
            self._attack_with(strikes[0])

    def know(self, strikes: Sequence[Strike]) -> None:
        """The sheet gives more of its attacks than it did: the one in hand has it too."""
        place = self.strike.attack.value
        if len(strikes) == len(self._offered) and place < len(strikes):
            self._offered = tuple(strikes)
            self._change(lambda state: state.with_strike(state.strike.knowing(strikes[place])))

    def show_state(
        self, state: DefensesState, ground: Terrain | None, attack: AttackView, blow: BlowView
    ) -> None:
        """Show the attack and the whole blow."""
        strike = state.strike
        self.attack.show_attack(attack, strike)
        self.blow.show_blow(blow, strike)
        all_out = state.attack_maneuver is ManeuverId.ALL_OUT_ATTACK
        self.strike.show_strike(strike, all_out=all_out)
        self.flight.show_strike(strike)
        self.circumstances.show_strike(strike, ground)
        self.target.show_target(state.target, state.guard.name, blow.against)

    def show(self, visible: bool) -> None:
        """Show both columns, or neither."""
        self.results.setVisible(visible)
        self.form.setVisible(visible)
