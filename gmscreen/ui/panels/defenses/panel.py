"""The panel Defesas e manobras: the manoeuvres, and the two calculators that they feed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from gmscreen.sheets.errors import SheetError
from gmscreen.texts.catalogue import text
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.defenses.attack_side import AttackSide
from gmscreen.ui.panels.defenses.attack_view import present_attack
from gmscreen.ui.panels.defenses.blow_view import present_blow
from gmscreen.ui.panels.defenses.book import Book, canon_book
from gmscreen.ui.panels.defenses.defend_side import DefendSide
from gmscreen.ui.panels.defenses.defense_view import present_defenses
from gmscreen.ui.panels.defenses.header import Header
from gmscreen.ui.panels.defenses.maneuver_list import ManeuverList
from gmscreen.ui.panels.defenses.maneuver_view import MANEUVER_KEYS, ManeuverView, present_maneuvers
from gmscreen.ui.panels.defenses.state import DefensesState, Guard, Mode
from gmscreen.ui.panels.defenses.strike import Strike
from gmscreen.ui.panels.page import Page, ScrollingColumn
from gmscreen.ui.panels.shelf import shelf
from gmscreen.ui.panels.tab_order import follow_layouts
from gmscreen.ui.theme.theme import Tone
from gmscreen.ui.widgets.layouts import row
from gmscreen.ui.widgets.notice import Notice

if TYPE_CHECKING:  # the sheet's record costs pydantic, which nobody needs before a sheet is chosen
    from gmscreen.sheets.model import Sheet

_ROOM = 1180
_ROOM_FOR_TWO = 880
_MANEUVERS, _RESULTS, _FORM = 25, 45, 30


class DefensesPanel(Page):
    """Keeps the state and draws its views; keys 1 to 0 and − choose a manoeuvre."""

    def __init__(self, context: PanelContext, book: Book) -> None:
        super().__init__(context.look)
        self._context, self._book = context, book
        self.state = DefensesState()
        self.notice = Notice(context.look)
        self.header = Header(context.look, book.terrains)
        self.maneuvers = ManeuverList(context.look, self._maneuvers())
        self.defending = DefendSide(context, self.state, shelf(context.desk.records), self)
        self._attacking: AttackSide | None = None
        self._whole, self._columns = row(context.look), row(context.look)
        self._lay_out()
        self._listen()
        self._drawn = False
        if context.desk.current is not None:
            self.defending.guard.sheet.choose(context.desk.current)
        if not self._drawn:
            self._draw()

    def _lay_out(self) -> None:
        left = ScrollingColumn(self._look, self.maneuvers, 1)
        for column, share in ((self.defending.results, _RESULTS), (self.defending.form, _FORM)):
            self._columns.addWidget(column, share)
        self._whole.addWidget(left)
        self._whole.addLayout(self._columns, _RESULTS + _FORM)
        self.body.addWidget(self.notice)
        self.body.addWidget(self.header)
        self.body.addLayout(self._whole, 1)
        self.stack_below(self._whole, _ROOM)
        self.stack_below(self._columns, _ROOM_FOR_TWO)
        self.setFocusProxy(self.maneuvers)

    @property
    def attacking(self) -> AttackSide:
        """The calculator of attacks, built when it is first asked for: a first visit need not wait for it."""
        if self._attacking is None:
            volumes = shelf(self._context.desk.records)
            self._attacking = side = AttackSide(self._context, self.state, self._book.attacks, volumes, self)
            for column, share in ((side.results, _RESULTS), (side.form, _FORM)):
                self._columns.addWidget(column, share)
            self._turn()
            self._hear(side)
        return self._attacking

    def _hear(self, side: AttackSide) -> None:
        side.changed.connect(self._change)
        side.strike.sheet_chosen.connect(self._take_attacker)
        side.strike.kept.connect(self._keep)

    def _listen(self) -> None:
        self.header.mode_chosen.connect(lambda mode: self._become(replace(self.state, mode=mode)))
        self.header.ground_chosen.connect(lambda ground: self._become(replace(self.state, terrain=ground)))
        self.maneuvers.chosen.connect(lambda chosen: self._become(self.state.with_maneuver(chosen)))
        self.defending.changed.connect(self._change)
        self.defending.guard.sheet_chosen.connect(self._take_defender)
        self._context.desk.changed.connect(self._offer_sheets)
        self._context.session.values.listen(self._know_values)

    def _offer_sheets(self) -> None:
        volumes = shelf(self._context.desk.records)
        self.defending.guard.sheet.set_volumes(volumes)
        if self._attacking is not None:
            self._attacking.strike.sheet.set_volumes(volumes)

    def _change(self, becoming: Callable[[DefensesState], DefensesState]) -> None:
        self._become(becoming(self.state))

    def _become(self, state: DefensesState) -> None:
        if state != self.state:
            self.state = state
            self._draw()

    def _take_defender(self, sheet_id: str | None, line: str) -> None:
        sheet = self._sheet(sheet_id)
        if sheet is None:
            self.defending.guard.sheet.give_up()
            self._become(self.state.with_guard(_by_hand(self.state.guard)))
            return
        from gmscreen.sheets.lines import LineKind  # noqa: PLC0415 - for start-up, as in _sheet
        from gmscreen.ui.panels.defenses.from_sheet import guard_of, target_of  # noqa: PLC0415

        guard = guard_of(sheet, LineKind(line), self._context.session.readings)
        target = target_of(sheet, self.state.target)
        if guard.name == self.state.guard.name:
            self._become(replace(self.state.with_guard(guard), target=target))
        else:
            self._become(self.state.with_defender(guard, target))

    def _take_attacker(self, sheet_id: str | None, line: str) -> None:
        sheet = self._sheet(sheet_id)
        if sheet is None:
            self.attacking.strike.sheet.give_up()
            self.attacking.offer(())
            return
        strikes = self._strikes(sheet, line)
        self.attacking.offer(strikes)
        if not strikes:
            self.notice.say(text("defenses.sheet_without_attacks"), Tone.WARN)

    def _strikes(self, sheet: Sheet, line: str) -> tuple[Strike, ...]:
        from gmscreen.sheets.lines import LineKind  # noqa: PLC0415 - for start-up, as in _sheet
        from gmscreen.ui.panels.defenses.from_sheet import strikes_of  # noqa: PLC0415

        return strikes_of(sheet, LineKind(line), self._context.session.readings)

    def _know_values(self) -> None:
        """What the table settled fills the sheets in hand."""
        guard = self.defending.guard.sheet
        if guard.sheet.value is not None:
            self._take_defender(guard.sheet.value, guard.line.value)
        if self._attacking is None:
            return
        attacker = self._attacking.strike.sheet
        sheet = self._sheet(attacker.sheet.value)
        if sheet is not None:
            self._attacking.know(self._strikes(sheet, attacker.line.value))

    def _keep(self) -> None:
        """Have the table keep what the sheet of the attacker does not give."""
        strike = self.state.strike
        for key, typed in strike.settled:
            self._context.session.values.settle(key, strike.weapon, typed)
        known = self.state.strike
        self._become(self.state.with_strike(replace(known, level_key=None, damage_key=None, type_key=None)))
        self._context.show_message(text("defenses.kept", name=strike.weapon))

    def _sheet(self, sheet_id: str | None) -> Sheet | None:
        """A sheet with the values of the table in its gaps; None, and a notice, for a bad one."""
        self.notice.say("")
        if sheet_id is None:
            return None
        try:
            return self._context.session.values.on(self._context.desk.read(sheet_id).sheet)
        except SheetError as error:
            self.notice.say(str(error), Tone.BAD)
            return None

    def _maneuvers(self) -> tuple[ManeuverView, ...]:
        state = self.state
        ground = self._book.terrains.get(state.terrain)
        return present_maneuvers(self._book.maneuvers, state.move_in_hand, ground, state.maneuver_in_hand)

    def _draw(self) -> None:
        self._drawn = True
        state, book, readings = self.state, self._book, self._context.session.readings
        ground = book.terrains.get(state.terrain)
        guard = present_defenses(state, book.maneuvers[state.maneuver], ground, readings)
        self.header.show_choices(state.mode, state.terrain)
        self.maneuvers.show_maneuvers(text(f"defenses.maneuvers_{state.mode}"), self._maneuvers())
        self.defending.show_state(state, guard)
        self.defending.show(state.mode is Mode.DEFEND)
        if state.mode is Mode.ATTACK or self._attacking is not None:
            attack = present_attack(state, ground, book.attacks, readings)
            blow = present_blow(state, attack, guard, book.blows, readings)
            self.attacking.show_state(state, ground, attack, blow)
            self.attacking.show(state.mode is Mode.ATTACK)
        follow_layouts(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A manoeuvre's number chooses it."""
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        typed = event.text().replace("−", "-")
        if plain and typed in MANEUVER_KEYS and typed:
            self.maneuvers.buttons[MANEUVER_KEYS.index(typed)].click()
        else:
            super().keyPressEvent(event)

    def _turn(self) -> None:
        """Leave out what there is no room for; under the manoeuvres, the columns scroll with the page."""
        super()._turn()
        narrow = self.width() < self._look.theme.px(_ROOM)
        self._whole.setStretch(0, 0 if narrow else _MANEUVERS)
        self.maneuvers.set_brief(narrow)
        for side in (self.defending, self._attacking):
            if side is not None and narrow:
                side.results.set_whole(True)
                side.form.set_whole(True)


def _by_hand(guard: Guard) -> Guard:
    """The same numbers, no longer those of a sheet."""
    return replace(guard, name="", line="", dodge_told=None, armor={})


def build(context: PanelContext) -> QWidget:
    """The panel, with the figures read from the canon."""
    return DefensesPanel(context, canon_book())


def prepare() -> None:
    """Read the figures, and what takes a defender from his sheet; the canon keeps what it has read."""
    from gmscreen.ui.panels.defenses import from_sheet  # noqa: PLC0415 - for start-up, as in _sheet

    del from_sheet
    canon_book()
