"""Words that are meant while a cell is typed in that has few: places, kinds, skills of the sheet, schools."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum
from functools import cache
from typing import cast

from gmscreen.canon.garganta.peoples import peoples
from gmscreen.canon.garganta.spells import spells
from gmscreen.rules.garganta.defenses import WeaponKind
from gmscreen.sheets.cell_keys import SHIELD, WEAPON
from gmscreen.sheets.containers import containers_of
from gmscreen.sheets.equipment import Place, ShieldSize
from gmscreen.sheets.errors import SheetError
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.sheet_fields import FieldKind, FieldPath, field_at
from gmscreen.sheets.sheet_words import choice_words
from gmscreen.texts.catalogue import text
from gmscreen.texts.folded import folded

MOST_OFFERED = 8


def choices(sheet: Sheet, path: FieldPath, typed: str, used: Iterable[str] = ()) -> tuple[str, ...]:
    """What a cell may come to say, for what was typed of it: words that begin so; none once one stands there.

    `used` are words that other sheets say there. After a stroke, the kind or the size of a weapon or shield
    is meant, and what stands before it is kept.
    """
    if not typed.strip():
        return ()
    before, stroke, last = typed.rpartition("/") if _is_use(path) else ("", "", typed)
    words = [*_words(sheet, path, is_second=bool(stroke)), *used]
    wanted = folded(last.strip())
    if any(folded(word) == wanted for word in words):
        return ()
    begun = [word for word in words if wanted and _begins(word, wanted)][:MOST_OFFERED]
    return tuple(f"{before}{stroke} {word}" if stroke else word for word in begun)


def _is_use(path: FieldPath) -> bool:
    return path[0] == "equipment" and path[-1] in (WEAPON, SHIELD)


def _begins(word: str, wanted: str) -> bool:
    """Whether the words from one of them on begin with what was typed."""
    parts = folded(word).split()
    return any(" ".join(parts[place:]).startswith(wanted) for place in range(len(parts)))


def _words(sheet: Sheet, path: FieldPath, *, is_second: bool) -> Iterable[str]:
    if is_second:
        return map(choice_words, WeaponKind if path[-1] == WEAPON else ShieldSize)
    listed = _LISTS.get((str(path[0]), str(path[-1])))
    if listed is not None:
        return dict.fromkeys(listed(sheet))
    return _of_field(path)


def _of_field(path: FieldPath) -> Iterable[str]:
    """The words of a field that is one of several, or yes and no."""
    try:
        field = field_at(path)
    except SheetError:  # a cell of two fields
        return ()
    if field.kind is FieldKind.FLAG:
        return (text("sheet_choice.yes"), text("sheet_choice.no"))
    return map(choice_words, cast("type[Enum]", field.model)) if field.kind is FieldKind.CHOICE else ()


def _places(sheet: Sheet) -> Iterable[str]:
    containers = (sheet.equipment[at].name for at in containers_of(sheet.equipment))
    return (*map(choice_words, Place), *containers)


def _skills(sheet: Sheet) -> Iterable[str]:
    return (skill.name for skill in sheet.skills)


@cache
def _colleges() -> tuple[str, ...]:
    return tuple(dict.fromkeys(spell.college for spell in spells().entries.values() if spell.college))


_LISTS: dict[tuple[str, str], Callable[[Sheet], Iterable[str]]] = {
    ("people", "people"): lambda _sheet: (one.name for one in peoples().values()),
    ("equipment", "place"): _places,
    ("equipment", WEAPON): _skills,
    ("equipment", SHIELD): _skills,
    ("attacks", "skill"): _skills,
    ("spells", "college"): lambda _sheet: _colleges(),
    ("magic", "college"): lambda _sheet: _colleges(),
}
