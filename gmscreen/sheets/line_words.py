"""The lines of a sheet as the canon writes them: fields apart by ` · ` (24 §1–§4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from decimal import Decimal
from fractions import Fraction

from gmscreen.rules.derivation import Number
from gmscreen.sheets.account import Account
from gmscreen.sheets.skills import Bonus, Control, Skill, Spell
from gmscreen.sheets.spell_energy import spell_energy
from gmscreen.sheets.traits import Advantage, Disadvantage
from gmscreen.texts.catalogue import plural, text
from gmscreen.texts.numbers import DASH, MINUS, number, signed

SEPARATOR = " · "
_HALF = Fraction(1, 2)
_TERMS = ("attributes", "advantages", "skills", "spells", "disadvantages", "quirks")


def skill_words(skill: Skill) -> str:
    """The seven fields: `Remo/Vela · Física/Média · DX+2 · 8 pts · NH 15 · — · efetivo 15`."""
    return SEPARATOR.join(
        (
            skill.name,
            type_words(skill),
            relative_words(skill.attribute, skill.relative),
            points_words(skill.points),
            text("sheet_line.level", level=number(skill.level)),
            bonus_words(skill.bonuses),
            text("sheet_line.effective", level=number(skill.effective.value)),
        )
    )


def spell_words(spell: Spell) -> str:
    """Name, college, relative to the IQ efetivo, points, level, energy and prerequisites (24 §2)."""
    name = f"{spell.name}*" if spell.very_hard else spell.name
    fields = (
        name,
        spell.college or DASH,
        relative_words(Control.IQ, spell.relative),
        points_words(spell.points),
        text("sheet_line.level", level=number(spell.level)),
        energy_words(spell),
        text("sheet_line.needs", names=", ".join(spell.prerequisites)) if spell.prerequisites else "",
    )
    return SEPARATOR.join(field for field in fields if field)


def energy_words(spell: Spell) -> str:
    """The energy as written, with what the level saves: `2/1, energia −1 (NH ≥ 15)`; a dash without one."""
    energy = spell_energy(spell)
    if energy is None:
        return DASH
    if not energy.reduction:
        return energy.written
    return text("sheet_line.energy_saved", energy=energy.written, saved=signed(-energy.reduction))


def trait_words(trait: Advantage | Disadvantage) -> str:
    """Name with its level, cost, and what it does (24 §3)."""
    name = trait.name if trait.level is None else f"{trait.name} {number(trait.level)}"
    cost = DASH if trait.cost is None else number(trait.cost)
    return SEPARATOR.join(part for part in (name, cost, trait.detail) if part)


def account_words(account: Account) -> str:
    """The sum as 24 §4 writes it: `95 atributos + 40 vantagens − 35 desvantagens = 100`."""
    total = DASH if account.total is None else points_number(account.total)
    return f"{''.join(_terms(account)).removeprefix(' + ')} = {total}".strip()


def _terms(account: Account) -> Iterator[str]:
    for term in _TERMS:
        points: Decimal | None = getattr(account, term)
        if points:
            sign = MINUS if points < 0 else "+"
            yield f" {sign} {points_number(abs(points))} {text(f'sheet_line.{term}')}"


def type_words(skill: Skill) -> str:
    """`Física/Média`, with a dash for what the sheet does not say."""
    kind = DASH if skill.type is None else text(f"sheet_line.{skill.type}")
    return f"{kind}/{DASH if skill.difficulty is None else text(f'sheet_line.{skill.difficulty}')}"


def relative_words(attribute: Control | None, relative: int | None) -> str:
    """`DX+2`, `IQ−1`, `DX+0`; a dash where the sheet leaves it out."""
    if attribute is None or relative is None:
        return DASH
    return f"{text(f'sheet_line.{attribute}')}{signed(relative) if relative else '+0'}"


def points_words(points: Number | None) -> str:
    """`½ pt`, `1 pt`, `2½ pts`."""
    if points is None:
        return DASH
    few = 0 < points <= 1
    return plural("sheet_line.points", 1 if few else 2, points=points_number(points))


def points_number(points: Number) -> str:
    """Points exact to the half, the half as a sign: `12`, `½`, `−2½`."""
    exact = abs(Fraction(points))
    whole, half = divmod(exact, 1)
    if half != _HALF:
        return number(points)
    return f"{MINUS if points < 0 else ''}{whole or ''}½"


def bonus_words(bonuses: Sequence[Bonus]) -> str:
    """`+2 Voz Melodiosa; +1 kit, só com o kit`; a dash without any."""
    return "; ".join(map(_bonus, bonuses)) or DASH


def _bonus(bonus: Bonus) -> str:
    waits = bonus.condition or ("" if bonus.permanent else text("sheet_line.not_permanent"))
    words = f"{signed(bonus.value)} {bonus.source}"
    return f"{words}, {waits}" if waits else words
