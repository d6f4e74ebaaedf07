"""What a person has in hand beside the fight itself: whom, with what, where; none of it is kept."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from gmscreen.rules.garganta.blow import DamageType, Location
from gmscreen.rules.garganta.close_combat import CloseWeapon
from gmscreen.rules.garganta.defenses import DefenseKind, Posture
from gmscreen.session.fight.arms import Arm, arm_problem, arms_of
from gmscreen.session.fight.battle import Battle
from gmscreen.session.fight.exchange import Chosen, Flight, Strike
from gmscreen.session.fight.fighter import Fighter
from gmscreen.session.fight.maneuvering import pieces_to_ready
from gmscreen.session.fight.view import order_shown
from gmscreen.session.fight.wounds import Flank

MOST_AROUND = 24
"""Beyond them nobody finds anybody; a hazard on everybody is an act of its own."""

T = TypeVar("T")
_POSTURES = (Posture.STANDING, Posture.KNEELING, Posture.SITTING, Posture.LYING)


@dataclass(frozen=True, slots=True)
class Said:
    """What is chosen for the next act; what is empty or None follows from the fight (`settled`).

    `attacker` is empty for the one whose turn it is; `defense` None takes the best; `around` None is whoever
    stands with the target, for a blow that explodes.
    """

    attacker: str = ""
    target: str = ""
    attack: str = ""
    location: Location = Location.TORSO
    flank: Flank = Flank.MAIN
    options: tuple[Chosen, ...] = ()
    flight: Flight | None = None
    thrown: bool = False
    close: bool = False
    swing: bool | None = None
    close_weapon: CloseWeapon | None = None
    as_type: DamageType | None = None
    ammo: str = ""
    at_the_ground: bool = False
    around: tuple[str, ...] | None = None
    piece: str = ""
    posture: Posture | None = None
    spell: str = ""
    defense: tuple[DefenseKind | None, str] | None = None
    retreat: bool = False


def settled(battle: Battle, said: Said) -> Said:
    """The same with what it leaves open: a target who still fights, an attack at hand, a piece, a posture.

    Whoever is not in this fight (any more) is nobody's target.
    """
    one = attacker_of(battle, said)
    if one is None:
        return said if said.target in battle.head.fighters else replace(said, target="")
    return replace(
        said,
        target=_target(battle, one, said.target),
        attack=_attack(battle, one, said.attack),
        piece=_kept(said.piece, pieces_to_ready(battle, one)),
        posture=_posture(one, said.posture),
        spell=_kept(said.spell, spells_of(battle, one)),
    )


def attacker_of(battle: Battle, said: Said) -> Fighter | None:
    """Who acts: the one said, or the one whose turn it is."""
    if said.attacker and said.attacker in battle.head.fighters:
        return battle.fighter(said.attacker)
    return battle.active


def strike_of(battle: Battle, said: Said) -> Strike | None:
    """The blow that is said; None while there is nobody to strike, or nothing to strike with."""
    one, now = attacker_of(battle, said), settled(battle, said)
    if one is None or not now.target or not now.attack:
        return None
    arm = next(arm for arm in arms_of(battle, one) if arm.name == now.attack)
    return Strike(
        attacker=one.id,
        target=now.target,
        attack=now.attack,
        location=now.location,
        flank=now.flank,
        options=now.options,
        flight=flight_of(arm, now.flight, thrown=now.thrown),
        close=now.close,
        close_weapon=now.close_weapon,
        swing=now.swing,
        as_type=now.as_type,
        ammo=now.ammo,
        at_the_ground=now.at_the_ground and arm.explodes,
        around=around(battle, arm, now),
    )


def around(battle: Battle, arm: Arm, said: Said) -> tuple[str, ...]:
    """Whom it catches besides the target: as said, or whoever stands on the target's side."""
    if not arm.explodes:
        return ()
    target, there = battle.fighter(said.target), may_be_around(battle, said.target)
    if said.around is not None:
        return tuple(one.id for one in there if one.id in said.around)
    return tuple(one.id for one in there if one.side is target.side)


def may_be_around(battle: Battle, target: str) -> tuple[Fighter, ...]:
    """Everybody who still fights, besides the target."""
    return tuple(one for one in battle.everyone() if one.id != target and not one.is_out)[:MOST_AROUND]


def targets(battle: Battle, one: Fighter) -> tuple[str, ...]:
    """Whom he may strike, foes who still stand first; each group in the order of the round."""
    shown = [battle.fighter(each) for each in order_shown(battle)]
    others = [each for each in shown if each.id != one.id and not each.wounds.dead]
    others.sort(key=lambda each: (each.side is one.side, each.wounds.is_out))
    return tuple(each.id for each in others)


def first_of(battle: Battle | None) -> str:
    """Who acts first; empty for nobody."""
    return "" if battle is None else next(iter(order_shown(battle)), "")


def spells_of(battle: Battle, one: Fighter) -> tuple[str, ...]:
    """The spells of his sheet, the one he concentrates on first."""
    names = [spell.name for spell in battle.profile(one).sheet.spells]
    kept = one.focus.concentration
    names.sort(key=lambda name: kept is None or name != kept.spell)
    return tuple(names)


def postures_for(one: Fighter) -> tuple[Posture, ...]:
    """Every posture but the one he is in."""
    return tuple(each for each in _POSTURES if each is not one.posture)


def next_of(values: Sequence[T], now: T, steps: int) -> T:
    """So many further on, round and round; the first where what is chosen now is none of them."""
    if not values:
        return now
    return values[(values.index(now) + steps) % len(values)] if now in values else values[0]


def flight_of(arm: Arm, said: Flight | None, *, thrown: bool) -> Flight | None:
    """The flight of this attack: None for a blow of the hand, and while nobody has said how far it goes."""
    flies = arm.only_flies or (thrown and arm.attack.ranged is not None)
    return said if flies else None


def _target(battle: Battle, one: Fighter, wanted: str) -> str:
    open_ = targets(battle, one)
    return _kept(wanted, open_)


def _attack(battle: Battle, one: Fighter, wanted: str) -> str:
    arms: tuple[Arm, ...] = tuple(sorted(arms_of(battle, one), key=lambda arm: arm.missile is None))
    ready = [arm.name for arm in arms if arm_problem(one, arm) is None]
    names = [arm.name for arm in arms]
    return wanted if wanted in names else _kept(wanted, ready or names)


def _posture(one: Fighter, wanted: Posture | None) -> Posture:
    open_ = postures_for(one)
    return wanted if wanted in open_ and wanted is not None else open_[0]


def _kept(wanted: str, among: Sequence[str]) -> str:
    return wanted if wanted in among else next(iter(among), "")
