"""Skills in their seven fields, and spells (24 §1, §2)."""

from __future__ import annotations

from collections.abc import Iterator

from gmscreen.paper.cards.words import listed
from gmscreen.paper.full_sheet.content import Portion
from gmscreen.paper.full_sheet.fighting import left, right, titled
from gmscreen.paper.press.table import Column, Row, Table
from gmscreen.sheets.control_values import effective_iq
from gmscreen.sheets.line_words import (
    bonus_words,
    energy_words,
    points_number,
    relative_words,
    type_words,
)
from gmscreen.sheets.model import Sheet, SheetKind
from gmscreen.sheets.schools import school_levels
from gmscreen.sheets.skills import Control, Skill, Spell
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import DASH, number
from gmscreen.texts.steps import explained


def skill_columns() -> tuple[Column, ...]:
    """The seven fields."""
    words = (left("skill", leads=True, grows=1), left("type"), left("relative"))
    return (*words, right("points"), right("level"), left("bonuses", grows=2), right("effective"))


def skills(sheet: Sheet) -> Portion | None:
    """Every skill, in the order of the sheet; None without any."""
    if not sheet.skills:
        return None
    if sheet.kind is SheetKind.CREATURE and not any(map(_is_bought, sheet.skills)):
        rows = tuple(
            Row((skill.name, number(skill.effective.value)), skill.note or "") for skill in sheet.skills
        )
        return titled("skills", Table((left("skill", leads=True), right("level")), rows))
    return titled("skills", Table(skill_columns(), tuple(map(_skill, sheet.skills))))


def _is_bought(skill: Skill) -> bool:
    """Whether a line says more than a level, which is all that a stat block gives."""
    return skill.type is not None or skill.points is not None or bool(skill.bonuses)


def _skill(skill: Skill) -> Row:
    name = text("full_sheet.lines", name=skill.name, count=skill.lines) if skill.lines > 1 else skill.name
    cells = (
        name,
        type_words(skill),
        relative_words(skill.attribute, skill.relative),
        DASH if skill.points is None else points_number(skill.points),
        number(skill.level),
        bonus_words(skill.bonuses),
        number(skill.effective.value),
    )
    table_name = text("full_sheet.table_name", name=skill.table_name) if skill.table_name else ""
    return Row(cells, listed((table_name, skill.note or "")))


def spell_columns() -> tuple[Column, ...]:
    """Those of the spells."""
    words = (left("spell", leads=True), left("college"), left("relative"))
    return (*words, right("points"), right("level"), left("energy"), left("prerequisites"))


def spells(sheet: Sheet) -> Portion | None:
    """Every spell, with what they are counted from and the NH of each school; None without any."""
    rows = tuple(map(_spell, sheet.spells))
    return titled("spells", Table(spell_columns(), rows), listed(_heads(sheet))) if rows else None


def _heads(sheet: Sheet) -> Iterator[str]:
    iq = effective_iq(sheet)
    if iq is not None:
        first, *more = explained(iq)
        parts = (f"{first.label} {first.total}", *(f"{one.label} {one.amount.lstrip('+')}" for one in more))
        yield f"{text('sheet_line.magic_iq')} {number(iq.value)} ({' + '.join(parts)})"
    for college, level in school_levels(sheet).items():
        yield f"{college} {number(level.value)}"


def _spell(spell: Spell) -> Row:
    cells = (
        f"{spell.name}*" if spell.very_hard else spell.name,
        spell.college or DASH,
        relative_words(Control.IQ, spell.relative),
        DASH if spell.points is None else points_number(spell.points),
        number(spell.effective.value),
        energy_words(spell),
        ", ".join(spell.prerequisites) or DASH,
    )
    return Row(cells, listed(_remarks(spell)))


def _remarks(spell: Spell) -> Iterator[str]:
    if spell.bonuses:
        level = number(spell.level)
        yield text("full_sheet.bought", level=level, bonuses=bonus_words(spell.bonuses))
    if spell.table_name:
        yield text("full_sheet.table_name", name=spell.table_name)
    if spell.out_of_domain:
        yield text("full_sheet.out_of_domain")
    yield spell.agreement or ""
    yield spell.note or ""
