"""The proof of an open campaign's ledger, against the head that was kept apart from it."""

from __future__ import annotations

from gmscreen.session.campaign import Campaign
from gmscreen.session.ledger import empty_head
from gmscreen.session.ledger_check import KnownHead, Verdict, verified
from gmscreen.session.ledger_export import ledger_of
from gmscreen.session.ledger_heads import HeadFolder
from gmscreen.session.store_protocol import Store


def proved(campaign: Campaign, store: Store, heads: HeadFolder) -> Verdict:
    """Read every row that is there now; what is rolled meanwhile is left out. StoreError.

    It may take long, and may be asked in another thread than the one that rolls.
    """
    kept = heads.newest(campaign.id)  # before the end is looked up, which it must not have passed
    ledger = ledger_of(campaign, store)
    told = KnownHead(ledger.head.hash, ledger.head.count)
    return verified(ledger.entries(), empty_head(campaign.id), (told, *((kept,) if kept else ())))
