"""What the app finds missing in the campaign, ready to be entered among the Pendências, once."""

from __future__ import annotations

from collections.abc import Iterator

from gmscreen.session.campaign import Campaign
from gmscreen.session.kept_sheets import sheet_file_of
from gmscreen.session.pending_commands import Missing
from gmscreen.session.records import SheetRecord, value_id
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.pending import Pending, pending_of
from gmscreen.sheets.table_values import with_table_values
from gmscreen.texts.catalogue import text


def missing_in(campaign: Campaign) -> tuple[Missing, ...]:
    """What the sheets lack, those in the archive aside, and no value of the table settles."""
    values = {value.key: value.value for value in campaign.values.values()}
    found: dict[str, Missing] = {}
    for record in campaign.sheets.values():
        if not record.archived:
            sheet = with_table_values(sheet_of(record), values)
            found.update((one.source_key, one) for one in _missing_in(record, sheet))
    return tuple(found.values())


def sheet_of(record: SheetRecord) -> Sheet:
    """The sheet that a record's text says; SheetError when it is none."""
    return sheet_file_of(record).sheet


def _missing_in(record: SheetRecord, sheet: Sheet) -> Iterator[Missing]:
    for pending in pending_of(sheet):
        origin = text("pending_queue.of_sheet", name=sheet.name)
        yield Missing(_key(record, pending), pending.told, pending.source, origin)


def _key(record: SheetRecord, pending: Pending) -> str:
    """The same while the same is missing: a weight for that name on any sheet, the rest for this one."""
    if pending.value is not None and not pending.value.sheet:
        return value_id(pending.value)
    return f"{record.id}:{pending.key}:{pending.name or pending.field}"
