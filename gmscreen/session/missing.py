"""What the app finds missing in the campaign, ready to be entered among the Pendências, once."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from enum import StrEnum

from gmscreen.session.campaign import Campaign
from gmscreen.session.kept_sheets import sheet_file_of
from gmscreen.session.pending_commands import Missing
from gmscreen.session.records import (
    PendingEntry,
    PendingState,
    PlaceKind,
    SheetRecord,
    ValueRecord,
    place_of,
    value_id,
)
from gmscreen.sheets.errors import SheetError
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.pending import Pending, pending_of
from gmscreen.sheets.table_values import ValueKey, with_table_values
from gmscreen.texts.catalogue import text


class Standing(StrEnum):
    """How an entry of the queue stands: its state, or supplied where the app no longer finds it missing."""

    OPEN = "open"
    DONE = "done"
    DISMISSED = "dismissed"
    SUPPLIED = "supplied"


def standing_of(entry: PendingEntry, lacking: Collection[str]) -> Standing:
    """How an entry stands while these source keys are missing; nothing of it is stored."""
    if entry.state is PendingState.OPEN and entry.source_key and entry.source_key not in lacking:
        return Standing.SUPPLIED
    return Standing(entry.state.value)


def missing_in(campaign: Campaign) -> tuple[Missing, ...]:
    """What the sheets lack, those in the archive aside, and no value of the table settles."""
    values = {value.key: value.value for value in campaign.values.values()}
    found: dict[str, Missing] = {}
    for record in campaign.sheets.values():
        if not record.archived:
            for one in _missing_of(record, values):
                found.setdefault(one.source_key, one)
    return tuple(found.values())


class KnownMissing:
    """What is missing in a campaign, found anew only when its sheets or values are others."""

    def __init__(self) -> None:
        self._sheets: Mapping[str, SheetRecord] | None = None
        self._values: Mapping[str, ValueRecord] | None = None
        self._found: dict[str, Missing] = {}

    def of(self, campaign: Campaign) -> Mapping[str, Missing]:
        """What is missing, by source key."""
        if campaign.sheets is not self._sheets or campaign.values is not self._values:
            self._found = {one.source_key: one for one in missing_in(campaign)}
            self._sheets, self._values = campaign.sheets, campaign.values
        return self._found


def sheet_of(record: SheetRecord) -> Sheet:
    """The sheet that a record's text says; SheetError when it is none."""
    return sheet_file_of(record).sheet


def _missing_of(record: SheetRecord, values: Mapping[ValueKey, str]) -> Iterator[Missing]:
    leads_to = place_of(PlaceKind.SHEET, record.id)
    try:
        sheet = with_table_values(sheet_of(record), values)
    except SheetError as error:
        origin = text("pending_queue.of_sheet", name=record.id)
        yield Missing(
            f"{record.id}:unreadable", text("pending_queue.unreadable"), str(error), origin, leads_to
        )
        return
    origin = text("pending_queue.of_sheet", name=sheet.name)
    for pending in pending_of(sheet):
        key = _key(record, pending)
        yield Missing(key, pending.told, pending.source, origin, leads_to, pending.value, pending.name)


def _key(record: SheetRecord, pending: Pending) -> str:
    """The same while the same is missing: a weight for that name on any sheet, the rest for this one."""
    if pending.value is not None and not pending.value.sheet:
        return value_id(pending.value)
    return f"{record.id}:{pending.key}:{pending.name or pending.field}"
