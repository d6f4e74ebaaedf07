"""After the fight: how everybody came out of it, where it is written, and the page of it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from gmscreen.session.fight.accepting import Back, Proposal, proposals
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
from gmscreen.ui.widgets.choice import ListChoice
from gmscreen.ui.widgets.flow import empty, flow
from gmscreen.ui.widgets.layouts import column, holder, row
from gmscreen.ui.widgets.plain_label import PlainLabel
from gmscreen.ui.widgets.toggle import Toggle


class OutcomeRow(QWidget):
    """One fighter: how he came out, and where that is written."""

    changed = Signal()

    def __init__(self, look: Look, outcome: Outcome, proposal: Proposal | None, chosen: Back | None) -> None:
        super().__init__()
        self.fighter, self.sheet = outcome.fighter, outcome.sheet
        name = PlainLabel(isolated(outcome.name), strong=True, wrap=True)
        told = PlainLabel(_told(outcome), size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        self.back: ListChoice[Back] | None = None
        words = holder(column(look, name, told, gap=0))
        layout = row(look, words, gap=10)
        layout.setStretch(0, 1)
        if proposal is not None:
            options = [(each, text(f"combat.back.{each}")) for each in proposal.choices]
            value = chosen if chosen in proposal.choices else proposal.proposed
            spoken = text("combat.back_of", name=isolated(outcome.name))
            self.back = ListChoice(look, "", options, value or proposal.proposed, spoken)
            self.back.value_changed.connect(lambda _value: self.changed.emit())
            layout.addWidget(self.back)
        self.setLayout(layout)

    @property
    def value(self) -> Back:
        """Where it is written."""
        return Back.NOWHERE if self.back is None else self.back.value


class AfterCard(Card):
    """`accepted` carries the ids of those whose sheets are written, and of those who get new ones.

    `new_asked`: another fight.
    """

    accepted = Signal(object, object)
    new_asked = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__(look, text("combat.title.after"), gap=8)
        self._look = look
        self._battle: Battle | None = None
        self.rows: list[OutcomeRow] = []
        self._list = column(look, gap=8)
        self.state = PlainLabel(tone=Tone.MUTED, wrap=True)
        self.secrets = Toggle(look, text("combat.with_secrets"))
        self.accept = primary_button(look, text("combat.accept"), self.tell_accepted, "check")
        self.copy = secondary_button(look, text("combat.copy_report"), self.copy_page, "content-copy")
        self.new = secondary_button(look, text("combat.new_fight"), self.new_asked.emit, "plus")
        self.add(self.state, self._list, holder(flow(look, self.accept, self.new, gap=8)))
        self.add(holder(flow(look, self.copy, self.secrets, gap=8)))

    def show_outcomes(self, battle: Battle) -> None:
        """Show how they came out; before they are written, where that is to be."""
        chosen = {each.fighter: each.value for each in self.rows} if self._is_same(battle) else {}
        self._battle = battle
        empty(self._list)
        open_ = {} if battle.head.accepted else {each.fighter: each for each in proposals(battle)}
        self.rows = [
            OutcomeRow(self._look, each, open_.get(each.fighter), chosen.get(each.fighter))
            for each in outcomes(battle)
        ]
        for each in self.rows:
            self._list.addWidget(each)
            each.changed.connect(lambda each=each: self._keep_to_one(each))
        self.accept.setVisible(not battle.head.accepted)
        self.state.show_text(text("combat.accepted" if battle.head.accepted else "combat.to_accept"))

    def _is_same(self, battle: Battle) -> bool:
        before = self._battle
        return before is not None and before.id == battle.id and before.head.accepted is battle.head.accepted

    def _keep_to_one(self, chosen: OutcomeRow) -> None:
        """A sheet is that of one of its copies: the last that was said."""
        for each in self.rows:
            other = each is not chosen and each.sheet == chosen.sheet
            if other and each.back is not None and chosen.value is each.value is Back.OWN:
                each.back.choose(Back.NOWHERE)

    def tell_accepted(self) -> None:
        """Have it written as it is said."""
        own = tuple(each.fighter for each in self.rows if each.value is Back.OWN)
        self.accepted.emit(own, tuple(each.fighter for each in self.rows if each.value is Back.NEW))

    def copy_page(self) -> None:
        """Put the page of the fight on the clipboard."""
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
