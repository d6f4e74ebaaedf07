"""Records as JSON and back: the one form in which they lie in the file and in the journal's patches."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Any, cast

from pydantic import TypeAdapter, ValidationError

from gmscreen.session.changes import Change
from gmscreen.session.patches import Json, PatchError, RecordPatch, difference, patched
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

_KINDS: Mapping[Part, type[Record]] = {
    Part.SETTINGS: CampaignSettings,
    Part.SHEETS: SheetRecord,
    Part.NOTES: Note,
    Part.PENDING: PendingEntry,
    Part.VALUES: ValueRecord,
    Part.ENCOUNTERS: EncounterRecord,
    Part.ATTACHMENTS: AttachmentRecord,
    Part.PATIENTS: PatientRecord,
}


class RecordError(Exception):
    """A stored record that is not what its part holds: part and id, and the field at fault if one is."""

    def __init__(self, part: Part, identity: str, field: str = "") -> None:
        super().__init__(part, identity, field)
        self.part = part
        self.id = identity
        self.field = field


@cache
def _adapter(part: Part) -> TypeAdapter[Record]:
    return TypeAdapter(_KINDS[part])


def record_values(part: Part, record: Record) -> dict[str, Json]:
    """The record as a JSON object."""
    return cast("dict[str, Json]", _adapter(part).dump_python(record, mode="json"))


def record_text(part: Part, record: Record) -> str:
    """The record as JSON text."""
    return _adapter(part).dump_json(record).decode()


def record_in(part: Part, identity: str, body: str) -> Record:
    """The record in a JSON text; RecordError for anything that does not fit its part, or bears another id."""
    try:
        record = _adapter(part).validate_json(body, strict=True, extra="forbid")
    except ValidationError as error:
        raise RecordError(part, identity, ".".join(map(str, error.errors()[0]["loc"]))) from error
    if record.id != identity:
        raise RecordError(part, identity, "id")
    return record


def patch_of(change: Change) -> RecordPatch:
    """What the journal keeps of a change."""
    return RecordPatch(
        change.part,
        change.id,
        difference(_values(change.part, change.before), _values(change.part, change.after)),
    )


def change_by(patch: RecordPatch, before: Record | None) -> Change:
    """The change that a patch makes to a record; RecordError when the patch was made for another."""
    try:
        values = patched(_values(patch.part, before), _as_of_now(patch))
    except PatchError as error:
        raise RecordError(patch.part, patch.id) from error
    after = (
        None if values is None else record_in(patch.part, patch.id, json.dumps(values, ensure_ascii=False))
    )
    return Change(patch.part, patch.id, before, after)


def _as_of_now(patch: RecordPatch) -> Json:
    """The patch; a whole record in it that was written before a field existed has what the field has then."""
    match patch.patch:
        case {"r": [[old], [new]]}:
            return {"r": [[_with_new_fields(patch, old)], [_with_new_fields(patch, new)]]}
    return patch.patch


def _with_new_fields(patch: RecordPatch, written: Json) -> Json:
    if written is None:
        return None
    record = record_in(patch.part, patch.id, json.dumps(written, ensure_ascii=False))
    return record_values(patch.part, record)


def _values(part: Part, record: Record | None) -> Any:
    return None if record is None else record_values(part, record)
