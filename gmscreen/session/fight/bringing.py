"""Pôr em combate, from wherever a sheet is looked at."""

from __future__ import annotations

from gmscreen.session.fight.fight import Phase
from gmscreen.session.fight.fight_records import head_in
from gmscreen.session.fight.fighter import Side
from gmscreen.session.fight.joining import AddFighters, OpenFight, profile_in
from gmscreen.session.fight.several import fight_in_hand, free_name
from gmscreen.session.session import Session
from gmscreen.sheets.model import Sheet, SheetKind


def bring_into_fight(session: Session, sheet_id: str, sheet: Sheet) -> None:
    """Have a sheet's fighter in the fight in hand, or in a new one if that is over: a beast among the foes.

    RuleError for a sheet that lacks what fighting needs.
    """
    profile_in(session.campaign, sheet_id)  # or a new fight would be left without anybody
    fight = fight_in_hand(session.campaign)
    if not fight or head_in(session.campaign, fight).phase is Phase.OVER:
        session.do(OpenFight(free_name(session.campaign)))
        fight = fight_in_hand(session.campaign)
    side = Side.FOES if sheet.kind is SheetKind.CREATURE else Side.PARTY
    session.do(AddFighters(fight=fight, sheet=sheet_id, side=side))
