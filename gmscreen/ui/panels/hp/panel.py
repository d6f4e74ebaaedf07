"""The panel PV: the list of the wounded, the ladder of the one in hand, and the tests of them all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QBoxLayout, QWidget

from gmscreen.canon.garganta.injury import injury_rules
from gmscreen.canon.garganta.recovery import recovery_rules
from gmscreen.canon.garganta.wounds import wound_rules
from gmscreen.rules.errors import RuleError
from gmscreen.session.campaign import Campaign
from gmscreen.session.commands import Command
from gmscreen.session.open_campaign import Done
from gmscreen.session.records import Part
from gmscreen.session.rolls import Roll, RollRequest
from gmscreen.session.typed_dice import Typed
from gmscreen.session.ward.commands import (
    MOST_PATIENTS,
    AdmitPatients,
    BeginTurn,
    DescribePatient,
    DischargePatient,
    MovePatient,
    PatientRoll,
    RollForPatients,
    TellOfPatient,
)
from gmscreen.session.ward.state import CameRound, Care, Cared, Event, Set, Wounded
from gmscreen.sheets.errors import SheetError
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import number
from gmscreen.texts.problems import rule_problem
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.hp.add_card import AddCard
from gmscreen.ui.panels.hp.blow_card import BlowCard
from gmscreen.ui.panels.hp.condition import Rules, condition
from gmscreen.ui.panels.hp.due import DueTrial
from gmscreen.ui.panels.hp.from_sheet import wounded
from gmscreen.ui.panels.hp.heal_card import HealCard
from gmscreen.ui.panels.hp.healing import Healer
from gmscreen.ui.panels.hp.list_card import ListCard
from gmscreen.ui.panels.hp.trials import TrialsCard, TurnCard
from gmscreen.ui.panels.hp.ward import Ward, first_ward, numbered
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
    """Draws what the campaign says of the wounded, and turns what is done into commands on it."""

    def __init__(self, context: PanelContext) -> None:
        super().__init__(context.look)
        self._context, look = context, context.look
        self._rules = prepare()
        self.ward = first_ward(context.session.campaign.patients)
        self._changed: tuple[str, ...] = ()
        self._healer = Healer()
        self.list = ListCard(look)
        self.adding = AddCard(look, shelf(context.desk.records))
        self.blow = BlowCard(look)
        self.who = WoundedCard(look, Wounded())
        self.ladder = Ladder(look, text("hp_panel.title.ladder"))
        self.now = TrialsCard(look, self._roll, text("hp_panel.title.due"), text("hp_panel.none_due"))
        self.turns = TurnCard(look, self._roll)
        self.healing = HealCard(look, self._roll_care)
        self.last_rolls = [PlainLabel(wrap=True) for _ in range(_LAST_ROLLS)]
        self._make_tables(look)
        self._lay_out()
        self.dress(look.theme)
        self._listen()
        self._show()
        self._show_history()

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
        self.list.moved.connect(lambda one, steps: self._do_to_one(MovePatient(one, steps)))
        self.list.removed.connect(lambda one: self._do_to_one(DischargePatient(one)))
        self.list.form_asked.connect(self.adding.setVisible)
        self.adding.given.connect(self._receive)
        self.adding.sheet_chosen.connect(self._read_sheet)
        self.blow.struck.connect(self._tell)
        self.blow.came_round.connect(lambda: self._tell(CameRound()))
        self.who.described.connect(lambda who: self._do(DescribePatient(self.ward.chosen, who)))
        self.who.pv_set.connect(lambda pv: self._tell(Set(pv)))
        self.turns.next_asked.connect(self.begin_turn)
        self.healing.bandaged.connect(lambda: self._tell(Cared(Care.BANDAGE)))
        self.healing.healer_known.connect(self._know_healer)
        desk.changed.connect(lambda: self.adding.set_volumes(shelf(desk.records)))
        self.blow.stepped.connect(self._step)
        for told in (self.list, self.blow):
            told.undo.connect(self._context.session.undo)
            told.redo.connect(self._context.session.redo)
        self._follow_campaign()
        self._bind(("Alt+Down", lambda: self._step(1)), ("Alt+Up", lambda: self._step(-1)))
        self._bind(("F8", self.begin_turn))

    def _bind(self, *bound: tuple[str, Callable[[], object]]) -> None:
        for keys, run in bound:
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(run)

    def _follow_campaign(self) -> None:
        session = self._context.session
        session.watch((Part.PATIENTS,), self._follow)
        session.open.hear(lambda _done: self._rest())
        session.open.hear_turns(self._take_in_hand)

    def _follow(self, before: Campaign, after: Campaign) -> None:
        """Draw the list as it is now."""
        was, now = before.patients, after.patients
        self._changed = tuple(one for one in now if now[one] is not was.get(one))
        self.ward = self.ward.following(now)
        self._show()
        self._show_history()

    def _rest(self) -> None:
        """Something was kept: what it changed is done with, and there is something else to undo."""
        self._changed = ()
        self._show_history()

    def _take_in_hand(self) -> None:
        """Show whom an undo or a redo was about; tests told before it may be of no worth any longer."""
        if len(self._changed) == 1:
            self._aside(self.ward.choosing(self._changed[0]))
        if self._changed:
            self._roll_card.hide()
        self._rest()

    def _show_history(self) -> None:
        undo, redo = self._context.session.open.to_undo, self._context.session.open.to_redo
        self.list.show_history(undo.words if undo else "", redo.words if redo else "")

    def _do(self, command: Command) -> Done:
        return self._context.session.do(command)

    def _do_to_one(self, command: Command) -> None:
        """Do what can't be done to a place-holder."""
        if not self.ward.is_empty:
            self._do(command)

    def _step(self, steps: int) -> None:
        self._aside(self.ward.stepping(steps))

    def _aside(self, ward: Ward) -> None:
        self.ward = ward
        self._show()

    def _tell(self, event: Event) -> None:
        self._do(TellOfPatient(self.ward.chosen, event))

    def _roll(self, due: Sequence[DueTrial], faces: Typed | None) -> Sequence[Roll]:
        rolls = (PatientRoll(one.patient, one.roll.request, one.trial, faces) for one in due)
        return self._kept(RollForPatients(tuple(rolls)))

    def _roll_care(self, care: Care, request: RollRequest, faces: Typed | None) -> Roll:
        return self._kept(RollForPatients((PatientRoll(self.ward.chosen, request, care, faces),)))[0]

    def _kept(self, command: RollForPatients) -> Sequence[Roll]:
        rolls = [entry.roll for entry in self._do(command).rolls if entry.roll is not None]
        for roll in rolls:
            self._tell_roll(roll)
        return rolls

    def _know_healer(self, healer: Healer) -> None:
        self._healer = healer
        self._show()

    def begin_turn(self) -> None:
        """Have what is tested each turn due again, for everyone."""
        standing = {one.id: condition(one.hp, self._rules) for one in self.ward.patients}
        tested = (one for one, now in standing.items() if now.each_turn or now.shock)
        self._do(BeginTurn(frozenset(tested)))

    def _receive(self, who: Wounded, wanted: int) -> None:
        room = self.ward.room
        taken = () if self.ward.is_empty else [one.name for one in self.ward.patients]
        names = numbered(who.name, min(wanted, room), taken)
        try:
            if names:
                self._do(AdmitPatients(tuple(replace(who, name=name) for name in names)))
        except RuleError as error:
            self.adding.error.say(rule_problem(error))
            return
        if wanted > room:
            self.adding.error.say(text("rule_error.too_many_patients", most=MOST_PATIENTS))

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
        self.list.show_list(view.rows, view.place, is_empty=self.ward.is_empty)
        self.now.show_trials(view.now)
        self.turns.show_turn(view.this_turn, view.tested, view.turn, is_empty=self.ward.is_empty)
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
