"""The attacks that weapons make: each strike, and each throw of one that both strikes and is thrown."""

from __future__ import annotations

from collections.abc import Iterator

from gmscreen.canon.garganta.equipment import equipment, piece_named
from gmscreen.rules.dice import Dice, parse_dice
from gmscreen.rules.garganta.equipment import CataloguePiece, DamageBase, RangedFigures, RangedMode
from gmscreen.sheets.equipment import Piece
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.new_lines import skill_name
from gmscreen.sheets.sheet_edits import AddItem, Several
from gmscreen.sheets.strength_dice import due_dice
from gmscreen.sheets.toml_text import Table
from gmscreen.texts.catalogue import text
from gmscreen.texts.folded import folded


def attack_names() -> dict[str, CataloguePiece]:
    """What the attacks of the catalogue's weapons are called, each with its weapon."""
    return {name: piece for piece in equipment().values() for name in _names(piece)}


def catalogue_attack(piece: CataloguePiece, st: int | None, name: str = "") -> Table:
    """The attack of a weapon of the catalogue for this ST: the strike, or the throw that bears this name.

    What no table gives is left out.
    """
    is_throw = folded(name) == folded(thrown_name(piece)) and _is_two(piece)
    skill = piece.ranged.skill if is_throw and piece.ranged else piece.skill
    figures = None if piece.ranged is None or (_is_two(piece) and not is_throw) else piece.ranged
    damage = _damage(piece, st)
    fields = {
        "name": thrown_name(piece) if is_throw else piece.name,
        "skill": skill,
        "damage": None if damage is None else str(damage),
        "type": piece.damage_type.value if piece.damage_type else None,
        "ranged": _ranged(figures, st) if figures else None,
        "reading": True if damage is not None and piece.damage and piece.damage.deduced else None,
        "source": piece.source,
    }
    return {key: value for key, value in fields.items() if value is not None}


def weapon_attacks(sheet: Sheet) -> Several:
    """The edits that add the attacks of the weapons that the sheet carries and has no attack of yet.

    What is thrown or shot with a skill has its attack, whatever it is called.
    """
    there = {folded(attack.name) for attack in sheet.attacks}
    throws = {attack.skill for attack in sheet.attacks if attack.ranged}
    new = (
        item
        for item in _attacks(sheet)
        if folded(str(item["name"])) not in there and not (item.get("ranged") and item["skill"] in throws)
    )
    return Several(tuple(AddItem(("attacks",), item) for item in new), "weapon_attacks")


def thrown_name(piece: CataloguePiece) -> str:
    """What the throw of a weapon is called."""
    return text("sheet.thrown", name=piece.name)


def _attacks(sheet: Sheet) -> Iterator[Table]:
    for piece in sheet.equipment:
        if piece.weapon is None or not piece.quantity or not piece.place.is_carried:
            continue
        known = piece_named(piece.name)
        if known is None:
            yield {"name": piece.name, "skill": piece.weapon.skill}
            continue
        for name in _names(known):
            yield _as_the_sheet_calls_it(sheet, piece, catalogue_attack(known, sheet.attributes.st, name))


def _as_the_sheet_calls_it(sheet: Sheet, piece: Piece, attack: Table) -> Table:
    """The attack with its skill by the name that the sheet has for it, or will."""
    skill = str(attack["skill"])
    if piece.weapon is not None and not attack.get("ranged"):
        return {**attack, "skill": piece.weapon.skill}
    return attack if sheet.skill(skill) else {**attack, "skill": skill_name(skill)}


def _names(piece: CataloguePiece) -> tuple[str, ...]:
    if not piece.skill or piece.shield_size is not None:
        return ()
    return (piece.name, thrown_name(piece)) if _is_two(piece) else (piece.name,)


def _is_two(piece: CataloguePiece) -> bool:
    """Whether it strikes and is thrown besides."""
    figures = piece.ranged
    return figures is not None and figures.mode is RangedMode.THROWN and figures.skill is not None


def _damage(piece: CataloguePiece, st: int | None) -> Dice | None:
    damage = piece.damage
    if damage is None:
        return None
    if damage.dice is not None:
        return damage.dice
    due = due_dice(st)
    base = due.thrust if damage.base is DamageBase.THRUST else due.swing
    return None if base is None else parse_dice(base).plus(damage.plus)


def _ranged(figures: RangedFigures, st: int | None) -> Table:
    """TR and Precisão, and how far it goes where that is of the wielder's ST."""
    known = {"tr": figures.snap, "accuracy": figures.accuracy}
    if figures.of_weapon_st or st is None:
        return known
    metres = {"half_damage_m": figures.half_damage.metres(st), "max_m": figures.maximum.metres(st)}
    return {**known, **{key: int(value) for key, value in metres.items()}}
