"""Defender and attacks as a sheet describes them."""

from __future__ import annotations

from decimal import Decimal

from gmscreen.canon.garganta.load import load_ladders
from gmscreen.rules.derivation import Derivation
from gmscreen.rules.garganta.blow import Location
from gmscreen.rules.garganta.defenses import ParryWeapon
from gmscreen.rules.garganta.readings import Readings
from gmscreen.sheets.attack_level import attack_level
from gmscreen.sheets.attacks import Attack, Ranged
from gmscreen.sheets.equipment import Piece, Place, ShieldSize
from gmscreen.sheets.fields import dice_of
from gmscreen.sheets.line_defenses import line_defender
from gmscreen.sheets.line_movement import move_and_dodge
from gmscreen.sheets.lines import Line, LineKind, lines_of
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.protection import area_at, protection
from gmscreen.sheets.secondary import secondary
from gmscreen.sheets.table_values import ValueKind, attack_key
from gmscreen.sheets.traits import EffectKind
from gmscreen.ui.isolated import isolated
from gmscreen.ui.panels.defenses.state import Arm, Guard, Target
from gmscreen.ui.panels.defenses.strike import Flight, Form, Strike

_OVERLOADED = 4


def guard_of(sheet: Sheet, kind: LineKind, readings: Readings) -> Guard:
    """The defender on one of the sheet's lines."""
    line = _line(sheet, kind, readings)
    move, dodge = move_and_dodge(sheet, line.kilograms, load_ladders()[sheet.scale], readings)
    load = line.load.level if line.load else 0
    defender = line_defender(sheet, dodge, load, readings)
    return Guard(
        name=isolated(sheet.name),
        line=kind.value,
        move=None if move is None else move.as_int,
        dodge=None if dodge is None else dodge.as_int,
        pd=defender.pd,
        shield_level=defender.shield_level,
        large_shield=defender.shield_larger_than_small,
        arms=tuple(map(_arm, defender.weapons)),
        reflexes=defender.combat_reflexes,
        enhanced=defender.enhanced,
        load_level=_OVERLOADED if load is None else load,
        dodge_told=_story(move, dodge),
        armor=_armor(sheet),
    )


def _story(move: Derivation | None, dodge: Derivation | None) -> Derivation | None:
    """The dodge told from the basic speed on, where it is the Deslocamento that it starts from."""
    if move is None or dodge is None or dodge.steps[0].total != move.value:
        return dodge
    return Derivation((*move.steps, *dodge.steps[1:])) if dodge.steps[0].label == "move" else dodge


def _line(sheet: Sheet, kind: LineKind, readings: Readings) -> Line:
    lines = lines_of(sheet, readings)
    return lines.in_scene if kind is LineKind.IN_SCENE else lines.on_march


def _arm(weapon: ParryWeapon) -> Arm:
    return Arm(isolated(weapon.name), weapon.level, weapon.kind, weapon.ready, weapon.hand)


def _armor(sheet: Sheet) -> dict[tuple[Location, bool], int]:
    found = {}
    for location in Location:
        worn = protection(sheet, area_at(location))
        found[location, False] = worn.dr.as_int
        found[location, True] = (worn.impaling_dr or worn.dr).as_int
    return found


def target_of(sheet: Sheet, target: Target) -> Target:
    """The same target with the sheet's HT and PV; without them what was typed stays."""
    pv = secondary(sheet).pv
    return Target(
        against=target.against,
        defense=target.defense,
        dr=target.dr,
        ht=sheet.attributes.ht or target.ht,
        pv=target.pv if pv is None else pv.as_int,
    )


def strikes_of(sheet: Sheet, kind: LineKind, readings: Readings) -> tuple[Strike, ...]:
    """Every attack of a sheet; level and damage None where neither sheet nor table gives them."""
    move = _line(sheet, kind, readings).move
    metres = None if move is None else move.as_int
    return tuple(_strike(sheet, attack, metres) for attack in sheet.attacks)


def _strike(sheet: Sheet, attack: Attack, move: int | None) -> Strike:
    level = attack_level(sheet, attack)
    known = attack.type.damage_type if attack.type else None
    return Strike(
        name=isolated(sheet.name),
        weapon=isolated(attack.name),
        move=move,
        level=None if level is None else level.as_int,
        told=level,
        form=Form.RANGED if attack.ranged else Form.MELEE,
        options=_options(sheet, attack),
        flight=_flight(attack.ranged) if attack.ranged else Flight(),
        damage=dice_of(attack.damage),
        type=known or Strike().type,
        level_key=attack_key(ValueKind.ATTACK_LEVEL, sheet, attack) if level is None else None,
        damage_key=None if attack.damage else attack_key(ValueKind.ATTACK_DAMAGE, sheet, attack),
        type_key=None if attack.type else attack_key(ValueKind.ATTACK_TYPE, sheet, attack),
    )


def _flight(ranged: Ranged) -> Flight:
    half, most = ranged.half_damage_m, ranged.max_m
    return Flight(
        snap=ranged.tr,
        accuracy=ranged.accuracy,
        half_damage=None if half is None else Decimal(half),
        maximum=None if most is None else Decimal(most),
    )


def _options(sheet: Sheet, attack: Attack) -> dict[str, int]:
    """The circumstances that the equipment brings: large shield, weak arm, off hand (20 §4.5)."""
    held = [piece for piece in sheet.equipment if piece.place.is_held and piece.quantity]
    options = {}
    if any(piece.shield and piece.shield.size is ShieldSize.LARGE for piece in held):
        options["large_shield"] = 1
    used = [piece for piece in held if piece.weapon and piece.weapon.skill == attack.skill]
    if used and _in_weak_hand(sheet, used):
        options["off_hand"] = 1
    lacking = max((_lacking_strength(sheet, piece) for piece in used), default=0)
    return options | ({"weak_for_weapon": lacking} if lacking else {})


def _in_weak_hand(sheet: Sheet, used: list[Piece]) -> bool:
    return not sheet.bonuses(EffectKind.AMBIDEXTERITY) and all(
        piece.place is Place.OFF_HAND for piece in used
    )


def _lacking_strength(sheet: Sheet, piece: Piece) -> int:
    asked = piece.weapon.st_min if piece.weapon else None
    return 0 if asked is None or sheet.attributes.st is None else max(0, asked - sheet.attributes.st)
