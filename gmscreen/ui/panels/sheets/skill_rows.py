"""Rows of the tables of skills and spells."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal

from gmscreen.sheets.skills import Bonus, Control, Skill, Spell
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import DASH, number, signed
from gmscreen.ui.isolated import isolated
from gmscreen.ui.theme.theme import Tone
from gmscreen.ui.widgets.table import Cell


def skill_rows(skills: Sequence[Skill]) -> tuple[tuple[Cell, ...], ...]:
    """Name, type, relative level, points, bought and effective level, in the order of the sheet."""
    return tuple(
        (
            Cell(isolated(skill.name), note=_note(skill)),
            Cell(_type(skill), Tone.MUTED),
            Cell(_relative(skill.attribute, skill.relative)),
            Cell(_points(skill.points)),
            Cell(number(skill.level)),
            _effective(skill),
        )
        for skill in skills
    )


def spell_rows(spells: Sequence[Spell]) -> tuple[tuple[Cell, ...], ...]:
    """Name, college, points, bought and effective level, and energy, in the order of the sheet."""
    return tuple(
        (
            Cell(isolated(spell.name), note=spell.note or ""),
            Cell(spell.college or DASH, Tone.MUTED),
            Cell(_points(spell.points)),
            Cell(number(spell.level)),
            _effective(spell),
            Cell(spell.energy or DASH),
        )
        for spell in spells
    )


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


def _points(points: Decimal | None) -> str:
    return DASH if points is None else number(points)
