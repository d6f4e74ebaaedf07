"""The lines of a creature (06): where it lives, what it does, what it leaves."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from gmscreen.sheets.exchange.attack_lines import (
    attacks_in,
    capitalized,
    counted,
    is_told_attack,
    labelled_attack,
)
from gmscreen.sheets.exchange.escapes import escaped, fields_of, unescaped
from gmscreen.sheets.exchange.figures import NUMBER, figure
from gmscreen.sheets.exchange.found import Found, Put, Scene
from gmscreen.sheets.exchange.noise import Line
from gmscreen.sheets.exchange.parts import (
    SEPARATOR,
    Labelled,
    Made,
    Number,
    Part,
    Tree,
    read_parts,
    told_parts,
)
from gmscreen.sheets.exchange.understood import LineKind
from gmscreen.sheets.exchange.words import Label, Section, any_of, member, words
from gmscreen.sheets.fields import MOST_ITEMS
from gmscreen.texts.catalogue import text
from gmscreen.texts.folded import folded
from gmscreen.texts.numbers import DASH, number

_LABEL = re.compile(r"(?P<label>[^:·]{1,60}):\s*(?P<told>.*)", re.DOTALL)
_LEVEL = re.compile(r"(?P<name>.+?) (?P<level>[0-9]{1,2})\.?")
_RANGE = re.compile(
    rf"(?P<least>{NUMBER})\s?(?:–|—|-| a )\s?(?P<most>{NUMBER})\s?g\b(?P<rest>.*)", re.IGNORECASE
)
_GROUP = re.compile(
    r"\b(?:grupos?|bandos?) de (?P<least>[0-9]{1,3}|\w+) a (?P<most>[0-9]{1,3}|\w+)\b", re.IGNORECASE
)
_NUMBERS = re.compile(r"([0-9]{1,3})|( a |–|-)")


def labelled(bare: str) -> tuple[str, str] | None:
    """A label and what stands after its colon, or None."""
    found = _LABEL.fullmatch(bare)
    return (found["label"].strip(), found["told"]) if found else None


def read_floors(line: Line, _scene: Scene) -> Found | None:
    """`Andares 3 a 6. Anda em fila.`: the floors, and the sentence after them, which goes to the notes."""
    label = any_of(words("label", Label.FLOORS))
    found = re.fullmatch(rf"(?:{label}):? (?P<list>[0-9][0-9, ea–\-]*)(?P<rest>.*)", line.bare, re.IGNORECASE)
    if found is None:
        nowhere = folded(line.bare).startswith(folded(text("written.phrase.no_floor")))
        return Found(LineKind.CREATURE, keeps=True) if nowhere else None
    puts = tuple(Put(("creature", "floors"), floor) for floor in _floors(found["list"]))
    rest = found["rest"].strip(" .,")
    return Found(LineKind.CREATURE, puts, (rest,) if rest else ())


def _floors(written: str) -> list[int]:
    floors: list[int] = []
    spans = False
    for digits, span in _NUMBERS.findall(written):
        if digits:
            first = floors[-1] + 1 if spans and floors else int(digits)
            floors += range(first, int(digits) + 1) if first <= int(digits) else [int(digits)]
            if len(floors) >= MOST_ITEMS:
                break
        spans = bool(span)
    return floors[:MOST_ITEMS]


def read_creature_label(line: Line, scene: Scene) -> Found | None:
    """A line of the bestiary, by its label."""
    split = labelled(line.bare)
    if split is None or scene.section not in (None, Section.CREATURE):
        return None
    label, told = member("label", split[0]), split[1].strip()
    if told and label is not None and label in _TOLD:
        return _TOLD[label](told)
    if label is None and scene.has("natural") and is_told_attack(told):
        return _attacks(labelled_attack(split[0], told))
    return None


def _text(field: str) -> Callable[[str], Found]:
    return lambda told: Found(LineKind.CREATURE, (Put(("creature", field), unescaped(told)),))


def _attacks(attacks: list[dict[str, Any]]) -> Found:
    return Found(LineKind.ATTACK, tuple(Put(("attacks",), attack) for attack in attacks))


def read_creature_skills(line: Line, scene: Scene) -> Found | None:
    """`Perícias: Furtividade 12, Salto 13`: names and levels, between commas."""
    split = labelled(line.bare)
    if split is None or member("section", split[0]) != Section.SKILLS or not split[1]:
        return None
    items = [item.strip() for item in re.split(r"[,;·]", split[1])]
    read = [(item, _LEVEL.fullmatch(item)) for item in items if item]
    puts = [
        Put(("skills",), {"name": capitalized(unescaped(found["name"])), "level": int(found["level"])})
        for _, found in read
        if found
    ]
    rest = tuple(item for item, found in read if not found)
    return Found(LineKind.SKILL, tuple(puts), rest) if puts or scene.has("natural") else None


def read_group(line: Line, scene: Scene) -> Found | None:
    """A sentence that tells how many come together; it stays in the notes."""
    found = _GROUP.search(line.bare) if scene.section in (None, Section.CREATURE) else None
    group = _counts(found["least"], found["most"]) if found else None
    if group is None or scene.has("creature", "group"):
        return None
    return Found(LineKind.CREATURE, (Put(("creature", "group"), group),), keeps=True)


def _counts(least: str, most: str) -> dict[str, int] | None:
    counts = counted(least), counted(most)
    return {"least": counts[0], "most": counts[1]} if counts[0] and counts[1] else None


def _group(told: str) -> Found | None:
    found = re.fullmatch(r"(?P<least>\w+)(?:\s?(?:a|–)\s?(?P<most>\w+))?\.?", told)
    group = _counts(found["least"], found["most"] or found["least"]) if found else None
    return Found(LineKind.CREATURE, (Put(("creature", "group"), group),)) if group else None


def _told_range(tree: Tree) -> str | None:
    if "least_g" in tree and "most_g" in tree:
        return f"{number(tree['least_g'])}–{number(tree['most_g'])} g"
    return None


def _read_range(written: str) -> dict[str, Any] | None:
    found = _RANGE.fullmatch(written)
    if found is None or found["rest"]:
        return None
    return {"least_g": figure(found["least"]), "most_g": figure(found["most"])}


_AT_LEAST = Number(("least_g",), "at_least", exact=True)
_AT_MOST = Number(("most_g",), "at_most", exact=True)
_SPOILS: tuple[Part, ...] = (
    Made(_told_range, _read_range),
    Made(lambda tree: None if "most_g" in tree else _AT_LEAST.told(tree), _AT_LEAST.read),
    Made(lambda tree: None if "least_g" in tree else _AT_MOST.told(tree), _AT_MOST.read),
    Labelled("note", "note"),
)


def told_spoils(spoils: Tree) -> str:
    """What a carcass leaves, in fields."""
    tail = told_parts(spoils, _SPOILS)
    what = escaped(spoils["what"]) if "what" in spoils else DASH
    if not tail and _prose(what) != {"what": what}:
        what = escaped(spoils["what"], ".,0123456789")
    return SEPARATOR.join([what, *tail])


def _spoils(told: str) -> Found:
    """`saliva, 10–30 g por carcaça`, in the canon's prose or in this program's fields."""
    what, *fields = fields_of(told)
    tree, rest = read_parts(fields, _SPOILS)
    if fields:
        tree |= {} if what == DASH else {"what": unescaped(what)}
    else:
        tree, rest = _prose(told), []
    puts = tuple(Put(("creature", "spoils", key), value) for key, value in tree.items())
    return Found(LineKind.CREATURE, puts, tuple(rest))


def _prose(told: str) -> dict[str, Any]:
    found = _RANGE.search(told)
    what = told[: found.start()] if found else told.partition(". ")[0]
    note = found["rest"] if found else told.partition(". ")[2]
    said: dict[str, Any] = {"what": unescaped(what.strip(" ,.")), "note": unescaped(note.strip(" ,."))}
    if found:
        said |= {"least_g": figure(found["least"]), "most_g": figure(found["most"])}
    return {key: value for key, value in said.items() if value not in ("", None)}


_OBSTACLE: tuple[Part, ...] = (
    Number(("dr",), "dr"),
    Number(("pv_per_m2",), "pv_per_m2"),
    Labelled("time", "time"),
)


def told_obstacle(obstacle: Tree) -> str:
    """The wall that it raises, in fields."""
    return SEPARATOR.join(told_parts(obstacle, _OBSTACLE))


def _obstacle(told: str) -> Found | None:
    tree, rest = read_parts(fields_of(told), _OBSTACLE)
    if not {"dr", "pv_per_m2"} <= tree.keys():
        return None
    return Found(LineKind.CREATURE, (Put(("creature", "obstacle"), tree),), tuple(rest))


_TOLD: dict[str, Callable[[str], Found | None]] = {
    Label.TRADITION: _text("tradition"),
    Label.MORALE: _text("morale"),
    Label.TACTICS: _text("tactics"),
    Label.SPECIAL: _text("special"),
    Label.ATTACK: lambda told: _attacks(list(attacks_in(told))),
    Label.SPOILS: _spoils,
    Label.GROUP: _group,
    Label.OBSTACLE: _obstacle,
}
