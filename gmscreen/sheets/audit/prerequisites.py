"""Items 5 and 6: what must be bought before, to the root, and spells outside of the domain (27; 17 §6)."""

from __future__ import annotations

from collections.abc import Container, Iterator

from gmscreen.canon.garganta.spells import spells
from gmscreen.canon.garganta.traits import traits
from gmscreen.rules.garganta.line_terms import EffectKind
from gmscreen.sheets.audit.finding import Finding, Item, Place, finding
from gmscreen.sheets.control_values import effect_level
from gmscreen.sheets.line_prices import known_skill
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.skills import Spell
from gmscreen.sheets.trait_bonuses import has_skill_or_trait
from gmscreen.texts.folded import folded


def prerequisites(sheet: Sheet) -> Iterator[Finding]:
    """Skills and spells bought without what they need."""
    for index, skill in enumerate(sheet.skills):
        known = known_skill(skill)
        for name in known.needs if known else ():
            if known and not has_skill_or_trait(sheet, name):
                args = {"name": skill.name, "needed": name}
                yield finding(Item.PREREQUISITES, "needs", ("skills", index), known.source, args)
    yield from _magery(sheet)
    bought = {_same(spell.name) for spell in sheet.spells}
    for index, spell in enumerate(sheet.spells):
        for name, source in missing_spells(bought, spell).items():
            args = {"name": spell.name, "needed": name}
            yield finding(Item.PREREQUISITES, "needs", ("spells", index), source, args)


def _magery(sheet: Sheet) -> Iterator[Finding]:
    """No spell without Aptidão Mágica, anywhere (17 §6.1); some ask for more than one level of it."""
    level = effect_level(sheet, EffectKind.MAGERY)
    if sheet.spells and not level:
        yield finding(Item.PREREQUISITES, "no_magery", ("spells",), "17 §6.1; 22 §1")
        return
    for index, spell in enumerate(sheet.spells):
        found = spells().find(spell.name)
        if found and found.entry.magery > level:
            args = {"name": spell.name, "level": found.entry.magery}
            yield finding(Item.PREREQUISITES, "more_magery", ("spells", index), found.entry.source, args)


def missing_spells(bought: Container[str], spell: Spell) -> dict[str, str]:
    """The spells on the way to a spell's roots that are not among those bought, with who asks for them.

    The sheet's own list counts beside that of 27. A spell that is bought answers for its own roots; one
    that is not is followed by its list, each name once, so that a circle ends.
    """
    missing: dict[str, str] = {}
    waiting = [*_needs(spell.name), *((needed, "24 §2") for needed in spell.prerequisites)]
    seen = {_same(spell.name)}
    while waiting:
        name, source = waiting.pop()
        same = _same(name)
        if same in seen or same in bought or _is_magery(name):
            continue
        seen.add(same)
        missing[name] = source
        waiting.extend(_needs(name))
    return missing


def _needs(name: str) -> Iterator[tuple[str, str]]:
    found = spells().find(name)
    if found:
        yield from ((needed, found.entry.source) for needed in found.entry.needs or ())


def _same(name: str) -> str:
    """One form for all names of a spell."""
    found = spells().find(name)
    return folded(found.entry.name if found else name.strip())


def _is_magery(name: str) -> bool:
    """Whether a prerequisite is Aptidão Mágica, also as 27 shortens it."""
    found = traits().advantages.find(name)
    return found is not None and any(effect.kind is EffectKind.MAGERY for effect in found.entry.effects)


def out_of_domain(sheet: Sheet) -> Iterator[Finding]:
    """Spells that the House does not grant, without whose leave they were learnt (item 6)."""
    for index, spell in enumerate(sheet.spells):
        if spell.out_of_domain and not (spell.agreement or "").strip():
            place: Place = ("spells", index, "agreement")
            yield finding(Item.OUT_OF_DOMAIN, "no_agreement", place, "17 §6.6", {"name": spell.name})
