"""Item 3: every bonus with its source, its item in the equipment, its trait on the sheet (24 §1; 28 §5)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from gmscreen.canon.garganta.equipment import equipment
from gmscreen.canon.garganta.name_list import written_name
from gmscreen.canon.garganta.traits import traits
from gmscreen.sheets.audit.bought import bought_lines
from gmscreen.sheets.audit.finding import Finding, Item, Place, Severity, finding
from gmscreen.sheets.line_prices import known_skill
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.skills import Bonus, Skill, Spell
from gmscreen.sheets.trait_bonuses import INDEX, Giver, due_bonuses, givers, has_trait
from gmscreen.texts.folded import folded
from gmscreen.texts.numbers import signed

SOURCE = "24 §1"
_CITED = re.compile(r"\s*\([^()]*§[^()]*\)\s*$")
_AMOUNT = re.compile(r"\s+[+\-−]?\d{1,3}\s*$")
LONGEST_SOURCE = 200


@dataclass(frozen=True, slots=True)
class Behind:
    """What may stand behind a bonus: folded names of the pieces carried, and the traits that give some."""

    pieces: tuple[str, ...]
    givers: tuple[Giver, ...]

    def has_piece(self, item: str) -> bool:
        """Whether the sheet carries it; a piece may say more than the name."""
        wanted = folded(item.strip())
        return any(wanted in name for name in self.pieces)


def bonus_sources(sheet: Sheet) -> Iterator[Finding]:
    """Bonuses that nobody stands behind, and those that a trait gives and the line does not write."""
    behind = Behind(tuple(_carried(sheet)), givers(sheet))
    for list_name, index, line in bought_lines(sheet):
        for number, bonus in enumerate(line.bonuses):
            yield from _bonus(behind, (list_name, index, "bonuses", number), line, bonus)
    for index, skill in enumerate(sheet.skills):
        yield from _due(behind, ("skills", index, "bonuses"), skill)
        yield from _penalty(sheet, ("skills", index, "bonuses"), skill)


def _carried(sheet: Sheet) -> Iterator[str]:
    for piece in sheet.equipment:
        if piece.quantity and piece.place.is_carried:
            yield folded(piece.name)


def giver(source: str) -> str:
    """The trait or thing that a source names, to compare: `Carisma 2 (28 §5)` as `carisma`."""
    return folded(_AMOUNT.sub("", _CITED.sub("", source[:LONGEST_SOURCE])).strip())


def _bonus(behind: Behind, place: Place, line: Skill | Spell, bonus: Bonus) -> Iterator[Finding]:
    if not bonus.source.strip():
        args = {"name": line.name, "bonus": signed(bonus.value)}
        yield finding(Item.BONUS_SOURCES, "no_source", (*place, "source"), SOURCE, args)
        return
    item = bonus.item or _catalogue_items().get(giver(bonus.source))
    if item and not behind.has_piece(item):
        args = {"name": line.name, "bonus": signed(bonus.value), "item": item}
        yield finding(Item.BONUS_SOURCES, "no_item", place, SOURCE, args)
    yield from _trait(behind, place, line, bonus)


@cache
def _catalogue_items() -> Mapping[str, str]:
    return {folded(piece.name): piece.name for piece in equipment().values()}


def _trait(behind: Behind, place: Place, line: Skill | Spell, bonus: Bonus) -> Iterator[Finding]:
    """A bonus of the index whose trait the sheet lacks, or gives otherwise."""
    found = traits().advantages.find(written_name(giver(bonus.source)).base)
    if found is None or not found.entry.bonuses or not isinstance(line, Skill):
        return
    due = [due for due in due_bonuses(behind.givers, line) if due.trait == found.entry.name]
    args = {"name": line.name, "bonus": signed(bonus.value), "trait": found.entry.name}
    if not due:
        yield finding(Item.BONUS_SOURCES, "no_trait", place, found.entry.source, args)
    elif all(one.value != bonus.value for one in due):
        right = signed(due[0].value)
        yield finding(Item.BONUS_SOURCES, "other_bonus", place, found.entry.source, {**args, "right": right})


def _due(behind: Behind, place: Place, skill: Skill) -> Iterator[Finding]:
    written = {giver(bonus.source) for bonus in skill.bonuses}
    for due in due_bonuses(behind.givers, skill):
        if not is_among(folded(due.trait), written):
            yield finding(
                Item.BONUS_SOURCES,
                "bonus_due",
                place,
                INDEX,
                {"name": skill.name, "bonus": signed(due.value), "trait": due.trait},
                severity=Severity.NOTICE,
            )


def is_among(trait: str, written: Iterable[str]) -> bool:
    """Whether a source names the trait, in full or by how it begins (`Reflexos`)."""
    return any(source and trait.startswith(source) for source in written)


def _penalty(sheet: Sheet, place: Place, skill: Skill) -> Iterator[Finding]:
    """What whoever lacks a trait loses (26 §7)."""
    known = known_skill(skill)
    without = known.without if known else None
    if known is None or without is None or has_trait(sheet, without.name):
        return
    if all(bonus.value != without.penalty for bonus in skill.bonuses):
        args = {"name": skill.name, "penalty": signed(without.penalty), "trait": without.name}
        yield finding(Item.BONUS_SOURCES, "penalty_due", place, known.source, args)
