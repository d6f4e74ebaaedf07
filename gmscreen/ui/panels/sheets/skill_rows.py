"""Rows of the tables of skills and spells."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal

from gmscreen.rules.derivation import Derivation
from gmscreen.sheets.control_values import effective_iq
from gmscreen.sheets.magic import SchoolLevel
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.schools import school_levels
from gmscreen.sheets.skills import Bonus, Control, Skill, Spell
from gmscreen.sheets.typed_words import typed_bonuses, typed_words
from gmscreen.texts.catalogue import text
from gmscreen.texts.folded import folded
from gmscreen.texts.numbers import DASH, number, signed
from gmscreen.ui.isolated import isolated
from gmscreen.ui.panels.sheets.field_view import FieldView
from gmscreen.ui.panels.sheets.typed_grid import named_field
from gmscreen.ui.theme.theme import Tone
from gmscreen.ui.widgets.table import Cell


def skill_row(skill: Skill) -> tuple[Cell, ...]:
    """The seven fields of a skill: name, type, relative level, points, bought NH, bonuses, effective NH."""
    terms, relative = _type(skill), _relative(skill.attribute, skill.relative)
    return (
        Cell(isolated(skill.name), note=_note(skill), typed=skill.name),
        Cell(terms, Tone.MUTED, typed=_unless_dash(terms)),
        Cell(relative, typed=_unless_dash(relative)),
        _points(skill.points),
        Cell(number(skill.level), typed=number(skill.level)),
        _bonuses(skill),
        _effective(skill),
    )


def spell_row(spell: Spell) -> tuple[Cell, ...]:
    """Name, college, relative to the IQ efetivo, points, bought NH, bonuses, effective NH, energy, needs."""
    relative = DASH if spell.relative is None else signed(spell.relative)
    return (
        Cell(isolated(spell.name), note=spell.note or "", typed=spell.name),
        Cell(spell.college or DASH, Tone.MUTED, typed=spell.college or ""),
        Cell(relative, typed=_unless_dash(relative)),
        _points(spell.points),
        Cell(number(spell.level), typed=number(spell.level)),
        _bonuses(spell),
        _effective(spell),
        Cell(spell.energy or DASH, typed=spell.energy or ""),
        _needs(spell),
    )


def magic_fields(sheet: Sheet) -> tuple[FieldView, ...]:
    """What heads the spells, a field to type in: the IQ efetivo, and what it comes to where that differs."""
    written, due = sheet.magic.effective_iq if sheet.magic else None, effective_iq(sheet)
    field = named_field(("magic", "effective_iq"), typed_words(written))
    if due is None or due.value == written:
        return (field,)
    note = text("sheets_panel.comes_to", value=number(due.value))
    return (replace(field, note=note, tone=Tone.MUTED if written is None else Tone.WARN),)


def school_rows(sheet: Sheet) -> tuple[tuple[Cell, ...], ...]:
    """The NH of each school as the sheet writes it, and what it comes to."""
    due = {folded(college): level for college, level in school_levels(sheet).items()}
    written = sheet.magic.schools if sheet.magic else ()
    return tuple(_school_row(school, due.get(folded(school.college))) for school in written)


def _school_row(school: SchoolLevel, due: Derivation | None) -> tuple[Cell, ...]:
    level = number(school.level)
    if due is None:
        right = Cell(DASH, Tone.WARN, note=text("sheets_panel.no_spell_of_school"))
    else:
        right = Cell(
            number(due.value), Tone.MUTED if due.value == school.level else Tone.WARN, derivation=due
        )
    return (Cell(isolated(school.college), typed=school.college), Cell(level, typed=level), right)


def _needs(spell: Spell) -> Cell:
    words = "; ".join(spell.prerequisites)
    return Cell(isolated(words) if words else DASH, Tone.MUTED, typed=words)


def _bonuses(line: Skill | Spell) -> Cell:
    words = typed_bonuses(line)
    return Cell(isolated(words) if words else DASH, Tone.MUTED, typed=words)


def _unless_dash(words: str) -> str:
    return "" if words == DASH else words


def _effective(skill: Skill | Spell) -> Cell:
    """The effective level; bonuses under a condition stand beside it with a plus sign, and in its note."""
    derivation = skill.effective
    waiting = [bonus for bonus in skill.bonuses if not bonus.counts]
    mark = text("sheets_panel.conditional_mark") if waiting else ""
    return Cell(
        f"{number(derivation.value)}{mark}",
        strong=True,
        derivation=derivation,
        note="\n".join(map(_waiting, waiting)),
    )


def _waiting(bonus: Bonus) -> str:
    condition = bonus.condition or text("sheets_panel.not_permanent")
    return text(
        "sheets_panel.conditional", value=signed(bonus.value), source=bonus.source, condition=condition
    )


def _note(skill: Skill) -> str:
    called = text("sheets_panel.table_name", name=skill.table_name) if skill.table_name else ""
    waiting = [_waiting(bonus) for bonus in skill.bonuses if not bonus.counts]
    return "\n".join(part for part in (called, skill.note or "", *waiting) if part)


def _type(skill: Skill) -> str:
    if skill.type is None or skill.difficulty is None:
        return DASH
    kind = text(f"sheets_panel.skill_type.{skill.type}")
    return f"{kind}/{text(f'sheets_panel.difficulty.{skill.difficulty}')}"


def _relative(attribute: Control | None, relative: int | None) -> str:
    if attribute is None or relative is None:
        return DASH
    base = text(f"sheets_panel.control.{attribute}")
    return f"{base}{signed(relative)}" if relative else base


def _points(points: Decimal | None) -> Cell:
    return Cell(DASH if points is None else number(points), typed=typed_words(points))
