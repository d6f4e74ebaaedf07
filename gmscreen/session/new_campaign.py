"""A campaign as it begins: an id of its own, a name, and the sheets that lie on its desk."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from pathlib import Path

from gmscreen.session.campaign import Campaign, with_changes
from gmscreen.session.chance import Clock, utc_now
from gmscreen.session.commands import Moment
from gmscreen.session.records import CampaignSettings
from gmscreen.session.rolls import RollFacts, RollRequest
from gmscreen.session.sheet_commands import AddSheet
from gmscreen.sheets.file_bytes import read_text


def new_campaign(name: str = "", sheets: Iterable[Path] = (), clock: Clock = utc_now) -> Campaign:
    """A new campaign with the sheets of these files; SheetError for a file that is no sheet."""
    campaign = Campaign(secrets.token_hex(16), CampaignSettings(name=name))
    moment = Moment(clock(), _no_roll, lambda: secrets.token_hex(8))
    for sheet in sheets:
        campaign = with_changes(campaign, AddSheet(read_text(sheet)).plan(campaign, moment).changes)
    return campaign


def _no_roll(_: RollRequest) -> RollFacts:
    raise NotImplementedError  # taking in a sheet rolls nothing
