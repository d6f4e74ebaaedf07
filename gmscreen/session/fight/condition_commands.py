"""Conditions put on a fighter and taken off again."""

from __future__ import annotations

from dataclasses import dataclass, replace

from gmscreen.rules.errors import RuleError
from gmscreen.session.campaign import Campaign
from gmscreen.session.checked_text import checked_name
from gmscreen.session.commands import Moment, Step, label
from gmscreen.session.fight.condition import Condition
from gmscreen.session.fight.play import Play

MOST_AMOUNT = 20
MOST_TURNS = 1000
MOST_CONDITIONS = 50


@dataclass(frozen=True, slots=True)
class PutCondition:
    """Put a condition on somebody; one of the same name is replaced."""

    fight: str
    fighter: str
    condition: Condition

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; RuleError without a name, or for an end that hangs on nobody."""
        play = Play(campaign, self.fight, moment)
        one = play.fighter(self.fighter)
        until = self.condition.until
        if until is not None:
            play.fighter(until.fighter)
            if not 1 <= until.turns <= MOST_TURNS:
                raise RuleError("condition_turns", "until", most=MOST_TURNS)
        if abs(self.condition.amount) > MOST_AMOUNT:
            raise RuleError("condition_amount", "amount", most=MOST_AMOUNT)
        condition = replace(self.condition, name=checked_name(self.condition.name, "name"))
        others = [each for each in one.conditions if each.name != condition.name]
        if len(others) >= MOST_CONDITIONS:
            raise RuleError("too_many_conditions", "condition", most=MOST_CONDITIONS)
        play.put(replace(one, conditions=(*others, condition)))
        play.tell("condition", one.id, condition=condition.name)
        return play.step(label("fight_condition", name=one.name, condition=condition.name))


@dataclass(frozen=True, slots=True)
class EndCondition:
    """Take a condition off again, by its name."""

    fight: str
    fighter: str
    name: str

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; RuleError for one that he has not."""
        play = Play(campaign, self.fight, moment)
        one = play.fighter(self.fighter)
        left = tuple(each for each in one.conditions if each.name != self.name)
        if left == one.conditions:
            raise RuleError("no_such_condition", "name", name=self.name)
        play.put(replace(one, conditions=left))
        play.tell("condition_ends", one.id, condition=self.name)
        return play.step(label("fight_condition_ends", name=one.name, condition=self.name))
