"""The ledger: found by words, name and visibility, each row to be opened, hidden ones to be revealed."""

from __future__ import annotations

from functools import partial

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLineEdit, QSizePolicy

from gmscreen.rules.errors import RuleError
from gmscreen.session.ledger import LedgerEntry
from gmscreen.session.ledger_page import LedgerLine, LedgerQuery, Visibility
from gmscreen.session.session import Session
from gmscreen.session.store_protocol import StoreError
from gmscreen.texts.catalogue import plural, text
from gmscreen.texts.folded import folded
from gmscreen.texts.problems import rule_problem
from gmscreen.ui.isolated import isolated
from gmscreen.ui.ledger_acts import LedgerActs
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.dice.entry_card import EntryCard
from gmscreen.ui.panels.dice.entry_view import EntryView, present_entry
from gmscreen.ui.panels.dice.ledger_model import LedgerModel
from gmscreen.ui.panels.dice.ledger_table import LedgerTable
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Mode, Size, Theme, Tone
from gmscreen.ui.widgets.button import Button
from gmscreen.ui.widgets.captioned import captioned
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.choice import ListChoice
from gmscreen.ui.widgets.flow import flow
from gmscreen.ui.widgets.layouts import holder, row
from gmscreen.ui.widgets.notice import Notice
from gmscreen.ui.widgets.plain_label import PlainLabel
from gmscreen.ui.widgets.toggle import Toggle

_LONGEST_NAME = 28
_ICONS = {
    "copy_head": "content-copy",
    "print_head": "printer-outline",
    "export": "export",
    "verify": "shield-check-outline",
}
"""The acts on the whole ledger, in their order."""


