"""Beside the blow: the tests that wait, the target's ladder, and what happened."""

from __future__ import annotations

from gmscreen.session.fight.battle import Battle
from gmscreen.session.fight.states import states
from gmscreen.session.fight.view import due_rows
from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.combat.due_card import DueCard
from gmscreen.ui.panels.combat.roster_view import line_mark, state_marks
from gmscreen.ui.panels.combat.rungs import rungs
from gmscreen.ui.panels.combat.said import Said, first_of
from gmscreen.ui.panels.combat.state_list import StateList
from gmscreen.ui.panels.combat.story_card import StoryCard
from gmscreen.ui.panels.page import ScrollingColumn
from gmscreen.ui.theme.look import Look
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.ladder import Ladder, Zone

_STORY_LINES = 60
_LEAST_ZONE = 23


class Aside(ScrollingColumn):
    """The ladder follows the target."""

    def __init__(self, look: Look) -> None:
        self.due = DueCard(look)
        self._shown: tuple[tuple[Zone, ...], int] | None = None
        super().__init__(look, self.due)
        self.ladder = Ladder(look, text("combat.title.ladder"), _LEAST_ZONE, spare=0)
        self.ladder_card = Card(look, text("combat.title.ladder"), gap=4)
        self.states = StateList(look)
        self.ladder_card.add(self.states)
        self.ladder_card.add(self.ladder, stretch=1)
        self.story = StoryCard(look)
        self.body.addWidget(self.ladder_card, 3)
        self.body.addWidget(self.story, 2)

    def show_fight(self, battle: Battle | None, said: Said) -> None:
        """Show all three as they are now."""
        self.due.show_due(() if battle is None else due_rows(battle))
        self.story.show_story(() if battle is None else battle.story(_STORY_LINES))
        seen = said.target or first_of(battle)
        self.ladder_card.setVisible(bool(seen))
        if battle is not None and seen:
            one = battle.fighter(seen)
            self.ladder_card.set_title(text("combat.ladder_of", name=one.name))
            line = line_mark(one, battle.category(one), battle.line(one))
            standing = state_marks(states(battle, one))
            self.states.show_states((line, *standing) if line.words else standing)
            shown = (rungs(battle, one), one.pv)
            if shown != self._shown:
                self._shown = shown
                self.ladder.show_ladder(*shown)
