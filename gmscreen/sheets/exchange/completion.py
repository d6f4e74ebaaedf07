"""What the published lists say of a line and a short form does not write out (26, 27, 28, 29)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic import ValidationError

from gmscreen.canon.garganta.name_list import Found, Marker, written_name
from gmscreen.canon.garganta.skills import skills
from gmscreen.canon.garganta.spells import spells
from gmscreen.canon.garganta.traits import traits
from gmscreen.rules.derivation import Derivation
from gmscreen.rules.garganta.known_lines import KnownSkill, KnownSpell
from gmscreen.rules.garganta.line_terms import Control, EffectKind
from gmscreen.sheets.control_values import control_value
from gmscreen.sheets.exchange.words import word
from gmscreen.sheets.line_prices import known_skill, skill_terms
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.native_writer import plain_record
from gmscreen.sheets.skills import Skill, Spell
from gmscreen.texts.folded import folded

ADVANTAGES, DISADVANTAGES = "advantages", "disadvantages"


def known_effects(list_name: str, name: str, level: int | None) -> list[dict[str, Any]]:
    """What a trait of this name does in the numbers by its list; nothing for one that is on none."""
    found = getattr(traits(), list_name).find(name)
    effects = found.entry.effects if found else ()
    told = [{"kind": one.kind.value, "level": one.amount.at(level)} for one in effects]
    return [one for one in told if -20 <= one["level"] <= 20]


def with_effects(trait: dict[str, Any], list_name: str) -> dict[str, Any]:
    """The trait with what its list says that it does, unless the text has said it."""
    effects = known_effects(list_name, trait["name"], trait.get("level"))
    return trait if "effects" in trait or not effects else {**trait, "effects": effects}


def completed_skill(sheet: Sheet, skill: Skill) -> dict[str, Any]:
    """The skill with type, difficulty, control, relative level, role and name of 26, where it lacks them."""
    terms, known = skill_terms(skill), known_skill(skill)
    control = skill.attribute or terms.control
    said = {
        "table_name": _listed(skill.name, skills().find(skill.name), Marker.SKILL),
        "role": known.role if known else None,
        "type": terms.type,
        "difficulty": terms.difficulty,
        "attribute": control,
        "relative": _relative(skill.level, control_value(sheet, control) if control else None),
    }
    return _filled(skill, said)


def completed_spell(sheet: Sheet, spell: Spell) -> dict[str, Any]:
    """The spell with college, energy, prerequisites, relative level and name of 27, where it lacks them."""
    found = spells().find(spell.name)
    entry = found.entry if found else None
    said = {
        "table_name": _listed(spell.name, found, Marker.SPELL),
        "college": entry.college or None if entry else None,
        "very_hard": entry.very_hard or None if entry else None,
        "energy": entry.energy or None if entry else None,
        "prerequisites": _prerequisites(entry) or None if entry else None,
        "relative": _relative(spell.level, control_value(sheet, Control.MAGIC_IQ)),
    }
    return _filled(spell, said)


def _prerequisites(entry: KnownSpell) -> list[str]:
    magery = [word("effect", EffectKind.MAGERY)] if entry.magery else []
    return [*magery, *(entry.needs or ())]


def _listed(name: str, found: Found[KnownSkill] | Found[KnownSpell] | None, marker: Marker) -> str | None:
    """What the list calls it, with its kind where another list has the name too; None for that very name."""
    if found is None:
        return None
    listed, written = found.entry.name, written_name(name)
    if found.entry.needs_type and not written.says(marker):
        return f"{listed} ({marker})"
    return listed if found.renamed or folded(written.inside) == folded(listed) else None


def _relative(level: int, base: Derivation | None) -> int | None:
    return None if base is None else level - base.as_int


def _filled(line: Skill | Spell, said: Mapping[str, Any]) -> dict[str, Any]:
    """The line with what it lacks; as it was where its record does not take that."""
    tree = dict(plain_record(line))
    filled = {key: value for key, value in said.items() if value is not None} | tree
    try:
        return dict(plain_record(type(line).model_validate(filled)))
    except ValidationError:
        return tree
