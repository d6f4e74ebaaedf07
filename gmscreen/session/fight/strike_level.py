"""The level of a blow with everything that changes it, each a step of its own (19 §2; 20 §4.5, §4.11)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal

from gmscreen.canon.garganta.attack_options import attack_options, locations
from gmscreen.canon.garganta.close_combat import close_combat
from gmscreen.canon.garganta.ranges import ranges
from gmscreen.rules.derivation import Derivation
from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.attack import AttackModifier, attack_level, wound_modifier
from gmscreen.rules.garganta.attack_options import AttackOption
from gmscreen.rules.garganta.blow import DamageType
from gmscreen.rules.garganta.close_combat import CloseWeapon
from gmscreen.rules.garganta.defenses import Posture, WeaponKind
from gmscreen.rules.garganta.maneuvers import ManeuverId
from gmscreen.rules.garganta.projectile_spells import AT_THE_GROUND
from gmscreen.rules.garganta.ranged import Aim, RangedWeapon, shot
from gmscreen.rules.garganta.readings import ShockAndWound
from gmscreen.session.fight.arms import Arm, arm_named, is_bare
from gmscreen.session.fight.asks import Ask, Wanted
from gmscreen.session.fight.battle import Battle
from gmscreen.session.fight.condition import ConditionKind
from gmscreen.session.fight.exchange import Flight, Strike
from gmscreen.session.fight.fighter import AllOut, Fighter
from gmscreen.sheets.equipment import Place, ShieldSize
from gmscreen.sheets.traits import EffectKind
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import number

DARKNESS = -10
MOST_SECONDARY = ("figure_in_the_way", "partly_covered")
_BY_HAND = frozenset(
    {"bad_footing", "awkward_position", "unaware_target", "figure_in_the_way", "partly_covered"}
)
"""The circumstances that a person says; the others follow from the fight."""

_CLOSE = {
    WeaponKind.KNIFE: CloseWeapon.SHORT,
    WeaponKind.BRAWLING: CloseWeapon.SHORT,
    WeaponKind.FENCING: CloseWeapon.SHORT_SWORD,
}
_POSTURES = {Posture.LYING: "crawling", Posture.KNEELING: "crouching", Posture.SITTING: "crouching"}


@dataclass(frozen=True, slots=True)
class StrikeLevel:
    """The effective level, None while something is lacking; whether the distance halves the damage."""

    level: Derivation | None
    asks: tuple[Ask, ...] = ()
    half_damage: bool = False


def strike_level(battle: Battle, strike: Strike) -> StrikeLevel:
    """What the blow is rolled against; RuleError for one that can't be struck at all."""
    one = battle.fighter(strike.attacker)
    arm = arm_named(battle, one, strike.attack)
    asks = tuple(_lacking(battle, strike, arm))
    if arm.level is None or any(ask.wanted in (Wanted.CLOSE_WEAPON, Wanted.DISTANCE) for ask in asks):
        return StrikeLevel(None, asks)
    modifiers = list(_modifiers(battle, strike, one, arm))
    if strike.flight is not None:
        return _flying(battle, strike, strike.flight, arm, modifiers, asks)
    level = attack_level(arm.name, arm.level.as_int, modifiers)
    return StrikeLevel(_told(arm, level), asks)


def wound_type(strike: Strike, arm: Arm) -> DamageType | None:
    """How the blow wounds: as was said of it, or as the attack does; None where nobody knows."""
    return strike.as_type or arm.type


def is_close(battle: Battle, strike: Strike) -> bool:
    """Whether it is struck in the same hexagon: said so, tight ground, or one holds the other (19 §7b)."""
    if strike.flight is not None:
        return False
    one, other = battle.fighter(strike.attacker), battle.fighter(strike.target)
    tight = battle.terrain is not None and battle.terrain.all_combat_is_close
    return strike.close or tight or one.held_by == other.id or other.held_by == one.id


