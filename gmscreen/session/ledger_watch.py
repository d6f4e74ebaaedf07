"""Keeping the head of an open campaign's ledger apart from it, and noticing a ledger that fell behind."""

from __future__ import annotations

from collections.abc import Callable

from gmscreen.session.ledger import LedgerHead
from gmscreen.session.ledger_check import KnownHead
from gmscreen.session.ledger_faults import RowError, RowFault
from gmscreen.session.ledger_heads import HeadFolder
from gmscreen.session.open_campaign import Done, OpenCampaign


def keep_heads(campaign: OpenCampaign, heads: HeadFolder, warn: Callable[[OSError], None]) -> None:
    """From now on, after each step whose rolls are on disk, remember where the ledger ends.

    What can't be remembered is warned of: the rolls themselves are kept all the same.
    """

    def keep(done: Done) -> None:
        if done.rolls:
            try:
                heads.keep(campaign.campaign.id, done.rolls[-1].head)
            except OSError as error:
                warn(error)

    campaign.hear(keep)


def fallen_behind(head: LedgerHead, kept: KnownHead | None) -> RowError | None:
    """What the end of a ledger alone tells against the head kept apart: rows missing, or other ones."""
    if kept is None or kept.count is None or kept.count < head.count:
        return None
    if kept.count > head.count:
        return RowError(RowFault.TOO_FEW, count=kept.count - head.count)
    return None if kept.hash == head.hash else RowError(RowFault.WRONG_HEAD)
