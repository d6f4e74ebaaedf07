"""Skills in their seven fields (24 §1), spells in theirs (24 §2): written, and read back."""

from __future__ import annotations

import re
from typing import Any

from gmscreen.sheets.exchange.escapes import escaped, fields_of, list_items, unescaped
from gmscreen.sheets.exchange.figures import NUMBER, SIGNED, figure, told_points, whole
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
    Word,
    read_parts,
    signed_whole,
    told_parts,
    with_note,
)
from gmscreen.sheets.exchange.understood import LineKind
from gmscreen.sheets.exchange.words import Section, member, word, words
from gmscreen.sheets.skills import Control, Skill
from gmscreen.texts.catalogue import text
from gmscreen.texts.folded import folded
from gmscreen.texts.numbers import DASH

_POINTS = re.compile(rf"(?P<points>{NUMBER})\s?(?:pts?|pontos?)\.?", re.IGNORECASE)
_LEVEL = re.compile(rf"NH:?\s?(?P<level>{SIGNED})", re.IGNORECASE)
_RELATIVE = re.compile(rf"(?P<control>[^0-9+\-−‐‑]+?)\s?(?P<relative>{SIGNED})?")
_BONUS = re.compile(r"(?P<value>[+\-−‐‑]\s?[0-9]{1,3})(?:\s+(?P<said>.*))?", re.DOTALL)
_NEXT = re.compile(r", (?=[+\-−‐‑] ?[0-9])")
_ARROW = "←"
_TICK = "✓"


def _told_kind(tree: Tree) -> str:
    if "type" not in tree and "difficulty" not in tree:
        return DASH
    kind = word("skill_type", tree["type"]) if "type" in tree else DASH
    difficulty = word("difficulty", tree["difficulty"]) if "difficulty" in tree else DASH
    return f"{kind}/{difficulty}"


def _read_kind(written: str) -> dict[str, Any] | None:
    kind, slash, difficulty = written.partition("/")
    if not slash:
        return None
    said = {"type": member("skill_type", kind), "difficulty": member("difficulty", difficulty)}
    return {key: value for key, value in said.items() if value} or None


def _told_relative(tree: Tree) -> str:
    control = word("control", tree["attribute"]) if "attribute" in tree else ""
    return f"{control}{_signed(tree.get('relative'))}" or DASH


def _signed(relative: int | None) -> str:
    return "" if relative is None else signed_whole(relative)


def _read_relative(written: str) -> dict[str, Any] | None:
    if re.fullmatch(rf"[+\-−‐‑]\s?{SIGNED}|[+\-−‐‑]\s?[0-9]{{1,3}}", written):
        return {"relative": whole(written)}
    found = _RELATIVE.fullmatch(written)
    control = member("control", found["control"]) if found else None
    if found is None or control is None:
        return None
    return {"attribute": control} | ({"relative": whole(found["relative"])} if found["relative"] else {})


def _told_points(tree: Tree) -> str:
    return f"{told_points(tree['points'])} {_unit(tree['points'])}" if "points" in tree else DASH


def _unit(points: Any) -> str:
    return "pts" if abs(points) > 1 else "pt"


def _read_points(written: str) -> dict[str, Any] | None:
    found = _POINTS.fullmatch(written)
    points = figure(found["points"]) if found else None
    return None if points is None else {"points": points}


def _told_level(tree: Tree) -> str:
    return f"NH {word_of(tree['level'])}"


def word_of(level: int) -> str:
    """A level with its minus."""
    return str(level).replace("-", "−")


def _read_level(written: str) -> dict[str, Any] | None:
    found = _LEVEL.fullmatch(written)
    return None if found is None else {"level": whole(found["level"])}


def told_bonuses(tree: Tree) -> str:
    """The bonuses of a line: `+1 Voz (28); +2 corda boa [Corda, 30 m], em parede`; a dash for none."""
    return "; ".join(map(_told_bonus, tree.get("bonuses") or [])) or DASH


