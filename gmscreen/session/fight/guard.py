"""The defences that a fighter has left against a blow: what each is worth, and why some are not to be had."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from gmscreen.rules.derivation import Derivation
from gmscreen.rules.garganta.blow import Location
from gmscreen.rules.garganta.bonuses import NamedBonus
from gmscreen.rules.garganta.defenses import (
    Defender,
    Defense,
    DefenseKind,
    Incoming,
    ParryWeapon,
    Threat,
    WeaponKind,
    defenses,
    parries_with,
    passive_level,
    retreat_allowed,
    uses_per_round,
)
from gmscreen.rules.garganta.maneuvers import DefensesLeft, DefenseWarning
from gmscreen.session.fight.armor import passive_at
from gmscreen.session.fight.arms import Arm, arm_named, is_bare
from gmscreen.session.fight.battle import Battle
from gmscreen.session.fight.condition import ConditionKind
from gmscreen.session.fight.exchange import Exchange, Strike
from gmscreen.session.fight.fighter import Fighter, Surprise
from gmscreen.session.fight.strike_level import wound_type
from gmscreen.session.fight.wounds import Stun
from gmscreen.sheets.line_defenses import line_defender

SPENT = "spent"
ALREADY_TRIED = "already_tried"


@dataclass(frozen=True, slots=True)
class GuardRow:
    """One defence: `total` is the number to roll, PD counted; `left` of `per_round`, None without limit.

    `reason` is a key under `rule_error.defense_`, None where it can be used. A dodge has no weapon.
    """

    kind: DefenseKind
    weapon: str
    level: Derivation
    total: Derivation
    left: int | None
    per_round: int | None
    reason: str | None
    warnings: tuple[DefenseWarning, ...]


@dataclass(frozen=True, slots=True)
class Guard:
    """Everything that a fighter has against one blow; `passive` None where PD alone is not even rolled."""

    rows: tuple[GuardRow, ...]
    passive: Derivation | None
    may_retreat: bool
    retreat_spent: bool

    @property
    def best(self) -> GuardRow | None:
        """The usable defence with the highest number."""
        usable = (row for row in self.rows if row.reason is None)
        return max(usable, key=lambda row: row.total.as_int, default=None)


def guard_at_rest(battle: Battle, one: Fighter) -> Guard:
    """The defences against an ordinary blow of the hand at the trunk: what is shown beside his name.

    Bare hands are told as against bare hands, which they may parry.
    """
    threat = replace(_state(battle, one), incoming=Incoming.CLOSE)
    return _guard(battle, one, threat, passive_at(battle.profile(one).sheet, Location.TORSO, None), ())


def guard_against(battle: Battle, exchange: Exchange, *, retreat: bool = False) -> Guard:
    """The defences of the target against a blow in hand."""
    strike = exchange.strike
    one, attacker = battle.fighter(strike.target), battle.fighter(strike.attacker)
    arm = arm_named(battle, attacker, strike.attack)
    threat = replace(
        _state(battle, one),
        incoming=incoming_of(battle, strike, arm),
        unaware=strike.has("unaware_target"),
        feint=exchange.feint,
    )
    allowed = (
        retreat_allowed(threat) and not _is_tight(battle) and not one.uses_in(battle.head.round).retreated
    )
    threat = replace(threat, retreat=retreat and allowed)
    passive = passive_at(battle.profile(one).sheet, strike.location, wound_type(strike, arm))
    tried = tuple((each.kind, each.weapon) for each in exchange.defenses)
    return _guard(battle, one, threat, passive, tried)


def incoming_of(battle: Battle, strike: Strike, arm: Arm) -> Incoming:
    """What is coming, as the defences ask: said so, or from the weapon and how it reaches."""
    if strike.incoming is not None:
        return strike.incoming
    if arm.missile is not None:
        return Incoming.SPELL_MISSILE
    if strike.flight is not None:
        if arm.only_flies:
            return Incoming.MISSILE
        return Incoming.THROWN_KNIFE if arm.kind is WeaponKind.KNIFE else Incoming.THROWN
    bare = is_bare(battle.profile(battle.fighter(strike.attacker)).sheet, arm)
    return Incoming.CLOSE if bare or arm.kind is WeaponKind.KNIFE else Incoming.MELEE


def defender_of(battle: Battle, one: Fighter) -> Defender:
    """Who defends: his line, his weapons as they are in the fight."""
    profile = battle.profile(one)
    load = battle.load(one)
    level = load.level if load else 0
    defender = line_defender(profile.sheet, battle.moves(one)[1], level, profile.readings)
    weapons = tuple(_weapons(defender.weapons, one))
    return replace(defender, weapons=weapons)


def _weapons(weapons: Sequence[ParryWeapon], one: Fighter) -> Iterator[ParryWeapon]:
    for weapon in weapons:
        if weapon.name not in one.gear.broken:
            unready = bool(one.gear.turns_to_ready(weapon.name))
            yield replace(weapon, ready=weapon.ready and not unready)


def _state(battle: Battle, one: Fighter) -> Threat:
    """The state in which a blow meets him."""
    stunned = one.wounds.stun is not Stun.NONE or any(
        each.kind is ConditionKind.STUNNED for each in one.conditions
    )
    modifiers = tuple(
        NamedBonus(each.name, each.amount, "20 §4.6")
        for each in one.conditions
        if each.kind is ConditionKind.DEFENSE
    )
    return Threat(
        helpless=one.helpless or one.is_out or one.is_pinned,
        total_surprise=one.surprise is Surprise.TOTAL,
        grappled=bool(one.held_by),
        stunned=stunned,
        off_balance=one.wounds.off_balance,
        posture=one.posture,
        modifiers=modifiers,
    )


def _is_tight(battle: Battle) -> bool:
    return battle.terrain is not None and battle.terrain.all_combat_is_close


def _guard(
    battle: Battle, one: Fighter, threat: Threat, passive: Derivation, tried: tuple[tuple[object, str], ...]
) -> Guard:
    maneuver = battle.maneuver(one)
    defender = replace(defender_of(battle, one), pd=passive.as_int)
    used = one.uses_in(battle.head.round)
    found = defenses(defender, threat, maneuver)
    several = maneuver.defenses is DefensesLeft.TWO_DIFFERENT
    rows = tuple(_tried(_row(battle, one, defender, row), tried, several=several) for row in found.rows)
    allowed = retreat_allowed(threat) and not _is_tight(battle)
    return Guard(rows, passive_level(passive.as_int), allowed and not used.retreated, used.retreated)


def _row(battle: Battle, one: Fighter, defender: Defender, row: Defense) -> GuardRow:
    maneuver, used = battle.maneuver(one), one.uses_in(battle.head.round)
    per_round = uses_per_round(defender, maneuver)
    weapon = "" if row.weapon is None else defender.weapons[row.weapon].name
    limit, left = per_round.dodge, None
    if row.kind is DefenseKind.BLOCK:
        limit, left = per_round.block, per_round.block - used.blocks
    elif row.weapon is not None:
        limit = parries_with(defender.weapons[row.weapon], defender, maneuver)
        left = _parries_left(per_round.parry, limit, used.all_parries, used.parried(weapon))
    reason = None if row.reason is None else row.reason.value
    if reason is None and left is not None and left <= 0:
        reason = SPENT
    shown = None if left is None else max(0, left)
    level, total = (_told(battle, one, row, number) for number in (row.level, row.total))
    return GuardRow(row.kind, weapon, level, total, shown, limit, reason, row.warnings)


def _told(battle: Battle, one: Fighter, row: Defense, number: Derivation) -> Derivation:
    """A dodge told from the move on: the rules start at the number."""
    if row.kind is not DefenseKind.DODGE:
        return number
    return Derivation((*battle.moves(one)[1].steps, *number.steps[1:]))


def _parries_left(all_: int | None, limit: int | None, used: int, with_it: int) -> int | None:
    """Of all parries of the round, and of those of this weapon, the fewer."""
    if all_ is None or limit is None:
        return None
    return min(all_ - used, limit - with_it)


def _tried(row: GuardRow, tried: tuple[tuple[object, str], ...], *, several: bool) -> GuardRow:
    """One defence a blow; with Defesa Total two, of different kinds (19 §3)."""
    kinds = {kind for kind, _ in tried}
    full = len(tried) >= (2 if several else 1)
    if row.reason is None and tried and (full or row.kind in kinds):
        return replace(row, reason=ALREADY_TRIED)
    return row
