"""The calculator of defences: what comes and what there is against it; beside it, who defends."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from gmscreen.session.rolls import Roll
from gmscreen.texts.catalogue import text
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.defenses.arms_editor import ArmsEditor
from gmscreen.ui.panels.defenses.defense_rows import DefensesCard
from gmscreen.ui.panels.defenses.defense_view import DefensesView
from gmscreen.ui.panels.defenses.guard_form import GuardForm
from gmscreen.ui.panels.defenses.state import DefensesState, Guard, Rolled, RowKey
from gmscreen.ui.panels.defenses.threat_form import ThreatForm
from gmscreen.ui.panels.page import ScrollingColumn
from gmscreen.ui.panels.shelf import Volume

Becoming = Callable[[DefensesState], DefensesState]


class DefendSide(QObject):
    """Two columns, `results` and `form`; `changed` carries what becomes of the state, a function of it."""

    changed = Signal(object)

    def __init__(
        self, context: PanelContext, state: DefensesState, volumes: Sequence[Volume], parent: QObject
    ) -> None:
        super().__init__(parent)
        look = context.look
        self._view: DefensesView | None = None
        self.threat = ThreatForm(look, state.threat)
        self.defenses = DefensesCard(context)
        self.results = ScrollingColumn(look, self.threat, self.defenses, 1)
        self.guard = GuardForm(look, state.guard, volumes)
        self.arms = ArmsEditor(look)
        self.form = ScrollingColumn(look, self.guard, self.arms, 1)
        self._listen()

    def _listen(self) -> None:
        self.threat.told.connect(lambda threat: self._change(lambda state: replace(state, threat=threat)))
        self.guard.told.connect(lambda guard: self._change(lambda state: state.with_guard(guard)))
        self.arms.told.connect(
            lambda arms: self._change(lambda state: state.with_guard(replace(state.guard, arms=arms)))
        )
        self.defenses.rolled.connect(self._rolled)
        self.defenses.spent.connect(
            lambda kind, count: self._change(lambda state: state.with_spent(kind, count))
        )
        self.defenses.new_round.connect(lambda: self._change(DefensesState.next_round))

    def _change(self, becoming: Becoming) -> None:
        self.changed.emit(becoming)

    def _rolled(self, key: RowKey, roll: Roll, total: int) -> None:
        possible = self._view is not None and not self._view.retreat_problem
        rolled = Rolled(key, roll.total, total)
        self._change(
            lambda state: state.with_defense_roll(rolled, retreating=possible and state.threat.retreat)
        )

    def show_state(self, state: DefensesState, view: DefensesView) -> None:
        """Show the defender, what comes at him, and his defences."""
        self._view = view
        self.threat.show_threat(state.threat, view.retreat_problem)
        self.defenses.show_defenses(view, state.guard.name, _title(state.guard))
        self.guard.show_guard(state.guard)
        self.arms.show_arms(state.guard.arms)

    def show(self, visible: bool) -> None:
        """Show both columns, or neither."""
        self.results.setVisible(visible)
        self.form.setVisible(visible)


def _title(guard: Guard) -> str:
    if not guard.name:
        return text("defenses.title")
    line = text(f"defenses.{guard.line}")
    return text("defenses.title_of", name=text("defenses.on_line", name=guard.name, line=line))
