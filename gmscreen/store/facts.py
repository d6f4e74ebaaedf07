"""The facts about a campaign as a whole."""

from __future__ import annotations

import re
from pathlib import Path

from sqlalchemy import Connection, insert, select

from gmscreen.session.store_protocol import StoreError
from gmscreen.store.schema import META

_CAMPAIGN_ID = "campaign_id"
_ID_FORM = re.compile(r"[0-9a-f]{32}", re.ASCII)


def put_campaign_id(connection: Connection, identity: str) -> None:
    """Give a new file its campaign's id, 32 hex digits; it never changes."""
    connection.execute(insert(META), [{"key": _CAMPAIGN_ID, "value": identity}])


def campaign_id(connection: Connection, path: Path) -> str:
    """The campaign's id; StoreError when the file has none."""
    found = connection.execute(select(META.c.value).where(META.c.key == _CAMPAIGN_ID)).scalar_one_or_none()
    if found is None or not _ID_FORM.fullmatch(found):
        raise StoreError("no_campaign_id", path)
    return str(found)
