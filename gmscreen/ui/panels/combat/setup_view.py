"""Who is to come in, as it is typed: `4 draugr`, `kallias`, or the name of a beast without a sheet."""

from __future__ import annotations

import re
from dataclasses import dataclass

from gmscreen.session.campaign import Campaign
from gmscreen.session.fight.fighter import Side
from gmscreen.session.library import SheetEntry, library_of
from gmscreen.sheets.model import SheetKind

MOST_COPIES = 100
_BEFORE = re.compile(r"\s*(?P<count>\d{1,3})\s*[x×]?\s+(?P<name>\D.*)")
_AFTER = re.compile(r"\s*(?P<name>.*?\S)\s*[x×]\s*(?P<count>\d{1,3})\s*")


@dataclass(frozen=True, slots=True)
class Wanted:
    """What was typed: a name, and how many; None where no number was said."""

    name: str
    count: int | None = None


def wanted(typed: str) -> Wanted:
    """`4 draugr`, `4x draugr` and `draugr x4` are four of them."""
    found = _BEFORE.fullmatch(typed) or _AFTER.fullmatch(typed)
    if found is None:
        return Wanted(typed.strip())
    return Wanted(found["name"].strip(), max(1, min(MOST_COPIES, int(found["count"]))))


def found_sheets(campaign: Campaign, name: str) -> tuple[SheetEntry, ...]:
    """The sheets that a name may mean, the best first; all of them for none."""
    return library_of(campaign).found(name)


def offered(campaign: Campaign, typed: str) -> dict[str, str]:
    """Ids of the sheets by the words that offer them; those of one name say their origin, or their id."""
    found, words = found_sheets(campaign, wanted(typed).name), {}
    names = [each.name for each in found]
    for each in found:
        told = each.name if names.count(each.name) == 1 else f"{each.name} · {each.origin or each.id}"
        words[told if told not in words else f"{each.name} · {each.id}"] = each.id
    return words


def side_of(kind: SheetKind | None) -> Side:
    """For whom one of this kind most likely fights."""
    return Side.FOES if kind in (None, SheetKind.CREATURE) else Side.PARTY
