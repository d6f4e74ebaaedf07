"""Items 7 and 10 on traits: their price, the sum beside one that varies, what they do in numbers (24 §3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gmscreen.canon.garganta.name_list import NameList
from gmscreen.canon.garganta.traits import traits
from gmscreen.rules.garganta.known_lines import KnownTrait
from gmscreen.sheets.audit.finding import Finding, Item, Place, Severity, finding
from gmscreen.sheets.line_prices import known_skill
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.traits import Advantage, Disadvantage
from gmscreen.texts.catalogue import text
from gmscreen.texts.folded import folded
from gmscreen.texts.numbers import number

SOURCE = "24 §3"

Trait = Advantage | Disadvantage


def trait_prices(sheet: Sheet) -> Iterator[Finding]:
    """Traits without a price, with another than their list's, or without the sum that leads to it."""
    for place, trait, known in _known_traits(sheet):
        if trait.cost is None:
            args = {"name": trait.name}
            yield finding(Item.SUMS, "no_cost", (*place, "cost"), SOURCE, args)
        elif known:
            yield from _price(sheet, (*place, "cost"), trait, known)
        if known and known.reckoned and not (trait.detail or "").strip():
            args = {"name": trait.name}
            yield finding(Item.SUMS, "not_reckoned", (*place, "detail"), known.source, args)


def _known_traits(sheet: Sheet) -> Iterator[tuple[Place, Trait, KnownTrait | None]]:
    yield from _of_list("advantages", sheet.advantages, traits().advantages)
    yield from _of_list("disadvantages", sheet.disadvantages, traits().disadvantages)


def _of_list(
    list_name: str, lines: Sequence[Trait], known: NameList[KnownTrait]
) -> Iterator[tuple[Place, Trait, KnownTrait | None]]:
    for index, line in enumerate(lines):
        found = known.find(line.name)
        yield (list_name, index), line, found.entry if found else None


def _price(sheet: Sheet, place: Place, trait: Trait, known: KnownTrait) -> Iterator[Finding]:
    due = _scaled(sheet, trait, known) or known.prices(trait.level)
    if due and trait.cost not in due:
        right = text("audit.or").join(map(number, due))
        args = {"name": trait.name, "cost": trait.cost, "right": right}
        yield finding(Item.SUMS, "trait_price_differs", place, known.source, args)
    elif not due and known.scale:
        args = {"name": trait.name, "detail": trait.detail or ""}
        yield finding(
            Item.SUMS, "scale_silent", (*place[:2], "detail"), known.source, args, severity=Severity.PENDING
        )


def _scaled(sheet: Sheet, trait: Trait, known: KnownTrait) -> tuple[int, ...]:
    """The price that the detail asks for: of the city that the sheet comes from, or of a row of the scale."""
    detail = folded(trait.detail or "")
    if known.own_city is not None and sheet.origin and folded(sheet.origin) in detail:
        return (known.own_city,)
    return tuple(row.cost for row in known.scale if folded(row.word) in detail)[:1]


def uncounted_effects(sheet: Sheet) -> Iterator[Finding]:
    """Traits and skills whose part in the numbers the sheet does not write, so that nothing counts it."""
    for place, trait, known in _known_traits(sheet):
        written = {effect.kind for effect in trait.effects}
        if known and any(effect.kind not in written for effect in known.effects):
            yield _uncounted((*place, "effects"), trait.name, known.source)
    for index, skill in enumerate(sheet.skills):
        known_one = known_skill(skill)
        if known_one and known_one.role and skill.role is None:
            yield _uncounted(("skills", index, "role"), skill.name, known_one.source)


def _uncounted(place: Place, name: str, source: str) -> Finding:
    return finding(Item.TWO_LINES, "uncounted", place, source, {"name": name}, severity=Severity.PENDING)
