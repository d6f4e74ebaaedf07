"""Typed into a creature's composed cells: `2 a 4` together, a wall of `4/20/1d×10 min`, `10 a 30` g."""

from __future__ import annotations

import re

from gmscreen.sheets.cell_keys import GROUP, OBSTACLE, WORTH
from gmscreen.sheets.creature import CreatureNotes, Group, Obstacle, Spoils
from gmscreen.sheets.errors import refusal
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.sheet_edits import Edit, SetField, Several
from gmscreen.sheets.sheet_fields import FieldPath
from gmscreen.sheets.sheet_words import field_words
from gmscreen.sheets.typed_fields import read_typed
from gmscreen.sheets.typed_words import typed_words
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import DASH

_ENDS = re.compile(r"\s*(?P<least>[\d.,]+)\s*(?:(?:a|–|−|-)\s*(?P<most>[\d.,]+))?\s*g?\s*", re.IGNORECASE)
_SPOILS = ("creature", "spoils")


def typed_group(group: Group | None) -> str:
    """`2 a 4`, or one number where both ends are the same."""
    return "" if group is None else _range_words(group.least, group.most)


def typed_worth(spoils: Spoils | None) -> str:
    """`10 a 30`, in g; nothing where the canon gives no figure."""
    return "" if spoils is None else _range_words(spoils.least_g, spoils.most_g)


def typed_obstacle(obstacle: Obstacle | None) -> str:
    """RD, PV by the square metre and how long it takes, with strokes between."""
    if obstacle is None:
        return ""
    figures = (obstacle.dr, obstacle.pv_per_m2, obstacle.time)
    return "/".join(typed_words(figure) for figure in figures if figure is not None)


def typed_note(notes: CreatureNotes, key: str) -> str:
    """A line of the bestiary as it is typed."""
    if key == "floors":
        return ", ".join(map(typed_words, notes.floors))
    return str(getattr(notes, key) or "")


def _range_words(least: object, most: object) -> str:
    ends = dict.fromkeys(typed_words(end) for end in (least, most) if end is not None)
    return text("sheets_panel.to").join(ends)


def group_edit(_sheet: Sheet, path: FieldPath, typed: str) -> Edit:
    """`2 a 4`, `2-4` or `3`; an empty cell takes it away."""
    if typed.strip() in ("", DASH):
        return SetField(path, None)
    least, most = _ends(path, typed)
    ends = {"least": least, "most": most}
    return SetField(path, {key: read_typed((*path, key), end).value for key, end in ends.items()})


def worth_edit(_sheet: Sheet, path: FieldPath, typed: str) -> Edit:
    """What a carcass brings, in g, from and to."""
    least, most = (None, None) if typed.strip() in ("", DASH) else _ends(path, typed)
    ends = (("least_g", least), ("most_g", most))
    edits = [SetField((*_SPOILS, key), read_typed((*_SPOILS, key), end or "").value) for key, end in ends]
    return Several(tuple(edits), "spoils")


def _ends(path: FieldPath, typed: str) -> tuple[str, str]:
    found = _ENDS.fullmatch(typed)
    if found is None:
        raise refusal(None, "range", field=text(f"sheets_panel.creature.{path[-1]}"))
    return found["least"], found["most"] or found["least"]


def obstacle_edit(_sheet: Sheet, path: FieldPath, typed: str) -> Edit:
    """`4/20` or `4/20/1d×10 min`: RD, PV by the square metre, how long it takes to raise."""
    if typed.strip() in ("", DASH):
        return SetField(path, None)
    dr, pv, time = (*(part.strip() for part in typed.split("/", 2)), "", "")[:3]
    if not (dr and pv):
        raise refusal(None, "obstacle", field=field_words(path))
    figures = {key: read_typed((*path, key), one).value for key, one in (("dr", dr), ("pv_per_m2", pv))}
    return SetField(path, {**figures, "time": time} if time else figures)


CREATURE_READERS = {
    ("creature", GROUP): group_edit,
    ("creature", OBSTACLE): obstacle_edit,
    ("creature", WORTH): worth_edit,
}