def close_weapon(battle: Battle, strike: Strike, arm: Arm) -> CloseWeapon | None:
    """How the weapon fares up close; None where only a person can say."""
    if strike.close_weapon is not None:
        return strike.close_weapon
    if is_bare(battle.profile(battle.fighter(strike.attacker)).sheet, arm):
        return CloseWeapon.SHORT
    return _CLOSE.get(arm.kind)


def _lacking(battle: Battle, strike: Strike, arm: Arm) -> Iterator[Ask]:
    known = strike.as_type is not None
    for ask in arm.asks:
        if not (known and ask.wanted in (Wanted.TYPE, Wanted.WOUNDS_AS)):
            yield ask
    if is_close(battle, strike) and close_weapon(battle, strike, arm) is None:
        yield Ask(Wanted.CLOSE_WEAPON, arm.name)
    if arm.only_flies and strike.flight is None:
        yield Ask(Wanted.DISTANCE, arm.name)


def _modifiers(battle: Battle, strike: Strike, one: Fighter, arm: Arm) -> Iterator[AttackModifier]:
    yield from _sight(battle, one)
    yield from _options(strike, one, arm)
    yield from _equipment(battle, one, arm)
    if one.turn.maneuver is ManeuverId.ALL_OUT_ATTACK and one.turn.all_out is AllOut.LEVEL:
        yield _option("all_out_attack")
    wounds, readings = one.wounds, battle.campaign.settings.readings
    both = readings.shock_and_wound is ShockAndWound.BOTH
    yield from wound_modifier(wounds.lost_now, wounds.shock_now, both=both)
    yield AttackModifier("head_blow", wounds.dx_penalty, "20 §4.8")
    for condition in one.conditions:
        if condition.kind is ConditionKind.ATTACK:
            yield named_modifier(condition.name, condition.amount, "20 §4.5")
    aimed = locations()[strike.location]
    place = text("fight.aimed", place=text(f"location.{strike.location}"))
    yield named_modifier(place, aimed.modifier, aimed.source)
    yield from _ground(battle, strike, arm)


def _sight(battle: Battle, one: Fighter) -> Iterator[AttackModifier]:
    """The light, or blindness where that is worse (20 §4.5)."""
    if is_blind(one):
        yield _option("suddenly_blind")
    elif battle.head.light <= DARKNESS:
        yield _option("darkness")
    elif battle.head.light:
        poor = attack_options()["poor_light"]
        yield named_modifier(poor.name, battle.head.light, poor.source)


def is_blind(one: Fighter) -> bool:
    """Whether he sees nothing: both eyes, or a condition that says so."""
    return one.wounds.blind_eyes >= 2 or any(each.kind is ConditionKind.BLIND for each in one.conditions)


def _options(strike: Strike, one: Fighter, arm: Arm) -> Iterator[AttackModifier]:
    for chosen in strike.options:
        option = attack_options().get(chosen.option)
        if option is None or option.id not in _BY_HAND:
            raise RuleError("no_such_circumstance", "options", name=chosen.option)
        if chosen.figure and not (option.id in MOST_SECONDARY and strike.flight is None):
            yield option_modifier(option, chosen.figure)
    if one.posture in _POSTURES and not arm.only_flies:
        yield _option(_POSTURES[one.posture])


def _equipment(battle: Battle, one: Fighter, arm: Arm) -> Iterator[AttackModifier]:
    """The off hand, a large shield, an arm too weak for the weapon (20 §4.5)."""
    sheet, piece = battle.profile(one).sheet, arm.piece
    if piece and piece.place is Place.OFF_HAND and not sheet.bonuses(EffectKind.AMBIDEXTERITY):
        yield _option("off_hand")
    held = [each.shield for each in sheet.equipment if each.place.is_held and each.quantity]
    if any(shield and shield.size is ShieldSize.LARGE for shield in held):
        yield _option("large_shield")
    least, st = (piece.weapon.st_min if piece and piece.weapon else None), sheet.attributes.st
    if least is not None and st is not None and st < least:
        yield option_modifier(attack_options()["weak_for_weapon"], least - st)


