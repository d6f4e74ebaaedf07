"""Active defences: what each is worth, what forbids it, how often a round (19 §4, 20 §4.6–4.7, §4.14)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from fractions import Fraction

from gmscreen.rules.derivation import Derivation, Rounding
from gmscreen.rules.garganta.bonuses import NamedBonus
from gmscreen.rules.garganta.interpretations import Interpretation
from gmscreen.rules.garganta.load import HIGHEST_FENCING_LEVEL
from gmscreen.rules.garganta.maneuvers import DefensesLeft, DefenseWarning, Maneuver, ManeuverId
from gmscreen.rules.garganta.readings import DEFAULT_READINGS, BrawlingParry, Readings


class DefenseKind(StrEnum):
    """The three active defences."""

    DODGE = "dodge"
    BLOCK = "block"
    PARRY = "parry"


class WeaponKind(StrEnum):
    """How a weapon parries."""

    NORMAL = "normal"
    FENCING = "fencing"
    STAFF = "staff"
    BRAWLING = "brawling"
    KNIFE = "knife"
    UNBALANCED = "unbalanced"


class Hand(StrEnum):
    """Which hand holds a weapon."""

    MAIN = "main"
    OFF = "off"


class Incoming(StrEnum):
    """What is being defended against."""

    MELEE = "melee"
    CLOSE = "close"
    THROWN = "thrown"
    THROWN_KNIFE = "thrown_knife"
    FLAIL = "flail"
    MISSILE = "missile"
    SPELL_MISSILE = "spell_missile"
    BEAM = "beam"


class Posture(StrEnum):
    """How the defender stands."""

    STANDING = "standing"
    KNEELING = "kneeling"
    SITTING = "sitting"
    LYING = "lying"


class Unavailable(StrEnum):
    """Why a defence can't be used."""

    ALL_OUT_ATTACK = "all_out_attack"
    CRITICAL_HIT = "critical_hit"
    UNAWARE = "unaware"
    HELPLESS = "helpless"
    TOTAL_SURPRISE = "total_surprise"
    GRAPPLED = "grappled"
    RELOADING = "reloading"
    BEAM = "beam"
    PROJECTILE_SPELL = "projectile_spell"
    NOT_A_HAND_WEAPON = "not_a_hand_weapon"
    NOT_READY = "not_ready"
    BARE_HANDS = "bare_hands"


HAND_BLOWS = frozenset({Incoming.MELEE, Incoming.CLOSE, Incoming.FLAIL})
WIELDED = frozenset({Incoming.MELEE, Incoming.FLAIL})
PARRY_PENALTIES = {Incoming.THROWN: -1, Incoming.THROWN_KNIFE: -2, Incoming.FLAIL: -4}


@dataclass(frozen=True, slots=True)
class ParryWeapon:
    """A weapon (or bare hands) that might parry; `name` is what a person reads."""

    level: int
    kind: WeaponKind = WeaponKind.NORMAL
    ready: bool = True
    hand: Hand = Hand.MAIN
    name: str = ""


@dataclass(frozen=True, slots=True)
class Enhanced:
    """Levels of Apara, Bloqueio and Esquiva Ampliada: one use more of that defence a round each."""

    parry: int = 0
    block: int = 0


@dataclass(frozen=True, slots=True)
class Defender:
    """Who defends: dodge (the move of the line in use), PD, shield, weapons and traits."""

    dodge: int
    pd: int = 0
    shield_level: int | None = None
    shield_larger_than_small: bool = False
    weapons: Sequence[ParryWeapon] = ()
    combat_reflexes: bool = False
    enhanced: Enhanced = field(default_factory=Enhanced)
    load_level: int | None = 0
    readings: Readings = DEFAULT_READINGS


@dataclass(frozen=True, slots=True)
class Threat:
    """What is coming, and the state the defender is in when it comes."""

    incoming: Incoming = Incoming.MELEE
    critical: bool = False
    unaware: bool = False
    helpless: bool = False
    total_surprise: bool = False
    grappled: bool = False
    stunned: bool = False
    off_balance: bool = False
    retreat: bool = False
    posture: Posture = Posture.STANDING
    feint: int = 0
    """The margin of a feint that this attack follows (19 §3)."""
    modifiers: tuple[NamedBonus, ...] = ()
    """What else weighs on every active defence, by name."""


@dataclass(frozen=True, slots=True)
class Defense:
    """One defence: its level alone and with PD, or why it is not to be had."""

    kind: DefenseKind
    weapon: int | None
    level: Derivation
    total: Derivation
    reason: Unavailable | None
    warnings: tuple[DefenseWarning, ...]

    @property
    def available(self) -> bool:
        """Whether it can be used."""
        return self.reason is None


@dataclass(frozen=True, slots=True)
class Uses:
    """How often a round each defence may be used, whatever this attack forbids; None is without limit."""

    dodge: int | None
    block: int
    parry: int | None


