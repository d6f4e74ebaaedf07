"""The panel PV: the list of the wounded, the ladder of the one in hand, and the tests of them all."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QBoxLayout, QWidget

from gmscreen.canon.garganta.injury import injury_rules
from gmscreen.canon.garganta.recovery import recovery_rules
from gmscreen.canon.garganta.wounds import wound_rules
from gmscreen.session.rolls import Roll
from gmscreen.sheets.errors import SheetError
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import number
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.hp.add_card import AddCard
from gmscreen.ui.panels.hp.blow_card import BlowCard
from gmscreen.ui.panels.hp.condition import Rules, condition
from gmscreen.ui.panels.hp.due import DueTrial
from gmscreen.ui.panels.hp.event_words import event_words
from gmscreen.ui.panels.hp.from_sheet import wounded
from gmscreen.ui.panels.hp.heal_card import HealCard
from gmscreen.ui.panels.hp.healing import Healer
from gmscreen.ui.panels.hp.history import History
from gmscreen.ui.panels.hp.list_card import ListCard
from gmscreen.ui.panels.hp.state import CameRound, Cared, Event, Set, Tried, TurnBegan, Wounded
from gmscreen.ui.panels.hp.trials import TrialsCard, TurnCard
from gmscreen.ui.panels.hp.ward import MOST_PATIENTS, Ward, first_ward, numbered
from gmscreen.ui.panels.hp.ward_view import WardView, present_ward
from gmscreen.ui.panels.hp.wounded_card import WoundedCard
from gmscreen.ui.panels.page import Page, ScrollingColumn
from gmscreen.ui.panels.shelf import shelf
from gmscreen.ui.panels.tab_order import follow_layouts
from gmscreen.ui.roll_text import outcome_tone, roll_text
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Theme, Tone
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.ladder import Ladder
from gmscreen.ui.widgets.layouts import row
from gmscreen.ui.widgets.plain_label import PlainLabel
from gmscreen.ui.widgets.table import Column, TableView

_ROOM = 1080
_ROOM_FOR_TWO = 720
_STORY = 96
_SHARES = (28, 34, 38)
_LAST_ROLLS = 5


class HpPanel(Page):
    """Draws the view of a Ward, and turns what is done into acts of its history."""

    def __init__(self, context: PanelContext) -> None:
        super().__init__(context.look)
        self._context, look = context, context.look
        self._rules = prepare()
        self.history = History(first_ward())
        self._healer = Healer()
        self.list = ListCard(look)
        self.adding = AddCard(look, shelf(context.desk.records))
        self.blow = BlowCard(look)
        self.who = WoundedCard(look, Wounded())
        self.ladder = Ladder(look, text("hp_panel.title.ladder"))
        self.now = TrialsCard(look, context.session, text("hp_panel.title.due"), text("hp_panel.none_due"))
        self.turns = TurnCard(look, context.session)
        self.healing = HealCard(look, context.session)
        self.last_rolls = [PlainLabel(wrap=True) for _ in range(_LAST_ROLLS)]
        self._make_tables(look)
        self._lay_out()
        self.dress(look.theme)
        self._listen()
        self._show()

    def _make_tables(self, look: Look) -> None:
        self.blows = _table(look, "blow", _columns("what", "source"))
        self.deaths = _table(look, "deaths", _death_columns())
        self.story = TableView(look, text("hp_panel.title.story"), _story_columns())
        self.no_story = PlainLabel(text("hp_panel.no_story"), tone=Tone.MUTED, wrap=True)
        self.ladder_card = Card(look, text("hp_panel.title.ladder"))
        self.ladder_card.add(self.ladder, stretch=1)
        self._roll_card = Card(look, text("hp_panel.title.roll"), gap=4)
        self._roll_card.add(*self.last_rolls)
        self._roll_card.hide()
        self._blow_card = _card(look, "blow", self.blows)
        self._story_card = _card(look, "story", self.story, stretch=1)
        self._story_card.add(self.no_story)

    def _lay_out(self) -> None:
        look = self._look
        left = ScrollingColumn(look)
        left.body.addWidget(self.list, 1)
        left.body.addWidget(self.adding)
        middle = ScrollingColumn(look, self.blow)
        middle.body.addWidget(self.ladder_card, 1)
        right = ScrollingColumn(look, self.now, self.turns, self._roll_card, self._blow_card, self.healing)
        for card in (self.who, _card(look, "deaths", self.deaths), self._story_card):
            right.body.addWidget(card)
        right.body.addStretch(1)
        pair = row(look, left, middle)
        columns = row(look, pair, right)
        for layout, shares in ((pair, _SHARES[:2]), (columns, (sum(_SHARES[:2]), _SHARES[2]))):
            for index, share in enumerate(shares):
                layout.setStretch(index, share)
        self._pair, self._columns = (left, middle), columns
        self.body.addLayout(columns, 1)
        self.stack_below(pair, _ROOM_FOR_TWO)
        self.stack_below(columns, _ROOM)
        self.setFocusProxy(self.blow.deltas)

    def _listen(self) -> None:
        desk = self._context.desk
        self.list.list.chosen.connect(lambda one: self._aside(self.ward.choosing(one)))
        self.list.list.entered.connect(self.blow.deltas.setFocus)
        self.list.moved.connect(self._move)
        self.list.removed.connect(self._remove)
        self.list.form_asked.connect(self.adding.setVisible)
        self.adding.given.connect(self._receive)
        self.adding.sheet_chosen.connect(self._read_sheet)
        self.blow.struck.connect(self._after)
        self.blow.came_round.connect(lambda: self._after(CameRound()))
        self.who.described.connect(self._describe)
        self.who.pv_set.connect(lambda pv: self._after(Set(pv), f"pv:{self.ward.chosen}"))
        self.now.rolled.connect(self._tried)
        self.turns.rolled.connect(self._tried)
        self.turns.next_asked.connect(self.begin_turn)
        self.healing.cared.connect(self._care)
        self.healing.healer_known.connect(self._know_healer)
        desk.changed.connect(lambda: self.adding.set_volumes(shelf(desk.records)))
        self.blow.stepped.connect(self._step)
        for told in (self.list, self.blow):
            told.undo.connect(lambda: self._travel(self.history.back()))
            told.redo.connect(lambda: self._travel(self.history.forth()))
        self._bind(("Alt+Down", lambda: self._step(1)), ("Alt+Up", lambda: self._step(-1)))
        self._bind(("F8", self.begin_turn))

    def _bind(self, *bound: tuple[str, Callable[[], object]]) -> None:
        for keys, run in bound:
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(run)

    @property
    def ward(self) -> Ward:
        """The list as it is."""
        return self.history.now

    def _step(self, steps: int) -> None:
        self._aside(self.ward.stepping(steps))

    def _aside(self, ward: Ward) -> None:
        self.history = self.history.aside(ward)
        self._show()

    def _act(self, ward: Ward, words: str, key: str = "") -> None:
        self.history = self.history.then(ward, words, key)
        self._show()

    def _travel(self, history: History) -> None:
        self.history = history
        self._roll_card.hide()
        self._show()

    def _after(self, event: Event, key: str = "") -> None:
        self._happen(self.ward.chosen, event, key)

    def _happen(self, patient: int, event: Event, key: str = "") -> None:
        words = text("hp_panel.act.done", name=self.ward.patient(patient).name, what=event_words(event))
        self._act(self.ward.after(patient, event), words, key)

    def _describe(self, who: Wounded) -> None:
        chosen = self.ward.chosen
        words = text("hp_panel.act.described", name=who.name or self.ward.in_hand.name)
        self._act(self.ward.changing(chosen, lambda hp: hp.about(who)), words, f"who:{chosen}")

    def _tried(self, due: DueTrial, roll: Roll) -> None:
        if roll.outcome is not None:
            self._tell_roll(roll)
            self._happen(due.patient, Tried(due.trial, roll.outcome))

    def _care(self, cared: Cared, roll: Roll | None) -> None:
        if roll is not None:
            self._tell_roll(roll)
        self._after(cared)

    def _know_healer(self, healer: Healer) -> None:
        self._healer = healer
        self._show()

    def begin_turn(self) -> None:
        """Have what is tested each turn due again, for everyone."""
        turn = self.ward.turn + 1
        ward = replace(self.ward, turn=turn)
        for one in ward.patients:
            now = condition(one.hp, self._rules)
            if now.each_turn or now.shock:
                ward = ward.after(one.id, TurnBegan(turn))
        self._act(ward, text("hp_panel.act.turn", turn=number(turn)))

    def _receive(self, who: Wounded, wanted: int) -> None:
        room = self.ward.room
        taken = {one.name for one in self.ward.patients}
        names = numbered(who.name, min(wanted, room), taken)
        words = text("hp_panel.act.added", names=", ".join(names))
        self._act(self.ward.receiving([replace(who, name=name) for name in names]), words)
        if wanted > room:
            self.adding.error.say(text("hp_panel.full_list", most=MOST_PATIENTS))

    def _remove(self, patient: int) -> None:
        words = text("hp_panel.act.removed", name=self.ward.patient(patient).name)
        self._act(self.ward.without(patient), words)

    def _move(self, patient: int, steps: int) -> None:
        words = text("hp_panel.act.moved", name=self.ward.patient(patient).name)
        self._act(self.ward.moving(patient, steps), words)

    def _read_sheet(self, sheet_id: str | None) -> None:
        self.adding.take(None)
        if sheet_id is None:
            return
        try:
            who = wounded(self._context.desk.read(sheet_id).sheet)
        except SheetError as error:
            self.adding.take(None, str(error))
            return
        self.adding.take(who, text("hp_panel.sheet_without_ht") if who is None else "")

    def _tell_roll(self, roll: Roll) -> None:
        """Tell a roll over those before it."""
        for later, earlier in zip(self.last_rolls[:0:-1], self.last_rolls[-2::-1], strict=True):
            later.show_text(earlier.text())
            later.set_tone(Tone.MUTED)
        newest, request = self.last_rolls[0], roll.request
        named = request.purpose
        if request.who:
            named = text("hp_panel.named_test", name=request.who, test=named)
        newest.show_text(f"{named}: {roll_text(roll)}")
        newest.set_tone(outcome_tone(roll))
        self._roll_card.show()

    def _show(self) -> None:
        view = present_ward(self.ward, self._healer, self._rules)
        self.list.show_list(view.rows, view.place)
        self.list.show_history(self.history.to_undo, self.history.to_redo)
        self.now.show_trials(view.now)
        self.turns.show_turn(view.this_turn, view.tested, view.turn)
        self._show_in_hand(view)
        follow_layouts(self)

    def _show_in_hand(self, view: WardView) -> None:
        one, hp = self.ward.in_hand, view.hp
        who, pv = one.hp.who, hp.pv.as_int
        self.blow.set_title(text("hp_panel.title.of", name=one.name))
        self.blow.show_view(hp)
        self.healing.show_healing(view.healing, one.name)
        self.who.show_wounded(who, pv)
        self.ladder_card.set_title(text("hp_panel.title.ladder_of", ht=number(who.ht)))
        self.ladder.show_ladder(hp.zones, pv)
        self._blow_card.setVisible(bool(hp.blow))
        self.blows.show_rows(hp.blow)
        self.deaths.show_rows(hp.deaths)
        self.story.show_rows(hp.story)
        self.story.setVisible(bool(hp.story))
        self.no_story.setVisible(not hp.story)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Undo and redo where no line has its own."""
        if event.matches(QKeySequence.StandardKey.Undo):
            self._travel(self.history.back())
        elif event.matches(QKeySequence.StandardKey.Redo):
            self._travel(self.history.forth())
        else:
            super().keyPressEvent(event)

    def _turn(self) -> None:
        """Over the tests, list and ladder scroll with the page."""
        super()._turn()
        if self._columns.direction() is QBoxLayout.Direction.TopToBottom:
            for column in self._pair:
                column.set_whole(True)

    def dress(self, theme: Theme) -> None:
        """Two rows of the story are enough where there is little room."""
        super().dress(theme)
        self.story.setMinimumHeight(theme.px(_STORY))


def _card(look: Look, key: str, table: TableView, stretch: int = 0) -> Card:
    card = Card(look, text(f"hp_panel.title.{key}"))
    card.add(table, stretch=stretch)
    return card


def _table(look: Look, key: str, columns: list[Column]) -> TableView:
    return TableView(look, text(f"hp_panel.title.{key}"), columns, wraps=True, fits=True)


def _columns(*keys: str) -> list[Column]:
    return [Column(text(f"hp_panel.column.{key}"), wide=index == 0) for index, key in enumerate(keys)]


def _death_columns() -> list[Column]:
    return [*_columns("who", "faints", "tests"), Column(text("hp_panel.column.dead"), numeric=True)]


def _story_columns() -> list[Column]:
    return [*_columns("happened"), Column(text("hp_panel.column.pv_after"), numeric=True)]


def build(context: PanelContext) -> QWidget:
    """The panel PV."""
    return HpPanel(context)


def prepare() -> Rules:
    """The tables that wounds are read in; the canon keeps what it has read."""
    return Rules(injury_rules(), wound_rules(), recovery_rules())
