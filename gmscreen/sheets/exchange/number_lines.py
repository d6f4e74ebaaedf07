"""The line of numbers of a character (08), a hired hand (03) or a creature (06)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from gmscreen.sheets.exchange.attack_lines import hired_attack
from gmscreen.sheets.exchange.escapes import escaped, unescaped
from gmscreen.sheets.exchange.figures import dice, figure
from gmscreen.sheets.exchange.found import Found, Put, Scene
from gmscreen.sheets.exchange.noise import Line
from gmscreen.sheets.exchange.understood import LineKind
from gmscreen.sheets.exchange.words import Figure, Section, any_of, member, words
from gmscreen.sheets.model import SheetKind
from gmscreen.texts.catalogue import text

_ATTRIBUTES = (Figure.ST, Figure.DX, Figure.IQ, Figure.HT)
_PLACES = {
    Figure.ST: ("attributes", "st"),
    Figure.DX: ("attributes", "dx"),
    Figure.IQ: ("attributes", "iq"),
    Figure.HT: ("attributes", "ht"),
    Figure.PV: ("printed", "pv"),
    Figure.FATIGUE: ("printed", "fatigue"),
    Figure.BASIC_SPEED: ("printed", "basic_speed"),
    Figure.MOVE: ("printed", "move"),
    Figure.DODGE: ("printed", "dodge"),
    Figure.PD: ("natural", "pd"),
    Figure.DR: ("natural", "dr"),
    Figure.HEAD_DR: ("natural", "head_dr"),
}


@dataclass(frozen=True, slots=True)
class _Item:
    figure: Figure
    number: str
    qualifier: str


@cache
def _pattern() -> re.Pattern[str]:
    labels = any_of(one for figure in Figure for one in words("figure", figure))
    return re.compile(
        rf"(?<!\w)(?P<label>{labels})\.?:?\s*(?P<number>[0-9]{{1,4}}(?:[.,][0-9]{{1,4}})?)(?!\w| ?d\b)",
        re.IGNORECASE,
    )


def read_numbers(line: Line, scene: Scene) -> Found | None:
    """The line, if it has two attributes, or only such numbers; one will do under their heading."""
    items, free = _items(line.bare)
    known = [item for item in items if item.figure in _ATTRIBUTES]
    least = 1 if scene.section is Section.ATTRIBUTES else 2
    if len(known) < 2 and (len(items) < least or free):
        return None
    puts: list[Put] = []
    rest: list[str] = []
    for item in items:
        puts.extend(_puts(item))
        rest.extend(_left(item))
    for words_left in free:
        attack = hired_attack(words_left)
        puts.extend([Put(("attacks",), attack)] if attack else [])
        puts.extend([Put(("kind",), SheetKind.NAMED_NPC.value)] if attack and not scene.has("kind") else [])
        rest.extend([] if attack else [words_left])
    return Found(LineKind.NUMBERS, tuple(puts), tuple(rest))


def _items(bare: str) -> tuple[list[_Item], list[str]]:
    """Each number with the words after it, and the parts of the line that have none of these labels."""
    matches = list(_pattern().finditer(bare))
    if not matches:
        return [], []
    ends = [found.start() for found in matches[1:]] + [len(bare)]
    free = [bare[: matches[0].start()]]
    items = []
    for found, end in zip(matches, ends, strict=True):
        qualifier, *others = [part.strip(" ,—") for part in re.split(r"[·|]", bare[found.end() : end])]
        free += others
        known = Figure(member("figure", found["label"]) or "")
        items.append(_Item(known, found["number"], qualifier))
    return items, [part for one in free if (part := one.strip(" ·—|,;"))]


def told_qualifier(qualifier: str) -> str:
    """Words after a number, so written that no number of this line is seen in them."""
    return f"({escaped(qualifier, '0123456789' if _pattern().search(qualifier) else '')})"


def _puts(item: _Item) -> Iterator[Put]:
    value = figure(item.number)
    if value is None or item.figure not in _PLACES:
        return
    exact = item.figure is Figure.BASIC_SPEED
    yield Put(_PLACES[item.figure], value if exact or value % 1 else int(value))
    if item.figure is Figure.MOVE and item.qualifier:
        yield Put(("printed", "move_note"), unescaped(item.qualifier.removeprefix("(").removesuffix(")")))


def _left(item: _Item) -> Iterator[str]:
    if item.figure not in _PLACES or (item.qualifier and item.figure is not Figure.MOVE):
        yield f"{words('figure', item.figure)[0]} {item.number} {item.qualifier}".strip()


_DAMAGE = re.compile(
    r"(?P<which>GdP|GeB):?\s*(?P<dice>[0-9]*[dD][0-9x×+\-−‐‑ ]*|0)\s*(?:·|,|;|/|$)", re.IGNORECASE
)
_WHICH = {"gdp": "thrust", "geb": "swing"}


def read_damage(line: Line, _scene: Scene) -> Found | None:
    """`Dano: GdP 1d−2 · GeB 1d` (19 §6)."""
    matches = list(_DAMAGE.finditer(line.bare))
    if not matches:
        return None
    puts = [
        Put(("damage", _WHICH[found["which"].lower()]), written)
        for found in matches
        if (written := dice(found["dice"]))
    ]
    label = re.compile(rf"^(?:{any_of(words('label', 'damage'))}):", re.IGNORECASE)
    rest = label.sub("", _DAMAGE.sub("", line.bare)).strip(" ·,;/")
    unread = (text("exchange.dice_unread", line=line.bare),) if len(puts) < len(matches) else ()
    left = (line.bare,) if rest or unread else ()
    return Found(LineKind.DAMAGE, tuple(puts), left, unread) if puts else None
