"""Taking a whole blow back, or doing it again, as one act; the rolls stay in the ledger."""

from __future__ import annotations

from gmscreen.session.campaign import Campaign
from gmscreen.session.fight.exchange import Exchange
from gmscreen.session.fight.fight_records import fight_ids, head_in
from gmscreen.session.session import Session


def undo_blow(session: Session, fight: str) -> int:
    """Undo every step since the blow in hand was declared, that one too; gives how many.

    Without a blow in hand nothing happens. What was done elsewhere since goes with it: the journal is one.
    """
    blow = _blow(session.campaign, fight)
    if blow is None:
        return 0
    steps = 0
    while _is_about(session.campaign, fight, blow) and session.undo() is not None:
        steps += 1
    return steps


def redo_blow(session: Session, fight: str) -> int:
    """Redo the steps of the blow that was undone last; gives how many."""
    steps = 0
    while session.redo() is not None:
        steps += 1
        blow = _blow(session.campaign, fight)
        if blow is None or not (blow.is_running or blow.attack_roll == 0):
            break
    return steps


def _is_about(campaign: Campaign, fight: str, blow: Exchange) -> bool:
    now = _blow(campaign, fight)
    return now is not None and now.number == blow.number


def _blow(campaign: Campaign, fight: str) -> Exchange | None:
    return head_in(campaign, fight).exchange if fight in fight_ids(campaign) else None
