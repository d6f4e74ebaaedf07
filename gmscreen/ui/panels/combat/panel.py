"""The panel Combate: who fights, what is next, and beside it tests, ladder and story."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QBoxLayout

from gmscreen.canon.garganta.close_combat import close_combat
from gmscreen.canon.garganta.criticals import critical_hits
from gmscreen.canon.garganta.injury import injury_rules
from gmscreen.canon.garganta.maneuvers import maneuvers
from gmscreen.rules.garganta.criticals import CriticalTable
from gmscreen.session.campaign import Campaign
from gmscreen.session.fight.battle import Battle
from gmscreen.session.fight.row_cache import RowCache
from gmscreen.session.fight.trials import RollAllDue, WaiveDue
from gmscreen.session.records import Part
from gmscreen.texts.catalogue import text
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.combat.acting import Acting
from gmscreen.ui.panels.combat.aside import Aside
from gmscreen.ui.panels.combat.foot import FightFoot
from gmscreen.ui.panels.combat.hand import Hand
from gmscreen.ui.panels.combat.head_card import FightHead
from gmscreen.ui.panels.combat.keys import bind
from gmscreen.ui.panels.combat.middle import Middle
from gmscreen.ui.panels.combat.roster import Roster
from gmscreen.ui.panels.combat.roster_view import RosterRows
from gmscreen.ui.panels.combat.said import Said, settled
from gmscreen.ui.panels.page import Page
from gmscreen.ui.panels.tab_order import follow_layouts
from gmscreen.ui.theme.theme import Mode, Theme, Tone
from gmscreen.ui.widgets.layouts import column, holder, row
from gmscreen.ui.widgets.notice import Notice
from gmscreen.ui.widgets.plain_label import PlainLabel
from gmscreen.ui.widgets.toggle import Toggle

_ROOM, _ROOM_FOR_TWO = 1000, 640
_SHARES, _SHARES_OF_TWO, _SIDES = (34, 66), (42, 58), (38, 28)
_LEDGER_PANEL = "dice"
_PARTS = (Part.ENCOUNTERS, Part.SHEETS, Part.VALUES, Part.SETTINGS)


@runtime_checkable
class _Ledger(Protocol):
    """The panel in which rolls are read."""

    def show_entry(self, sequence: int) -> None: ...


class CombatPanel(Page):
    """Draws the fight that the campaign has in hand, and turns keys and clicks into acts on it."""

    def __init__(self, context: PanelContext) -> None:
        super().__init__(context.look)
        self._context, look = context, context.look
        self.hand = hand = Hand(context.session, self, lambda: context.secrecy.covers(look))
        self._rows, self._roster_rows = RowCache(), RosterRows()
        self.head = FightHead(look)
        self.uncover = Toggle(look, text("combat.show_hidden"))
        self.covered = PlainLabel("", tone=Tone.MUTED, wrap=True)
        self.notice = Notice(look, closable=True)
        self.roster = Roster(look)
        self.nobody = PlainLabel(text("combat.nobody"), tone=Tone.MUTED, wrap=True)
        self.middle = Middle(context, hand)
        self.aside, self._due_is_aside = Aside(look), True
        self.acting = acting = Acting(hand, self.roster, self.middle, self.aside)
        self.foot = FightFoot(look, hand.go_on, acting.foot_acts())
        self._lay_out()
        self._listen()
        bind(self, acting.keys())
        bind(self, {"Shift+G": lambda: self._open_roll(self.aside.story.last_roll)})
        self.dress(look.theme)

    def _lay_out(self) -> None:
        look, lists = self._look, (self.nobody, self.roster)
        self._left = column(
            look, self.head, self.uncover, self.covered, *lists, self.notice, self.foot, 1, gap=10
        )
        self.nobody.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._sides = row(look, self.middle, self.aside)
        self._columns = row(look, holder(self._left), self._sides)
        for place, share in enumerate(_SIDES):
            self._sides.setStretch(place, share)
        self.body.addLayout(self._columns, 1)
        self.stack_below(self._columns, _ROOM_FOR_TWO)
        follow_layouts(self)

    def _turn(self) -> None:
        """Three columns, or two with the tests, the ladder and the story under the blow, or one.

        In two or one all of it scrolls together, what waits first, and what is under the list follows it.
        """
        super()._turn()
        stacked = self._columns.direction() is QBoxLayout.Direction.TopToBottom
        three = not stacked and self.width() >= self._look.theme.px(_ROOM)
        side = QBoxLayout.Direction.LeftToRight if three else QBoxLayout.Direction.TopToBottom
        if self._sides.direction() is not side:
            self._sides.setDirection(side)
        for part in (self.middle, self.aside):
            part.set_whole(not three)
        for place, share in enumerate(_SHARES if three else _SHARES_OF_TWO):
            self._columns.setStretch(place, share)
        self._place_due(three=three)
        for shown in (self.nobody, self.roster):  # one of the two
            self._left.setStretchFactor(shown, int(three))
        self._left.setStretch(self._left.count() - 1, int(not three))

    def dress(self, theme: Theme) -> None:
        """Turn rows again, and leave out whom players may not see: the mode decides."""
        super().dress(theme)
        self._show()

    def _place_due(self, *, three: bool) -> None:
        """The tests that wait stand over the ladder; where that is far down, over the list."""
        if self._due_is_aside is three:
            return
        self._due_is_aside = three
        home, place = (self.aside.body, 0) if three else (self._left, 1)
        home.insertWidget(place, self.aside.due)
        follow_layouts(self)

    def _listen(self) -> None:
        hand, acting, session = self.hand, self.acting, self._context.session
        hand.changed.connect(self._show)
        self.uncover.toggled.connect(self._context.secrecy.show_at_table)
        self._context.secrecy.changed.connect(self._show)
        hand.refused.connect(lambda words: self.notice.say(words, Tone.WARN))
        self.head.undo.connect(session.undo)
        self.head.redo.connect(session.redo)
        self.head.fights_asked.connect(acting.list_fights)
        self.middle.forms.left.connect(acting.come_back)
        self.roster.chosen.connect(lambda one: hand.say(target=one))
        self.roster.moved.connect(acting.move)
        self.roster.delete_pressed.connect(acting.take_away)
        middle, due = self.middle, self.aside.due
        middle.rolled.connect(acting.roll)
        middle.retreated.connect(acting.turn_retreat)
        middle.answered.connect(acting.answer)
        middle.grown.connect(lambda: follow_layouts(self))
        due.rolled.connect(acting.roll_due)
        due.waived.connect(lambda number: hand.do(WaiveDue(hand.fight, number)))
        due.all_asked.connect(lambda: hand.do(RollAllDue(hand.fight)))
        self.aside.story.story.asked.connect(self._open_roll)
        session.watch(_PARTS, self._follow)

    def _open_roll(self, number: int) -> None:
        """Go to a roll in Dados, which is known here by what it can do."""
        if number:
            panel = self._context.go_to(_LEDGER_PANEL)
            if isinstance(panel, _Ledger):
                panel.show_entry(number)
        else:
            self.notice.say(text("combat.no_roll"), Tone.WARN)

    def _follow(self, _before: Campaign, _after: Campaign) -> None:
        self._show()

    def _show(self) -> None:
        """Draw everything as it is now; the keyboard does not go with a button that is gone."""
        focus = QApplication.focusWidget()
        inside = focus is not None and self.isAncestorOf(focus)
        self._draw()
        if inside and focus is not None and not focus.isVisibleTo(self):
            self.acting.come_back()

    def _draw(self) -> None:
        battle = self.hand.battle
        said = self.hand.said if battle is None else settled(battle, self.hand.said)
        self.head.show_fight(battle)
        self._show_cover()
        self._show_roster(battle, said)
        self.foot.show_fight(battle, said)
        self.middle.show_fight(battle, said)
        self.aside.show_fight(battle, said)

    def _show_cover(self) -> None:
        """Whether hidden fighters are left out, and that something can't be seen for it."""
        covered, secrecy = self.hand.covered, self._context.secrecy
        self.uncover.setVisible(self._look.theme.mode is Mode.TABLE)
        self.uncover.setChecked(secrecy.shows_at_table)
        here = covered is not None and covered.covers_now
        self.covered.show_text(text("combat.covered") if here else "")

    def _show_roster(self, battle: Battle | None, said: Said) -> None:
        found = () if battle is None else self._rows.rows(battle)
        self.roster.show_rows(self._roster_rows.rows(found, said.target), said.target)
        self.roster.setVisible(bool(found))
        self.setFocusProxy(self.roster if found else self.middle.adding.who)
        self.nobody.setVisible(not found)


def prepare() -> None:
    """Read what fights look up in the canon."""
    injury_rules()
    maneuvers()
    close_combat()
    critical_hits(CriticalTable.BODY)


def build(context: PanelContext) -> CombatPanel:
    """The panel."""
    return CombatPanel(context)
