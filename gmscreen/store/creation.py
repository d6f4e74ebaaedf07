"""A new campaign: a whole file at once, with the sheets that it begins with."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from gmscreen.session.chance import Clock, utc_now
from gmscreen.session.changes import added
from gmscreen.session.new_campaign import new_campaign
from gmscreen.session.records import Part
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
    campaign = new_campaign(name, sheets, clock)
    first = [added(Part.SHEETS, record) for record in campaign.sheets.values()]
    with faults_of(path):
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with placed(path, replacing=replacing) as partial:
        engine = building_engine(partial)
        try:
            with engine.begin() as connection:
                make_layout(connection)
                put_campaign_id(connection, campaign.id)
                put_changes(connection, (added(Part.SETTINGS, campaign.settings), *first), AT_CREATION)
        finally:
            engine.dispose()
