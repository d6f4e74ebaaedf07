"""A campaign made of the rows that a file holds, however they were read."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

from gmscreen.session.campaign import Campaign
from gmscreen.session.record_json import RecordError, record_in
from gmscreen.session.records import CampaignSettings, Part, Record
from gmscreen.session.store_protocol import StoreError

CAMPAIGN_ID = "campaign_id"
"""The key of the fact that tells a campaign's id."""

_ID_FORM = re.compile(r"[0-9a-f]{32}", re.ASCII)


def checked_id(found: object, path: Path) -> str:
    """The campaign's id, 32 hex digits; StoreError for anything else."""
    if not isinstance(found, str) or not _ID_FORM.fullmatch(found):
        raise StoreError("no_campaign_id", path)
    return found


def campaign_of(rows: Iterable[tuple[str, str, str]], campaign_id: str, path: Path) -> Campaign:
    """The campaign in rows of part, id and body, by position; StoreError names the one that can't be read."""
    parts: dict[Part, dict[str, Record]] = {part: {} for part in Part}
    for part_name, identity, body in rows:
        try:
            part = Part(part_name)
            parts[part][identity] = record_in(part, identity, body)
        except RecordError as error:
            raise StoreError("bad_record", path, part=part_name, id=identity, field=error.field) from error
        except ValueError as error:
            raise StoreError("bad_record", path, part=part_name, id=identity, field="") from error
    settings = parts.pop(Part.SETTINGS).get(CampaignSettings().id)
    if not isinstance(settings, CampaignSettings):
        raise StoreError("no_settings", path)
    return Campaign(campaign_id, settings, **_frozen(parts))


def _frozen(parts: Mapping[Part, Mapping[str, Record]]) -> dict[str, Any]:
    return {part.value: MappingProxyType(records) for part, records in parts.items()}
