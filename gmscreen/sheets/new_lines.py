"""Skills, spells and traits of their lists, ready to be added to a sheet, with all that the list says."""

from __future__ import annotations

from decimal import Decimal
from functools import cache
from typing import Any, TypeVar

from gmscreen.canon.garganta.name_list import Listed, Marker, NameList, written_name
from gmscreen.canon.garganta.skills import skills
from gmscreen.canon.garganta.spells import spells
from gmscreen.canon.garganta.traits import traits
from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.costs import SkillType
from gmscreen.rules.garganta.known_lines import KnownTrait
from gmscreen.rules.garganta.line_terms import Control
from gmscreen.sheets.control_values import control_value
from gmscreen.sheets.line_prices import known_skill, skill_relative, skill_terms, spell_ladder
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.native_writer import plain_record
from gmscreen.sheets.search import Document, SearchIndex
from gmscreen.sheets.skills import Bonus, Skill, Spell
from gmscreen.sheets.toml_text import Table
from gmscreen.sheets.trait_bonuses import INDEX, DueBonus, due_bonuses, givers
from gmscreen.sheets.traits import Advantage, Disadvantage, Effect
from gmscreen.sheets.typed_terms import Terms
from gmscreen.texts.folded import folded

ONE_POINT = Decimal(1)
E = TypeVar("E", bound=Listed)


def skill_item(sheet: Sheet, name: str, points: Decimal = ONE_POINT, typed: Terms | None = None) -> Table:
    """A skill as its list has it, bought with so many points, with the bonuses that the sheet's traits give.

    One of no list is on the terms that were typed, from IQ where it is of the mind, else from DX. Without
    any, only that is filled in which is known; its NH is then that of the attribute, or 10.
    """
    draft = Skill(name=_listed_name(skills(), name, Marker.SKILL), level=10, **_told(typed))
    terms, known = skill_terms(draft), known_skill(draft)
    relative = _bought(sheet, draft, points)
    base = control_value(sheet, terms.control) if terms.control else None
    return plain_record(
        draft.model_copy(
            update={
                "type": terms.type,
                "difficulty": terms.difficulty,
                "attribute": terms.control,
                "role": known.role if known else None,
                "relative": 0 if relative is None and base else relative,
                "points": None if relative is None else points,
                "level": base.as_int + (relative or 0) if base else draft.level,
                "bonuses": tuple(trait_bonuses(sheet, draft)),
            }
        )
    )


def _told(terms: Terms | None) -> dict[str, Any]:
    if terms is None:
        return {}
    control = Control.IQ if terms[0] is SkillType.MENTAL else Control.DX
    return {"type": terms[0], "difficulty": terms[1], "attribute": control}


def skill_name(name: str) -> str:
    """What a skill of this name is called in a sheet: `Escudo (perícia)`, since a piece shares its name."""
    return _listed_name(skills(), name, Marker.SKILL)


def trait_bonuses(sheet: Sheet, skill: Skill) -> list[Bonus]:
    """The bonuses that the sheet's traits give to a skill, each with its source and condition."""
    return [due_bonus(due) for due in due_bonuses(givers(sheet), skill)]


def due_bonus(due: DueBonus) -> Bonus:
    """The bonus as a line writes it."""
    return Bonus(value=due.value, source=f"{due.trait} ({INDEX})", condition=due.condition or None)


def _bought(sheet: Sheet, skill: Skill, points: Decimal) -> int | None:
    try:
        relative = skill_relative(sheet, skill, points)
    except RuleError:
        return None
    return None if relative is None else relative.as_int


