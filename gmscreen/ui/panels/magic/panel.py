"""The Magia panel: the spell and its outcomes, the table of failures, missiles and resistance."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtWidgets import QWidget

from gmscreen.canon.garganta.mana import mana_bands
from gmscreen.canon.garganta.projectile_spells import projectile_spells
from gmscreen.canon.garganta.ranges import ranges
from gmscreen.canon.garganta.spell_failure import spell_failures
from gmscreen.session.rolls import Roll
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.into_view import bring_lit_row_into_view
from gmscreen.ui.panels.magic.failure_card import FailureCard
from gmscreen.ui.panels.magic.missile_card import MissileCard
from gmscreen.ui.panels.magic.missile_view import present_missile
from gmscreen.ui.panels.magic.outcome_card import OutcomeCard
from gmscreen.ui.panels.magic.resistance_card import ResistanceCard
from gmscreen.ui.panels.magic.resistance_view import present_resistance
from gmscreen.ui.panels.magic.spell_card import SpellCard
from gmscreen.ui.panels.magic.spell_view import present_failures, present_spell
from gmscreen.ui.panels.magic.state import MagicState
from gmscreen.ui.panels.page import Page, ScrollingColumn
from gmscreen.ui.widgets.layouts import row

_ROOM = 1080
_SHARES = (31, 34, 35)


class MagicPanel(Page):
    """Keeps the state and draws its views."""

    def __init__(self, context: PanelContext) -> None:
        super().__init__(context.look)
        self._context = context
        self._bands, self._spells = mana_bands(), projectile_spells()
        self._ranges, self._failures = ranges(), spell_failures()
        self.state = MagicState()
        self.spell = SpellCard(context, self.state.spell)
        self.outcome = OutcomeCard(context)
        self.failure = FailureCard(context, present_failures(self.state, self._failures))
        self.missile = MissileCard(context, self.state.missile, self._spells)
        self.resistance = ResistanceCard(context, self.state.target)
        self._lay_out()
        self._listen()
        self._draw()

    def _lay_out(self) -> None:
        look = self._context.look
        self._table = ScrollingColumn(look, self.failure, 1)
        columns = row(
            look,
            ScrollingColumn(look, self.spell, self.resistance, 1),
            ScrollingColumn(look, self.outcome, self.missile, 1),
            self._table,
        )
        for place, share in enumerate(_SHARES):
            columns.setStretch(place, share)
        self.body.addLayout(columns, 1)
        self.stack_below(columns, _ROOM)
        self.setFocusProxy(self.spell)

    def _listen(self) -> None:
        self.spell.told.connect(lambda spell: self._take(self.state.with_spell(spell)))
        self.missile.told.connect(lambda missile: self._take(self.state.with_missile(missile)))
        self.resistance.told.connect(lambda target: self._take(self.state.with_target(target)))
        self.outcome.rolled.connect(lambda roll: self._take(self.state.with_roll(roll.total)))
        self.failure.rolled.connect(self._fail)
        self.failure.hurt.connect(lambda roll: self._take(replace(self.state, caster_damage=roll.total)))
        self.missile.thrown.connect(lambda roll: self._take(replace(self.state, throw=roll.total)))
        self.missile.hurt.connect(lambda roll: self._take(replace(self.state, damage=roll.total)))
        self.resistance.rolled.connect(lambda roll: self._take(replace(self.state, resistance=roll.total)))

        casts = (
            self.outcome.dice,
            self.failure.dice,
            self.failure.damage,
            self.missile.throw,
            self.missile.damage,
        )
        for dice in casts:
            dice.name_by(lambda: self.spell.who.name)

    def _fail(self, roll: Roll) -> None:
        self._take(self.state.with_table_roll(roll.total))
        for ground in (self._table, self):
            bring_lit_row_into_view(ground, self.failure.rows)

    def _take(self, state: MagicState) -> None:
        self.state = state
        self._draw()

    def _draw(self) -> None:
        spell = present_spell(self.state, self._bands)
        missile = present_missile(self.state, self._spells, self._ranges, self._context.session.readings)
        self.spell.show_spell(spell)
        self.outcome.show_outcomes(spell)
        self.failure.show_failures(present_failures(self.state, self._failures), due=spell.on_table)
        self.missile.show_missile(self.state, missile)
        self.resistance.show_resistance(present_resistance(self.state, spell.casting))


def build(context: PanelContext) -> QWidget:
    """The panel, with its tables read from the canon."""
    return MagicPanel(context)


def prepare() -> None:
    """Read the tables; the canon keeps what it has read."""
    for table in (mana_bands, projectile_spells, ranges, spell_failures):
        table()
