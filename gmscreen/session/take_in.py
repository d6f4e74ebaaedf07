"""Several sheets taken in as one step: what was dropped together is undone together."""

from __future__ import annotations

from dataclasses import dataclass

from gmscreen.session.campaign import Campaign, with_changes
from gmscreen.session.changes import Change
from gmscreen.session.commands import Moment, Step, label
from gmscreen.session.sheet_commands import AddSheet


@dataclass(frozen=True, slots=True)
class TakeIn:
    """All of these sheets, or none; ids that are taken, by each other too, are numbered."""

    sheets: tuple[AddSheet, ...]

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; SheetError where one of them is no sheet."""
        changes: list[Change] = []
        for sheet in self.sheets:
            step = sheet.plan(campaign, moment)
            campaign = with_changes(campaign, step.changes)
            changes += step.changes
        return Step(label("take_in", count=len(self.sheets)), tuple(changes))
