"""What explodes: those around it suffer its dice too, each through his own armour (19 §6).

The canon gives neither how far it reaches nor what becomes of it on the way: the Mestre de Cena says who is
around, and all suffer the same dice on the trunk (our readings, `SAME_BLAST` and `BLAST_GOES_ON`).
"""

from __future__ import annotations

from gmscreen.rules.garganta.blow import DamageType, Location
from gmscreen.rules.garganta.damage import Blow
from gmscreen.rules.garganta.ranged import halved_at_range
from gmscreen.session.fight.armor import resistance_at
from gmscreen.session.fight.arms import Arm
from gmscreen.session.fight.battle import Battle
from gmscreen.session.fight.exchange import Exchange
from gmscreen.session.fight.fighter import Fighter
from gmscreen.session.fight.play import Play
from gmscreen.session.fight.suffering import suffer
from gmscreen.session.fight.wounds import Flank


def blast(play: Play, exchange: Exchange, arm: Arm, kind: DamageType, rolled: int) -> None:
    """Have everybody around suffer what was rolled; the target has had his part."""
    for who in dict.fromkeys(exchange.strike.around):
        one = play.fighter(who)
        if who != exchange.strike.target and not (one.wounds.dead or one.has_left):
            blow = _blow(play, exchange, one, arm, kind, rolled)
            suffer(play, who, blow, Flank.MAIN, "harmed", cause=arm.name)


def _blow(battle: Battle, exchange: Exchange, one: Fighter, arm: Arm, kind: DamageType, rolled: int) -> Blow:
    basic = halved_at_range(rolled).as_int if exchange.half_damage else rolled
    resistance = resistance_at(battle.profile(one).sheet, Location.TORSO, kind).as_int
    energy = arm.missile is not None and arm.missile.energy
    return Blow(basic, kind, Location.TORSO, resistance, energy=energy)
