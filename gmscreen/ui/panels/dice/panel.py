"""The Dados panel: the dice box, a quick test, a quick contest, and the ledger."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from gmscreen.session.rolls import Roll
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.dice.box_card import BoxCard
from gmscreen.ui.panels.dice.contest_card import ContestCard
from gmscreen.ui.panels.dice.ledger_card import LedgerCard
from gmscreen.ui.panels.dice.quick_test_card import QuickTestCard
from gmscreen.ui.panels.dice.state import DiceState
from gmscreen.ui.panels.dice.view import present
from gmscreen.ui.panels.page import Page, ScrollingColumn
from gmscreen.ui.theme.theme import Theme
from gmscreen.ui.widgets.layouts import row

_ROOM = 1180
_SHARES = (43, 57)


class DicePanel(Page):
    """Keeps the state and draws its view."""

    def __init__(self, context: PanelContext) -> None:
        super().__init__(context.look)
        look = context.look
        self.state = DiceState()
        self._secrecy, self._knows_hidden = context.secrecy, False
        self.box = BoxCard(context, self.state)
        self.test = QuickTestCard(context, self.state)
        self.contest = ContestCard(context, self.state.contest)
        self.ledger = LedgerCard(context)
        rolling = ScrollingColumn(look, self.box, self.test, self.contest, 1)
        sides = row(look, rolling, self.ledger)
        for place, share in enumerate(_SHARES):
            sides.setStretch(place, share)
        self.body.addLayout(sides, 1)
        self.stack_below(sides, _ROOM)
        self.setFocusProxy(self.box)
        self._listen()
        self._draw()

    def _listen(self) -> None:
        self.box.told.connect(self._take)
        self.box.rolled.connect(self._boxed)
        self.test.told.connect(lambda level: self._take(self.state.with_test_level(level)))
        self.contest.told.connect(lambda a, b: self._take(self.state.with_levels(a, b)))
        self.contest.rolled.connect(self._contested)
        self._secrecy.changed.connect(self._cover)

    def show_entry(self, sequence: int) -> None:
        """Have an entry of the ledger open, whatever was searched for."""
        self.ledger.show_number(sequence)
        self.ensureWidgetVisible(self.ledger)

    def dress(self, theme: Theme) -> None:
        """Turn rows again, and cover what players may not see: the mode decides."""
        super().dress(theme)
        self._cover()

    def _cover(self) -> None:
        """Show hidden rolls or cover them; once covered, the numbers that followed from them are gone."""
        if self._knows_hidden and self._secrecy.covers(self._look):
            self.state, self._knows_hidden = self.state.covered(), False
        self._draw()
        self.test.show_last()

    def _take(self, state: DiceState) -> None:
        self.state = state
        self._draw()

    def _boxed(self, roll: Roll) -> None:
        self._knows_hidden |= roll.hidden
        self._take(self.state.with_roll(roll.total))

    def _contested(self, roll: Roll, of_a: bool) -> None:
        self._knows_hidden |= roll.hidden
        self._take(self.state.with_contest_roll(roll.total, of_a=of_a))

    def _draw(self) -> None:
        view = present(self.state)
        self.box.show_box(self.state, view.box)
        self.test.show_test(view.test)
        self.contest.show_contest(self.state.contest, view.contest)


def build(context: PanelContext) -> QWidget:
    """The panel."""
    return DicePanel(context)
