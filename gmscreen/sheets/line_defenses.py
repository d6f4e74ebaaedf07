"""The active defences of a line, each with and without Defesa Passiva (19 §4, 20 §4.6–4.7)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from gmscreen.canon.garganta.maneuvers import maneuvers
from gmscreen.rules.derivation import Derivation
from gmscreen.rules.garganta.defenses import (
    Defender,
    Defense,
    DefenseKind,
    Enhanced,
    Hand,
    Incoming,
    ParryWeapon,
    Threat,
    Uses,
    WeaponKind,
    defenses,
)
from gmscreen.rules.garganta.maneuvers import DefenseWarning, ManeuverId
from gmscreen.rules.garganta.readings import Readings
from gmscreen.sheets.equipment import Area, Piece, Place, ShieldUse
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.protection import protection
from gmscreen.sheets.skills import SkillRole
from gmscreen.sheets.traits import EffectKind

_READY_FIRST = (Place.HAND, Place.OFF_HAND, Place.BELT)


@dataclass(frozen=True, slots=True)
class LineDefense:
    """One defence: `level` without PD, `total` with it; one that is not `ready` must be drawn first.

    `name` is the weapon's, the shield's or the bare-handed skill's; empty for the dodge.
    """

    name: str
    level: Derivation
    total: Derivation
    ready: bool
    warnings: tuple[DefenseWarning, ...]


@dataclass(frozen=True, slots=True)
class LineDefenses:
    """PD, and every defence of a line: parries in the order hand, off hand, belt, bare hands.

    `dodge` is None where nobody says it, `block` without a shield in hand or without its skill.
    """

    pd: Derivation
    dodge: LineDefense | None
    block: LineDefense | None
    parries: tuple[LineDefense, ...]
    uses: Uses


def line_defenses(
    sheet: Sheet, dodge: Derivation | None, load_level: int | None, readings: Readings
) -> LineDefenses:
    """The defences against a blow of the hand, standing, with a manoeuvre that leaves them all."""
    shield = _shield(sheet)
    defender = line_defender(sheet, dodge, load_level, readings)
    found = defenses(defender, Threat(incoming=Incoming.CLOSE), maneuvers()[ManeuverId.MOVE])
    dodge_row, *others = found.rows
    blocks = [row for row in others if row.kind is DefenseKind.BLOCK]
    parries = [row for row in others if row.kind is DefenseKind.PARRY]
    return LineDefenses(
        passive_defense(sheet),
        _dodge(dodge, dodge_row) if dodge else None,
        _defense(shield[0], blocks[0]) if shield else None,
        tuple(_parry(weapon, row) for weapon, row in zip(defender.weapons, parries, strict=True)),
        found.per_round,
    )


def line_defender(
    sheet: Sheet, dodge: Derivation | None, load_level: int | None, readings: Readings
) -> Defender:
    """Who defends on a line, as the rules of defence ask for him; without a dodge it is 0."""
    shield = _shield(sheet)
    return Defender(
        dodge=dodge.as_int if dodge else 0,
        pd=passive_defense(sheet).as_int,
        shield_level=shield[1] if shield else None,
        shield_larger_than_small=any(use.size.spoils_fencing for _, use in _held_shields(sheet)),
        weapons=tuple(_parry_weapons(sheet)),
        combat_reflexes=bool(sheet.bonuses(EffectKind.COMBAT_REFLEXES)),
        enhanced=_enhanced(sheet),
        load_level=load_level,
        readings=readings,
    )


def passive_defense(sheet: Sheet) -> Derivation:
    """PD against a blow to the torso: armour, and the best shield in hand (19 §4, 20 §4.6)."""
    armor = protection(sheet, Area.TORSO).pd
    held = [piece for piece, _ in _held_shields(sheet)]
    best = max(held, key=lambda piece: piece.pd or 0, default=None)
    if best is None or not best.pd:
        return armor
    if not armor.as_int:
        return Derivation.of("sheet.piece", best.pd, best.source or "20 §4.6", name=best.name)
    return armor.add("sheet.piece", best.pd, best.source or "20 §4.6", name=best.name)


def _dodge(dodge: Derivation, row: Defense) -> LineDefense:
    """The dodge told from the move on: the rules start at the number, the line knows where it comes from."""
    level = Derivation((*dodge.steps, *row.level.steps[1:]))
    total = Derivation((*dodge.steps, *row.total.steps[1:]))
    return LineDefense("", level, total, ready=True, warnings=row.warnings)


def _defense(name: str, row: Defense) -> LineDefense:
    return LineDefense(name, row.level, row.total, ready=True, warnings=row.warnings)


def _parry(weapon: ParryWeapon, row: Defense) -> LineDefense:
    return LineDefense(weapon.name, row.level, row.total, weapon.ready, row.warnings)


def _held_shields(sheet: Sheet) -> list[tuple[Piece, ShieldUse]]:
    return [
        (piece, piece.shield)
        for piece in sheet.equipment
        if piece.shield is not None and piece.quantity and piece.place.is_held
    ]


def _shield(sheet: Sheet) -> tuple[str, int] | None:
    """Name of the shield that blocks best, and the level of its skill; None where the sheet has neither."""
    known = [
        (piece.name, skill.effective.as_int)
        for piece, use in _held_shields(sheet)
        if (skill := sheet.skill(use.skill))
    ]
    return max(known, key=lambda shield: shield[1], default=None)


def _parry_weapons(sheet: Sheet) -> Iterator[ParryWeapon]:
    armed = [piece for piece in sheet.equipment if piece.weapon is not None and piece.quantity]
    for place in _READY_FIRST:
        for piece in armed:
            if piece.place is place:
                yield from _parry_weapon(sheet, piece)
    yield from _bare_hands(sheet)


def _parry_weapon(sheet: Sheet, piece: Piece) -> Iterator[ParryWeapon]:
    use = piece.weapon
    skill = sheet.skill(use.skill) if use and use.parries else None
    if use and skill:
        hand = Hand.OFF if piece.place is Place.OFF_HAND else Hand.MAIN
        yield ParryWeapon(skill.effective.as_int, use.kind, piece.place.is_held, hand, piece.name)


def _bare_hands(sheet: Sheet) -> Iterator[ParryWeapon]:
    """The parry of Briga, for whoever has it and a hand free."""
    brawling = sheet.skill_for(SkillRole.BRAWLING)
    full = {piece.place for piece in sheet.equipment if piece.place.is_held and piece.quantity}
    if brawling and len(full) < 2:
        hand = Hand.OFF if Place.HAND in full else Hand.MAIN
        yield ParryWeapon(brawling.effective.as_int, WeaponKind.BRAWLING, hand=hand, name=brawling.name)


def _enhanced(sheet: Sheet) -> Enhanced:
    parry = sum(bonus.amount for bonus in sheet.bonuses(EffectKind.ENHANCED_PARRY))
    return Enhanced(parry, sum(bonus.amount for bonus in sheet.bonuses(EffectKind.ENHANCED_BLOCK)))