class LedgerCard(Card):
    """Follows the session's ledger."""

    def __init__(self, context: PanelContext) -> None:
        look = context.look
        super().__init__(look, text("dice_panel.title.rolls"))
        self._look, self._session, self._secrecy = look, context.session, context.secrecy
        self._say = context.show_message
        self._names: list[str] = []
        self.rows = LedgerModel(look, context.session)
        self.filter = _filter_line()
        self.who: ListChoice[str | None] = ListChoice(look, text("dice_panel.who_of_ledger"), _anyone(), None)
        self.visibility = ListChoice(look, text("dice_panel.which"), _visibilities(), Visibility.ANY)
        self.uncover = Toggle(look, text("dice_panel.show_hidden"))
        self.count = PlainLabel(size=Size.SMALL, tone=Tone.MUTED)
        self.notice = Notice(look, closable=True)
        self.nothing = PlainLabel(text("dice_panel.no_rolls"), tone=Tone.MUTED, wrap=True)
        self.table = LedgerTable(look, self.rows)
        self.entry = EntryCard(look)
        self.acts = LedgerActs(context.session, self.window)
        self.acts.setParent(self)
        self.buttons = {
            name: Button(look, text(f"ledger_acts.{name}"), icon_name=_ICONS[name]) for name in _ICONS
        }
        self._lay_out(look)
        self._listen()
        self._search()
        self.dress(look.theme)

    def _lay_out(self, look: Look) -> None:
        search = captioned(look, text("dice_panel.filter"), self.filter)
        search.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        tools = row(look, search, self.who, self.visibility, self.uncover, self.count, gap=12)
        tools.setStretch(0, 1)
        self.add(tools, self.notice, self.nothing)
        self.add(self.table, stretch=1)
        self.add(self.entry, stretch=1)
        self.add(holder(flow(look, *self.buttons.values(), gap=10)))

    def _listen(self) -> None:
        for changed in (self.filter.textChanged, self.who.value_changed, self.visibility.value_changed):
            changed.connect(lambda _value: self._search())
        self.uncover.toggled.connect(self._secrecy.show_at_table)
        self._secrecy.changed.connect(self._cover)
        self.rows.failed.connect(partial(self.notice.say, tone=Tone.BAD))
        for inserted in (self.rows.rowsInserted, self.rows.rowsRemoved, self.rows.modelReset):
            inserted.connect(lambda *_: self._tell())
        self.table.opened.connect(self._open)
        self.table.copied.connect(lambda place: self._copy(self._view_of(self.rows.line(place))))
        self.entry.copied.connect(self._copy)
        self.entry.revealed.connect(self._reveal)
        self.entry.closed.connect(self._close)
        runs = (self.acts.copy_head, self.acts.ask_slip, self.acts.ask_export, self.acts.verify)
        for button, run in zip(self.buttons.values(), runs, strict=True):
            button.clicked.connect(lambda _checked, run=run: run())
        self.acts.told.connect(self.notice.say)
        self.acts.busy.connect(self._rest)
        self._session.follow_ledger(lambda _entries: self._refresh_entry())

    def _rest(self, busy: bool) -> None:
        """Begin nothing long while something long goes on."""
        for name in ("export", "verify"):
            self.buttons[name].setEnabled(not busy)

    def dress(self, _theme: Theme) -> None:
        """Cover hidden rolls, or show them: the mode decides."""
        self._cover()

    @property
    def _is_covered(self) -> bool:
        return self._secrecy.covers(self._look)

    def _cover(self) -> None:
        self.uncover.setVisible(self._look.theme.mode is Mode.TABLE)
        self.uncover.setChecked(self._secrecy.shows_at_table)
        if self.rows.is_covered is not self._is_covered:
            self._names = []
            self.who.set_options(_anyone(), None)
            self._search()
            self._refresh_entry()

    def _search(self) -> None:
        query = LedgerQuery(self.filter.text(), self.visibility.value, self.who.value)
        self.rows.search(query, covered=self._is_covered)

    def _tell(self) -> None:
        """How many entries there are, whoever rolled in those that were read, and why none is shown."""
        self.count.setText(plural("dice_panel.count", self._session.open.head.count))
        self._offer_names()
        has_rows = bool(self.rows.rowCount())
        is_asked = self.rows.query != LedgerQuery(limit=self.rows.query.limit)
        self.nothing.show_text("" if has_rows else text(f"dice_panel.{_nothing_key(is_asked)}"))
        self.table.setVisible(has_rows)

    def _offer_names(self) -> None:
        found = self.rows.names() - set(self._names)
        if found:
            self._names = sorted({*self._names, *found}, key=folded)
            shown = [(name, isolated(_shortened(name))) for name in self._names]
            self.who.set_options([*_anyone(), *shown], self.who.value)

    def _view_of(self, line: LedgerLine) -> EntryView:
        return present_entry(line, covered=self._is_covered)

    def _open(self, place: int) -> None:
        self.entry.show_entry(self._view_of(self.rows.line(place)))

    def show_number(self, sequence: int) -> None:
        """Have an entry open and its row in hand; it is found again when filters have left it out."""
        place = self.rows.read_as_far_as(sequence)
        if place is None:
            self._ask_for_all()
            place = self.rows.read_as_far_as(sequence)
        if place is not None:
            self.table.setCurrentIndex(self.rows.index(place, 0))
            self._open(place)
            self.table.setFocus()

    def _ask_for_all(self) -> None:
        self.filter.clear()
        self.who.choose(None)
        self.visibility.choose(Visibility.ANY)

    def _close(self) -> None:
        self.entry.show_entry(None)
        self.table.setFocus()

    def _refresh_entry(self) -> None:
        """Say of the open entry what is so now."""
        view = self.entry.view
        line = None if view is None else _line_of(self._session, view.sequence)
        if line is not None and self._view_of(line) != view:
            self.entry.show_entry(self._view_of(line))

    def _copy(self, view: EntryView) -> None:
        if view.hash:
            QGuiApplication.clipboard().setText(view.hash)
            key = "commitment_copied" if view.is_hidden else "hash_copied"
            self._say(text(f"dice_panel.{key}", number=view.sequence))

    def _reveal(self, sequence: int) -> None:
        try:
            entry: LedgerEntry = self._session.reveal(sequence)
        except RuleError as error:
            self.notice.say(rule_problem(error), Tone.BAD)
        except StoreError as error:
            self.notice.say(str(error), Tone.BAD)
        else:
            self._say(text("dice_panel.revealed_now", number=sequence, by=entry.sequence))


def _line_of(session: Session, sequence: int) -> LedgerLine | None:
    try:
        return session.line(sequence)
    except StoreError:
        return None  # the list has said it


def _filter_line() -> QLineEdit:
    line = QLineEdit()
    line.setAcceptDrops(False)  # a file dropped on it is for the window
    line.setClearButtonEnabled(True)
    line.setPlaceholderText(text("dice_panel.filter_example"))
    return line


def _anyone() -> list[tuple[str | None, str]]:
    return [(None, text("dice_panel.anyone"))]


def _visibilities() -> list[tuple[Visibility, str]]:
    return [(each, text(f"dice_panel.visibility.{each}")) for each in Visibility]


def _nothing_key(is_asked: bool) -> str:
    return "nothing_left" if is_asked else "no_rolls"


def _shortened(name: str) -> str:
    line = " ".join(name.split())
    return line if len(line) <= _LONGEST_NAME else f"{line[: _LONGEST_NAME - 1]}…"