def _told_bonus(bonus: Tree) -> str:
    told = f"{signed_whole(bonus['value'])} {escaped(bonus['source'], ';,[]')}"
    told += f" [{escaped(bonus['item'], ';,[]')}]" if "item" in bonus else ""
    if "condition" in bonus:
        told += f", {escaped(bonus['condition'], _to_escape(bonus['condition']))}"
    return told if bonus.get("permanent", True) else f"{told}, {text('written.phrase.passing')}"


def _to_escape(condition: str) -> str:
    """What would part a condition in two, or be taken for the words of a passing bonus."""
    signs = "+-−‐‑" if _NEXT.search(f", {condition}") else ""
    return f";{signs}{'ã' if condition.endswith(text('written.phrase.passing')) else ''}"


def read_bonuses(written: str) -> dict[str, Any] | None:
    """The bonuses that a text tells, as `bonuses` of a record; None where it tells none."""
    items = [one for item in list_items(written) for one in _NEXT.split(item)]
    bonuses = [_bonus(item) for item in items]
    return {"bonuses": bonuses} if bonuses and all(bonuses) else None


def _bonus(written: str) -> dict[str, Any] | None:
    found = _BONUS.fullmatch(written)
    if found is None:
        return None
    said, passing = _without_passing(found["said"] or DASH)
    source, comma, condition = said.partition(", ")
    if not comma and folded(source).startswith("so "):
        source, comma, condition = DASH, ",", source
    source, item = _without_item(source)
    bonus = {"value": whole(found["value"]), "source": unescaped(source), **item}
    bonus |= {"condition": unescaped(condition)} if comma else {}
    return bonus | ({"permanent": False} if passing else {})


def _without_item(source: str) -> tuple[str, dict[str, str]]:
    """`Corda boa [Corda, 30 m]` names the piece that gives the bonus."""
    found = re.fullmatch(r"(?P<source>[^\[\]]*) \[(?P<item>[^\[\]]+)\]", source)
    return (found["source"], {"item": unescaped(found["item"])}) if found else (source, {})


def _without_passing(said: str) -> tuple[str, bool]:
    ending = f", {text('written.phrase.passing')}"
    return said.removesuffix(ending), said.endswith(ending)


def _told_effective(tree: Tree) -> str:
    return f"{text('written.phrase.effective')} {word_of(Skill.model_validate(_bare(tree)).effective.as_int)}"


def _bare(tree: Tree) -> dict[str, Any]:
    return {key: tree[key] for key in ("name", "level", "bonuses") if key in tree}


def _read_effective(written: str) -> dict[str, Any] | None:
    label, _, level = written.partition(" ")
    value = whole(level) if folded(label) == text("written.phrase.effective") else None
    return None if value is None else {"effective": value}


_SEVEN: tuple[Part, ...] = (
    Made(_told_kind, _read_kind),
    Made(_told_relative, _read_relative),
    Made(_told_points, _read_points),
    Made(_told_level, _read_level),
    Made(told_bonuses, read_bonuses),
    Made(_told_effective, _read_effective),
)
_SKILL_TAIL: tuple[Part, ...] = (
    Labelled("table_name", "table_name"),
    Word("role", "skill_role"),
    Number(("worth",), "worth", exact=True),
    Number(("lines",), "lines"),
    Labelled("note", "note"),
)


def told_skill(tree: Tree) -> str:
    """A skill in its seven fields, and what else its record says."""
    return SEPARATOR.join([escaped(tree["name"]), *told_parts(tree, _SEVEN), *told_parts(tree, _SKILL_TAIL)])


def read_skill(line: Line, scene: Scene) -> Found | None:
    """A skill line; it has a level, and a type with its difficulty or stands under the heading of skills."""
    name, *fields = fields_of(line.bare)
    if len(fields) < 2:
        return None
    tree, rest = read_parts([field for field in fields if field != DASH], [*_SEVEN, *_SKILL_TAIL])
    if "level" not in tree or not ("type" in tree or scene.section is Section.SKILLS) or not name:
        return None
    return _found(LineKind.SKILL, "skills", unescaped(name), tree, rest)


