"""The fights of a campaign: the one in hand is the one that was opened or taken up last."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import count

from gmscreen.session.campaign import Campaign
from gmscreen.session.changes import Change
from gmscreen.session.commands import Moment, Step, label
from gmscreen.session.fight.fight import Phase
from gmscreen.session.fight.fight_records import fight_ids, head_in
from gmscreen.session.kept_record import kept_record
from gmscreen.session.records import EncounterRecord, Part
from gmscreen.texts.catalogue import text


@dataclass(frozen=True, slots=True)
class FightEntry:
    """A fight in the list; `round` is 0 before it began."""

    id: str
    name: str
    phase: Phase
    round: int
    fighters: int


def fight_in_hand(campaign: Campaign) -> str:
    """The id of the fight in hand; empty for none."""
    return next(reversed(fight_ids(campaign)), "")


def fights_of(campaign: Campaign) -> tuple[FightEntry, ...]:
    """Every fight, the one in hand first."""
    heads = (head_in(campaign, one) for one in reversed(fight_ids(campaign)))
    return tuple(FightEntry(each.id, each.name, each.phase, each.round, len(each.fighters)) for each in heads)


def free_name(campaign: Campaign) -> str:
    """A name that no fight of the campaign has."""
    taken = {campaign.encounters[one].name for one in fight_ids(campaign)}
    names = (text("combat.fight_name", count=place) for place in count(len(taken) + 1))
    return next(name for name in names if name not in taken)


@dataclass(frozen=True, slots=True)
class TakeUpFight:
    """Have an older fight in hand, as it was left; the one in hand stays as it is."""

    fight: str

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step, without changes for the one in hand; RuleError for none of the campaign."""
        before = kept_record(campaign, Part.ENCOUNTERS, self.fight, EncounterRecord)
        told = label("fight_take_up", name=before.name)
        if self.fight == fight_in_hand(campaign):
            return Step(told)
        after = replace(before, position=campaign.next_position(Part.ENCOUNTERS))
        return Step(told, (Change(Part.ENCOUNTERS, before.id, before, after),))
