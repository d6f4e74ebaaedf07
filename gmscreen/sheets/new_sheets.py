"""New sheets: from one of the seven models, from what a people brings along, or blank."""

from __future__ import annotations

import re

from gmscreen.canon.garganta.creation import creation
from gmscreen.locator import sample_sheets
from gmscreen.sheets.chosen_people import chosen_people, known_people
from gmscreen.sheets.draft import draft_after, draft_of, edited_text
from gmscreen.sheets.errors import refusal
from gmscreen.sheets.file_bytes import FileText, read_text
from gmscreen.sheets.model import SCHEMA_VERSION, SheetKind
from gmscreen.sheets.sheet_edits import SetField, Several
from gmscreen.sheets.strength_dice import due_dice
from gmscreen.sheets.toml_text import Table, document
from gmscreen.texts.folded import folded

MODELS = (
    "hoplita",
    "escriba-de-campo",
    "jurado",
    "portador-de-datas",
    "cacadora-do-fora-de-lugar",
    "mago-de-agni",
    "batedora-de-oxossi",
)
"""The seven of 08, by the names of their files among the samples, in its order."""

HUMAN = 10
"""What every attribute of a human is before points are spent (02 §2)."""

_SIGNS = re.compile(r"[^a-z0-9]+")


def blank_sheet(kind: SheetKind, name: str) -> FileText:
    """A sheet of which only kind and name are said; SheetError for a name that is none."""
    return _written(_head(kind, name))


def sheet_of_people(people: str, name: str, kind: SheetKind = SheetKind.PC) -> FileText:
    """A sheet with what a people brings along, no points spent yet; SheetError for one of no table."""
    known = known_people(people)
    dice = due_dice(HUMAN)
    table = {
        **_head(kind, name),
        "source": known.source,
        "attributes": dict.fromkeys(("st", "dx", "iq", "ht"), HUMAN),
        "damage": {"thrust": dice.thrust, "swing": dice.swing},
    }
    draft = draft_of(_written(table))
    return draft_after(draft, chosen_people(draft.sheet, people)).written


def sheet_of_model(model: str, name: str | None = None) -> FileText:
    """A copy of one of the seven models, under another name if one is given; SheetError for none of them."""
    if model not in MODELS:
        raise refusal(None, "unknown_model", name=model)
    written = read_text(sample_sheets() / f"{model}.toml")
    if name is None:
        return written
    return edited_text(written, Several((SetField(("id",), slug_of(name)), SetField(("name",), name))))


def slug_of(name: str) -> str:
    """An id for a name: letters without accents, digits and hyphens; `ficha` where nothing is left."""
    return _SIGNS.sub("-", folded(name))[:64].strip("-") or "ficha"


def _head(kind: SheetKind, name: str) -> dict[str, object]:
    """What every new sheet says; a player's character is made with the points of 24 §4."""
    points = {"points": creation().budget} if kind is SheetKind.PC else {}
    return {"schema": SCHEMA_VERSION, "id": slug_of(name), "name": name, "kind": kind.value, **points}


def _written(table: Table) -> FileText:
    """The text of a new sheet, which is read on the way."""
    return edited_text(FileText(document({**table, "name": "?"})), SetField(("name",), table["name"]))
