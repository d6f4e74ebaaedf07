"""What a blow that landed does: the PV, then the consequences in their order (20 §4.13, §5.1–5.5)."""

from __future__ import annotations

from dataclasses import replace

from gmscreen.canon.garganta.wounds import wound_rules
from gmscreen.rules.garganta.blow import DamageType, Location
from gmscreen.rules.garganta.consequences import Consequence, consequences, is_numb
from gmscreen.rules.garganta.criticals import BlowEffects
from gmscreen.rules.garganta.damage import Blow, Damage, damage
from gmscreen.session.fight.due import Trial
from gmscreen.session.fight.holding import disarm, empty_hand
from gmscreen.session.fight.play import Play
from gmscreen.session.fight.wounding import die, fall, knock_out, lose_pv, stun
from gmscreen.session.fight.wounds import Flank
from gmscreen.texts.catalogue import text

BOTH_EYES = 2


def limb_flank(location: Location, flank: Flank) -> Flank:
    """Which of the two: an arm is that of the weapon, the shield's arm the other."""
    return {Location.ARM: Flank.MAIN, Location.SHIELD_ARM: Flank.OFF}.get(location, flank)


def suffer(
    play: Play, who: str, blow: Blow, flank: Flank, key: str, *, critical: bool = False, **values: str | int
) -> Damage:
    """Work a blow out, take its PV and have its consequences; what a limb took before is counted here."""
    one, profile = play.fighter(who), play.profile(play.fighter(who))
    flank = limb_flank(blow.location, flank)
    before = one.wounds.limb(blow.location, flank) if blow.location.is_limb else None
    blow = replace(blow, injury_before=before.injury if before else 0)
    found = damage(blow, profile.ht, wound_rules(), profile.readings)
    injury = found.injury.as_int
    numb = is_numb(blow.location, high_pain_threshold=profile.high_pain_threshold, critical=critical)
    if before is not None and injury:
        one = play.fighter(who)
        limb = replace(before, injury=before.injury + injury)
        play.put(replace(one, wounds=one.wounds.with_limb(limb)))
    if injury:
        lose_pv(play, who, injury, key, numb=numb, **values)
    else:
        play.tell(f"{key}_in_vain", who, 0, **values)
    if found.lost:
        play.tell("beyond", who, beyond=found.lost)
    crippled = found.crippled and not (before and before.crippled)
    follow(play, who, injury, blow.location, blow.type, flank, crippled=crippled, numb=numb)
    return found


def follow(
    play: Play,
    who: str,
    injury: int,
    location: Location,
    type_: DamageType,
    flank: Flank,
    *,
    crippled: bool,
    numb: bool,
) -> None:
    """The consequences of an injury, for whoever is still alive; `numb` spares him shock and stun."""
    ht = play.profile(play.fighter(who)).ht
    due = consequences(injury, ht, location, type_, crippled=crippled, numb=numb)
    for each in due:
        if not play.fighter(who).wounds.dead:
            _bring(play, who, each.consequence, location, flank)


def _bring(play: Play, who: str, consequence: Consequence, location: Location, flank: Flank) -> None:
    """One consequence; the shock was counted with the PV."""
    match consequence:
        case Consequence.CRIPPLED:
            cripple(play, who, location, flank)
        case Consequence.BLINDED:
            blind(play, who, BOTH_EYES)
        case Consequence.KNOCKDOWN_TEST:
            _ask_awake(play, who, Trial.KNOCKDOWN)
        case Consequence.STUNNED:
            stun(play, who)
        case Consequence.FAINT_TEST:
            _ask_awake(play, who, Trial.BLOW_FAINT)
        case Consequence.KNOCKED_OUT:
            knock_out(play, who)


def _ask_awake(play: Play, who: str, trial: Trial) -> None:
    if not play.fighter(who).is_out:
        play.ask(who, trial)


def cripple(play: Play, who: str, location: Location, flank: Flank, heals_in: int = 0) -> None:
    """Have a limb of no use: a hand drops what it holds, a leg falls (20 §5.5)."""
    one = play.fighter(who)
    limb = replace(one.wounds.limb(location, flank), crippled=True, heals_in=heals_in)
    play.put(replace(one, wounds=one.wounds.with_limb(limb)))
    play.tell("crippled", who, place=text(f"location.{location}"))
    if location is Location.LEG:
        fall(play, who)
    elif location is not Location.FOOT:
        empty_hand(play, who, flank)


def blind(play: Play, who: str, eyes: int) -> None:
    """Have so many eyes blinded, two at most."""
    one = play.fighter(who)
    total = min(BOTH_EYES, one.wounds.blind_eyes + eyes)
    play.put(replace(one, wounds=replace(one.wounds, blind_eyes=total)))
    play.tell("blinded" if total == BOTH_EYES else "blinded_in_one_eye", who)


def strike_critically(
    play: Play, who: str, effects: BlowEffects, location: Location, flank: Flank, found: Damage | None
) -> None:
    """What the row of a critical table adds to its damage (20 §4.8)."""
    if effects.instant_death:
        die(play, who, "dies_at_once")
    if play.fighter(who).wounds.dead:
        return
    _maim(play, who, effects, location, limb_flank(location, flank), found)
    if effects.drops_weapon:
        disarm(play, who)
    if effects.stunned:
        stun(play, who)
    if effects.only_defends_next_turn:
        one = play.fighter(who)
        play.put(replace(one, wounds=replace(one.wounds, only_defends=True)))
        play.tell("only_defends", who)
    if effects.knockout:
        knock_out(play, who)


def _maim(
    play: Play, who: str, effects: BlowEffects, location: Location, flank: Flank, found: Damage | None
) -> None:
    """Limbs, eyes, ears and what stays of a blow to the head."""
    if effects.limb_crippled and not play.fighter(who).wounds.limb(location, flank).crippled:
        enough = found is not None and found.crippled
        cripple(play, who, location, flank, 0 if enough else effects.limb_heals_in_turns)
    if effects.blind_eyes:
        blind(play, who, effects.blind_eyes)
    one = play.fighter(who)
    if effects.dx_penalty:
        total = one.wounds.dx_penalty + effects.dx_penalty
        play.put(replace(one, wounds=replace(one.wounds, dx_penalty=total)))
        play.tell("clumsy", who, penalty=effects.dx_penalty)
    if effects.deaf:
        one = play.fighter(who)
        play.put(replace(one, wounds=replace(one.wounds, deaf=True)))
        play.tell("deafened", who)
