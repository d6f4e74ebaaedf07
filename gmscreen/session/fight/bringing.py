"""Pôr em combate, from wherever a sheet is looked at."""

from __future__ import annotations

from gmscreen.session.fight.fight import Phase
from gmscreen.session.fight.fight_records import fight_ids, head_in
from gmscreen.session.fight.fighter import Side
from gmscreen.session.fight.joining import AddFighters, OpenFight
from gmscreen.session.session import Session
from gmscreen.sheets.model import Sheet, SheetKind
from gmscreen.texts.catalogue import text


def bring_into_fight(session: Session, sheet_id: str, sheet: Sheet) -> None:
    """Have a sheet's fighter in the newest fight that goes on, or in a new one: a beast among the foes.

    RuleError for a sheet that lacks what fighting needs.
    """
    ids = fight_ids(session.campaign)
    if not ids or head_in(session.campaign, ids[-1]).phase is Phase.OVER:
        session.do(OpenFight(text("combat.fight_name", count=len(ids) + 1)))
    fight = fight_ids(session.campaign)[-1]
    side = Side.FOES if sheet.kind is SheetKind.CREATURE else Side.PARTY
    session.do(AddFighters(fight=fight, sheet=sheet_id, side=side))