def _found(kind: LineKind, field: str, name: str, tree: dict[str, Any], rest: list[str]) -> Found:
    """A skill or a spell; an effective level that does not follow from the rest is told and kept."""
    effective = tree.pop("effective", None)
    record = {"name": name, **with_note(tree, rest)}
    rest = []
    warnings: tuple[str, ...] = ()
    computed = tree["level"] + sum(_counting(bonus) for bonus in tree.get("bonuses", []))
    if effective not in (None, computed):
        warnings = (text("exchange.other_effective", name=name, written=effective, computed=computed),)
        rest = [f"{name}: {text('written.phrase.effective')} {effective}"]
    return Found(kind, (Put((field,), record),), tuple(rest), warnings)


def _counting(bonus: dict[str, Any]) -> int:
    counts = bonus.get("permanent", True) and "condition" not in bonus
    value: int = bonus["value"]
    return value if counts else 0


def _told_prerequisites(tree: Tree) -> str | None:
    names = tree.get("prerequisites") or []
    return f"{_ARROW} {', '.join(escaped(name, ',') for name in names)} {_TICK}" if names else None


def _read_prerequisites(written: str) -> dict[str, Any] | None:
    if not written.startswith(_ARROW):
        return None
    names = written.removeprefix(_ARROW).strip().removesuffix(_TICK).strip()
    return {"prerequisites": [unescaped(name.strip()) for name in names.split(",")]} if names else {}


def _told_extra_bonuses(tree: Tree) -> str | None:
    return told_bonuses(tree) if tree.get("bonuses") else None


_SPELL_TAIL: tuple[Part, ...] = (
    Made(_told_prerequisites, _read_prerequisites),
    Made(_told_extra_bonuses, read_bonuses),
    Made(lambda tree: _told_effective(tree) if tree.get("bonuses") else None, _read_effective),
    Labelled("table_name", "table_name"),
    Flag("out_of_domain", "out_of_domain"),
    Labelled("agreement", "agreement"),
    Labelled("note", "note"),
)


def told_spell(tree: Tree) -> str:
    """A spell in its fields; the star marks a Muito Difícil."""
    star = "*" if tree.get("very_hard") else ""
    college = escaped(tree["college"]) if "college" in tree else DASH
    energy = escaped(tree["energy"]) if "energy" in tree else DASH
    control = word("control", Control.IQ)
    relative = f"{control}{signed_whole(tree['relative'])}" if "relative" in tree else DASH
    first = [
        f"{escaped(tree['name'])}{star}",
        college,
        relative,
        _told_points(tree),
        _told_level(tree),
        energy,
    ]
    return SEPARATOR.join([*first, *told_parts(tree, _SPELL_TAIL)])


def read_spell(line: Line, scene: Scene) -> Found | None:
    """A spell line: name, college, relative, points, level, energy, prerequisites (24 §2)."""
    name, *fields = fields_of(line.bare)
    is_here = scene.section is Section.SPELLS or any(field.startswith(_ARROW) for field in fields)
    if len(fields) < 4 or not is_here or not name or not any(map(_LEVEL.fullmatch, fields)):
        return None
    tree = _spell(fields)
    rest = tree.pop("rest")
    tree |= {"very_hard": True} if name.endswith("*") else {}
    return _found(LineKind.SPELL, "spells", unescaped(name.removesuffix("*").strip()), tree, rest)


def _spell(fields: list[str]) -> dict[str, Any]:
    """The fields by their places: those before the level, the energy after it, then the rest."""
    place = next(index for index, field in enumerate(fields) if _LEVEL.fullmatch(field))
    level, after = _read_level(fields[place]) or {}, fields[place + 1 :]
    before, strange = _before_level(fields[:place])
    energy: dict[str, Any] = {}
    if after and not after[0].startswith(_ARROW):
        energy = {} if after[0] == DASH else {"energy": unescaped(after[0])}
        after = after[1:]
    said, rest = read_parts([one for one in after if one != DASH], _SPELL_TAIL)
    return before | level | energy | said | {"rest": [*strange, *rest]}


