"""The sheets of those who fight, each as often as there are fighters of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from gmscreen.session.campaign import Campaign
from gmscreen.session.fight.fight_records import fight_ids, fighter_in, head_in


def sheets_in_fight(campaign: Campaign) -> Mapping[str, int]:
    """Of the newest fight; only sheets that are in the campaign, and none where nobody fights."""
    fight = next(reversed(fight_ids(campaign)), None)
    if fight is None:
        return {}
    fighters = (fighter_in(campaign, fight, one) for one in head_in(campaign, fight).fighters)
    there = {record.id for record in campaign.sheets.values() if not record.archived}
    return Counter(fighter.sheet for fighter in fighters if fighter.sheet in there)
