"""New sheets: from one of the seven models, from what a people brings along, or blank."""

from __future__ import annotations

import re

from gmscreen.canon.garganta.basic_damage import basic_damage
from gmscreen.canon.garganta.peoples import people_named
from gmscreen.locator import sample_sheets
from gmscreen.rules.garganta.peoples import People
from gmscreen.sheets.draft import edited_text
from gmscreen.sheets.errors import refusal
from gmscreen.sheets.file_bytes import FileText, read_text
from gmscreen.sheets.model import SCHEMA_VERSION, SheetKind
from gmscreen.sheets.sheet_edits import SetField, Several
from gmscreen.sheets.toml_text import Table, document
from gmscreen.texts.catalogue import text
from gmscreen.texts.folded import folded
from gmscreen.texts.numbers import signed

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
    known = people_named(people)
    if known is None:
        raise refusal(None, "unknown_people", field="people", name=people)
    attributes = {key: HUMAN + known.attributes.get(key, 0) for key in ("st", "dx", "iq", "ht")}
    table = {**_head(kind, name), "people": known.name, **_body(known), "source": known.source}
    return _written({**table, "attributes": attributes, **_sections(known, attributes["st"])})


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
    return {"schema": SCHEMA_VERSION, "id": slug_of(name), "name": name, "kind": kind.value}


def _written(table: Table) -> FileText:
    """The text of a new sheet, which is read on the way."""
    return edited_text(FileText(document({**table, "name": "?"})), SetField(("name",), table["name"]))


def _body(people: People) -> dict[str, object]:
    fields = {"scale": people.scale.value, "racial_move": people.racial_move}
    return {key: value for key, value in fields.items() if value not in ("human", 0)}


def _sections(people: People, st: int) -> dict[str, object]:
    natural = {"dr": people.dr, "head_dr": people.head_dr}
    sections: dict[str, object] = {
        "natural": {key: value for key, value in natural.items() if value},
        "damage": _damage(st),
        "advantages": [_advantage(people)] if people.cost else [],
    }
    return {key: value for key, value in sections.items() if value}


def _damage(st: int) -> dict[str, object]:
    """GdP and GeB for the people's ST, which no people has above the table."""
    dice = basic_damage().of(st)
    return {"thrust": str(dice.thrust), "swing": str(dice.swing)}


def _advantage(people: People) -> dict[str, object]:
    """What the people costs, with what no field of the sheet says of it."""
    told = [text("people.missile", penalty=signed(people.missile))] if people.missile else []
    told += [text("people.reaction", penalty=signed(people.reaction))] if people.reaction else []
    told += [text("people.skill_at_dx", name=name) for name in people.skills_at_dx]
    effects = [{"kind": "fatigue_bonus", "level": people.fatigue}] if people.fatigue else []
    fields = {"name": people.name.capitalize(), "cost": people.cost, "detail": "; ".join(told)}
    item = {**fields, "effects": effects, "source": people.source}
    return {key: value for key, value in item.items() if value}
