"""The campaign that a first start finds ready, so that nothing is empty."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_data_path

from gmscreen.locator import sample_sheets
from gmscreen.store.campaign_file import CampaignFile
from gmscreen.store.creation import create_campaign
from gmscreen.store.opening import SUFFIX, open_or_view
from gmscreen.texts.catalogue import text


def campaigns_folder() -> Path:
    """Where campaigns lie that nobody put elsewhere."""
    return Path(user_data_path("gmscreen", appauthor=False), "campanhas")


def open_or_create(path: Path) -> CampaignFile:
    """The campaign in this file; where there is none, a new one with the sample sheets.

    StoreError for a file that is there and can't be opened: it is left alone.
    """
    if not path.exists():
        create_campaign(path, path.stem, sorted(sample_sheets().glob("*.toml")))
    return open_or_view(path)


def first_campaign() -> Path:
    """The file that a start without any other opens."""
    return campaigns_folder() / f"{text('command.first_campaign')}{SUFFIX}"
