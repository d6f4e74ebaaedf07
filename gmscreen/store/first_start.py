"""The campaign that a first start finds ready, so that nothing is empty."""

from __future__ import annotations

from pathlib import Path

from gmscreen.locator import sample_sheets
from gmscreen.store.campaign_file import CampaignFile
from gmscreen.store.creation import create_campaign
from gmscreen.store.opening import open_or_view


def create_first(path: Path) -> None:
    """Make a campaign with the sample sheets; StoreError when the file exists or can't be written."""
    create_campaign(path, path.stem, sorted(sample_sheets().glob("*.toml")))


def open_or_create(path: Path) -> CampaignFile:
    """The campaign in this file; where there is none, a new one with the sample sheets.

    StoreError for a file that is there and can't be opened: it is left alone.
    """
    if not path.exists():
        create_first(path)
    return open_or_view(path)
