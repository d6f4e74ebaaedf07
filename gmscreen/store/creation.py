"""A new campaign: a whole file at once, with the sheets that it begins with."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from gmscreen.session.campaign import Campaign, with_changes
from gmscreen.session.chance import Clock, utc_now
from gmscreen.session.changes import Change, added
from gmscreen.session.commands import Moment
from gmscreen.session.records import CampaignSettings, Part
from gmscreen.session.rolls import RollFacts, RollRequest
from gmscreen.session.sheet_commands import AddSheet
from gmscreen.sheets.file_bytes import read_text
from gmscreen.store.connection import building_engine
from gmscreen.store.facts import put_campaign_id
from gmscreen.store.faults import faults_of
from gmscreen.store.layout import make_layout
from gmscreen.store.placing import placed
from gmscreen.store.record_rows import put_changes

AT_CREATION = 0


def create_campaign(
    path: Path, name: str, sheets: Sequence[Path] = (), clock: Clock = utc_now, *, replacing: bool = False
) -> None:
    """Make a campaign's file with these sheets; StoreError when it exists or can't be written.

    SheetError for a file that is no sheet, and then there is no campaign either.
    """
    campaign = new_campaign(name)
    changes = _first_sheets(campaign, sheets, clock)
    with faults_of(path):
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with placed(path, replacing=replacing) as partial:
        engine = building_engine(partial)
        try:
            with engine.begin() as connection:
                make_layout(connection)
                put_campaign_id(connection, campaign.id)
                put_changes(connection, (added(Part.SETTINGS, campaign.settings), *changes), AT_CREATION)
        finally:
            engine.dispose()


def new_campaign(name: str) -> Campaign:
    """A campaign without anything, under an id of its own."""
    return Campaign(secrets.token_hex(16), replace(CampaignSettings(), name=name))


def _first_sheets(campaign: Campaign, sheets: Sequence[Path], clock: Clock) -> list[Change]:
    moment = Moment(clock(), _no_roll, lambda: secrets.token_hex(8))
    changes: list[Change] = []
    for sheet in sheets:
        step = AddSheet(read_text(sheet)).plan(campaign, moment)
        campaign = with_changes(campaign, step.changes)
        changes += step.changes
    return changes


def _no_roll(_: RollRequest) -> RollFacts:
    raise NotImplementedError  # taking in a sheet rolls nothing
