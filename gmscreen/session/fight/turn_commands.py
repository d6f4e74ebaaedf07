"""Commands that move the turn: beginning, next, delay, and orders made by hand."""

from __future__ import annotations

from dataclasses import dataclass

from gmscreen.rules.errors import RuleError
from gmscreen.session.campaign import Campaign
from gmscreen.session.commands import Moment, Step, label
from gmscreen.session.fight.fight import Phase
from gmscreen.session.fight.ordering import ids_by_rule
from gmscreen.session.fight.permissions import require_fighting, require_no_blow, require_nothing_due
from gmscreen.session.fight.play import Play
from gmscreen.session.fight.turning import advance, begin_round, end_turn


@dataclass(frozen=True, slots=True)
class BeginFight:
    """Begin the first round: the order is made, and the first takes his turn."""

    fight: str

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; RuleError for a fight that has begun, or has nobody in it."""
        play = Play(campaign, self.fight, moment)
        if play.head.phase is not Phase.SETUP:
            raise RuleError("fight_has_begun")
        if not play.head.fighters:
            raise RuleError("nobody_fights")
        play.change_head(phase=Phase.FIGHTING)
        begin_round(play)
        advance(play)
        return play.step(label("fight_begin", name=play.head.name))


@dataclass(frozen=True, slots=True)
class NextTurn:
    """End the turn and begin the next; RuleError while a blow is half done or a test waits."""

    fight: str

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; a blow that was declared and not rolled is let go."""
        play = Play(campaign, self.fight, moment)
        require_fighting(play)
        require_no_blow(play)
        require_nothing_due(play)
        if play.head.exchange is not None:
            play.change_head(exchange=None)
        end_turn(play, play.head.active)
        advance(play)
        return play.step(label("fight_next_turn", name=play.name(play.head.active)))


@dataclass(frozen=True, slots=True)
class Delay:
    """Have the one whose turn it is act right after another in this round, before he has done anything."""

    fight: str
    after: str

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; RuleError for who acted already, or somebody who comes before him."""
        play = Play(campaign, self.fight, moment)
        require_fighting(play)
        require_no_blow(play)
        require_nothing_due(play)
        order, active = list(play.head.order), play.head.active
        if self.after not in order or order.index(self.after) <= order.index(active):
            raise RuleError("delay_after_whom", "after")
        one = play.fighter(active)
        if one.turn.maneuver is not None:
            raise RuleError("has_acted", "fighter", name=one.name)
        order.remove(active)
        order.insert(order.index(self.after) + 1, active)
        play.change_head(order=tuple(order), delayed=(*play.head.delayed, active))
        play.tell("delays", active, after=play.name(self.after))
        advance(play)
        return play.step(label("fight_delay", name=one.name, after=play.name(self.after)))


@dataclass(frozen=True, slots=True)
class Reorder:
    """Have them act in this order from now on, whatever the rule says: everybody once."""

    fight: str
    order: tuple[str, ...]

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; RuleError unless everybody is in it once. Whose turn it is stays."""
        play = Play(campaign, self.fight, moment)
        if sorted(self.order) != sorted(play.head.fighters):
            raise RuleError("order_of_others", "order")
        play.change_head(order=self.order, by_hand=self.order)
        return play.step(label("fight_reorder"))


@dataclass(frozen=True, slots=True)
class OrderByRule:
    """Have the rule decide again, from this moment on."""

    fight: str

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step."""
        play = Play(campaign, self.fight, moment)
        play.change_head(order=ids_by_rule(play), by_hand=())
        return play.step(label("fight_order_by_rule"))
