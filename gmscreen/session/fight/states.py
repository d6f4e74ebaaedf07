"""How a fighter stands, in words: one word or two a state, the gravest first."""

from __future__ import annotations

from collections.abc import Iterator

from gmscreen.rules.garganta.defenses import Posture
from gmscreen.session.fight.fighter import Fighter, Idle, Pack, Surprise
from gmscreen.session.fight.wounds import LimbWound, Stun
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import number


def states(one: Fighter) -> tuple[str, ...]:
    """Every state that a person should see, as words."""
    return (*_keys(one), *(_limb(each) for each in one.wounds.limbs if each.crippled), *_named(one))


def lasting_states(one: Fighter) -> tuple[str, ...]:
    """The states that outlast a fight: death, limbs, eyes, ears, what is broken."""
    wounds = one.wounds
    found = {"dead": wounds.dead, "unconscious": wounds.unconscious and not wounds.dead, "deaf": wounds.deaf}
    found |= {"blind": wounds.blind_eyes > 1, "one_eye": wounds.blind_eyes == 1}
    return (
        *(text(f"fight.state.{key}") for key, holds in found.items() if holds),
        *(_limb(each) for each in wounds.limbs if each.crippled and not each.heals_in),
        *(text("fight.state.broken", piece=name) for name in one.gear.broken),
    )


def _keys(one: Fighter) -> Iterator[str]:
    wounds = one.wounds
    found = {
        "dead": wounds.dead,
        "left": one.has_left,
        "unconscious": wounds.unconscious and not wounds.dead,
        "stunned": wounds.stun is not Stun.NONE,
        "surprised": one.surprise is not Surprise.NONE,
        "off_balance": wounds.off_balance,
        "only_defends": wounds.only_defends or one.turn.only_defends,
        "burning": wounds.burning,
        "blind": wounds.blind_eyes > 1,
        "one_eye": wounds.blind_eyes == 1,
        "deaf": wounds.deaf,
        "pinned": one.is_pinned,
        "held": bool(one.held_by) and not one.is_pinned,
        "helpless": one.helpless,
        "dropped_pack": one.pack is Pack.DROPPED,
    }
    yield from (text(f"fight.state.{key}") for key, holds in found.items() if holds)
    if one.posture is not Posture.STANDING:
        yield text(f"fight.posture.{one.posture}")
    if one.turn.idle is not Idle.NONE:
        yield text(f"fight.idle.{one.turn.idle}")
    if wounds.shock_now or wounds.shock:
        yield text("fight.state.shock", shock=number(-(wounds.shock_now or wounds.shock)))


def _limb(limb: LimbWound) -> str:
    place = text(f"location.{limb.location}")
    if limb.heals_in:
        return text("fight.state.limb_for_now", place=place, turns=number(limb.heals_in))
    return text("fight.state.limb", place=place)


def _named(one: Fighter) -> Iterator[str]:
    """Conditions, and weapons that want readying or are broken."""
    yield from (each.name for each in one.conditions)
    for unready in one.gear.unready:
        yield text("fight.state.unready", piece=unready.name)
    for name in one.gear.broken:
        yield text("fight.state.broken", piece=name)
