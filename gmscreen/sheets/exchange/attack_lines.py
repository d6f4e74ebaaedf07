"""Attacks: in prose, as the bestiary writes them (06), and in fields, as this program does."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from gmscreen.sheets.exchange.escapes import escaped, fields_of, unescaped
from gmscreen.sheets.exchange.figures import dice, told_dice, whole
from gmscreen.sheets.exchange.found import Found, Put, Scene
from gmscreen.sheets.exchange.noise import Line
from gmscreen.sheets.exchange.parts import (
    SEPARATOR,
    Flag,
    Labelled,
    Made,
    Number,
    Part,
    Tree,
    read_parts,
    told_parts,
    with_note,
)
from gmscreen.sheets.exchange.understood import LineKind
from gmscreen.sheets.exchange.words import Section, any_of, member, vocabulary, word, words
from gmscreen.texts.folded import folded

_DICE = r"[0-9]+\s?d(?:\s?[+\-−‐‑]\s?[0-9]+)?"
_OR = re.compile(r"[,;] ou ", re.IGNORECASE)
_GRAPPLE = re.compile(
    r"(?:agarr\w*|aperto|escap\w*|segur\w*|\()[^.;]{0,40}?\bST\s?(?P<st>[0-9]{1,3})", re.IGNORECASE
)
_GRAPPLE_FIRST = re.compile(r"^\(?ST\s?(?P<st>[0-9]{1,3})\b", re.IGNORECASE)
_RADIUS = re.compile(r"\braio (?:de )?[0-9]+ ?m\b", re.IGNORECASE)
_COUNTED = re.compile(r"^(?P<count>[0-9]{1,2}|\w+) (?P<name>.+?) por turno$", re.IGNORECASE)
_COUNTS = {
    "um": 1,
    "uma": 1,
    "dois": 2,
    "duas": 2,
    "tres": 3,
    "quatro": 4,
    "cinco": 5,
    "seis": 6,
    "sete": 7,
    "oito": 8,
}
_HIRED = re.compile(r"^(?P<name>.+?) (?:em|NH) (?P<level>[0-9]{1,2})$", re.IGNORECASE)


def counted(written: str) -> int | None:
    """A number in figures or in a word up to eight, or None."""
    return _COUNTS.get(folded(written)) or whole(written)


def capitalized(name: str) -> str:
    """The name with a capital first."""
    return name[:1].upper() + name[1:]


def hired_attack(written: str) -> dict[str, Any] | None:
    """`uma arma em 12`, as a hired hand has it (03 §10.7)."""
    found = _HIRED.fullmatch(written)
    return {"name": capitalized(found["name"]), "level": int(found["level"])} if found else None


def attacks_in(told: str, condition: str | None = None) -> Iterator[dict[str, Any]]:
    """The attacks of one sentence of the bestiary; all that is said after the name stands in the effect."""
    head, stop, tail = told.partition(". ")
    alternatives = [one for one in _OR.split(head) if one.strip()]
    for index, one in enumerate(alternatives):
        last = index == len(alternatives) - 1
        yield _attack(f"{one}{stop}{tail}" if last else one, condition)


def _attack(told: str, condition: str | None) -> dict[str, Any]:
    found = _damage(told)
    name, rest = (told[: found.start()], told[found.end() :]) if found else _split_name(told)
    attack: dict[str, Any] = {**_named(name.strip(" ,:;—.")), **_held(told)}
    if found:
        attack["damage"] = dice(found["dice"])
        attack |= {"type": member("attack_type", found["type"])} if found["type"] else {}
    effect = re.sub(r"^cada\b", "", rest.strip(" ,;.")).strip(" ,;.")
    said = {"condition": condition, "effect": capitalized(effect)}
    return attack | {key: value for key, value in said.items() if value}


def _damage(told: str) -> re.Match[str] | None:
    """Dice with their type; without one, only dice that end what they stand in: `2d minutos` is no damage."""
    kinds = any_of(_type_words())
    typed = re.search(rf"(?P<dice>{_DICE})\s+(?:de\s+)?(?P<type>{kinds})\b", told, re.IGNORECASE)
    return typed or re.search(rf"(?P<dice>{_DICE})(?P<type>)(?=\s*(?:$|[.,;]|cada\b))", told, re.IGNORECASE)


def _type_words() -> list[str]:
    return [one for kind in set(vocabulary("attack_type").values()) for one in words("attack_type", kind)]


def _split_name(told: str) -> tuple[str, str]:
    """The name of an attack without dice, up to the first stop, and what follows."""
    found = re.search(r"[,.;:(]", told)
    return (told[: found.start()], told[found.start() :].lstrip(",.;: ")) if found else (told, "")


def _named(name: str) -> dict[str, Any]:
    """`dois golpes por turno` is the blow, two a turn."""
    found = _COUNTED.fullmatch(name)
    count = counted(found["count"]) if found else None
    if found is None or count is None:
        return {"name": capitalized(name) or word("label", "attack")}
    return {"name": capitalized(found["name"]), "per_turn": count}


def _held(rest: str) -> dict[str, Any]:
    grapple = _GRAPPLE.search(rest) or _GRAPPLE_FIRST.search(rest)
    radius = _RADIUS.search(rest)
    held: dict[str, Any] = {"grapple_st": int(grapple["st"])} if grapple else {}
    return held | ({"reach": radius[0]} if radius else {})


def labelled_attack(label: str, told: str) -> list[dict[str, Any]]:
    """An attack under a label of its own: `Aperto: ST 18` is named by it, others have it as condition."""
    if _GRAPPLE_FIRST.match(told):
        return [{"name": capitalized(label), **_held(told), **_remainder(told)}]
    return list(attacks_in(told, label))


def _remainder(told: str) -> dict[str, str]:
    rest = _GRAPPLE_FIRST.sub("", told).strip(" ).,;")
    return {"effect": capitalized(rest)} if rest else {}


def is_told_attack(told: str) -> bool:
    """Whether words after a label have the dice or the hold of an attack."""
    typed = rf"{_DICE}\s+(?:de\s+)?(?:{any_of(_type_words())})\b"
    return bool(re.search(typed, told, re.IGNORECASE) or _GRAPPLE_FIRST.match(told))


def _told_damage(tree: Tree) -> str | None:
    kind = word("attack_type", tree["type"]) if "type" in tree else ""
    rolled = escaped(told_dice(tree["damage"])) if "damage" in tree else ""
    return f"{rolled} {kind}".strip() or None


def _read_damage(written: str) -> dict[str, Any] | None:
    """Dice, a type, or both."""
    if kind := member("attack_type", written):
        return {"type": kind}
    if expression := dice(unescaped(written)):
        return {"damage": expression} if "d" in expression else None
    first, _, last = written.rpartition(" ")
    expression, kind = dice(unescaped(first)), member("attack_type", last)
    return {"damage": expression, "type": kind} if expression and kind else None


PARTS: tuple[Part, ...] = (
    Number(("level",), "level"),
    Labelled("skill", "skill"),
    Made(_told_damage, _read_damage),
    Labelled("reach", "reach"),
    Number(("ranged", "tr"), "tr"),
    Number(("ranged", "accuracy"), "accuracy"),
    Number(("ranged", "half_damage_m"), "half_damage"),
    Number(("ranged", "max_m"), "max"),
    Number(("per_turn",), "per_turn"),
    Number(("grapple_st",), "grapple_st"),
    Labelled("condition", "condition"),
    Labelled("effect", "effect"),
    Flag("reading", "figure_reading"),
    Labelled("source", "source"),
    Labelled("note", "note"),
)


def told_attack(tree: Tree) -> str:
    """An attack in fields."""
    return SEPARATOR.join([escaped(tree["name"]), *told_parts(tree, PARTS)])


def read_attack(line: Line, scene: Scene) -> Found | None:
    """An attack in fields, under the heading of attacks."""
    if scene.section is not Section.ATTACKS or line.is_block:
        return None
    name, *fields = fields_of(line.bare)
    tree, rest = read_parts(fields, PARTS)
    return Found(LineKind.ATTACK, (Put(("attacks",), {"name": unescaped(name), **with_note(tree, rest)}),))