@dataclass(frozen=True, slots=True)
class Defenses:
    """Everything a defender has against one attack."""

    rows: tuple[Defense, ...]
    per_round: Uses
    retreat_allowed: bool
    passive: int

    @property
    def best(self) -> Defense | None:
        """The available defence with the highest total."""
        usable = [row for row in self.rows if row.available]
        return max(usable, key=lambda row: row.total.as_int, default=None)


def defenses(defender: Defender, threat: Threat, maneuver: Maneuver) -> Defenses:
    """Dodge, block (with a shield) and one parry a weapon, in this order (19 §4)."""
    retreat = retreat_allowed(threat)
    rows = [_row(DefenseKind.DODGE, None, _dodge(defender), defender, threat, maneuver)]
    if defender.shield_level is not None:
        rows.append(_row(DefenseKind.BLOCK, None, _block(defender), defender, threat, maneuver))
    for index, weapon in enumerate(defender.weapons):
        level = parry_level(weapon, defender).add(
            "incoming_parry",
            PARRY_PENALTIES.get(threat.incoming, 0),
            "19 §4",
            interpretation=Interpretation.INCOMING_PARRY_PENALTY,
        )
        rows.append(_row(DefenseKind.PARRY, index, level, defender, threat, maneuver))
    return Defenses(tuple(rows), uses_per_round(defender, maneuver), retreat, defender.pd)


def retreat_allowed(threat: Threat) -> bool:
    """Whether Recuar is possible: on one's feet, free, awake, against a hand blow (20 §9.2, 02 §2)."""
    hindered = threat.stunned or threat.grappled or threat.posture is not Posture.STANDING
    return not hindered and threat.incoming in HAND_BLOWS


def _row(
    kind: DefenseKind,
    weapon: int | None,
    base: Derivation,
    defender: Defender,
    threat: Threat,
    maneuver: Maneuver,
) -> Defense:
    level = _with_state(base, defender, threat)
    total = level.add("passive_defense", defender.pd, "19 §4; 20 §4.6")
    held = None if weapon is None else defender.weapons[weapon]
    reason = _reason(kind, held, threat, maneuver)
    warnings = () if reason else _warnings(kind, held, defender, maneuver)
    return Defense(kind, weapon, level, total, reason, warnings)


def _with_state(base: Derivation, defender: Defender, threat: Threat) -> Derivation:
    level = base.add("combat_reflexes", int(defender.combat_reflexes), "20 §4.6; 24 §5")
    level = level.add("stunned", -4 * threat.stunned, "20 §5.1")
    level = level.add("off_balance", -2 * threat.off_balance, "20 §4.8")
    retreats = threat.retreat and retreat_allowed(threat)
    level = level.add("retreat", 3 * retreats, "20 §9.2; 02 §2")
    for item in threat.modifiers:
        level = level.add("named_bonus", item.amount, item.source, name=item.name)
    return level.add("feint", -max(0, threat.feint), "19 §3; 20 §4.3")


def _dodge(defender: Defender) -> Derivation:
    return Derivation.of("dodge", defender.dodge, "19 §5")


def _block(defender: Defender) -> Derivation:
    shield = Derivation.of("shield_level", defender.shield_level or 0, "19 §4")
    return shield.times("half_shield", Fraction(1, 2), "19 §4", rounding=Rounding.DOWN)


def parry_fraction(weapon: ParryWeapon, defender: Defender) -> Fraction:
    """The share of a weapon's level that parries: ½, or ⅔ for Esgrima, Bastão and Briga (19 §4)."""
    if weapon.kind is WeaponKind.FENCING:
        return Fraction(2, 3) if _fences(weapon, defender) else Fraction(1, 2)
    if weapon.kind is WeaponKind.BRAWLING:
        half = defender.readings.brawling_parry is BrawlingParry.HALF
        return Fraction(1, 2) if half else Fraction(2, 3)
    return Fraction(2, 3) if weapon.kind is WeaponKind.STAFF else Fraction(1, 2)


def parry_level(weapon: ParryWeapon, defender: Defender) -> Derivation:
    """½ or ⅔ of the weapon's level, round down; a knife parries at −1 (19 §4, 20 §4.7)."""
    base = Derivation.of("weapon_level", weapon.level, "19 §4", name=weapon.name)
    share = base.times(
        f"parry_{weapon.kind}", parry_fraction(weapon, defender), "19 §4; 20 §4.7", rounding=Rounding.DOWN
    )
    return share.add("knife", -1 if weapon.kind is WeaponKind.KNIFE else 0, "19 §4")


def _is_light(defender: Defender) -> bool:
    return defender.load_level is not None and defender.load_level <= HIGHEST_FENCING_LEVEL


def _fences(weapon: ParryWeapon, defender: Defender) -> bool:
    """Whether Esgrima gives all it can here: load at most Leve, no shield above small (02 §2)."""
    fencing = weapon.kind is WeaponKind.FENCING
    return fencing and _is_light(defender) and not defender.shield_larger_than_small


