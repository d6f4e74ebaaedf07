"""The records that a campaign is made of: frozen, typed, each with its id and its place among its like."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from gmscreen.rules.garganta.readings import DEFAULT_READINGS, Readings
from gmscreen.session.ward.state import HpState
from gmscreen.sheets.table_values import ValueKey, ValueKind

SETTINGS_ID = "campaign"
"""The id of the one record of settings."""


class Part(StrEnum):
    """A part of the campaign; its value is the field of `Campaign` that holds it."""

    SETTINGS = "settings"
    SHEETS = "sheets"
    NOTES = "notes"
    PENDING = "pending"
    VALUES = "values"
    ENCOUNTERS = "encounters"
    ATTACHMENTS = "attachments"
    PATIENTS = "patients"


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """What all records have: `id` unique in its part, `position` (from 1) for the order that is shown."""

    id: str
    position: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class CampaignSettings(Record):
    """What belongs to the table: `system` is an id such as `garganta`, `floor` 0 above ground."""

    id: str = SETTINGS_ID
    name: str = ""
    system: str = "garganta"
    floor: int = 0
    week: int = 1
    readings: Readings = DEFAULT_READINGS


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetRecord(Record):
    """A sheet: its native TOML as it was written, and where it is filed; `revision` counts edits from 1.

    `portrait` is the id of an attachment, or empty.
    """

    text: str
    has_bom: bool = False
    folder: str = ""
    tags: tuple[str, ...] = ()
    archived: bool = False
    portrait: str = ""
    revision: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Note(Record):
    """A note in Markdown, kept as typed; one in the archive is out of sight."""

    title: str
    text: str
    written_at: datetime
    archived: bool = False


class PendingState(StrEnum):
    """What became of an entry of the queue."""

    OPEN = "open"
    DONE = "done"
    DISMISSED = "dismissed"


class PlaceKind(StrEnum):
    """What one can go to from an entry of the queue."""

    SHEET = "sheet"
    PANEL = "panel"


def place_of(kind: PlaceKind, identity: str) -> str:
    """The place of a sheet or a panel, as an entry of the queue names it: `sheet:kallias`."""
    return f"{kind}:{identity}"


@dataclass(frozen=True, slots=True, kw_only=True)
class PendingEntry(Record):
    """One of the Pendências: `origin` says where it came from in words, `leads_to` names the place as
    `place_of` does, `source_key` what the app found missing, so that it is entered once; empty when a
    person wrote it.
    """

    title: str
    text: str = ""
    origin: str = ""
    leads_to: str = ""
    source_key: str = ""
    state: PendingState = PendingState.OPEN
    noted_at: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class ValueRecord(Record):
    """A value that the table settled; its id is `value_id` of what it is of."""

    kind: ValueKind
    name: str
    sheet: str = ""
    shown: str
    value: str
    settled_at: datetime

    @property
    def key(self) -> ValueKey:
        """What the value is of."""
        return ValueKey(self.kind, self.name, self.sheet)


def value_id(key: ValueKey) -> str:
    """The id of a settled value: kind and sheet have no colon, so that no two keys share one."""
    return f"{key.kind}:{key.sheet}:{key.name}"


@dataclass(frozen=True, slots=True, kw_only=True)
class EncounterRecord(Record):
    """A fight, or a part of one; `body` is JSON text that its owner reads and writes."""

    name: str = ""
    body: str = "{}"


@dataclass(frozen=True, slots=True, kw_only=True)
class AttachmentRecord(Record):
    """A picture that was copied into the campaign; its bytes are kept apart, under their SHA-256 in hex."""

    name: str
    media_type: str
    size: int
    sha256: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PatientRecord(Record):
    """One of the list of the wounded, all that happened to him, and the turn that it is, the same for all."""

    hp: HpState
    turn: int = 1
