"""The running text of a card: skills, spells, a creature's ways, notes."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from gmscreen.paper.cards.content import Prose
from gmscreen.paper.cards.words import dice, listed, unbroken, value
from gmscreen.sheets.creature import CreatureNotes, Obstacle, Spoils
from gmscreen.sheets.model import Sheet, SheetKind
from gmscreen.sheets.skills import Skill, Spell
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import number


def prose(sheet: Sheet) -> Iterator[Prose]:
    """What there is, in this order; nothing for what is absent."""
    for key, words in _passages(sheet):
        if words:
            yield Prose(text(f"card.{key}"), words)


def _passages(sheet: Sheet) -> Iterator[tuple[str, str]]:
    if sheet.kind is not SheetKind.CREATURE:
        yield "strength", _strength(sheet)
    yield "skills", _levels(_by_use(sheet))
    yield "spells", _levels(sheet.spells)
    if sheet.creature:
        yield from _ways(sheet.creature)
    yield "notes", sheet.notes or ""


def _strength(sheet: Sheet) -> str:
    written = {"thrust": sheet.damage.thrust, "swing": sheet.damage.swing}
    return listed(
        unbroken(text(f"card.{key}", dice=dice(given))) for key, given in written.items() if given is not None
    )


def _levels(skills: Iterable[Skill | Spell]) -> str:
    """Name and effective level of each; a level never stands alone on a new line."""
    return listed(f"{skill.name}\N{NO-BREAK SPACE}{value(skill.effective)}" for skill in skills)


def _by_use(sheet: Sheet) -> list[Skill]:
    """First the skills that the sheet's own attacks, weapons, shields and rules roll on; then by level."""
    pieces = [piece for piece in sheet.equipment if piece.quantity]
    used = {attack.skill for attack in sheet.attacks}
    used |= {tool.skill for piece in pieces for tool in (piece.weapon, piece.shield) if tool}
    return sorted(sheet.skills, key=lambda skill: (not _is_used(skill, used), -skill.effective.value))


def _is_used(skill: Skill, used: Collection[str | None]) -> bool:
    return skill.name in used or skill.role is not None


def _ways(notes: CreatureNotes) -> Iterator[tuple[str, str]]:
    yield "special", notes.special or ""
    yield "tactics", notes.tactics or ""
    yield "morale", notes.morale or ""
    yield "obstacle", _obstacle(notes.obstacle) if notes.obstacle else ""
    yield "spoils", _spoils(notes.spoils) if notes.spoils else ""


def _obstacle(wall: Obstacle) -> str:
    figures = [text("card.dr_figure", value=wall.dr), text("card.obstacle_pv", pv=wall.pv_per_m2)]
    return listed([*figures, wall.time or ""])


def _spoils(spoils: Spoils) -> str:
    return listed([_worth(spoils), spoils.what or "", spoils.note or ""])


def _worth(spoils: Spoils) -> str:
    bounds = dict.fromkeys(number(bound) for bound in (spoils.least_g, spoils.most_g) if bound is not None)
    return text("card.worth", amount="–".join(bounds)) if bounds else ""