def spell_item(sheet: Sheet, name: str, points: Decimal = ONE_POINT) -> Table:
    """A spell as 27 has it, bought with so many points; RuleError for fewer than the cheapest level costs."""
    found = spells().find(name)
    entry = found.entry if found else None
    draft = Spell(
        name=_listed_name(spells(), name, Marker.SPELL),
        college=entry.college or None if entry else None,
        very_hard=bool(entry and entry.very_hard),
        energy=entry.energy or None if entry else None,
        prerequisites=(entry.needs or ()) if entry else (),
        points=points,
        level=10,
    )
    relative = spell_ladder(draft).relative(points)
    base = control_value(sheet, Control.MAGIC_IQ)
    level = base.as_int + relative if base else draft.level
    return plain_record(draft.model_copy(update={"relative": relative, "level": level}))


def advantage_item(name: str, level: int | None = None) -> Table:
    """An advantage as 28 has it: its price where there is one only, or that of its level without limits, and
    what it does in the numbers.
    """
    known = traits().advantages
    return plain_record(Advantage.model_validate(_trait(known, name, level, Marker.ADVANTAGE)))


def disadvantage_item(name: str, level: int | None = None) -> Table:
    """A disadvantage as 29 has it: its price where there is one only, and what it does in the numbers."""
    known = traits().disadvantages
    return plain_record(Disadvantage.model_validate(_trait(known, name, level, Marker.DISADVANTAGE)))


def at_level(list_name: str, trait: Advantage | Disadvantage, level: int | None) -> Table:
    """Price and effects of a trait at another level, as far as they were those of its list before."""
    found = getattr(traits(), list_name).find(trait.name)
    if found is None:
        return {}
    entry: KnownTrait = found.entry
    was, now = entry.prices(trait.level), entry.prices(level)
    follow: dict[str, object] = {}
    if trait.cost in was and len(was) == len(now):
        follow["cost"] = now[was.index(trait.cost)]
    if list(trait.effects) == _effects(entry, trait.level):
        follow["effects"] = [plain_record(effect) for effect in _effects(entry, level)]
    return follow


def _effects(entry: KnownTrait, level: int | None) -> list[Effect]:
    return [Effect(kind=one.kind, level=one.amount.at(level)) for one in entry.effects]


def _trait(known: NameList[KnownTrait], name: str, level: int | None, marker: Marker) -> Table:
    found, written = known.find(name), _listed_name(known, name, marker)
    if found is None:
        return {"name": written, "level": level}
    prices = found.entry.prices(level)
    return {
        "name": written,
        "level": level,
        "cost": prices[0] if len(prices) == 1 or (found.entry.levels and prices) else None,
        "effects": _effects(found.entry, level),
        "source": found.entry.source,
    }


def _listed_name(known: NameList[E], name: str, marker: Marker) -> str:
    """The name that the list gives, with its kind where another list shares it; what was typed otherwise."""
    found, written = known.find(name), written_name(name)
    if found is None:
        return name
    listed = found.entry.name
    if getattr(found.entry, "needs_type", False):
        return f"{listed} ({marker})"
    if not found.renamed and folded(written.base) != folded(listed):
        return name  # a language by its own name, a weapon with its skill in brackets
    return f"{listed} ({written.inside})" if written.inside and not found.renamed else listed


def found_names(list_name: str, query: str, most: int | None = None) -> tuple[str, ...]:
    """Names of a list (`skills`, `spells`, `advantages`, `disadvantages`) as one types, the best first.

    Accents aside, typos forgiven, old names found too; all of them for an empty query.
    """
    names = _names(list_name)
    return tuple(names[place] for place in _index(list_name).find(query).places[:most])


@cache
def _entries(list_name: str) -> tuple[Listed, ...]:
    lists: dict[str, tuple[Listed, ...]] = {
        "skills": tuple(skills().entries.values()),
        "spells": tuple(spells().entries.values()),
        "advantages": tuple(traits().advantages.entries.values()),
        "disadvantages": tuple(traits().disadvantages.entries.values()),
    }
    return lists[list_name]


def _names(list_name: str) -> tuple[str, ...]:
    return tuple(entry.name for entry in _entries(list_name))


@cache
def _index(list_name: str) -> SearchIndex:
    return SearchIndex(Document(entry.name, " ".join(entry.aliases)) for entry in _entries(list_name))
