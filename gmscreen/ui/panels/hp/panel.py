"""The panel PV: one wounded at a time, his ladder and the tests that his wounds ask."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QWidget

from gmscreen.canon.garganta.injury import injury_rules
from gmscreen.canon.garganta.recovery import recovery_rules
from gmscreen.canon.garganta.wounds import wound_rules
from gmscreen.session.rolls import Roll
from gmscreen.sheets.errors import SheetError
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import number
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.hp.blow_card import BlowCard
from gmscreen.ui.panels.hp.condition import Rules
from gmscreen.ui.panels.hp.from_sheet import wounded
from gmscreen.ui.panels.hp.state import Blows, HpState, Set, Trial, Tried, Wounded, newcomer
from gmscreen.ui.panels.hp.trials import TrialsCard
from gmscreen.ui.panels.hp.view import present
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
from gmscreen.ui.widgets.notice import Notice
from gmscreen.ui.widgets.plain_label import PlainLabel
from gmscreen.ui.widgets.table import Column, TableView

_ROOM = 1080
_STORY = 96


class HpPanel(Page):
    """Draws the view of an HpState, and turns what is done into events of it."""

    def __init__(self, context: PanelContext) -> None:
        super().__init__(context.look)
        self._context, look = context, context.look
        self._rules = Rules(injury_rules(), wound_rules(), recovery_rules())
        self._state = newcomer(Wounded())
        self.notice = Notice(look)
        self.blow = BlowCard(look)
        self.who = WoundedCard(look, self._state.who, shelf(context.desk.paths))
        self.ladder = Ladder(look, text("hp_panel.title.ladder"))
        self.ladder_card = Card(look, text("hp_panel.title.ladder"))
        self.now = TrialsCard(look, context.session, text("hp_panel.title.due"), text("hp_panel.none_due"))
        self.turns = TrialsCard(look, context.session, text("hp_panel.title.turn"), text("hp_panel.no_turn"))
        self.last_roll = PlainLabel(strong=True, wrap=True)
        self.blows = TableView(
            look, text("hp_panel.title.blow"), _columns("what", "source"), wraps=True, fits=True
        )
        self.deaths = TableView(look, text("hp_panel.title.deaths"), _death_columns(), wraps=True, fits=True)
        self.healing = TableView(
            look, text("hp_panel.title.healing"), _healing_columns(), wraps=True, fits=True
        )
        self.story = TableView(look, text("hp_panel.title.story"), _story_columns())
        self.no_story = PlainLabel(text("hp_panel.no_story"), tone=Tone.MUTED, wrap=True)
        self._lay_out()
        self._listen()
        self._show()

    def _lay_out(self) -> None:
        look = self._look
        self.ladder_card.add(self.ladder, stretch=1)
        rolls = Card(look, text("hp_panel.title.roll"))
        rolls.add(self.last_roll)
        self._roll_card = rolls
        rolls.hide()
        self._blow_card = _card(look, "blow", self.blows)
        left = ScrollingColumn(look, self.blow, self.who)
        story = _card(look, "story", self.story, stretch=1)
        story.add(self.no_story)
        left.body.addWidget(story, 1)
        right = ScrollingColumn(look, self.now, self.turns, rolls, self._blow_card)
        right.body.addWidget(_card(look, "deaths", self.deaths))
        right.body.addWidget(_card(look, "healing", self.healing))
        right.body.addStretch(1)
        columns = row(look, left, self.ladder_card, right)
        for index, share in enumerate((30, 30, 40)):
            columns.setStretch(index, share)
        self.body.addWidget(self.notice)
        self.body.addLayout(columns, 1)
        self.stack_below(columns, _ROOM)
        self.setFocusProxy(self.blow)

    def _listen(self) -> None:
        self.blow.struck.connect(self._after)
        self.blow.undo.connect(lambda: self._become(self._state.before_last()))
        self.blow.redo.connect(lambda: self._become(self._state.redone()))
        self.who.described.connect(lambda who: self._become(self._state.about(who)))
        self.who.pv_set.connect(lambda pv: self._after(Set(pv)))
        self.who.sheet_chosen.connect(self._take_sheet)
        self.now.rolled.connect(self._tried)
        self.turns.rolled.connect(self._tried)
        self._context.desk.opened.connect(lambda _path: self.who.set_volumes(shelf(self._context.desk.paths)))

    def _after(self, event: Blows | Set | Tried) -> None:
        self._become(self._state.after(event))

    def _tried(self, trial: Trial, roll: Roll) -> None:
        if roll.outcome is not None:
            self._after(Tried(trial, roll.outcome))
        self.last_roll.set_tone(outcome_tone(roll))
        self.last_roll.setText(f"{roll.request.purpose}: {roll_text(roll)}")
        self._roll_card.show()

    def _take_sheet(self, path: Path | None) -> None:
        self.notice.say("")
        if path is None:
            return
        # Here, and not above: the sheet's record costs pydantic, which nobody needs before a sheet is chosen.
        from gmscreen.sheets.native_file import read_sheet  # noqa: PLC0415

        try:
            who = wounded(read_sheet(path).sheet)
        except SheetError as error:
            self.notice.say(str(error), Tone.BAD)
            return
        if who is None:
            self.notice.say(text("hp_panel.sheet_without_ht"), Tone.WARN)
            return
        self._become(newcomer(who))

    def _become(self, state: HpState) -> None:
        self._state = state
        self._roll_card.hide()
        self._show()

    def _show(self) -> None:
        view = present(self._state, self._rules)
        who, pv = self._state.who, view.pv.as_int
        self.blow.set_title(
            text("hp_panel.title.of", name=who.name) if who.name else text("hp_panel.title.now")
        )
        self.blow.show_view(view)
        self.who.show_wounded(who, pv)
        self.ladder_card.set_title(text("hp_panel.title.ladder_of", ht=number(who.ht)))
        self.ladder.show_ladder(view.zones, pv)
        self.now.show_trials(view.now, who.name)
        self.turns.show_trials(view.each_turn, who.name)
        self._blow_card.setVisible(bool(view.blow))
        self.blows.show_rows(view.blow)
        self.deaths.show_rows(view.deaths)
        self.healing.show_rows(view.healing)
        self.story.show_rows(view.story)
        self.story.setVisible(bool(view.story))
        self.no_story.setVisible(not view.story)
        follow_layouts(self)

    def dress(self, theme: Theme) -> None:
        """Two rows of the story are enough where there is little room."""
        super().dress(theme)
        self.story.setMinimumHeight(theme.px(_STORY))


def _card(look: Look, key: str, table: TableView, stretch: int = 0) -> Card:
    card = Card(look, text(f"hp_panel.title.{key}"))
    card.add(table, stretch=stretch)
    return card


def _columns(*keys: str) -> list[Column]:
    return [Column(text(f"hp_panel.column.{key}"), wide=index == 0) for index, key in enumerate(keys)]


def _death_columns() -> list[Column]:
    return [*_columns("who", "faints", "tests"), Column(text("hp_panel.column.dead"), numeric=True)]


def _healing_columns() -> list[Column]:
    return _columns("healing", "test", "gives")


def _story_columns() -> list[Column]:
    return [*_columns("happened"), Column(text("hp_panel.column.pv_after"), numeric=True)]


def build(context: PanelContext) -> QWidget:
    """The panel PV."""
    return HpPanel(context)
