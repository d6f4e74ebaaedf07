"""What typing into a cell of the sheet does to it: one cell may change several fields, and one may be two.

A cell is a path whose last key may be one that only the window has: `terms` (type and difficulty of a skill),
`protection` (PD and RD of a piece), `weapon` and `shield` (their skill and what they are).
What follows from the cell changes with it, in the same step.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from decimal import Decimal

from gmscreen.canon.garganta.peoples import people_named
from gmscreen.rules.garganta.costs import Difficulty, SkillType
from gmscreen.sheets.cell_keys import PROTECTION, SHIELD, TERMS, WEAPON
from gmscreen.sheets.chosen_people import chosen_people
from gmscreen.sheets.containers import moved_piece, put_inside
from gmscreen.sheets.creature_cells import CREATURE_READERS
from gmscreen.sheets.equipment import Place, Role
from gmscreen.sheets.errors import refusal
from gmscreen.sheets.exchange.parts import read_effects
from gmscreen.sheets.exchange.skill_lines import read_bonuses
from gmscreen.sheets.fields import dice_of
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.native_writer import plain_record
from gmscreen.sheets.new_lines import at_level
from gmscreen.sheets.rebuying import with_level, with_points, with_relative
from gmscreen.sheets.sheet_edits import Edit, SetField, Several
from gmscreen.sheets.sheet_fields import FieldPath
from gmscreen.sheets.sheet_words import choice_words, field_words
from gmscreen.sheets.skills import Control
from gmscreen.sheets.strength_dice import dice_differ, due_dice
from gmscreen.sheets.toml_text import Table
from gmscreen.sheets.typed_fields import read_typed
from gmscreen.sheets.typed_terms import lettered
from gmscreen.texts.catalogue import text
from gmscreen.texts.folded import folded
from gmscreen.texts.numbers import DASH, parse_whole

Reader = Callable[[Sheet, FieldPath, str], Edit]


def cell_edit(sheet: Sheet, path: FieldPath, typed: str) -> Edit:
    """The edit; SheetError, RuleError or NumberError say what is wrong with what was typed."""
    if isinstance(path[-1], int):
        return SetField(path, typed.strip())
    read = _READERS.get((str(path[0]), str(path[-1])))
    return read(sheet, path, typed) if read else SetField(path, read_typed(path, typed).value)


def _attribute(sheet: Sheet, path: FieldPath, typed: str) -> Edit:
    """An attribute, and the dice that follow from ST."""
    set_it = SetField(path, read_typed(path, typed).value)
    key, value = str(path[-1]), set_it.new
    if value is not None and not isinstance(value, int):
        return set_it
    if key != "st" or dice_differ(sheet):
        return set_it
    due = due_dice(value)
    dice = (SetField(("damage", "thrust"), due.thrust), SetField(("damage", "swing"), due.swing))
    return Several((set_it, *dice), "attribute", key.upper())


def _trait_level(sheet: Sheet, path: FieldPath, typed: str) -> Edit:
    """The level of a trait, with its price and what it does where they were those of its list."""
    level = read_typed(path, typed).value
    key, place = str(path[0]), path[:-1]
    trait = getattr(sheet, key)[int(path[1])]
    follow = at_level(key, trait, level if isinstance(level, int) else None)
    edits = (SetField(path, level), *(SetField((*place, name), value) for name, value in follow.items()))
    return Several(edits, "trait_level", trait.name)


def _people(sheet: Sheet, path: FieldPath, typed: str) -> Edit:
    """A people of the tables brings all that it changes; any other is only a word."""
    people = people_named(typed.strip() or None)
    return SetField(path, typed or None) if people is None else chosen_people(sheet, people.name)


def _terms(sheet: Sheet, path: FieldPath, typed: str) -> Edit:
    """`F/M`: type and difficulty."""
    place = path[:-1]
    if typed.strip() in ("", DASH):
        return Several((SetField((*place, "type"), None), SetField((*place, "difficulty"), None)))
    kind, slash, difficulty = typed.partition("/")
    if not slash:
        raise refusal(None, "terms", field=field_words((*place, "type")))
    edits = [
        SetField((*place, key), _lettered(group, members, (*place, key), typed_part))
        for key, group, members, typed_part in (
            ("type", "skill_type", [*SkillType], kind),
            ("difficulty", "difficulty", [*Difficulty], difficulty),
        )
    ]
    return Several(tuple(edits), "terms", sheet.skills[int(place[1])].name)


def _lettered(group: str, members: Sequence[str], path: FieldPath, typed: str) -> object:
    """A member by its letter, or by its word."""
    return lettered(group, members, typed) or read_typed(path, typed).value


_RELATIVE = re.compile(r"\s*(?P<base>[^\W\d]*(?:\+AM)?)\s*(?P<steps>[+\-−]?\s*\d*)\s*", re.IGNORECASE)


def _relative(sheet: Sheet, path: FieldPath, typed: str) -> Edit:
    """`DX+3`, `+3` or `DX`: from what the line is counted, and how far."""
    place = path[:-1]
    found = _RELATIVE.fullmatch(typed)
    if not typed.strip() or found is None:
        return SetField(path, read_typed(path, typed).value)
    base, steps = found["base"], found["steps"].replace(" ", "")
    relative = parse_whole(steps) if steps.strip("+-−") else 0
    if not base or place[0] == "spells":
        return with_relative(sheet, place, relative)
    control = _control(place, base)
    skills = list(sheet.skills)
    at = int(place[1])
    skills[at] = skills[at].model_copy(update={"attribute": control})
    rebought = with_relative(sheet.model_copy(update={"skills": tuple(skills)}), place, relative)
    return Several(
        (SetField((*place, "attribute"), control.value), *rebought.edits), rebought.name, rebought.of
    )


def _control(place: FieldPath, base: str) -> Control:
    controls = (each for each in Control if folded(text(f"sheets_panel.control.{each}")) == folded(base))
    found = next(controls, None)
    if found is None:
        path = (*place, "attribute")
        return Control(str(read_typed(path, base).value))
    return found


def _points(sheet: Sheet, path: FieldPath, typed: str) -> Edit:
    points = read_typed(path, typed).value
    plain = SetField(path, points)
    return with_points(sheet, path[:-1], Decimal(str(points))) if points is not None else plain


def _level(sheet: Sheet, path: FieldPath, typed: str) -> Edit:
    level = read_typed(path, typed).value
    return with_level(sheet, path[:-1], level) if isinstance(level, int) else SetField(path, level)


def _bonuses(_sheet: Sheet, path: FieldPath, typed: str) -> Edit:
    """`+1 Voz (28); +2 corda boa [Corda, 30 m], em parede`."""
    if typed.strip() in ("", DASH):
        return SetField(path, None)
    read = read_bonuses(typed.strip())
    if read is None:
        raise refusal(None, "bonuses", field=field_words(path))
    return SetField(path, read["bonuses"])


def _place(sheet: Sheet, path: FieldPath, typed: str) -> Edit:
    """A place by its word, or the name of a container of the sheet."""
    at, wanted = int(path[1]), folded(typed)
    containers = (
        index for index, piece in enumerate(sheet.equipment) if index != at and folded(piece.name) == wanted
    )
    inside = next(containers, None)
    if inside is not None:
        return put_inside(sheet, at, inside)
    place = read_typed(path, _whole_place(typed)).value
    if place is None:
        raise refusal(None, "no_place", field=field_words(path))
    return moved_piece(sheet, at, Place(str(place)))


def _whole_place(typed: str) -> str:
    """`mochila` stands for `na mochila`."""
    for place in Place:
        words = choice_words(place)
        if folded(typed) == folded(words.split(maxsplit=1)[-1]):
            return words
    return typed


def _weight(sheet: Sheet, path: FieldPath, typed: str) -> Edit:
    """Kilograms of one, or `desprezível`."""
    place = path[:-1]
    mark = (*place, "negligible")
    if typed.strip() and folded(text("sheets_panel.negligible")).startswith(folded(typed)):
        return Several((SetField(path, Decimal(0)), SetField(mark, new=True)), "weight", _piece(sheet, place))
    value = SetField(path, read_typed(path, typed).value)
    if not sheet.equipment[int(place[1])].negligible:
        return value
    return Several((SetField(mark, None), value), "weight", _piece(sheet, place))


def _piece(sheet: Sheet, place: FieldPath) -> str:
    return sheet.equipment[int(place[1])].name


def _protection(sheet: Sheet, path: FieldPath, typed: str) -> Edit:
    """`4 / 3`: PD and RD; one number alone is the PD. What protects and had no role yet is armour."""
    place = path[:-1]
    pd, _slash, dr = typed.partition("/")
    edits: tuple[SetField, ...] = (
        SetField((*place, "pd"), read_typed((*place, "pd"), pd).value),
        SetField((*place, "dr"), read_typed((*place, "dr"), dr).value),
    )
    if sheet.equipment[int(place[1])].role is Role.OTHER and any(edit.new is not None for edit in edits):
        edits = (*edits, SetField((*place, "role"), Role.ARMOR.value))
    return Several(edits, "protection", _piece(sheet, place))


def _weapon(sheet: Sheet, path: FieldPath, typed: str) -> Edit:
    """`Gládio` or `Gládio / de esgrima`: the skill, and how it parries; an empty cell takes both away."""
    skill, slash, kind = typed.partition("/")
    told = {"skill": skill.strip()}
    if slash:
        told["kind"] = str(read_typed((*path, "kind"), kind).value)
    return _use(sheet, path, told)


def _shield(sheet: Sheet, path: FieldPath, typed: str) -> Edit:
    """`Escudo / grande`: the skill and the size; an empty cell takes both away."""
    skill, slash, size = typed.partition("/")
    if typed.strip() and not (slash and skill.strip() and size.strip()):
        raise refusal(None, "shield_use", field=field_words(path))
    told = {"skill": skill.strip()}
    return _use(
        sheet, path, {**told, "size": str(read_typed((*path, "size"), size).value)} if slash else told
    )


def _use(sheet: Sheet, path: FieldPath, told: Table) -> Edit:
    """What was typed of a use, on top of what it says besides."""
    before = getattr(sheet.equipment[int(path[1])], str(path[-1]))
    kept = {} if before is None else {k: v for k, v in plain_record(before).items() if k != "kind"}
    use = {**kept, **told} if told["skill"] else None
    return Several((SetField(path, use),), "use", _piece(sheet, path[:-1]))


_OF_STRENGTH = re.compile(r"\s*(?P<base>gdp|geb)\s*(?P<plus>[+\-−]\s*\d{1,3})?\s*", re.IGNORECASE)


def _damage(sheet: Sheet, path: FieldPath, typed: str) -> Edit:
    """`2d+1`, or by strength: `GeB+1`."""
    found = _OF_STRENGTH.fullmatch(typed)
    if found is None:
        return SetField(path, read_typed(path, typed).value)
    key = "thrust" if folded(found["base"]) == "gdp" else "swing"
    dice = dice_of(getattr(sheet.damage, key))
    if dice is None:
        raise refusal(None, "no_strength_dice", field=field_words(path))
    plus = parse_whole(found["plus"].replace(" ", "")) if found["plus"] else 0
    return SetField(path, str(dice.plus(plus)))


def _ranged(_sheet: Sheet, path: FieldPath, typed: str) -> Edit:
    """`11/2/12/18`: TR, Precisão, ½D and Max; an empty cell takes them all away."""
    if typed.strip() in ("", DASH):
        return SetField(path, None)
    figures = typed.split("/")
    if len(figures) != len(_FIGURES):
        raise refusal(None, "ranged", field=field_words(path))
    read = {key: read_typed((*path, key), each).value for key, each in zip(_FIGURES, figures, strict=True)}
    return SetField(path, {key: value for key, value in read.items() if value is not None} or None)


_FIGURES = ("tr", "accuracy", "half_damage_m", "max_m")


def _effects(_sheet: Sheet, path: FieldPath, typed: str) -> Edit:
    """`Fadiga +2; PV +1`: what a piece or a trait changes in the numbers."""
    if typed.strip() in ("", DASH):
        return SetField(path, None)
    effects = read_effects(typed)
    if effects is None:
        raise refusal(None, "effects", field=field_words(path))
    return SetField(path, effects)


def _prerequisites(_sheet: Sheet, path: FieldPath, typed: str) -> Edit:
    """`Luz; Moldar Fogo`."""
    return SetField(path, [each.strip() for each in typed.split(";") if each.strip()] or None)


_READERS: dict[tuple[str, str], Reader] = {
    **CREATURE_READERS,
    **{("attributes", key): _attribute for key in ("st", "dx", "iq", "ht")},
    ("people", "people"): _people,
    **{(key, "level"): _trait_level for key in ("advantages", "disadvantages")},
    ("skills", TERMS): _terms,
    **{(key, "relative"): _relative for key in ("skills", "spells")},
    **{(key, "points"): _points for key in ("skills", "spells")},
    **{(key, "level"): _level for key in ("skills", "spells")},
    **{(key, "bonuses"): _bonuses for key in ("skills", "spells")},
    **{(key, "effects"): _effects for key in ("equipment", "advantages", "disadvantages")},
    ("equipment", "place"): _place,
    ("equipment", "weight_kg"): _weight,
    ("equipment", WEAPON): _weapon,
    ("equipment", SHIELD): _shield,
    ("equipment", PROTECTION): _protection,
    ("attacks", "damage"): _damage,
    ("attacks", "ranged"): _ranged,
    ("spells", "prerequisites"): _prerequisites,
}
