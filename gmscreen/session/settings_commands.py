"""Commands on what belongs to the table: name, system, floor, week, readings."""

from __future__ import annotations

from dataclasses import dataclass, replace

from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.readings import Readings
from gmscreen.session.campaign import Campaign
from gmscreen.session.changes import edited
from gmscreen.session.checked_text import checked_name
from gmscreen.session.commands import Label, Moment, Step, label
from gmscreen.session.records import CampaignSettings, Part

FLOORS = range(-1000, 1001)
WEEKS = range(1, 10_000)


@dataclass(frozen=True, slots=True)
class RenameCampaign:
    """Give the campaign another name."""

    name: str

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; RuleError for an empty name."""
        name = checked_name(self.name, "name")
        return _set(campaign, replace(campaign.settings, name=name), label("rename_campaign", name=name))


@dataclass(frozen=True, slots=True)
class ChooseSystem:
    """Play by another system."""

    system: str

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; what the old system kept stays."""
        return _set(campaign, replace(campaign.settings, system=self.system), label("choose_system"))


@dataclass(frozen=True, slots=True)
class GoToFloor:
    """Go to a floor of the Throat; 0 is above ground."""

    floor: int

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; RuleError for a floor that is none."""
        if self.floor not in FLOORS:
            raise RuleError("floor_out_of_bounds", "floor", least=FLOORS[0], most=FLOORS[-1])
        return _set(
            campaign, replace(campaign.settings, floor=self.floor), label("go_to_floor", floor=self.floor)
        )


@dataclass(frozen=True, slots=True)
class GoToWeek:
    """Begin a week."""

    week: int

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; RuleError for a week that is none."""
        if self.week not in WEEKS:
            raise RuleError("week_out_of_bounds", "week", least=WEEKS[0], most=WEEKS[-1])
        return _set(campaign, replace(campaign.settings, week=self.week), label("go_to_week", week=self.week))


@dataclass(frozen=True, slots=True)
class ChooseReadings:
    """Play by other readings of the points on which the documents disagree."""

    readings: Readings

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step."""
        return _set(campaign, replace(campaign.settings, readings=self.readings), label("choose_readings"))


def _set(campaign: Campaign, settings: CampaignSettings, name: Label) -> Step:
    return Step(name, (edited(Part.SETTINGS, campaign.settings, settings),))
