"""Advantages and disadvantages in three fields (24 §3), and quirks."""

from __future__ import annotations

import re
from typing import Any

from gmscreen.sheets.exchange.completion import ADVANTAGES, DISADVANTAGES, known_effects, with_effects
from gmscreen.sheets.exchange.escapes import escaped, fields_of, unescaped
from gmscreen.sheets.exchange.figures import SIGNED, whole
from gmscreen.sheets.exchange.found import Found, Put, Scene
from gmscreen.sheets.exchange.noise import Line
from gmscreen.sheets.exchange.parts import (
    SEPARATOR,
    Effects,
    Flag,
    Labelled,
    Number,
    Part,
    Tree,
    read_parts,
    told_parts,
)
from gmscreen.sheets.exchange.skill_lines import word_of
from gmscreen.sheets.exchange.understood import LineKind
from gmscreen.sheets.exchange.words import Section, member, word
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import DASH

_COST = re.compile(rf"(?P<cost>{SIGNED})(?:\s?(?:pts?|pontos?)\.?)?", re.IGNORECASE)
_LEVELLED = re.compile(r"(?P<name>.*\D) \+?(?P<level>[0-9]{1,2})")
_LAST_DIGIT = re.compile(r"[0-9]$")

_TAIL: tuple[Part, ...] = (
    Number(("level",), "trait_level"),
    Labelled("gift_of", "gift_of"),
    Flag("mark_duty", "mark_duty"),
    Flag("racial", "racial"),
    Effects(),
    Labelled("source", "source"),
)


def told_advantage(tree: Tree) -> str:
    """An advantage: name, cost, what it says, and what else its record has."""
    return _told(tree, ADVANTAGES)


def told_disadvantage(tree: Tree) -> str:
    """A disadvantage, likewise."""
    return _told(tree, DISADVANTAGES)


def _told(tree: Tree, list_name: str) -> str:
    name = _LAST_DIGIT.sub(lambda digit: f"&#{ord(digit[0])};", escaped(tree["name"]))
    cost = word_of(tree["cost"]) if "cost" in tree else DASH
    detail = [escaped(tree["detail"])] if "detail" in tree else []
    tail = told_parts(tree, _TAIL)
    if "effects" not in tree and known_effects(list_name, tree["name"], tree.get("level")):
        tail.append(f"{text('written.phrase.effects')}: {DASH}")
    return SEPARATOR.join([name, cost, *(detail or ([DASH] if tail else [])), *tail])


def read_trait(line: Line, scene: Scene) -> Found | None:
    """A trait; outside the headings of traits, its cost says which of the two it is."""
    name, *fields = fields_of(line.bare)
    cost = _cost(fields[0]) if fields else None
    is_here = scene.section in (Section.ADVANTAGES, Section.DISADVANTAGES)
    if not name or not fields or (cost is None and not (is_here and fields[0] == DASH)):
        return None
    if not is_here and (cost in (None, 0) or len(fields) != 2 or scene.section is not None):
        return None
    tree = _trait(fields[1:])
    found = _LEVELLED.fullmatch(name) if "level" not in tree else None
    named = (
        {"name": unescaped(found["name"]), "level": int(found["level"])}
        if found
        else {"name": unescaped(name)}
    )
    trait = named | tree | ({"cost": cost} if cost is not None else {})
    is_bad = scene.section is Section.DISADVANTAGES or (not is_here and cost is not None and cost < 0)
    return _found(trait, is_bad=is_bad)


def _found(trait: dict[str, Any], *, is_bad: bool) -> Found:
    kind, field = (LineKind.DISADVANTAGE, "disadvantages") if is_bad else (LineKind.ADVANTAGE, "advantages")
    return Found(kind, (Put((field,), with_effects(trait, field)),))


def _trait(fields: list[str]) -> dict[str, Any]:
    """What stands after the cost: the detail, then the parts with a form of their own."""
    if not fields:
        return {}
    detail, *others = fields
    tree, rest = read_parts(others, _TAIL)
    said = [unescaped(one) for one in (detail, *rest) if one != DASH]
    return tree | ({"detail": SEPARATOR.join(said)} if said else {})


def _cost(written: str) -> int | None:
    found = _COST.fullmatch(written)
    return whole(found["cost"]) if found else None


def told_bond(tree: Tree) -> str:
    """A tie, after its kind."""
    return f"{word('bond_kind', tree['kind'])}: {escaped(tree['text'])}"


def read_bond(line: Line, scene: Scene) -> Found | None:
    """`dívida: ao cais, 200 g`, under the heading of ties."""
    kind, colon, told = line.bare.partition(":")
    known = member("bond_kind", kind) if colon and scene.section is Section.BONDS else None
    return (
        Found(LineKind.BOND, (Put(("bonds",), {"kind": known, "text": unescaped(told.strip())}),))
        if known
        else None
    )


def read_quirk(line: Line, scene: Scene) -> Found | None:
    """One quirk, or several between middle dots, under their heading."""
    if scene.section is not Section.QUIRKS or (":" in line.bare and not line.is_item):
        return None
    quirks = [one for one in fields_of(line.bare) if one]
    return Found(LineKind.QUIRK, tuple(Put(("quirks",), unescaped(one)) for one in quirks))
