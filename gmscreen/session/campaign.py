"""The open campaign: one frozen value whose parts are replaced whole, so that identity tells what changed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any

from gmscreen.session.changes import Change
from gmscreen.session.records import (
    AttachmentRecord,
    CampaignSettings,
    EncounterRecord,
    Note,
    Part,
    PatientRecord,
    PendingEntry,
    Record,
    SheetRecord,
    ValueRecord,
)

_NOTHING: Mapping[str, Any] = MappingProxyType({})


def _nothing() -> Mapping[str, Any]:
    return _NOTHING


@dataclass(frozen=True, slots=True)
class Campaign:
    """All that the table knows; each mapping goes by record id, in the order of the records' positions."""

    id: str
    settings: CampaignSettings = field(default_factory=CampaignSettings)
    sheets: Mapping[str, SheetRecord] = field(default_factory=_nothing)
    notes: Mapping[str, Note] = field(default_factory=_nothing)
    pending: Mapping[str, PendingEntry] = field(default_factory=_nothing)
    values: Mapping[str, ValueRecord] = field(default_factory=_nothing)
    encounters: Mapping[str, EncounterRecord] = field(default_factory=_nothing)
    attachments: Mapping[str, AttachmentRecord] = field(default_factory=_nothing)
    patients: Mapping[str, PatientRecord] = field(default_factory=_nothing)

    def records(self, part: Part) -> Mapping[str, Record]:
        """The records of a part by id."""
        if part is Part.SETTINGS:
            return {self.settings.id: self.settings}
        records: Mapping[str, Record] = getattr(self, part.value)
        return records

    def record(self, part: Part, identity: str) -> Record | None:
        """One record, or None."""
        return self.records(part).get(identity)

    def next_position(self, part: Part) -> int:
        """The position of a record that comes last in its part."""
        return max((record.position for record in self.records(part).values()), default=0) + 1

    def count(self) -> int:
        """How many records there are, the settings aside."""
        return sum(len(self.records(part)) for part in Part if part is not Part.SETTINGS)


def with_changes(campaign: Campaign, changes: Iterable[Change]) -> Campaign:
    """The campaign after the changes; parts without one stay the same objects."""
    by_part: dict[Part, list[Change]] = {}
    for change in changes:
        by_part.setdefault(change.part, []).append(change)
    parts = {part.value: _changed(campaign, part, several) for part, several in by_part.items()}
    return replace(campaign, **parts) if parts else campaign


def _changed(campaign: Campaign, part: Part, changes: Iterable[Change]) -> Any:
    if part is Part.SETTINGS:
        return [change.after for change in changes][-1]
    records = dict(campaign.records(part))
    moved = False
    for change in changes:
        moved |= _put(records, change)
    if moved:
        records = dict(sorted(records.items(), key=lambda item: (item[1].position, item[0])))
    return MappingProxyType(records)


def _put(records: dict[str, Record], change: Change) -> bool:
    """Carry out one change; gives whether the order may have to be mended."""
    if change.after is None:
        records.pop(change.id, None)
        return False
    before = records.get(change.id)
    records[change.id] = change.after
    return before is None or before.position != change.after.position