def _ground(battle: Battle, strike: Strike, arm: Arm) -> Iterator[AttackModifier]:
    """Close combat, and water under a swing (19 §7b)."""
    if is_close(battle, strike):
        row = close_combat()[close_weapon(battle, strike, arm) or CloseWeapon.LONG]
        if row.modifier is None:
            raise RuleError("not_up_close", "attack", names=row.names)
        yield AttackModifier("close_combat", row.modifier, row.source)
    ground = battle.terrain
    if ground is not None and strike.flight is None and swings(strike, arm):
        name = text("fight.swing_on", ground=ground.name.lower())
        yield named_modifier(name, ground.swing_modifier, ground.source)


def swings(strike: Strike, arm: Arm) -> bool:
    """Whether the blow is a swing: as was said, or any that does not pierce."""
    return wound_type(strike, arm) is not DamageType.IMPALING if strike.swing is None else strike.swing


def _flying(
    battle: Battle,
    strike: Strike,
    flight: Flight,
    arm: Arm,
    others: list[AttackModifier],
    asks: tuple[Ask, ...],
) -> StrikeLevel:
    """A shot, with its distance, the target's speed and size, and the aim (20 §4.11)."""
    ranged = arm.attack.ranged
    if ranged is None or arm.level is None:
        raise RuleError("not_a_ranged_weapon", "attack", name=arm.name)
    table = ranges()
    weapon = RangedWeapon(
        name=arm.name,
        level=arm.level.as_int,
        snap=ranged.tr,
        accuracy=ranged.accuracy or 0,
        half_damage=_metres(ranged.half_damage_m),
        maximum=_metres(ranged.max_m),
    )
    size = named_modifier(text("fight.size"), table.size_modifier(flight.size), table.source)
    at_ground = AttackModifier("at_the_ground", AT_THE_GROUND * _is_at_ground(strike, arm), "19 §6")
    aim = _aim(battle.fighter(strike.attacker), strike, flight)
    fired = shot(weapon, flight.distance, flight.speed, aim, table, [*others, size, at_ground])
    if not fired.in_range:
        raise RuleError("out_of_range", "distance", maximum=ranged.max_m)
    return StrikeLevel(_told(arm, fired.level), asks, fired.half_damage)


def _is_at_ground(strike: Strike, arm: Arm) -> bool:
    return strike.at_the_ground and arm.explodes


def _aim(one: Fighter, strike: Strike, flight: Flight) -> Aim:
    aiming = one.focus.aim
    at_him = aiming is not None and (aiming.target, aiming.attack) == (strike.target, strike.attack)
    return Aim(aiming.turns if aiming and at_him else 0, flight.supported, flight.in_sight)


def _metres(value: int | None) -> Decimal | None:
    return None if value is None else Decimal(value)


def _told(arm: Arm, level: Derivation) -> Derivation:
    """The level told from the sheet on."""
    return level if arm.level is None else Derivation((*arm.level.steps, *level.steps[1:]))


def option_modifier(option: AttackOption, figure: int) -> AttackModifier:
    """A circumstance as a modifier: the figure of a span, how many of what is counted, or 1."""
    if not option.is_fixed and not option.least <= figure <= option.most:
        raise RuleError("circumstance_out_of_span", "options", name=option.name)
    amount = option.least * figure if option.is_fixed else figure
    name = text("fight.counted", name=option.name, count=number(figure)) if option.per else option.name
    return named_modifier(name, amount, option.source)


def _option(identity: str) -> AttackModifier:
    return option_modifier(attack_options()[identity], 1)


def named_modifier(name: str, amount: int, source: str) -> AttackModifier:
    """A modifier by a name that a person reads."""
    return AttackModifier("named_bonus", amount, source, args=(("name", name),))
