"""Relative level, points and NH of a line: one of them is typed, and the others follow (26 §1; 27)."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction

from gmscreen.rules.derivation import Derivation, Number
from gmscreen.sheets.audit.bought import due_level, due_price
from gmscreen.sheets.control_values import control_value
from gmscreen.sheets.line_prices import full_price, skill_relative, skill_terms, spell_ladder
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.sheet_edits import SetField, Several
from gmscreen.sheets.skills import Control, Skill, Spell

Place = tuple[str | int, ...]


def with_relative(sheet: Sheet, place: Place, relative: int) -> Several:
    """The line at another relative level, with the points and the NH of it; RuleError below the table."""
    line = _line(sheet, place).model_copy(update={"relative": relative})
    return _edits(sheet, place, line, {"relative": relative, **_price(sheet, line)})


def with_points(sheet: Sheet, place: Place, points: Decimal) -> Several:
    """The line with other points, at the level that they buy; RuleError for fewer than the cheapest costs."""
    line = _line(sheet, place)
    relative = _relative_for(sheet, line, points)
    if relative is None:
        return Several((SetField((*place, "points"), exact(points)),), "rebuy", line.name)
    line = line.model_copy(update={"relative": relative})
    return _edits(sheet, place, line, {"relative": relative, "points": exact(points), **_worth(line)})


def with_level(sheet: Sheet, place: Place, level: int) -> Several:
    """The line at another bought NH, with its relative level and its points; RuleError below the table."""
    line = _line(sheet, place)
    base = _base(sheet, line)
    if base is None:
        return Several((SetField((*place, "level"), level),), "rebuy", line.name)
    return with_relative(sheet, place, level - base.as_int)


def _line(sheet: Sheet, place: Place) -> Skill | Spell:
    list_name, index = place
    lines = sheet.skills if list_name == "skills" else sheet.spells
    return lines[int(index)]


def _base(sheet: Sheet, line: Skill | Spell) -> Derivation | None:
    """What the line is counted from."""
    control = Control.MAGIC_IQ if isinstance(line, Spell) else line.attribute or skill_terms(line).control
    return control_value(sheet, control) if control else None


def _relative_for(sheet: Sheet, line: Skill | Spell, points: Decimal) -> int | None:
    if isinstance(line, Spell):
        return spell_ladder(line).relative(points)
    relative = skill_relative(sheet, line, points)
    return None if relative is None else relative.as_int


def _price(sheet: Sheet, line: Skill | Spell) -> dict[str, object]:
    price = due_price(sheet, line)
    return {} if price is None else {"points": exact(price.value), **_worth(line)}


def _worth(line: Skill | Spell) -> dict[str, object]:
    """What the line is worth, for a sheet that writes it beside the points paid."""
    if isinstance(line, Spell) or line.worth is None:
        return {}
    worth = full_price(line)
    return {} if worth is None else {"worth": exact(worth.value)}


def _edits(sheet: Sheet, place: Place, line: Skill | Spell, fields: dict[str, object]) -> Several:
    level = due_level(sheet, line)
    if level is not None:
        fields["level"] = level.as_int
    edits = tuple(SetField((*place, name), value) for name, value in fields.items())
    return Several(edits, "rebuy", line.name)


def exact(value: Number) -> int | Decimal:
    """Points as a file writes them: whole where they are."""
    points = Fraction(value)
    if points.denominator == 1:
        return points.numerator
    return Decimal(points.numerator) / Decimal(points.denominator)
