"""How a fighter stands, in words: one word or two a state, the gravest first, by kinds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from gmscreen.canon.garganta.projectile_spells import projectile_spells
from gmscreen.rules.garganta.defenses import Posture
from gmscreen.session.fight.battle import Battle
from gmscreen.session.fight.condition import Condition, ConditionKind
from gmscreen.session.fight.fighter import Fighter, Idle, Pack, Surprise
from gmscreen.session.fight.wounds import LimbWound, Stun
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import number


class StateKind(StrEnum):
    """What sort of state it is."""

    DEAD = "dead"
    LEFT = "left"
    UNCONSCIOUS = "unconscious"
    STUNNED = "stunned"
    SURPRISED = "surprised"
    OFF_BALANCE = "off_balance"
    ONLY_DEFENDS = "only_defends"
    BURNING = "burning"
    BLIND = "blind"
    ONE_EYE = "one_eye"
    DEAF = "deaf"
    PINNED = "pinned"
    HELD = "held"
    HELPLESS = "helpless"
    DROPPED_PACK = "dropped_pack"
    POSTURE = "posture"
    SHOCK = "shock"
    CLUMSY = "clumsy"
    LIMB = "limb"
    CONDITION = "condition"
    FEINT = "feint"
    AIM = "aim"
    CONCENTRATION = "concentration"
    MISSILE = "missile"
    RELOADING = "reloading"
    UNREADY = "unready"
    BROKEN = "broken"


@dataclass(frozen=True, slots=True)
class State:
    """One state that a person should see."""

    kind: StateKind
    words: str


def states(battle: Battle, one: Fighter) -> tuple[State, ...]:
    """Every state that a person should see."""
    found = (*_plain(one), *_figures(one), *_conditions(battle, one), *_focus(battle, one), *_gear(one))
    idle = _idle(one)
    return found if idle is None or idle.kind in {each.kind for each in found} else (*found, idle)


def lasting_states(one: Fighter) -> tuple[str, ...]:
    """The words of the states that outlast a fight: death, limbs, eyes, ears, what is broken."""
    wounds = one.wounds
    found = {"dead": wounds.dead, "unconscious": wounds.unconscious and not wounds.dead, "deaf": wounds.deaf}
    found |= {"blind": wounds.blind_eyes > 1, "one_eye": wounds.blind_eyes == 1}
    return (
        *(text(f"fight.state.{key}") for key, holds in found.items() if holds),
        *(_limb(each).words for each in wounds.limbs if each.crippled and not each.heals_in),
        *(text("fight.state.broken", piece=name) for name in one.gear.broken),
    )


def _plain(one: Fighter) -> Iterator[State]:
    """Those that a word says, then the posture."""
    wounds = one.wounds
    found = {
        StateKind.DEAD: wounds.dead,
        StateKind.LEFT: one.has_left,
        StateKind.UNCONSCIOUS: wounds.unconscious and not wounds.dead,
        StateKind.STUNNED: wounds.stun is not Stun.NONE,
        StateKind.SURPRISED: one.surprise is not Surprise.NONE,
        StateKind.OFF_BALANCE: wounds.off_balance,
        StateKind.ONLY_DEFENDS: wounds.only_defends or one.turn.only_defends,
        StateKind.BURNING: wounds.burning,
        StateKind.BLIND: wounds.blind_eyes > 1,
        StateKind.ONE_EYE: wounds.blind_eyes == 1,
        StateKind.DEAF: wounds.deaf,
        StateKind.PINNED: one.is_pinned,
        StateKind.HELD: bool(one.held_by) and not one.is_pinned,
        StateKind.HELPLESS: one.helpless,
        StateKind.DROPPED_PACK: one.pack is Pack.DROPPED,
    }
    yield from (State(kind, text(f"fight.state.{kind}")) for kind, holds in found.items() if holds)
    if one.posture is not Posture.STANDING:
        yield State(StateKind.POSTURE, text(f"fight.posture.{one.posture}"))


def _figures(one: Fighter) -> Iterator[State]:
    """Those that weigh on the numbers, with how much, and limbs of no use."""
    wounds = one.wounds
    if wounds.shock_now or wounds.shock:
        shock = number(-(wounds.shock_now or wounds.shock))
        yield State(StateKind.SHOCK, text("fight.state.shock", shock=shock))
    if wounds.dx_penalty:
        yield State(StateKind.CLUMSY, text("fight.state.clumsy", penalty=number(wounds.dx_penalty)))
    yield from (_limb(each) for each in wounds.limbs if each.crippled)


def _limb(limb: LimbWound) -> State:
    place = text(f"location.{limb.location}")
    if limb.heals_in:
        words = text("fight.state.limb_for_now", place=place, turns=number(limb.heals_in))
        return State(StateKind.LIMB, words)
    return State(StateKind.LIMB, text("fight.state.limb", place=place))


_SIGNED = {
    ConditionKind.BLIND: StateKind.BLIND,
    ConditionKind.DEAF: StateKind.DEAF,
    ConditionKind.STUNNED: StateKind.STUNNED,
}


def _conditions(battle: Battle, one: Fighter) -> Iterator[State]:
    for each in one.conditions:
        yield State(_SIGNED.get(each.kind, StateKind.CONDITION), _condition(battle, each))


def _condition(battle: Battle, condition: Condition) -> str:
    """Its name, and at which turn of whom it ends."""
    until = condition.until
    if until is None:
        return condition.name
    key = "fight.state.until" if until.turns == 1 else "fight.state.until_turns"
    edge, turns = text(f"fight.state.edge.{until.edge}"), number(until.turns)
    who = battle.name(until.fighter)
    return text(key, condition=condition.name, edge=edge, name=who, turns=turns)


def _focus(battle: Battle, one: Fighter) -> Iterator[State]:
    """What he keeps up from turn to turn."""
    focus = one.focus
    if focus.feint is not None:
        margin, target = number(-focus.feint.margin), battle.name(focus.feint.target)
        yield State(StateKind.FEINT, text("fight.state.feint", margin=margin, target=target))
    if focus.aim is not None:
        turns, target = number(focus.aim.turns), battle.name(focus.aim.target)
        yield State(StateKind.AIM, text("fight.state.aim", turns=turns, target=target))
    if focus.concentration is not None:
        spell, seconds = focus.concentration.spell, number(focus.concentration.seconds)
        yield State(StateKind.CONCENTRATION, text("fight.state.concentration", spell=spell, seconds=seconds))
    if focus.missile is not None:
        spell, energy = projectile_spells()[focus.missile.spell].name, number(focus.missile.energy)
        yield State(StateKind.MISSILE, text("fight.state.missile", spell=spell, energy=energy))
    if focus.reloading:
        yield State(StateKind.RELOADING, text("fight.state.reloading", piece=focus.reloading))


def _gear(one: Fighter) -> Iterator[State]:
    """Weapons that want readying or are broken."""
    for unready in one.gear.unready:
        yield State(StateKind.UNREADY, text("fight.state.unready", piece=unready.name))
    for name in one.gear.broken:
        yield State(StateKind.BROKEN, text("fight.state.broken", piece=name))


def _idle(one: Fighter) -> State | None:
    """Why he has no manoeuvre in this turn."""
    if one.turn.idle is Idle.NONE:
        return None
    return State(StateKind(one.turn.idle.value), text(f"fight.idle.{one.turn.idle}"))