def _before_level(fields: list[str]) -> tuple[dict[str, Any], list[str]]:
    """College, relative and points; where one is missing, the college is what is neither of the others."""
    tree, strange = read_parts([one for one in fields[len(fields) == 3 :] if one != DASH], _BEFORE)
    tree.pop("attribute", None)
    if len(fields) == 3:
        strange = [fields[0], *strange]
    if strange and strange[0] == fields[0]:
        tree |= {} if strange[0] == DASH else {"college": unescaped(strange[0])}
        strange = strange[1:]
    return tree, strange


_BEFORE: tuple[Part, ...] = (_SEVEN[1], _SEVEN[2])

_MAGIC_IQ = re.compile(
    r"(?P<label>[^0-9=(]{1,40}?) (?:= )?(?P<total>[0-9]{1,3}) "
    r"\(IQ (?P<iq>[0-9]{1,3}) \+ (?P<name>[^0-9()]{1,60}) (?P<level>[0-9]{1,3})\)",
    re.IGNORECASE,
)


def read_magic_iq(line: Line, scene: Scene) -> Found | None:
    """`IQ efetivo 14 (IQ 13 + Aptidão Mágica 1)`, or the first number alone above the spells."""
    found = _magic_iq(line.bare)
    label, _, alone = line.bare.rpartition(" ")
    is_alone = scene.section is Section.SPELLS and member("control", label) == Control.MAGIC_IQ
    total = found["total"] if found else alone if is_alone and whole(alone) is not None else None
    if total is None:
        return None
    is_head = scene.section is not Section.DERIVED and not line.bare.startswith(
        words("control", "language_iq")
    )
    puts = (Put(("magic", "effective_iq"), whole(total)),) if is_head else ()
    return Found(LineKind.DERIVED if found else LineKind.SPELL, puts)


_SCHOOL = re.compile(r"(?P<college>.+?),? (?P<level>[0-9]{1,3})\.?")


def read_schools(line: Line, _scene: Scene) -> Found | None:
    """`NH de escola: Fogo 12 · Terra 1` (24 §5.12)."""
    label, colon, told = line.bare.partition(":")
    if not colon or folded(label.strip()) != folded(text("written.phrase.schools")):
        return None
    read = [(field, _SCHOOL.fullmatch(field)) for field in fields_of(told.strip())]
    puts = [
        Put(("magic", "schools"), {"college": unescaped(found["college"]), "level": int(found["level"])})
        for _, found in read
        if found
    ]
    return Found(LineKind.SPELL, tuple(puts), tuple(field for field, found in read if not found))


def told_magic_head(head: Tree) -> list[str]:
    """What stands above the spells."""
    told = (
        [f"{word('control', Control.MAGIC_IQ)} {word_of(head['effective_iq'])}"]
        if "effective_iq" in head
        else []
    )
    schools = [f"{escaped(one['college'])} **{one['level']}**" for one in head.get("schools") or []]
    return told + ([f"{text('written.phrase.schools')}: {SEPARATOR.join(schools)}"] if schools else [])


def _magic_iq(bare: str) -> re.Match[str] | None:
    found = _MAGIC_IQ.fullmatch(bare)
    return found if found and member("control", found["label"]) in ("magic_iq", "language_iq") else None


def is_right_magic_iq(bare: str, iq: int | None) -> bool:
    """Whether such a line adds up, and starts from this IQ."""
    found = _magic_iq(bare)
    return bool(
        found and int(found["total"]) == int(found["iq"]) + int(found["level"]) and iq == int(found["iq"])
    )


def told_magic_iq(iq: int, magery: int) -> str:
    """The line above the spells."""
    label = word("control", Control.MAGIC_IQ)
    return f"{label} {iq + magery} (IQ {iq} + {words('effect', 'magery')[0]} {magery})"
