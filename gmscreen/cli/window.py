"""`gmscreen`: the window and the house of campaigns, put together; a second start calls the first."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from gmscreen.cli.start_up import leave_out_plugins
from gmscreen.store.taken import is_taken
from gmscreen.ui import app
from gmscreen.ui.settings import SettingsError, read_settings, settings_file

if TYPE_CHECKING:
    from gmscreen.session.house import House


def run(campaign: Path | None = None, sheets: Sequence[Path] = ()) -> int:
    """Open the window, or call the one that has the campaign open; gives the exit status."""
    path = (campaign or _last()).absolute()
    if is_taken(path) and _called(path, sheets):
        return 0
    return app.run(_house, campaign and path, sheets)


def _last() -> Path:
    """The campaign that a start without a name opens."""
    try:
        recent = read_settings(settings_file()).campaigns
    except SettingsError:
        recent = ()
    if recent:
        return Path(recent[0])
    from gmscreen.store.campaign_places import first_campaign  # at a first start only

    return first_campaign()


def _called(path: Path, sheets: Sequence[Path]) -> bool:
    from gmscreen.store.open_table import raise_owner

    return raise_owner(path, sheets)


def _house() -> House:
    leave_out_plugins()
    from gmscreen.store.house import CampaignHouse  # after the first paint

    return CampaignHouse()
