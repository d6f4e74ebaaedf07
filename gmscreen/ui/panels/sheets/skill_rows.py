"""Rows of the tables of skills and spells."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal

from gmscreen.sheets.magic import MagicHead
from gmscreen.sheets.skills import Bonus, Control, Skill, Spell
from gmscreen.sheets.typed_words import typed_bonuses, typed_words
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import DASH, number, signed
from gmscreen.ui.isolated import isolated
from gmscreen.ui.panels.sheets.field_view import FieldView
from gmscreen.ui.panels.sheets.typed_grid import named_field
from gmscreen.ui.theme.theme import Tone
from gmscreen.ui.widgets.table import Cell


def skill_rows(skills: Sequence[Skill]) -> tuple[tuple[Cell, ...], ...]:
    """The seven fields of each: name, type, relative level, points, bought NH, bonuses, effective NH."""
    return tuple(map(skill_row, skills))


def skill_row(skill: Skill) -> tuple[Cell, ...]:
    """The row of one skill."""
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


def spell_rows(spells: Sequence[Spell]) -> tuple[tuple[Cell, ...], ...]:
    """Name, college, relative to the IQ efetivo, points, bought NH, bonuses, effective NH, energy, needs."""
    return tuple(map(spell_row, spells))


def spell_row(spell: Spell) -> tuple[Cell, ...]:
    """The row of one spell."""
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


def magic_fields(magic: MagicHead | None) -> tuple[FieldView, ...]:
    """What heads the spells, as a field to type in: the IQ efetivo."""
    path = ("magic", "effective_iq")
    return (named_field(path, typed_words(magic.effective_iq if magic else None)),)


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
