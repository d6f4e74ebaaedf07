"""What the master says of a blow: which table, where it went, with what, and the dice."""

from __future__ import annotations

from PySide6.QtCore import Signal

from gmscreen.rules.garganta.blow import DamageType, Location
from gmscreen.rules.garganta.cases import WeaponTrait
from gmscreen.session.rolls import RollRequest
from gmscreen.texts.catalogue import text
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.blows.state import AIMS, BlowsState, BlowTable
from gmscreen.ui.panels.blows.view import THREE_DICE
from gmscreen.ui.panels.dice_row import DiceRow
from gmscreen.ui.theme.look import Look
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.choice import ListChoice, SegmentedChoice
from gmscreen.ui.widgets.flow import flow
from gmscreen.ui.widgets.layouts import holder
from gmscreen.ui.widgets.toggle import Toggle


class BlowForm(Card):
    """Choices and dice; `changed` carries the new state, `rolled` a roll of 3d on the table chosen."""

    changed = Signal(object)
    rolled = Signal(object)

    def __init__(self, context: PanelContext, state: BlowsState) -> None:
        super().__init__(context.look, text("blows.title"))
        self._state = state
        look = context.look
        self.table = SegmentedChoice[BlowTable](
            look,
            text("blows.which_table"),
            [(table, text(f"blows.short.{table}")) for table in BlowTable],
            state.table,
        )
        self.aim = _aims(look, state)
        self.type = _types(look, state)
        self.traits = {trait: Toggle(look, text(f"weapon_trait.{trait}")) for trait in WeaponTrait}
        self.dice = DiceRow(look, context.session, self._request, text("blows.roll"), primary=True)
        self.add(flow(look, self.table, self.aim, self.type, gap=14))
        self.add(flow(look, holder(flow(look, *self.traits.values(), gap=14)), self.dice, gap=14))
        self._connect()

    def _connect(self) -> None:
        self.table.value_changed.connect(lambda table: self._change(self._state.with_table(table)))
        self.aim.value_changed.connect(lambda aim: self._change(self._state.with_aim(aim)))
        self.type.value_changed.connect(lambda _type: self._change_weapon())
        for toggle in self.traits.values():
            toggle.toggled.connect(lambda _on: self._change_weapon())
        self.dice.rolled.connect(self.rolled)

    def _change_weapon(self) -> None:
        traits = frozenset(trait for trait, toggle in self.traits.items() if toggle.isChecked())
        self._change(self._state.with_weapon(self.type.value, traits))

    def _change(self, state: BlowsState) -> None:
        if state != self._state:
            self.changed.emit(state)

    def show_state(self, state: BlowsState) -> None:
        """Show what is chosen."""
        self._state = state
        self.table.choose(state.table)
        self.aim.choose(state.aim)

    def _request(self) -> RollRequest:
        return RollRequest(THREE_DICE, text("blows.purpose", table=text(f"blows.table.{self._state.table}")))


def _aims(look: Look, state: BlowsState) -> ListChoice[Location | None]:
    options: list[tuple[Location | None, str]] = [(None, text("blows.any_aim"))]
    options += [(aim, text(f"location.{aim}")) for aim in AIMS]
    return ListChoice(look, text("blows.aim"), options, state.aim)


def _types(look: Look, state: BlowsState) -> SegmentedChoice[DamageType | None]:
    options: list[tuple[DamageType | None, str]] = [(None, text("blows.any_type"))]
    options += [(kind, text(f"damage_type.{kind}")) for kind in DamageType]
    return SegmentedChoice(look, text("blows.type"), options, state.damage_type)
