"""Whether a bonus has slipped into what was bought: into the NH, or into the relative level too (24 §1)."""

from __future__ import annotations

from collections.abc import Iterator

from gmscreen.rules.derivation import Derivation, Number
from gmscreen.rules.errors import RuleError
from gmscreen.sheets.line_prices import skill_level, skill_price, spell_level, spell_price
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.skills import Skill, Spell


def bought_lines(sheet: Sheet) -> Iterator[tuple[str, int, Skill | Spell]]:
    """Every skill and every spell, with the list that it is in and its place there."""
    yield from (("skills", index, skill) for index, skill in enumerate(sheet.skills))
    yield from (("spells", index, spell) for index, spell in enumerate(sheet.spells))


def due_level(sheet: Sheet, line: Skill | Spell) -> Derivation | None:
    """The NH that the relative level gives; None where the sheet does not say enough."""
    if line.relative is None:
        return None
    if isinstance(line, Spell):
        return spell_level(sheet, line.relative)
    return skill_level(sheet, line, line.relative)


def due_price(sheet: Sheet, line: Skill | Spell) -> Derivation | None:
    """What the relative level costs; None where the terms are not known; RuleError below the table."""
    return spell_price(line) if isinstance(line, Spell) else skill_price(sheet, line)


def price_without(sheet: Sheet, line: Skill | Spell, bonus: int) -> Number | None:
    """What the line would cost that much lower; None where no such level is sold."""
    if line.relative is None:
        return None
    try:
        price = due_price(sheet, line.model_copy(update={"relative": line.relative - bonus}))
    except RuleError:
        return None
    return price.value if price else None


def bonus_inside(sheet: Sheet, line: Skill | Spell) -> int:
    """How much of the bonuses is inside the bought NH; 0 where none is."""
    due = due_level(sheet, line)
    for bonus in _sums(line):
        if due is not None and line.level == due.as_int + bonus:
            return bonus
        if _pays_for_less(sheet, line, bonus):
            return bonus
    return 0


def _sums(line: Skill | Spell) -> list[int]:
    """Amounts that may have slipped in: all that lasts, and each bonus by itself."""
    lasting = sum(bonus.value for bonus in line.bonuses if bonus.counts)
    return [amount for amount in dict.fromkeys([lasting, *(bonus.value for bonus in line.bonuses)]) if amount]


def _pays_for_less(sheet: Sheet, line: Skill | Spell, bonus: int) -> bool:
    """Whether the points are those of the level without the bonus, and not those of the level written."""
    if line.points is None or line.relative is None:
        return False
    written, without = price_without(sheet, line, 0), price_without(sheet, line, bonus)
    return without is not None and written != line.points == without
