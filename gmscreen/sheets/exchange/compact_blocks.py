"""The compact form of the ready-made characters (08): a heading, its sum, and its items in one line."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from decimal import Decimal
from typing import Any

from gmscreen.rules.garganta.costs import SkillType
from gmscreen.sheets.bonds import BondKind
from gmscreen.sheets.exchange.attack_lines import capitalized, counted
from gmscreen.sheets.exchange.completion import with_effects
from gmscreen.sheets.exchange.equipment_lines import placed, told_place
from gmscreen.sheets.exchange.escapes import fields_of, unescaped
from gmscreen.sheets.exchange.figures import NUMBER, figure, whole
from gmscreen.sheets.exchange.found import Found, Put, Scene
from gmscreen.sheets.exchange.noise import Line
from gmscreen.sheets.exchange.understood import LineKind
from gmscreen.sheets.exchange.words import Section, member
from gmscreen.texts.catalogue import text
from gmscreen.texts.folded import folded
from gmscreen.texts.numbers import number

_BLOCK = re.compile(
    r"(?P<label>[^\W\d_][^:·(—]{0,60}?)\s*(?:\((?P<sum>[^()]{0,200})\))?\s*(?:—\s*(?P<phrase>[^:]{0,300}))?:(?P<items>.*)"
)
_LEVELLED = re.compile(rf"(?P<name>.+) (?P<level>[0-9]{{1,2}}) \((?P<points>{NUMBER})(?P<each> cada)?\)")
_ADVANTAGE = re.compile(
    r"(?P<name>.{1,300}?)(?: (?P<level>\+?[0-9]{1,2}))?(?P<where> em [^0-9]{1,60}?)?(?: —)? "
    r"(?P<cost>[0-9]{1,3})"
    r"(?: \((?P<detail>[^()]*)\))?"
)
_DISADVANTAGE = re.compile(r"(?P<name>.+?)(?: \((?P<detail>.*)\))?(?: —)? (?P<cost>[−\-‐‑]\s?[0-9]{1,3})")
_PRICED = re.compile(r"(?P<name>.{1,300}?)(?:,| —)? (?P<price>[0-9][0-9.]{0,11})(?: g)?")
_PROTECTION = re.compile(r",?\s*PD (?P<pd>[0-9]{1,2})|\s*[/,e]?\s*RD (?P<dr>[0-9]{1,2})")
_TOTAL = re.compile(
    r"\.?\s*Total (?P<spent>[0-9.]{1,12})(?: g)? · saldo (?P<balance>[0-9.]{1,12}) g\.?\s*$", re.IGNORECASE
)
_PURSE = re.compile(r"(?P<initial>[0-9.]{1,12}) g, Riqueza (?P<level>[^—]+?)(?:\s*—.*)?", re.IGNORECASE)
_PAID = re.compile(rf"(?P<worth>{NUMBER}) pontos de valor, (?P<paid>{NUMBER}) pag", re.IGNORECASE)
_SUM = re.compile(rf"\(?(?P<sum>{NUMBER})\)?")


@dataclass(frozen=True, slots=True)
class _Block:
    """A block: its section, what its label adds, its sum as printed, its items as one text."""

    section: Section
    kind: SkillType | None
    sum: str
    phrase: str
    items: str


def read_block(line: Line, scene: Scene) -> Found | None:
    """A block with its items, or its heading alone; under a heading, items without a label."""
    block = None if line.is_item and scene.section in _LISTS else _block(line.bare)
    if block is None:
        return _loose_items(line, scene)
    if not block.items:
        return Found(LineKind.HEADING, section=block.section, keeps=bool(block.phrase))
    reader = _READERS.get(block.section)
    found = reader(block) if reader else None
    return None if found is None or not found.puts else found


def _block(bare: str) -> _Block | None:
    found = _BLOCK.fullmatch(bare)
    section, kind = _section(found["label"]) if found else (None, None)
    if found is None or section is None:
        return None
    return _Block(section, kind, found["sum"] or "", found["phrase"] or "", found["items"].strip())


def _section(label: str) -> tuple[Section | None, SkillType | None]:
    """The section that a label names; `Perícias mentais` says the type as well."""
    if section := member("section", label):
        return Section(section), None
    first, _, last = label.rpartition(" ")
    section, kind = member("section", first), member("skill_type", last.rstrip("s"))
    return (Section(section), SkillType(kind)) if section and kind else (None, None)


def _loose_items(line: Line, scene: Scene) -> Found | None:
    reader = _READERS.get(scene.section) if scene.section in _LOOSE and scene.section else None
    found = (
        reader(_Block(Section(scene.section), None, "", "", line.bare)) if reader and scene.section else None
    )
    return found if found and found.puts and not found.rest else None


def _skills(block: _Block) -> Found:
    puts: list[Put] = []
    rest: list[str] = []
    paid = _PAID.search(block.phrase)
    for item in fields_of(block.items):
        skill = _levelled(item)
        if skill is None:
            rest.append(item)
            continue
        skill |= {"type": block.kind.value} if block.kind else {}
        puts.append(Put(("skills",), _paid_in_part(skill, paid) if paid else skill))
    points = [put.value.get("worth", put.value.get("points")) for put in puts]
    printed = paid["worth"] if paid else block.sum
    return _with_sum(Found(LineKind.SKILL, tuple(puts), tuple(rest), completes=True), printed, points)


def _levelled(item: str) -> dict[str, Any] | None:
    """`Faca 15 (4)`; `quatro idiomas 16 (2 cada)` is one line that is worth four."""
    found = _LEVELLED.fullmatch(item.strip(" ."))
    points = figure(found["points"]) if found else None
    if found is None or points is None:
        return None
    count = (counted(found["name"].split()[0]) or 1) if found["each"] else 1
    return {
        "name": capitalized(unescaped(found["name"])),
        "level": int(found["level"]),
        "points": points * count,
        **({"lines": count} if count > 1 else {}),
    }


def _paid_in_part(skill: dict[str, Any], paid: re.Match[str]) -> dict[str, Any]:
    """Where a talent pays part of it, the printed points are what the line is worth (28 §1)."""
    worth, whole_worth, whole_paid = skill["points"], figure(paid["worth"]), figure(paid["paid"])
    share = worth * whole_paid / whole_worth if whole_worth and whole_paid else worth
    return skill | {"worth": worth, "points": share if not share * 2 % 1 else worth}


def _with_sum(found: Found, printed: str, points: list[Decimal | int | None]) -> Found:
    """The block, with a warning where the printed sum is not that of its items."""
    match = _SUM.match(printed.strip())
    stated = figure(match["sum"]) if match else None
    total = sum((Decimal(one) for one in points if one is not None), Decimal(0))
    if stated is None or stated == total:
        return found
    warning = text("exchange.other_sum", written=number(stated), computed=number(total))
    return replace(found, rest=(*found.rest, printed), warnings=(*found.warnings, warning))


def _spells(block: _Block) -> Found:
    puts: list[Put] = []
    rest = [block.phrase] if block.phrase else []
    for item in fields_of(block.items):
        spell = _levelled(item)
        if spell:
            spell.pop("lines", None)
            star = {"very_hard": True} if spell["name"].endswith("*") else {}
            puts.append(Put(("spells",), spell | {"name": spell["name"].rstrip("*")} | star))
        else:
            rest.append(item)
    return _with_sum(
        Found(LineKind.SPELL, tuple(puts), tuple(rest), completes=True),
        block.sum,
        [put.value["points"] for put in puts],
    )


def _traits(
    kind: LineKind, field: str, read: Callable[[str], dict[str, Any] | None]
) -> Callable[[_Block], Found]:
    def reader(block: _Block) -> Found:
        read_items = [(item, read(item.strip(" ."))) for item in fields_of(block.items)]
        puts = tuple(Put((field,), with_effects(trait, field)) for _, trait in read_items if trait)
        rest = tuple(item for item, trait in read_items if not trait)
        return _with_sum(Found(kind, puts, rest), block.sum, [put.value["cost"] for put in puts])

    return reader


def _advantage(item: str) -> dict[str, Any] | None:
    """`Status 1 5`, `Força de Vontade 4 — 16`, `Reputação +2 em Gapheim 5`."""
    found = _ADVANTAGE.fullmatch(item)
    if found is None:
        return None
    trait: dict[str, Any] = {
        "name": unescaped(found["name"] + (found["where"] or "")),
        "cost": int(found["cost"]),
    }
    trait |= {"level": int(found["level"])} if found["level"] else {}
    return trait | (_gift(found["detail"]) if found["detail"] else {})


def _gift(detail: str) -> dict[str, str]:
    for phrase in text("written.phrase.gift").split("|"):
        if folded(detail).startswith(folded(phrase)):
            return {"gift_of": detail[len(phrase) :].strip()}
    return {"detail": unescaped(detail)}


def _disadvantage(item: str) -> dict[str, Any] | None:
    """`Inimigo (rival, raro) −5`; the Dever da Marca is told by its detail or its name."""
    found = _DISADVANTAGE.fullmatch(item)
    if found is None:
        return None
    trait: dict[str, Any] = {"name": unescaped(found["name"]), "cost": whole(found["cost"])}
    trait |= {"detail": unescaped(found["detail"])} if found["detail"] else {}
    duty = folded(text("written.phrase.mark_duty").split("|")[0]) in folded(item)
    return trait | ({"mark_duty": True} if duty else {})


def _quirks(block: _Block) -> Found:
    quirks = tuple(Put(("quirks",), unescaped(one)) for one in fields_of(block.items.rstrip(".")) if one)
    return _with_sum(Found(LineKind.QUIRK, quirks), block.sum, [-1] * len(quirks))


_BONDS = (BondKind.PERSON, BondKind.PERSON, BondKind.DEBT, BondKind.SECRET)


def _bonds(block: _Block) -> Found:
    """Four ties without their kinds: two people, a debt and a secret, in the order of 13."""
    ties = fields_of(block.items.rstrip("."))
    if len(ties) != len(_BONDS):
        return Found(LineKind.BOND)
    told = zip(_BONDS, ties, strict=True)
    puts = tuple(Put(("bonds",), {"kind": kind.value, "text": unescaped(tie)}) for kind, tie in told)
    return Found(LineKind.BOND, puts, warnings=(text("exchange.bonds_by_order"),))


def _equipment(block: _Block) -> Found:
    puts = list(_purse(block))
    rest: list[str] = []
    warnings: list[str] = []
    for item in fields_of(_TOTAL.sub("", block.items)):
        piece = _priced(item.strip(" ."))
        if piece is None:
            rest.append(item)
        else:
            puts.append(Put(("equipment",), piece))
            warnings.append(told_place(piece))
    found = Found(LineKind.EQUIPMENT, tuple(puts), tuple(rest), tuple(warnings))
    total = _TOTAL.search(block.items)
    prices = [put.value.get("price_g") for put in puts if put.path == ("equipment",)]
    return _with_sum(found, total["spent"] if total else "", prices)


def _purse(block: _Block) -> Iterator[Put]:
    total, purse = _TOTAL.search(block.items), _PURSE.fullmatch(block.sum)
    if purse:
        yield Put(("wealth", "initial_g"), figure(purse["initial"]))
        yield Put(("wealth", "level"), unescaped(purse["level"]))
    if total:
        yield Put(("wealth", "spent_g"), figure(total["spent"]))
        yield Put(("wealth", "balance_g"), figure(total["balance"]))


def _priced(item: str) -> dict[str, Any] | None:
    """`coura, PD 1 / RD 1, 315`: the price is the last number."""
    found = _PRICED.fullmatch(item)
    price = figure(found["price"]) if found else None
    if found is None or price is None:
        return None
    figures = {
        key: int(value)
        for one in _PROTECTION.finditer(found["name"])
        for key, value in one.groupdict().items()
        if value
    }
    name = capitalized(unescaped(_PROTECTION.sub("", found["name"]).strip(" ,/—")))
    return placed(name, {**figures, "price_g": price}) if name else None


_LOOSE = {Section.SKILLS, Section.SPELLS, Section.ADVANTAGES, Section.DISADVANTAGES, Section.EQUIPMENT}
_LISTS = {*_LOOSE, Section.QUIRKS, Section.BONDS, Section.ATTACKS}
_READERS: dict[Section, Callable[[_Block], Found]] = {
    Section.SKILLS: _skills,
    Section.SPELLS: _spells,
    Section.ADVANTAGES: _traits(LineKind.ADVANTAGE, "advantages", _advantage),
    Section.DISADVANTAGES: _traits(LineKind.DISADVANTAGE, "disadvantages", _disadvantage),
    Section.QUIRKS: _quirks,
    Section.BONDS: _bonds,
    Section.EQUIPMENT: _equipment,
}
