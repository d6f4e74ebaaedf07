"""The derived numbers of a written sheet: written from the sheet, and compared with it when read."""

from __future__ import annotations

import re
from collections.abc import Iterator

from gmscreen.sheets.exchange.escapes import escaped
from gmscreen.sheets.exchange.figures import NUMBER, figure
from gmscreen.sheets.exchange.found import Found, Scene
from gmscreen.sheets.exchange.noise import Line, cleaned, without_emphasis
from gmscreen.sheets.exchange.parts import SEPARATOR
from gmscreen.sheets.exchange.skill_lines import is_right_magic_iq
from gmscreen.sheets.exchange.understood import LineKind
from gmscreen.sheets.exchange.words import Figure, Section, load_names, word, words
from gmscreen.sheets.line_defenses import LineDefense
from gmscreen.sheets.lines import Line as LoadLine
from gmscreen.sheets.lines import LineKind as Which
from gmscreen.sheets.lines import lines_of
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.secondary import secondary
from gmscreen.texts.catalogue import text
from gmscreen.texts.folded import folded
from gmscreen.texts.numbers import kilograms, number

_WEIGHT = re.compile(rf"(?P<weight>{NUMBER}) kg\b", re.IGNORECASE)


def told_derived(sheet: Sheet) -> Iterator[str]:
    """Secondary values, then a line for each load (24 §5.10)."""
    values = secondary(sheet)
    named = [
        (Figure.PV, values.pv),
        (Figure.FATIGUE, values.fatigue),
        (Figure.WILL, values.will),
        (Figure.BASIC_SPEED, values.basic_speed),
    ]
    told = [f"{word('figure', name)} {number(value.value)}" for name, value in named if value is not None]
    if told:
        yield SEPARATOR.join(told)
    both = lines_of(sheet)
    yield f"**{_phrase('in_scene')}:** {_told_line(both.in_scene)}"
    yield f"**{_phrase('on_march')}:** {_told_line(both.on_march)}"


def _phrase(key: str) -> str:
    return text(f"written.phrase.{key}").split("|")[0]


def _told_line(line: LoadLine) -> str:
    weight = f"{'' if line.complete else '≥ '}{kilograms(line.kilograms)}"
    told = [weight, *([text(f"calc.token.load_name.{line.load.name}")] if line.load else [])]
    told += [f"{word('figure', Figure.MOVE)} {line.move.as_int}"] if line.move else []
    defenses = line.defenses
    told += [_told_defense(word("figure", Figure.DODGE), defenses.dodge)] if defenses.dodge else []
    told += [_told_defense(_named("block", defenses.block), defenses.block)] if defenses.block else []
    told += [_told_defense(_named("parry", parry), parry) for parry in defenses.parries]
    return SEPARATOR.join(told)


def _named(key: str, defense: LineDefense) -> str:
    return f"{_phrase(key)} {escaped(defense.name)}"


def _told_defense(name: str, defense: LineDefense) -> str:
    """`Esquiva 5`, with PD in brackets where it adds something."""
    level, total = defense.level.as_int, defense.total.as_int
    with_pd = f" ({number(total)} {_phrase('with_pd')})" if total != level else ""
    return f"{name} {number(level)}{with_pd}"


def read_derived(line: Line, scene: Scene) -> Found | None:
    """A line under the heading of derived numbers, or one of the two loads wherever it stands."""
    if scene.section is Section.DERIVED or _which(line.bare) or _is_load(line.bare):
        return Found(LineKind.DERIVED)
    return None


def _which(bare: str) -> Which | None:
    plain = folded(bare)
    if not _WEIGHT.search(bare):
        return None
    starts = {Which.IN_SCENE: folded(_phrase("in_scene")), Which.ON_MARCH: folded(_phrase("on_march"))}
    return next((which for which, start in starts.items() if plain.startswith(start)), None)


def _is_load(bare: str) -> bool:
    """`12,5 kg · Leve · Esquiva 5`: a weight first, the name of a load after it."""
    fields = [folded(field.strip()) for field in bare.split("·")]
    return bool(len(fields) > 2 and _WEIGHT.fullmatch(fields[0]) and fields[1] in load_names())


def disagreement(bare: str, sheet: Sheet) -> str | None:
    """What a derived line says that the sheet does not, in one sentence; None where they agree."""
    own = {without_emphasis(cleaned(told)) for told in told_derived(sheet)}
    if bare in own or is_right_magic_iq(bare, sheet.attributes.iq):
        return None
    both = lines_of(sheet)
    which = _which(bare)
    lines = [both.in_scene, both.on_march] if which is None else [getattr(both, which.value)]
    if _WEIGHT.search(bare) and any(_agrees(bare, line) for line in lines):
        return None
    return text("exchange.other_derived", line=bare)


def _agrees(bare: str, line: LoadLine) -> bool:
    found = _WEIGHT.search(bare)
    same_weight = bool(found) and figure(found["weight"] if found else "") == line.kilograms
    move = line.move.as_int if line.move else None
    dodge = line.defenses.dodge.level.as_int if line.defenses.dodge else None
    return same_weight and _says(bare, Figure.MOVE, {move}) and _says(bare, Figure.DODGE, {move, dodge})


def _says(bare: str, name: Figure, values: set[int | None]) -> bool:
    """Whether the number after this label, if there is one, is among the values."""
    labels = "|".join(map(re.escape, words("figure", name)))
    found = re.search(rf"(?:{labels})\.?:?\s*([0-9]{{1,3}})", bare, re.IGNORECASE)
    return found is None or int(found[1]) in values