def _reason(
    kind: DefenseKind, weapon: ParryWeapon | None, threat: Threat, maneuver: Maneuver
) -> Unavailable | None:
    for reason, applies in _UNIVERSAL:
        if applies(threat, maneuver):
            return reason
    if kind is DefenseKind.DODGE:
        return Unavailable.GRAPPLED if threat.grappled else None
    if maneuver.defenses is DefensesLeft.DODGE_ONLY:
        return Unavailable.RELOADING
    if kind is DefenseKind.BLOCK:
        return Unavailable.BEAM if threat.incoming is Incoming.BEAM else None
    return None if weapon is None else _parry_reason(weapon, threat, maneuver)


_UNIVERSAL: tuple[tuple[Unavailable, Callable[[Threat, Maneuver], bool]], ...] = (
    (Unavailable.ALL_OUT_ATTACK, lambda _, maneuver: maneuver.defenses is DefensesLeft.NONE),
    (Unavailable.CRITICAL_HIT, lambda threat, _: threat.critical),
    (Unavailable.UNAWARE, lambda threat, _: threat.unaware),
    (Unavailable.HELPLESS, lambda threat, _: threat.helpless),
    (Unavailable.TOTAL_SURPRISE, lambda threat, _: threat.total_surprise),
)


def _parry_reason(weapon: ParryWeapon, threat: Threat, maneuver: Maneuver) -> Unavailable | None:
    if threat.incoming is Incoming.SPELL_MISSILE:
        return Unavailable.PROJECTILE_SPELL
    if threat.incoming in (Incoming.MISSILE, Incoming.BEAM):
        return Unavailable.NOT_A_HAND_WEAPON
    swung = weapon.kind is WeaponKind.UNBALANCED and maneuver.id is ManeuverId.STEP_AND_ATTACK
    if not weapon.ready or swung:
        return Unavailable.NOT_READY
    bare = weapon.kind is WeaponKind.BRAWLING and threat.incoming in WIELDED
    return Unavailable.BARE_HANDS if bare else None


def _warnings(
    kind: DefenseKind, weapon: ParryWeapon | None, defender: Defender, maneuver: Maneuver
) -> tuple[DefenseWarning, ...]:
    found = [] if maneuver.warning is None else [maneuver.warning]
    if kind is DefenseKind.PARRY and weapon is not None and weapon.kind is WeaponKind.FENCING:
        if not _is_light(defender):
            found.append(DefenseWarning.LOAD_ABOVE_LIGHT)
        elif defender.shield_larger_than_small:
            found.append(DefenseWarning.SHIELD_ABOVE_SMALL)
    return tuple(found)


def uses_per_round(defender: Defender, maneuver: Maneuver) -> Uses:
    """How often each defence may be used in a round (19 §4, 20 §4.7, §4.14)."""
    total_defense = maneuver.defenses is DefensesLeft.TWO_DIFFERENT
    block = 0
    if defender.shield_level is not None:
        block = (2 if total_defense else 1) + defender.enhanced.block
    return Uses(None, block, _parry_uses(defender, total_defense))


def _parry_uses(defender: Defender, total_defense: bool) -> int | None:
    ready = [weapon for weapon in defender.weapons if weapon.ready]
    if not ready:
        return 0
    fencer = any(_fences(weapon, defender) for weapon in ready)
    if fencer and total_defense:
        return None
    base = 2 if total_defense or fencer or len(ready) > 1 or _both_hands_free(defender, ready) else 1
    if fencer and any(_is_off_hand_dagger(weapon) for weapon in ready):
        base = 3
    return base + defender.enhanced.parry


def parries_with(weapon: ParryWeapon, defender: Defender, maneuver: Maneuver) -> int | None:
    """How often a round this weapon may parry; None is without limit.

    A fencer with a dagger in the off hand has them told apart: two with the one, one with the other
    (20 §4.14).
    """
    uses = uses_per_round(defender, maneuver).parry
    ready = [each for each in defender.weapons if each.ready]
    paired = any(_fences(each, defender) for each in ready) and any(map(_is_off_hand_dagger, ready))
    if uses is None or not paired:
        return uses
    return 1 if _is_off_hand_dagger(weapon) else uses - 1


def _both_hands_free(defender: Defender, ready: Sequence[ParryWeapon]) -> bool:
    alone = len(defender.weapons) == 1 and ready[0].kind is WeaponKind.BRAWLING
    return alone and defender.shield_level is None


def _is_off_hand_dagger(weapon: ParryWeapon) -> bool:
    return weapon.kind is WeaponKind.KNIFE and weapon.hand is Hand.OFF


def passive_level(pd: int) -> Derivation | None:
    """What is rolled against with no active defence: PD alone; None for PD 0, not rolled (20 §4.6)."""
    if pd <= 0:
        return None
    level = Derivation.of("passive_defense", pd, "19 §4; 20 §4.6")
    return level.noted("passive_alone", "19 §4", interpretation=Interpretation.PASSIVE_ZERO_NOT_ROLLED)


def defense_roll(total: int, roll: int) -> bool:
    """Whether 3d defends: 3–4 always, 17–18 never, otherwise up to the total with PD (20 §4.6)."""
    return roll <= 4 or (roll < 17 and roll <= total)
