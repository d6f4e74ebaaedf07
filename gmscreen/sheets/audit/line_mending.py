"""Findings on single lines, mended where there is only one right answer."""

from __future__ import annotations

from collections.abc import Iterator

from gmscreen.canon.garganta.name_list import NameList
from gmscreen.canon.garganta.spells import spells
from gmscreen.canon.garganta.traits import traits
from gmscreen.rules.derivation import Derivation
from gmscreen.rules.garganta.known_lines import KnownTrait
from gmscreen.rules.garganta.purchase import relative_level
from gmscreen.sheets.audit.bought import bonus_inside, due_level, due_price
from gmscreen.sheets.audit.finding import Finding, Place
from gmscreen.sheets.control_values import control_value
from gmscreen.sheets.line_prices import known_skill, skill_terms
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.native_writer import plain_record
from gmscreen.sheets.new_lines import trait_bonuses
from gmscreen.sheets.rebuying import exact
from gmscreen.sheets.sheet_edits import AddItem, Edit, SetField, Several
from gmscreen.sheets.skills import Control, Skill, Spell
from gmscreen.sheets.traits import Advantage, Disadvantage, Effect
from gmscreen.texts.catalogue import text


def skill_or_spell(sheet: Sheet, place: Place) -> Skill | Spell:
    """The line that a place is in."""
    lines = sheet.skills if place[0] == "skills" else sheet.spells
    return lines[int(place[1])]


def with_name(sheet: Sheet, finding: Finding) -> Edit:
    """The right name, also where weapons, shields and attacks go by it."""
    place, right = finding.place, str(dict(finding.args)["right"])
    edits = [SetField(place, right)]
    if place[0] in ("skills", "spells"):
        line = skill_or_spell(sheet, place)
        edits += [SetField((*place[:2], "table_name"), None)] if line.table_name else []
        edits += [SetField(use, right) for use in _uses(sheet, line.name) if place[0] == "skills"]
    return Several(tuple(edits), "mend", right)


def _uses(sheet: Sheet, name: str) -> Iterator[Place]:
    """Where the sheet names a skill besides its own line."""
    for index, piece in enumerate(sheet.equipment):
        for key, use in (("weapon", piece.weapon), ("shield", piece.shield)):
            if use is not None and use.skill == name:
                yield "equipment", index, key, "skill"
    for index, attack in enumerate(sheet.attacks):
        if attack.skill == name:
            yield "attacks", index, "skill"


def with_field(sheet: Sheet, finding: Finding) -> Edit | None:
    """A field of the seven as list and sheet have it."""
    line, field = skill_or_spell(sheet, finding.place), str(finding.place[-1])
    value = _due_field(sheet, line, field)
    if value is None:
        return None
    edit = SetField(finding.place, value)
    return _with_level(sheet, finding, line, edit) if field == "attribute" else edit


def _with_level(sheet: Sheet, finding: Finding, line: Skill | Spell, edit: SetField) -> Edit:
    """Another attribute, and the NH that the relative level gives over it."""
    level = due_level(sheet, line.model_copy(update={"attribute": Control(str(edit.new))}))
    if level is None:
        return edit
    return Several((edit, SetField((*finding.place[:2], "level"), level.as_int)), "mend", line.name)


def _due_field(sheet: Sheet, line: Skill | Spell, field: str) -> object:
    if field == "points":
        price = due_price(sheet, line)
        return exact(price.value) if price else None
    if field == "relative":
        base = _base(sheet, line)
        return relative_level(base, line.level).as_int if base else None
    if isinstance(line, Spell):
        found = spells().find(line.name)
        return getattr(found.entry, field) or None if found else None
    terms = skill_terms(line)
    due = {"type": terms.type, "difficulty": terms.difficulty, "attribute": terms.control}[field]
    return due.value if due else None


def _base(sheet: Sheet, line: Skill | Spell) -> Derivation | None:
    control = Control.MAGIC_IQ if isinstance(line, Spell) else line.attribute or skill_terms(line).control
    return control_value(sheet, control) if control else None


def with_due(_: Sheet, finding: Finding) -> Edit | None:
    """The number that the finding itself explains."""
    return SetField(finding.place, exact(finding.due.value)) if finding.due else None


def without_bonus(sheet: Sheet, finding: Finding) -> Edit:
    """The bonus out of the bought NH, and out of the relative level where it is in there too."""
    line, place = skill_or_spell(sheet, finding.place), finding.place[:2]
    bonus, due = bonus_inside(sheet, line), due_level(sheet, line)
    edits = [SetField((*place, "level"), line.level - bonus)]
    if due is not None and line.relative is not None and due.as_int == line.level:
        edits.append(SetField((*place, "relative"), line.relative - bonus))
    return Several(tuple(edits), "mend", line.name)


def with_bonus(sheet: Sheet, finding: Finding) -> Edit | None:
    """The bonus that a trait gives, with its source."""
    skill, trait = sheet.skills[int(finding.place[1])], str(dict(finding.args)["trait"])
    bonus = next((one for one in trait_bonuses(sheet, skill) if one.source.startswith(trait)), None)
    return AddItem(finding.place, plain_record(bonus)) if bonus else None


def with_penalty(sheet: Sheet, finding: Finding) -> Edit | None:
    """The penalty for a trait that is lacking, with its source."""
    known = known_skill(sheet.skills[int(finding.place[1])])
    if known is None or known.without is None:
        return None
    source = text("audit.without", trait=known.without.name, source=known.source)
    return AddItem(finding.place, {"value": known.without.penalty, "source": source})


def with_only_price(sheet: Sheet, finding: Finding) -> Edit | None:
    """The price of a trait that has only one."""
    trait, known = _trait(sheet, finding.place)
    prices = known.prices(trait.level) if known else ()
    return SetField(finding.place, prices[0]) if len(prices) == 1 else None


def counted(sheet: Sheet, finding: Finding) -> Edit | None:
    """What a trait or a skill does in the numbers, written on its line."""
    if finding.place[0] == "skills":
        known_one = known_skill(sheet.skills[int(finding.place[1])])
        role = known_one.role if known_one else None
        return SetField(finding.place, role.value) if role else None
    trait, known = _trait(sheet, finding.place)
    effects = [
        plain_record(Effect(kind=one.kind, level=one.amount.at(trait.level)))
        for one in (known.effects if known else ())
    ]
    return SetField(finding.place, effects) if effects else None


def _trait(sheet: Sheet, place: Place) -> tuple[Advantage | Disadvantage, KnownTrait | None]:
    known: NameList[KnownTrait] = getattr(traits(), str(place[0]))
    line: Advantage | Disadvantage = getattr(sheet, str(place[0]))[int(place[1])]
    found = known.find(line.name)
    return line, found.entry if found else None
