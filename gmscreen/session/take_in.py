"""Several sheets taken in as one step: what was dropped together is undone together."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from gmscreen.session.campaign import Campaign, with_changes
from gmscreen.session.changes import Change
from gmscreen.session.commands import Moment, Step, label
from gmscreen.session.kept_sheets import sheet_file_of
from gmscreen.session.records import SheetRecord
from gmscreen.session.sheet_commands import AddSheet, WriteSheet
from gmscreen.sheets.errors import SheetError
from gmscreen.sheets.exchange.incoming import Taken


@dataclass(frozen=True, slots=True)
class TakeIn:
    """All of these sheets, or none; ids that are taken, by each other too, are numbered."""

    sheets: tuple[AddSheet | WriteSheet, ...]

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; SheetError where one of them is no sheet."""
        changes: list[Change] = []
        for sheet in self.sheets:
            step = sheet.plan(campaign, moment)
            campaign = with_changes(campaign, step.changes)
            changes += step.changes
        return Step(label("take_in", count=len(self.sheets)), tuple(changes))


@dataclass(frozen=True, slots=True)
class Receipt:
    """What is to be done with sheets from outside: `step` takes in what is new, `known` are there already."""

    step: TakeIn
    known: tuple[str, ...]


def receipt(campaign: Campaign, sheets: Iterable[Taken]) -> Receipt:
    """A text that lies there already adds nothing; another text of the same sheet takes its place."""
    commands: list[AddSheet | WriteSheet] = []
    known: list[str] = []
    by_text = {record.text: record.id for record in campaign.sheets.values() if not record.archived}
    for taken in sheets:
        before = campaign.sheets.get(taken.sheet.id)
        if taken.written.text in by_text:
            known.append(by_text[taken.written.text])
        elif before is not None and _name(before) == taken.sheet.name:
            commands.append(WriteSheet(before.id, taken.written.text))
        else:
            commands.append(AddSheet(taken.written, taken.folder))
    return Receipt(TakeIn(tuple(commands)), tuple(known))


def _name(record: SheetRecord) -> str:
    try:
        return sheet_file_of(record).sheet.name
    except SheetError:
        return ""
