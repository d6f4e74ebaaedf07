"""After the fight: how everybody came out of it, what goes back to the sheets, and the page of it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication

from gmscreen.session.fight.accepting import written_back
from gmscreen.session.fight.aftermath import Outcome, outcomes
from gmscreen.session.fight.battle import Battle
from gmscreen.session.fight.report import report
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import number
from gmscreen.ui.isolated import isolated
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.button import primary_button, secondary_button
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.flow import empty, flow
from gmscreen.ui.widgets.layouts import column, holder
from gmscreen.ui.widgets.plain_label import PlainLabel
from gmscreen.ui.widgets.toggle import Toggle


class AfterCard(Card):
    """`accepted` carries the ids of those whose sheets are to be written, `new_asked` another fight."""

    accepted = Signal(object)
    new_asked = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__(look, text("combat.title.after"), gap=8)
        self._look = look
        self._battle: Battle | None = None
        self.ticks: dict[str, Toggle] = {}
        self._rows = column(look, gap=8)
        self.state = PlainLabel(tone=Tone.MUTED, wrap=True)
        self.secrets = Toggle(look, text("combat.with_secrets"))
        self.accept = primary_button(look, text("combat.accept"), self._accept, "check")
        self.copy = secondary_button(look, text("combat.copy_report"), self._copy, "content-copy")
        self.new = secondary_button(look, text("combat.new_fight"), self.new_asked.emit, "plus")
        self.add(self.state, self._rows, holder(flow(look, self.accept, self.new, gap=8)))
        self.add(holder(flow(look, self.copy, self.secrets, gap=8)))

    def show_outcomes(self, battle: Battle) -> None:
        """Show how they came out; who can be written back has a box, ticked."""
        self._battle = battle
        kept = {one: tick.isChecked() for one, tick in self.ticks.items()}
        empty(self._rows)
        writable = () if battle.head.accepted else written_back(battle)
        self.ticks = {}
        for outcome in outcomes(battle):
            self._add_row(outcome, can_write=outcome.fighter in writable, on=kept.get(outcome.fighter, True))
        self.accept.setVisible(bool(writable))
        self.state.show_text(text("combat.accepted" if battle.head.accepted else "combat.to_accept"))

    def _add_row(self, outcome: Outcome, *, can_write: bool, on: bool) -> None:
        words = PlainLabel(_told(outcome), size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        if can_write:
            tick = self.ticks[outcome.fighter] = Toggle(self._look, isolated(outcome.name))
            tick.setChecked(on)
            self._rows.addWidget(holder(column(self._look, tick, words, gap=0)))
        else:
            name = PlainLabel(isolated(outcome.name), strong=True)
            self._rows.addWidget(holder(column(self._look, name, words, gap=0)))

    def _accept(self) -> None:
        self.accepted.emit(tuple(one for one, tick in self.ticks.items() if tick.isChecked()))

    def _copy(self) -> None:
        if self._battle is not None:
            QGuiApplication.clipboard().setText(report(self._battle, secrets=self.secrets.isChecked()))
            self.state.show_text(text("combat.copied"))


def _told(outcome: Outcome) -> str:
    parts = [text("fight.report.pv", pv=number(outcome.pv), full=number(outcome.full_pv))]
    if outcome.fatigue is not None and outcome.full_fatigue is not None:
        left, full = number(outcome.fatigue), number(outcome.full_fatigue)
        parts.append(text("fight.report.fatigue", left=left, full=full))
    parts += [isolated(each) for each in outcome.states]
    spent = (
        text("fight.report.spent", piece=isolated(each.piece), count=number(each.count))
        for each in outcome.spent
    )
    return " · ".join([*parts, *spent])
