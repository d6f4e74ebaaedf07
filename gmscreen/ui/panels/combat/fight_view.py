"""What the middle of the panel shows: pure functions of the fight and of what is said."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from gmscreen.rules.errors import RuleError
from gmscreen.session.fight.arms import arms_of
from gmscreen.session.fight.battle import Battle
from gmscreen.session.fight.exchange import Stage
from gmscreen.session.fight.fight import Phase
from gmscreen.session.fight.fighter import Fighter, Idle
from gmscreen.session.fight.maneuvering import pieces_to_ready
from gmscreen.session.fight.permissions import blows_a_turn
from gmscreen.session.fight.view import BlowView, arm_rows, blow_as_said, blow_in_hand
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import DASH, number
from gmscreen.ui.isolated import isolated
from gmscreen.ui.panels.combat.said import (
    Said,
    attacker_of,
    may_be_around,
    postures_for,
    spells_of,
    strike_of,
    targets,
)

Options = tuple[tuple[str, str], ...]


class Scene(StrEnum):
    """What the middle is for now."""

    SETUP = "setup"
    MANEUVER = "maneuver"
    BLOW = "blow"
    AFTER = "after"


def scene(battle: Battle | None, said: Said) -> Scene:
    """What is next: setting up, a manoeuvre, a blow, or what remains."""
    if battle is None or battle.head.phase is Phase.SETUP:
        return Scene.SETUP
    if battle.head.phase is Phase.OVER:
        return Scene.AFTER
    one, exchange = battle.active, battle.head.exchange
    if exchange is not None and exchange.stage is not Stage.DONE:
        return Scene.BLOW
    chooses = one is not None and one.turn.maneuver is None and not said.attacker
    return Scene.MANEUVER if chooses else Scene.BLOW


def blow(battle: Battle, said: Said) -> BlowView | None:
    """The blow to show: the one in hand while it rolls or has just ended, else the one that is said."""
    exchange = battle.head.exchange
    if exchange is not None and exchange.is_running:
        return blow_in_hand(battle)
    one, strike = attacker_of(battle, said), strike_of(battle, said)
    if exchange is not None and exchange.stage is Stage.DONE and _has_struck(battle, one):
        return blow_in_hand(battle)
    if strike is None:
        return None
    try:
        return blow_as_said(battle, strike)
    except RuleError:
        return None


def awaits_attack(battle: Battle, said: Said) -> bool:
    """Whether the next thing is a blow to be said and rolled."""
    exchange = battle.head.exchange
    if scene(battle, said) is not Scene.BLOW or (exchange is not None and exchange.is_running):
        return False
    done = exchange is not None and exchange.stage is Stage.DONE
    return not (done and _has_struck(battle, attacker_of(battle, said)))


def _has_struck(battle: Battle, one: Fighter | None) -> bool:
    """Whether the last blow is of whoever acts, and he has none left: then its end stays in sight."""
    exchange = battle.head.exchange
    if one is None or exchange is None or exchange.strike.attacker != one.id:
        return False
    per_turn = {arm.name: arm.attack.per_turn for arm in arms_of(battle, one)}
    a_turn = per_turn.get(exchange.strike.attack, 1)  # a spell thrown is gone
    return one.turn.attacks >= blows_a_turn(one, a_turn)


@dataclass(frozen=True, slots=True)
class Near:
    """Somebody who may be around an explosion."""

    id: str
    name: str
    is_around: bool


@dataclass(frozen=True, slots=True)
class Around:
    """Whom a blow that explodes catches, and whether it is thrown at the ground."""

    at_the_ground: bool
    people: tuple[Near, ...]


def around_said(battle: Battle, said: Said) -> Around | None:
    """Who is around the blow that is said; None for one that does not explode, or while its dice roll."""
    exchange, strike = battle.head.exchange, strike_of(battle, said)
    if strike is None or (exchange is not None and exchange.is_running):
        return None
    arm = next(arm for arm in arms_of(battle, battle.fighter(strike.attacker)) if arm.name == strike.attack)
    if not arm.explodes:
        return None
    there = may_be_around(battle, strike.target)
    near = (Near(one.id, isolated(one.name), one.id in strike.around) for one in there)
    return Around(strike.at_the_ground, tuple(near))


@dataclass(frozen=True, slots=True)
class Offers:
    """What can be chosen for the next act, each with its words."""

    targets: Options
    attacks: Options
    pieces: Options
    postures: Options
    spells: Options


def offers(battle: Battle, said: Said) -> Offers:
    """What the one who acts may choose among."""
    one = attacker_of(battle, said)
    if one is None:
        return Offers((), (), (), (), ())
    return Offers(
        targets=tuple((each, isolated(battle.name(each))) for each in targets(battle, one)),
        attacks=tuple(_attacks(battle, one)),
        pieces=_named(pieces_to_ready(battle, one)),
        postures=tuple((each.value, text(f"fight.posture.{each}")) for each in postures_for(one)),
        spells=_named(spells_of(battle, one)),
    )


def _attacks(battle: Battle, one: Fighter) -> Sequence[tuple[str, str]]:
    found = []
    for row in arm_rows(battle, one):
        level = DASH if row.arm.level is None else number(row.arm.level.as_int)
        words = text("combat.weapon", name=isolated(row.arm.name), level=level)
        problem = "" if row.problem is None else text("combat.not_at_hand")
        found.append((row.arm.name, f"{words} {problem}".rstrip()))
    return found


def _named(names: Sequence[str]) -> Options:
    return tuple((name, isolated(name)) for name in names)


def why_no_maneuver(battle: Battle, one: Fighter) -> str:
    """What keeps him from choosing a manoeuvre, in words; empty where nothing does."""
    if one.turn.idle is not Idle.NONE:
        return text("combat.idle", why=text(f"fight.idle.{one.turn.idle}"))
    if any(due.fighter == one.id for due in battle.head.due):
        return text("combat.tests_first")
    return ""
