"""The attributes of a fighter as he is now: shock and blows to the head weigh on them (20 §4.8, §5.1)."""

from __future__ import annotations

from gmscreen.rules.derivation import Derivation
from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.fatigue import strength_left
from gmscreen.session.fight.battle import Battle
from gmscreen.session.fight.fighter import Fighter


def dexterity(battle: Battle, one: Fighter) -> Derivation:
    """DX with the shock of this turn, and the penalty of a blow to the head."""
    level = Derivation.of("dx", battle.profile(one).dx, "20 §2")
    level = level.add("shock", -one.wounds.shock_now, "20 §5.1")
    return level.add("head_blow", one.wounds.dx_penalty, "20 §4.8")


def wits(battle: Battle, one: Fighter) -> Derivation:
    """IQ with the shock of this turn; RuleError where no IQ is known."""
    iq = _known(battle.profile(one).iq, one)
    return Derivation.of("iq", iq, "20 §2").add("shock", -one.wounds.shock_now, "20 §5.1")


def health(battle: Battle, one: Fighter) -> Derivation:
    """HT."""
    return Derivation.of("ht", battle.profile(one).ht, "20 §2")


def willpower(battle: Battle, one: Fighter) -> Derivation:
    """Vontade; RuleError where no IQ is known."""
    return Derivation.of("will", _known(battle.profile(one).will, one), "20 §2")


def strength(battle: Battle, one: Fighter) -> Derivation:
    """The ST that fatigue has left; RuleError where no ST is known (20 §6.2)."""
    st = _known(battle.profile(one).st, one)
    if one.fatigue is None or one.fatigue >= (battle.profile(one).fatigue or 0):
        return Derivation.of("st", st, "20 §2")
    return strength_left(st, one.fatigue)


def _known(value: int | None, one: Fighter) -> int:
    if value is None:
        raise RuleError("fighter_lacks_attribute", "sheet", name=one.name)
    return value
