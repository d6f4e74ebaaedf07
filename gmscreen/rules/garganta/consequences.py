"""What follows a wound, in order: shock, knockdown, stun, fainting (20 §5.1–5.5)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from gmscreen.rules.derivation import Derivation
from gmscreen.rules.garganta.blow import DamageType, Location


class Consequence(StrEnum):
    """What a blow brings besides the loss of PV."""

    SHOCK = "shock"
    CRIPPLED = "crippled"
    BLINDED = "blinded"
    KNOCKDOWN_TEST = "knockdown_test"
    STUNNED = "stunned"
    FAINT_TEST = "faint_test"
    KNOCKED_OUT = "knocked_out"


@dataclass(frozen=True, slots=True)
class Due:
    """One consequence and its size: the penalty of a shock, otherwise 0."""

    consequence: Consequence
    amount: int
    source: str


def is_numb(location: Location, *, high_pain_threshold: bool, critical: bool = False) -> bool:
    """Whether Hipoalgia takes shock and stun away: not from the head or a critical hit (28 §1)."""
    return high_pain_threshold and not critical and not location.is_head


def consequences(
    injury: int,
    ht: int,
    location: Location,
    type_: DamageType,
    *,
    crippled: bool,
    numb: bool = False,
) -> tuple[Due, ...]:
    """Everything a blow with this injury brings, in the order it is dealt with (20 §5.1–5.5; 28 §1)."""
    due = _all_consequences(injury, ht, location, type_, crippled=crippled)
    return tuple(each for each in due if not (numb and each.consequence in _FELT))


_FELT = {Consequence.SHOCK, Consequence.STUNNED}


def _all_consequences(
    injury: int, ht: int, location: Location, type_: DamageType, *, crippled: bool
) -> tuple[Due, ...]:
    due: list[Due] = []
    if injury > 0:
        due.append(Due(Consequence.SHOCK, -injury, "20 §5.1"))
    if crippled:
        due.append(Due(Consequence.CRIPPLED, 0, "20 §5.5"))
    blinded = location is Location.EYES and injury > 0
    if blinded:
        due.append(Due(Consequence.BLINDED, 0, "20 §5.5"))
    due += _major_wound(injury, ht, disabled=crippled or blinded)
    return (*due, *_head_blow(injury, ht, location, type_))


def _major_wound(injury: int, ht: int, *, disabled: bool) -> list[Due]:
    if 2 * injury > ht:
        return [
            Due(Consequence.KNOCKDOWN_TEST, 0, "20 §5.2"),
            Due(Consequence.STUNNED, 0, "20 §5.2"),
        ]
    return [Due(Consequence.STUNNED, 0, "20 §5.2")] if disabled else []


def _head_blow(injury: int, ht: int, location: Location, type_: DamageType) -> list[Due]:
    inside = location in (Location.BRAIN, Location.EYES)
    if inside and 2 * injury > ht:
        return [Due(Consequence.KNOCKED_OUT, 0, "20 §5.3")]
    stuns = location is Location.BRAIN and 3 * injury > ht  # in the eyes, being blinded stuns already
    due = [Due(Consequence.STUNNED, 0, "20 §5.3")] if stuns else []
    vital = location is Location.VITALS and type_ is DamageType.CRUSHING
    if location.is_head or vital:
        due.append(Due(Consequence.FAINT_TEST, 0, "20 §5.3"))
    return due


def recovery_level(attribute: int, *, combat_reflexes: bool) -> Derivation:
    """The level to shake off a stun or a surprise; +6 with Reflexos em Combate (19 §7b, 20 §5.2)."""
    level = Derivation.of("attribute", attribute, "20 §5.2")
    return level.add("combat_reflexes_recovery", 6 * combat_reflexes, "19 §7b")


def faint_level(ht: int, strong_will: int = 0, weak_will: int = 0) -> Derivation:
    """The level to stay awake at 0 PV or less: HT + Força de Vontade − Vontade Fraca (20 §5.4; 19 §7)."""
    level = Derivation.of("ht", ht, "19 §7")
    return level.add("strong_will", strong_will, "20 §5.4").add("weak_will", -weak_will, "20 §5.4")
