"""The facts about a campaign as a whole."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, insert, select

from gmscreen.store.campaign_rows import CAMPAIGN_ID, checked_id
from gmscreen.store.schema import META


def put_campaign_id(connection: Connection, identity: str) -> None:
    """Give a new file its campaign's id, 32 hex digits; it never changes."""
    connection.execute(insert(META), [{"key": CAMPAIGN_ID, "value": identity}])


def campaign_id(connection: Connection, path: Path) -> str:
    """The campaign's id; StoreError when the file has none."""
    found = connection.execute(select(META.c.value).where(META.c.key == CAMPAIGN_ID)).scalar_one_or_none()
    return checked_id(found, path)
