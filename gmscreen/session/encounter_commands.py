"""Commands on encounters, whose inside their owner knows alone."""

from __future__ import annotations

from dataclasses import dataclass

from gmscreen.session.campaign import Campaign
from gmscreen.session.changes import Change, removed
from gmscreen.session.commands import Label, Moment, Step
from gmscreen.session.kept_record import kept_record
from gmscreen.session.records import EncounterRecord, Part


@dataclass(frozen=True, slots=True)
class KeepEncounters:
    """Keep these records, new or in the place of those of the same id, as one step."""

    records: tuple[EncounterRecord, ...]
    label: Label

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step."""
        changes = (Change(Part.ENCOUNTERS, r.id, campaign.encounters.get(r.id), r) for r in self.records)
        return Step(self.label, tuple(changes))


@dataclass(frozen=True, slots=True)
class RemoveEncounters:
    """Take these records away, as one step."""

    ids: tuple[str, ...]
    label: Label

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step."""
        records = [kept_record(campaign, Part.ENCOUNTERS, one, EncounterRecord) for one in self.ids]
        return Step(self.label, tuple(removed(Part.ENCOUNTERS, record) for record in records))
