"""Fire: what armour holds of it, and what it costs (20 §5g)."""

from __future__ import annotations

from dataclasses import replace

from gmscreen.rules.derivation import Derivation
from gmscreen.rules.garganta.fire import fire_resistance
from gmscreen.session.fight.battle import Battle
from gmscreen.session.fight.fighter import Fighter
from gmscreen.session.fight.play import Play
from gmscreen.session.fight.wounding import lose_pv
from gmscreen.sheets.equipment import Area
from gmscreen.sheets.protection import is_worn_armor


def resistance_to_fire(battle: Battle, one: Fighter) -> Derivation:
    """RD against fire: half of the best armour of the trunk that is not of metal, and the body's own."""
    sheet = battle.profile(one).sheet
    layers = [
        piece.dr or 0
        for piece in sheet.equipment
        if is_worn_armor(piece) and not piece.metal and (piece.area or Area.TORSO).covers(Area.TORSO)
    ]
    return fire_resistance(max(layers, default=0), sheet.natural.dr)


def burn(play: Play, who: str, rolled: int) -> None:
    """The fire's dice on somebody, through what his armour holds of it."""
    lost = max(0, rolled - resistance_to_fire(play, play.fighter(who)).as_int)
    if lost:
        lose_pv(play, who, lost, "burns")
    else:
        play.tell("burns_in_vain", who)


def set_alight(play: Play, who: str, *, burning: bool) -> None:
    """Have somebody in flames, or no longer."""
    one = play.fighter(who)
    if one.wounds.burning is not burning:
        play.put(replace(one, wounds=replace(one.wounds, burning=burning)))
        play.tell("catches_fire" if burning else "fire_out", who)
