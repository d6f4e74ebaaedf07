"""Rows of what only a creature has: the bestiary's own lines, each typed in where it stands."""

from __future__ import annotations

from collections.abc import Iterator

from gmscreen.sheets.cell_keys import GROUP, OBSTACLE, WORTH
from gmscreen.sheets.creature import CreatureNotes, Group, Obstacle, Spoils
from gmscreen.sheets.creature_cells import typed_group, typed_note, typed_obstacle, typed_worth
from gmscreen.sheets.model import Sheet, SheetKind
from gmscreen.sheets.sheet_fields import FieldPath, value_at
from gmscreen.sheets.typed_words import typed_words
from gmscreen.texts.catalogue import plural, text
from gmscreen.texts.numbers import DASH, number
from gmscreen.ui.isolated import isolated
from gmscreen.ui.panels.sheets.field_view import FieldView
from gmscreen.ui.panels.sheets.typed_grid import named_field
from gmscreen.ui.theme.theme import Tone
from gmscreen.ui.widgets.table import Cell

_SPOILS = ("creature", "spoils")
CREATURE_PATHS: tuple[FieldPath, ...] = (
    ("creature", "special"),
    ("creature", "tactics"),
    ("creature", "morale"),
    ("creature", GROUP),
    ("creature", "floors"),
    ("creature", "tradition"),
    ("creature", OBSTACLE),
    ("creature", WORTH),
    (*_SPOILS, "what"),
    (*_SPOILS, "note"),
)
"""What each row is typed into."""

_BODY = (
    *(("printed", key) for key in ("move", "move_note", "dodge", "basic_speed")),
    *(("natural", key) for key in ("pd", "dr", "head_dr")),
)


def creature_rows(sheet: Sheet) -> tuple[tuple[Cell, ...], ...]:
    """A caption and a sentence each; none for whoever is no creature."""
    if not _is_creature(sheet):
        return ()
    return tuple(
        (Cell(text(f"sheets_panel.creature.{path[-1]}"), Tone.MUTED), cell)
        for path, cell in zip(CREATURE_PATHS, _cells(sheet.creature or CreatureNotes()), strict=True)
    )


def body_fields(sheet: Sheet) -> tuple[FieldView, ...]:
    """What a creature's block prints of its body, as fields to type in; none for whoever is no creature."""
    if not _is_creature(sheet):
        return ()
    return tuple(named_field(path, typed_words(value_at(sheet, path))) for path in _BODY)


def _is_creature(sheet: Sheet) -> bool:
    return sheet.kind is SheetKind.CREATURE or sheet.creature is not None


def _cells(notes: CreatureNotes) -> Iterator[Cell]:
    spoils = notes.spoils or Spoils()
    for key in ("special", "tactics", "morale"):
        yield _cell(typed_note(notes, key))
    yield _cell(typed_group(notes.group), _group(notes.group))
    for key in ("floors", "tradition"):
        yield _cell(typed_note(notes, key))
    yield _cell(typed_obstacle(notes.obstacle), _obstacle(notes.obstacle))
    worth = typed_worth(notes.spoils)
    yield _cell(worth, text("sheets_panel.worth", amount=worth))
    yield _cell(spoils.what or "")
    yield _cell(spoils.note or "")


def _cell(typed: str, words: str = "") -> Cell:
    shown = isolated(words or typed)
    return Cell(shown if typed else DASH, Tone.TEXT if typed else Tone.MUTED, typed=typed)


def _group(group: Group | None) -> str:
    if group is None:
        return ""
    if group.least == group.most:
        return plural("sheets_panel.alone", group.least)
    return text("sheets_panel.from_to", least=number(group.least), most=number(group.most))


def _obstacle(obstacle: Obstacle | None) -> str:
    if obstacle is None:
        return ""
    words = text("sheets_panel.obstacle", dr=obstacle.dr, pv=obstacle.pv_per_m2)
    return f"{words} · {obstacle.time}" if obstacle.time else words
