"""A line that is typed in one go at the foot of a list: `lança 16`, `4 tocha`, `força de vontade 2`.

The name is completed by the list that knows it, and brings all that the list says.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal

from gmscreen.canon.garganta.equipment import piece_named
from gmscreen.canon.garganta.traits import traits
from gmscreen.sheets.bonds import BondKind
from gmscreen.sheets.catalogue_search import found_pieces
from gmscreen.sheets.equipment import Place, Role
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.native_writer import plain_record
from gmscreen.sheets.new_lines import (
    advantage_item,
    disadvantage_item,
    found_names,
    skill_item,
    skill_name,
    spell_item,
)
from gmscreen.sheets.new_pieces import catalogue_item, free_item
from gmscreen.sheets.schools import school_levels
from gmscreen.sheets.sheet_edits import AddItem
from gmscreen.sheets.sheet_words import choice_words
from gmscreen.sheets.skills import Skill
from gmscreen.sheets.toml_text import Table
from gmscreen.sheets.typed_terms import read_terms
from gmscreen.sheets.weapon_attacks import attack_names, catalogue_attack
from gmscreen.sheets.written_lines import is_written, written_item
from gmscreen.texts.folded import folded
from gmscreen.texts.numbers import parse_decimal, parse_whole
from gmscreen.texts.weights import parse_weight

MOST_OFFERED, MOST_FOUND = 8, 24
_FIGURE = r"(?P<figure>[+\-−]?[\d.,]*½|[+\-−]?\d[\d.,]*)"
_AFTER = re.compile(rf"(?P<name>.*?\D)(?:\s+|(?<=[^\W\d]{{2}}|/[^\W\d])){_FIGURE}\s*")
_BEFORE = re.compile(r"\s*(?P<count>\d+)(?:\s*[x×]?\s+|[x×]?(?=[^\W\d]{2}))(?P<name>\D.*)")
_TERMS = re.compile(r"(?P<name>.*?\S)\s+(?P<terms>[^\W\d]{1,6}/[^\W\d]{1,12})")
_WEIGHT = re.compile(r"(?P<name>.*?)\s+(?P<weight>\d[\d.,]*\s*(?:kg|g|lb))\s*", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Entered:
    """What was typed, taken apart: a name, and the figure before or after it; empty for none."""

    name: str
    figure: str = ""


def entered(key: str, typed: str) -> Entered:
    """The parts of a line of a list: points, a level or a cost after its name; pieces are counted before."""
    if key == "equipment":
        found = _BEFORE.fullmatch(typed)
        return Entered(found["name"].strip(), found["count"]) if found else Entered(typed.strip())
    found = _AFTER.fullmatch(typed) if key in (*_LISTS, "schools") else None
    return Entered(found["name"].strip(), found["figure"]) if found else Entered(typed.strip())


def offered(key: str, typed: str) -> tuple[str, ...]:
    """Names that the lists have for what is being typed, the one that is meant first."""
    name = entered(key, typed).name
    if not name or is_written(typed) or key not in (*_LISTS, "equipment", "attacks"):
        return ()
    found = _found(key, _WEIGHT.sub(r"\g<name>", name))
    words = folded(name).split()
    start = " ".join(words)
    begun = sorted(
        (each for each in found if _has_beginnings(each, words)),
        key=lambda each: (not folded(each).startswith(start), len(each)),
    )
    return tuple(dict.fromkeys((*begun, *found)))[:MOST_OFFERED]


def _found(key: str, name: str) -> tuple[str, ...]:
    if key in _LISTS:
        return found_names(key, name, MOST_FOUND)
    pieces = found_pieces(name, MOST_FOUND)
    if key == "equipment":
        return tuple(piece.name for piece in pieces)
    found = {piece.id for piece in pieces}
    return tuple(name for name, piece in attack_names().items() if piece.id in found)


def completed(key: str, typed: str, offers: Sequence[str]) -> str:
    """What was typed with its name in full, where the first offer has a word for each one typed."""
    name = entered(key, typed).name
    if offers and _has_beginnings(offers[0], folded(name).split()):
        return with_name(key, typed, offers[0])
    return typed


def with_name(key: str, typed: str, name: str) -> str:
    """What was typed with another name in it: `lan 16` with `Lança` is `Lança 16`."""
    figure = entered(key, typed).figure
    if not figure:
        return name
    return f"{figure} {name}" if key == "equipment" else f"{name} {figure}"


def _has_beginnings(name: str, words: Sequence[str]) -> bool:
    of = folded(name).replace("(", " ").split()
    return bool(words) and all(any(each.startswith(word) for each in of) for word in words)


def new_line(sheet: Sheet, at: tuple[str, ...], typed: str, place: int | None = None) -> AddItem:
    """The edit that adds what was typed to the list at a path; RuleError and NumberError for bad figures."""
    key = at[-1]
    parts = entered(key, typed)
    item: object = written_item(key, typed) or parts.name
    if key in _ITEMS and isinstance(item, str):
        item = _ITEMS[key](sheet, parts)
    return AddItem(at, item, place)


def _skill(sheet: Sheet, parts: Entered) -> Table:
    """A skill of the list, or one of no list on the terms that are typed after it: `Observação M/M 4`.

    Points that are typed stay, even where nobody knows what they buy.
    """
    points = parse_points(parts.figure) if parts.figure else Decimal(1)
    found = _TERMS.fullmatch(parts.name)
    terms = read_terms(found["terms"]) if found else None
    name = parts.name if found is None or terms is None else found["name"]
    item = skill_item(sheet, name, points, terms)
    if not parts.figure or "points" in item:
        return item
    return plain_record(Skill.model_validate({**item, "points": points}))


def _spell(sheet: Sheet, parts: Entered) -> Table:
    points = parse_points(parts.figure) if parts.figure else Decimal(1)
    return spell_item(sheet, parts.name, points)


def parse_points(typed: str) -> Decimal:
    """Points, halves too: `2½`."""
    if not typed.endswith("½"):
        return parse_decimal(typed)
    return (parse_decimal(typed[:-1]) if typed[:-1] else Decimal(0)) + Decimal("0.5")


def _advantage(_sheet: Sheet, parts: Entered) -> Table:
    found = traits().advantages.find(parts.name)
    if not parts.figure:
        return advantage_item(parts.name)
    figure = parse_whole(parts.figure)
    if found is None or not found.entry.has_levels:
        return {**advantage_item(parts.name), "cost": figure}
    return advantage_item(parts.name, figure)


def _disadvantage(_sheet: Sheet, parts: Entered) -> Table:
    found = traits().disadvantages.find(parts.name)
    if not parts.figure:
        return disadvantage_item(parts.name)
    figure = parse_whole(parts.figure)
    if figure < 0 or found is None or not found.entry.has_levels:
        return {**disadvantage_item(parts.name), "cost": -abs(figure)}
    return disadvantage_item(parts.name, figure)


def _piece(sheet: Sheet, parts: Entered) -> Table:
    quantity = parse_whole(parts.figure) if parts.figure else 1
    piece = piece_named(parts.name)
    if piece is not None:
        return _with_skill(sheet, catalogue_item(piece, usual_place(sheet, piece.role), quantity))
    weighed = _WEIGHT.fullmatch(parts.name)
    if weighed is None:
        return free_item(parts.name, Place.PACK, None, quantity)
    return free_item(weighed["name"], Place.PACK, parse_weight(weighed["weight"]).kilograms, quantity)


def _with_skill(sheet: Sheet, item: Table) -> Table:
    """The piece with its skill as the sheet calls it, or will: some share their name with a piece."""
    for use in ("weapon", "shield"):
        told = item.get(use)
        if isinstance(told, dict) and sheet.skill(str(told["skill"])) is None:
            item = {**item, use: {**told, "skill": skill_name(str(told["skill"]))}}
    return item


def usual_place(sheet: Sheet, role: Role) -> Place:
    """Where a piece of this role usually goes: a weapon to a hand that is free, else to the belt."""
    if role is Role.WEAPON:
        held = any(piece.place is Place.HAND for piece in sheet.equipment)
        return Place.BELT if held else Place.HAND
    return {Role.ARMOR: Place.WORN, Role.SHIELD: Place.OFF_HAND}.get(role, Place.PACK)


def _attack(sheet: Sheet, parts: Entered) -> Table:
    names = {folded(name): piece for name, piece in attack_names().items()}
    piece = names.get(folded(parts.name))
    return catalogue_attack(piece, sheet.attributes.st, parts.name) if piece else {"name": parts.name}


def _gain(_sheet: Sheet, parts: Entered) -> Table:
    """`3 2 Matou o gigante`: week, points, reason."""
    week, _space, rest = parts.name.partition(" ")
    points, _space, reason = rest.strip().partition(" ")
    gain = {"week": parse_whole(week), "points": parse_points(points)}
    return {**gain, "reason": reason.strip()} if reason.strip() else gain


def _school(sheet: Sheet, parts: Entered) -> Table:
    """`Fogo 14`, or the name alone at the level that its spells come to."""
    college, level = parts.name, parts.figure
    due = {folded(name): value for name, value in school_levels(sheet).items()}.get(folded(college))
    return {"college": college, "level": parse_whole(level) if level else due.as_int if due else 0}


def _bond(_sheet: Sheet, parts: Entered) -> Table:
    """A tie to a person, unless it begins with another kind: `segredo: matou o irmão`."""
    told, colon, words = parts.name.partition(":")
    kinds = (each for each in BondKind if colon and folded(choice_words(each)) == folded(told))
    kind = next(kinds, None)
    return {"kind": (kind or BondKind.PERSON).value, "text": words.strip() if kind else parts.name}


_ITEMS: Mapping[str, Callable[[Sheet, Entered], Table]] = {
    "skills": _skill,
    "spells": _spell,
    "advantages": _advantage,
    "disadvantages": _disadvantage,
    "equipment": _piece,
    "attacks": _attack,
    "gains": _gain,
    "bonds": _bond,
    "schools": _school,
}
_LISTS = ("skills", "spells", "advantages", "disadvantages")
