"""What a window shows of its campaign's file, beside the panels."""

from __future__ import annotations

from dataclasses import dataclass

from gmscreen.ui.campaign.campaign_acts import CampaignActs
from gmscreen.ui.campaign.saving import Saving
from gmscreen.ui.campaign.trouble_banner import TroubleBanner


@dataclass(frozen=True, slots=True)
class CampaignShown:
    """Whether all is saved, the banner that says so, and what can be done."""

    saving: Saving
    banner: TroubleBanner
    acts: CampaignActs
