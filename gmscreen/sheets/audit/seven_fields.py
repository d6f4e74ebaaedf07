"""Items 2 and 4: every field of a line, as its list says, and no bonus inside the bought NH (24 §1, §2)."""

from __future__ import annotations

from collections.abc import Iterator

from gmscreen.canon.garganta.spells import spells
from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.line_terms import Control
from gmscreen.rules.garganta.purchase import relative_level
from gmscreen.sheets.audit.bought import bonus_inside, bought_lines, due_level, due_price
from gmscreen.sheets.audit.finding import Finding, Item, Place, finding
from gmscreen.sheets.control_values import control_value
from gmscreen.sheets.line_prices import known_skill, skill_terms
from gmscreen.sheets.line_words import points_words, relative_words
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.skills import Skill, Spell
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import DASH

SKILL_FIELDS = ("type", "difficulty", "attribute", "relative", "points")
SPELL_FIELDS = ("college", "relative", "points", "energy")
_SOURCES = {"skills": "24 §1", "spells": "24 §2"}


def seven_fields(sheet: Sheet) -> Iterator[Finding]:
    """Fields left out, fields that differ from the list, and an NH that is not what it is counted from."""
    for index, skill in enumerate(sheet.skills):
        yield from _missing(sheet, ("skills", index), skill, SKILL_FIELDS)
        yield from _terms(("skills", index), skill)
        yield from _level(sheet, ("skills", index), skill)
    for index, spell in enumerate(sheet.spells):
        yield from _missing(sheet, ("spells", index), spell, SPELL_FIELDS)
        yield from _spell_terms(("spells", index), spell)
        yield from _level(sheet, ("spells", index), spell)


def bonuses_in_levels(sheet: Sheet) -> Iterator[Finding]:
    """Bonuses that slipped into what was bought (item 4)."""
    for list_name, index, line in bought_lines(sheet):
        if bonus := bonus_inside(sheet, line):
            place = (list_name, index, "level")
            right = line.level - bonus
            yield finding(
                Item.BONUS_IN_LEVEL,
                "bonus_in_level",
                place,
                _SOURCES[list_name],
                {"name": line.name, "bonus": bonus, "level": line.level, "right": right},
            )


def _missing(sheet: Sheet, place: Place, line: Skill | Spell, fields: tuple[str, ...]) -> Iterator[Finding]:
    for field in fields:
        if getattr(line, field) in (None, ""):
            due = _due_words(sheet, line, field)
            key = "field_missing" if due == DASH else "field_missing_for"
            yield finding(
                Item.SEVEN_FIELDS,
                key,
                (*place, field),
                _SOURCES[str(place[0])],
                {"name": line.name, "field": text(f"audit.field.{field}"), "right": due},
            )


def _due_words(sheet: Sheet, line: Skill | Spell, field: str) -> str:
    """What a field left out should say, as far as list and sheet tell; a dash otherwise."""
    if field == "points":
        return _due_points(sheet, line)
    if isinstance(line, Spell):
        return _due_of_spell(sheet, line, field)
    terms = skill_terms(line)
    if field == "relative":
        return _due_relative(sheet, line, line.attribute or terms.control)
    known = {"type": terms.type, "difficulty": terms.difficulty, "attribute": terms.control}[field]
    return text(f"sheet_line.{known}") if known else DASH


def _due_of_spell(sheet: Sheet, spell: Spell, field: str) -> str:
    if field == "relative":
        return _due_relative(sheet, spell, Control.MAGIC_IQ)
    found = spells().find(spell.name)
    due: str = getattr(found.entry, field) if found else ""
    return due or DASH


def _due_points(sheet: Sheet, line: Skill | Spell) -> str:
    try:
        price = due_price(sheet, line)
    except RuleError:
        return DASH
    return DASH if price is None else points_words(price.value)


def _due_relative(sheet: Sheet, line: Skill | Spell, control: Control | None) -> str:
    base = control_value(sheet, control) if control else None
    if base is None:
        return DASH
    return relative_words(control, relative_level(base, line.level).as_int)


def _terms(place: Place, skill: Skill) -> Iterator[Finding]:
    """What the sheet writes against the line of 26, which wins."""
    known = known_skill(skill)
    if known is None:
        return
    difficulty = None if known.any_difficulty else known.difficulty
    due = {"type": known.type, "difficulty": difficulty}
    for field, right in due.items():
        written = getattr(skill, field)
        if right is not None and written is not None and written != right:
            words = text(f"sheet_line.{written}"), text(f"sheet_line.{right}")
            yield _differs((*place, field), known.source, skill.name, field, *words)
    yield from _control((*place, "attribute"), skill)


def _control(place: Place, skill: Skill) -> Iterator[Finding]:
    """A language may be counted from plain IQ: without the talent it is the same number."""
    known = known_skill(skill)
    right = known.usual_control if known else None
    plain = (skill.attribute, right) == (Control.IQ, Control.LANGUAGE_IQ)
    if known and right and skill.attribute and skill.attribute is not right and not plain:
        words = text(f"sheet_line.{skill.attribute}"), text(f"sheet_line.{right}")
        yield _differs(place, known.source, skill.name, "attribute", *words)


def _spell_terms(place: Place, spell: Spell) -> Iterator[Finding]:
    found = spells().find(spell.name)
    if found is None:
        return
    for field in ("college", "energy"):
        written, right = getattr(spell, field), getattr(found.entry, field)
        if written and right and written != right:
            yield _differs((*place, field), found.entry.source, spell.name, field, written, right)


def _differs(place: Place, source: str, name: str, field: str, written: str, right: str) -> Finding:
    return finding(
        Item.SEVEN_FIELDS,
        "field_differs",
        place,
        source,
        {"name": name, "field": text(f"audit.field.{field}"), "written": written, "right": right},
    )


def _level(sheet: Sheet, place: Place, line: Skill | Spell) -> Iterator[Finding]:
    """An NH that the relative level does not give, and that no bonus explains."""
    due = due_level(sheet, line)
    if due is None or due.as_int == line.level or bonus_inside(sheet, line):
        return
    control = Control.MAGIC_IQ if isinstance(line, Spell) else line.attribute or skill_terms(line).control
    yield finding(
        Item.SEVEN_FIELDS,
        "level_differs",
        (*place, "level"),
        _SOURCES[str(place[0])],
        {
            "name": line.name,
            "relative": relative_words(control, line.relative),
            "level": line.level,
            "right": due.as_int,
        },
        due=due,
    )
