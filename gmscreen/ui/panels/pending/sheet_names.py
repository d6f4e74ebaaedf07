"""What the sheets of a campaign are called."""

from __future__ import annotations

from gmscreen.session.campaign import Campaign
from gmscreen.session.kept_sheets import sheet_file_of
from gmscreen.session.records import SheetRecord
from gmscreen.sheets.errors import SheetError


def sheet_names(campaign: Campaign) -> dict[str, str]:
    """The names by record id, in the order of the sheets; one that can't be read goes by its id."""
    return {record.id: _name(record) for record in campaign.sheets.values()}


def _name(record: SheetRecord) -> str:
    try:
        return sheet_file_of(record).sheet.name
    except SheetError:
        return record.id
