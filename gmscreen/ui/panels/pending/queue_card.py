"""The card of the queue: what is open, found, sorted, settled with one key."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QKeySequence, QShortcut

from gmscreen.session.missing import Standing, standing_of
from gmscreen.session.pending_commands import AddPending, MarkPending, RemovePending
from gmscreen.session.records import PendingEntry, PendingState
from gmscreen.session.session import Session
from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.pending.entry_form import EntryForm
from gmscreen.ui.panels.pending.listed import Listed
from gmscreen.ui.panels.pending.origins import NOWHERE, Origin
from gmscreen.ui.panels.pending.queue_view import Asked, Order, QueueView, Shown, present_queue
from gmscreen.ui.panels.refused import problem_of
from gmscreen.ui.panels.table_value import Settling
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.button import primary_button
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.cell_field import CellAsking
from gmscreen.ui.widgets.choice import ListChoice, SegmentedChoice
from gmscreen.ui.widgets.flow import flow
from gmscreen.ui.widgets.layouts import holder
from gmscreen.ui.widgets.plain_label import PlainLabel, set_plain_tooltip
from gmscreen.ui.widgets.table import Column

_LEAST = 190
_ORIGIN = 2
E = TypeVar("E", Shown, Order)
Go = Callable[[str], None]
"""Goes to a place that an entry leads to."""


class QueueCard(Card):
    """Draws the queue of a session; `go` leads where an entry came from, `say` tells what became of it."""

    def __init__(self, look: Look, session: Session, go: Go, say: Callable[[str], None]) -> None:
        super().__init__(look, text("pending_panel.title.queue"))
        self._session, self._go, self._say = session, go, say
        self._query = ""
        self.view = QueueView((), "", "")
        self.shown = SegmentedChoice[Shown](
            look, "", _options(Shown, "shown"), Shown.OPEN, text("pending_panel.shown_name")
        )
        self.order = ListChoice[Order](
            look, "", _options(Order, "order"), Order.ORIGIN, text("pending_panel.order_name")
        )
        self.new = primary_button(look, text("pending_panel.new"), self.add_entry, "plus")
        self.table = Listed(look, text("pending_panel.title.queue"), _columns(), _LEAST)
        self.gaps = CellAsking(look, self.table, Settling(session.values))
        self.nothing = PlainLabel(tone=Tone.MUTED, wrap=True)
        self.help = PlainLabel(text("pending_panel.keys"), size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        self.form = EntryForm(look, session)
        self._lay_out(look)
        self._listen()

    def _lay_out(self, look: Look) -> None:
        set_plain_tooltip(self.new, text("pending_panel.new_note"))
        self.add(holder(flow(look, self.new, self.shown, self.order, gap=8)))
        self.add(self.nothing)
        self.add(self.table, stretch=1)
        self.add(self.help, self.form)

    def _listen(self) -> None:
        self.shown.value_changed.connect(lambda _shown: self.show_queue())
        self.order.value_changed.connect(lambda _order: self.show_queue())
        self.table.picked.connect(self._show_in_hand)
        self.table.spaced.connect(self.turn)
        self.table.deleted.connect(self.put_away)
        self.table.renamed.connect(lambda _id: self.edit())
        self.table.activated.connect(self._activate)
        self.table.clicked.connect(self._click)
        self.form.acted.connect(self._act)
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(lambda: self.go(self.table.in_hand))

    def search(self, query: str) -> None:
        """Show what has these words."""
        self._query = query
        self.show_queue()

    def show_queue(self, wanted: str = "") -> None:
        """Show the queue as it stands, with one entry in hand if it is wanted."""
        campaign = self._session.campaign
        asked = Asked(self._query, self.shown.value, self.order.value)
        self.view = view = present_queue(campaign, self._session.missing.of(campaign), asked)
        self.table.show_records([row.id for row in view.rows], [row.cells for row in view.rows], wanted)
        self.table.setVisible(bool(view.rows))
        self.help.setVisible(bool(view.rows))
        self.nothing.show_text("" if view.rows else view.nothing)

    def follow_text(self) -> None:
        """Show what became of title and text of the entry in hand, at once."""
        entry = self._entry(self.table.in_hand)
        if entry is not None and not self.form.isHidden():
            self.form.follow(entry)

    def _show_in_hand(self, identity: str) -> None:
        entry = self._entry(identity)
        self.form.setVisible(entry is not None)
        if entry is not None:
            self.form.show_entry(entry, self._standing(entry), self._session.campaign)

    def _entry(self, identity: str) -> PendingEntry | None:
        return self._session.campaign.pending.get(identity)

    def _standing(self, entry: PendingEntry) -> Standing:
        return standing_of(entry, self._session.missing.of(self._session.campaign))

    def add_entry(self, origin: Origin = NOWHERE) -> None:
        """Write a new entry from somewhere: it is in hand, with its title to be typed over."""
        before = self._session.campaign.pending.keys()
        if self._do(AddPending(text("pending_panel.new_title"), "", *origin)):
            (identity,) = self._session.campaign.pending.keys() - before
            self.shown.choose(Shown.OPEN)
            self.show_queue(identity)
            self.edit()

    def edit(self) -> None:
        """Type over the title of the entry in hand."""
        self.form.title.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.form.title.selectAll()

    def turn(self, identity: str) -> None:
        """Settle an open entry, open a settled one."""
        entry = self._entry(identity)
        if entry is None:
            return
        if self._standing(entry) is Standing.SUPPLIED:
            self._say(text("pending_panel.supplied_note"))
        else:
            is_open = entry.state is PendingState.OPEN
            self._mark(entry, PendingState.DONE if is_open else PendingState.OPEN)

    def put_away(self, identity: str) -> None:
        """Take away what a person wrote; dismiss what the app would only find again."""
        entry = self._entry(identity)
        if entry is None:
            return
        if entry.source_key:
            self._mark(entry, PendingState.DISMISSED)
        elif self._do(RemovePending(identity)):
            self._say(text("pending_panel.removed", name=entry.title))

    def _mark(self, entry: PendingEntry, state: PendingState) -> None:
        if self._do(MarkPending(entry.id, state)):
            self._say(text(f"pending_panel.marked.{state}", name=entry.title))

    def _do(self, command: AddPending | MarkPending | RemovePending) -> bool:
        problem = problem_of(self._session, command)
        if problem:
            self._say(problem)
        return not problem

    def go(self, identity: str) -> None:
        """Go where an entry came from."""
        entry = self._entry(identity)
        if entry is not None and entry.leads_to:
            self._go(entry.leads_to)

    def _act(self, act: str, identity: str) -> None:
        acts = {"resolve": self.turn, "dismiss": self.put_away, "go": self.go, "remove": self.put_away}
        acts[act](identity)

    def _click(self, index: QModelIndex) -> None:
        if index.column() == _ORIGIN:
            self.go(self.view.rows[index.row()].id)

    def _activate(self, index: QModelIndex) -> None:
        if not self.gaps.asks(index):
            self.edit()


def _options(kind: type[E], key: str) -> list[tuple[E, str]]:
    return [(each, text(f"pending_panel.{key}.{each}")) for each in kind]


def _columns() -> list[Column]:
    keys = ("entry", "value", "origin", "standing", "day")
    return [Column(text(f"pending_panel.column.{key}"), wide=key == "entry") for key in keys]
