"""Items 1 and 11: names that their lists have, and the kind of line where two lists share one (26 §11)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from gmscreen.canon.garganta.name_list import Marker, NameList, written_name
from gmscreen.canon.garganta.skills import skills
from gmscreen.canon.garganta.spells import spells
from gmscreen.canon.garganta.traits import traits
from gmscreen.rules.garganta.known_lines import GoneName, KnownSkill, KnownSpell, KnownTrait
from gmscreen.sheets.audit.finding import Finding, Item, Place, Severity, finding
from gmscreen.sheets.line_words import points_words
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.skills import Skill, Spell
from gmscreen.sheets.traits import Advantage, Disadvantage

HOMONYMS = "26 §11"
DOCUMENTS = {"skills": "26", "spells": "27", "advantages": "28", "disadvantages": "29"}

Known = KnownSkill | KnownSpell | KnownTrait
Names = NameList[KnownSkill] | NameList[KnownSpell] | NameList[KnownTrait]
Line = Skill | Spell | Advantage | Disadvantage
_SIGNED = re.compile(r"[+\-−]\s*\d")
_MARKERS = {
    "skills": Marker.SKILL,
    "spells": Marker.SPELL,
    "advantages": Marker.ADVANTAGE,
    "disadvantages": Marker.DISADVANTAGE,
}


def _lists(sheet: Sheet) -> Iterator[tuple[str, Names, Sequence[Line]]]:
    yield "skills", skills(), sheet.skills
    yield "spells", spells(), sheet.spells
    yield "advantages", traits().advantages, sheet.advantages
    yield "disadvantages", traits().disadvantages, sheet.disadvantages


def names(sheet: Sheet) -> Iterator[Finding]:
    """Names that their list calls otherwise, no longer has, or that the catalogue does not know (item 1)."""
    for list_name, known, lines in _lists(sheet):
        for index, line in enumerate(lines):
            yield from _name(known, DOCUMENTS[list_name], (list_name, index, "name"), line)


def _name(known: Names, document: str, place: Place, line: Line) -> Iterator[Finding]:
    found = known.find(line.name)
    if found is None:
        right = _told_by_the_sheet(known, line)
        yield _renamed(document, place, line, right) if right else _unknown(known, document, place, line)
    elif found.renamed:
        yield _renamed(document, place, line, found.entry)


def _told_by_the_sheet(known: Names, line: Line) -> Known | None:
    """The entry that the sheet itself names for the table."""
    table_name = line.table_name if isinstance(line, Skill | Spell) else None
    found = known.find(table_name) if table_name else None
    return found.entry if found else None


def _renamed(document: str, place: Place, line: Line, entry: Known) -> Finding:
    return finding(
        Item.NAMES,
        "renamed",
        place,
        entry.source,
        {"name": line.name, "document": document, "right": entry.name},
    )


def _unknown(known: Names, document: str, place: Place, line: Line) -> Finding:
    gone = known.gone(line.name)
    if gone:
        return _gone(gone, document, place, line)
    return finding(
        Item.NAMES,
        "unknown_name",
        place,
        document,
        {"name": line.name, "document": document},
        severity=Severity.NOTICE,
    )


def _gone(gone: GoneName, document: str, place: Place, line: Line) -> Finding:
    """A skill keeps its points stuck; a disadvantage outside of the table waits for a decision."""
    args = {"name": line.name, "document": document, "instead": gone.instead}
    if isinstance(line, Disadvantage):
        key = "not_listed_for" if gone.instead else "not_listed"
        return finding(Item.NAMES, key, place, gone.source, args, severity=Severity.PENDING)
    points = line.points if isinstance(line, Skill | Spell) else line.cost
    stuck = {**args, "points": points_words(points)}
    return finding(Item.NAMES, "gone", place, gone.source, stuck)


def homonyms(sheet: Sheet) -> Iterator[Finding]:
    """Names that two lists share, without the kind of line; Destino without its sign (item 11)."""
    for list_name, known, lines in _lists(sheet):
        for index, line in enumerate(lines):
            if found := known.find(line.name):
                place = (list_name, index, "name")
                yield from _homonym(found.entry, _MARKERS[list_name], place, line.name)


def _homonym(entry: Known, marker: Marker, place: Place, name: str) -> Iterator[Finding]:
    if entry.needs_type and not written_name(name).says(marker):
        right = f"{entry.name} ({marker})"
        yield finding(Item.HOMONYMS, "homonym", place, HOMONYMS, {"name": name, "right": right})
    if isinstance(entry, KnownTrait) and entry.signed and not _SIGNED.search(name):
        yield finding(Item.HOMONYMS, "no_sign", place, HOMONYMS, {"name": name})
