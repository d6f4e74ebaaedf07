"""Where an entry of the queue may come from, and lead back to: panels and sheets."""

from __future__ import annotations

from gmscreen.session.campaign import Campaign
from gmscreen.session.records import PlaceKind, place_of
from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.pending.sheet_names import sheet_names
from gmscreen.ui.systems import SYSTEMS

Origin = tuple[str, str]
"""In words, and as a place; both empty for nowhere."""

NOWHERE: Origin = ("", "")


def origins(campaign: Campaign) -> tuple[Origin, ...]:
    """Nowhere, the panels of the campaign's system, the sheets that are not in the archive."""
    system = next((each for each in SYSTEMS if each.id == campaign.settings.system), SYSTEMS[0])
    panels = ((text(panel.title), place_of(PlaceKind.PANEL, panel.id)) for panel in system.panels)
    sheets = (
        (text("pending_queue.of_sheet", name=name), place_of(PlaceKind.SHEET, identity))
        for identity, name in sheet_names(campaign).items()
        if not campaign.sheets[identity].archived
    )
    return (NOWHERE, *panels, *sheets)


def origin_words(origin: Origin) -> str:
    """An origin in a list to choose from."""
    return origin[0] or text("pending_panel.nowhere")
