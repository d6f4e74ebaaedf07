"""What a people brings to a sheet, and what another one took away with it (32 §0–§6)."""

from __future__ import annotations

from collections.abc import Iterator

from gmscreen.canon.garganta.peoples import people_named
from gmscreen.rules.garganta.load import Scale
from gmscreen.rules.garganta.peoples import People
from gmscreen.sheets.errors import refusal
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.sheet_edits import AddItem, Edit, RemoveItem, SetField, Several
from gmscreen.sheets.strength_dice import dice_differ, due_dice
from gmscreen.sheets.toml_text import Table
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import signed


def known_people(name: str) -> People:
    """The people of this name; SheetError for one of no table."""
    people = people_named(name)
    if people is None:
        raise refusal(None, "unknown_people", field="people", name=name)
    return people


def chosen_people(sheet: Sheet, name: str) -> Several:
    """The edits that make a sheet one of this people, and no longer one of the people that it was.

    Attributes that are known move by the difference; GdP and GeB follow ST where they did before.
    """
    people, before = known_people(name), people_named(sheet.people)
    edits = (
        SetField(("people",), people.name),
        *_attributes(sheet, people, before),
        *(SetField(path, value) for path, value in body_of(people).items()),
        *_advantage(sheet, people, before),
    )
    return Several(edits, "choose_people", people.name)


def body_of(people: People) -> dict[tuple[str, ...], object]:
    """The fields that a people's body says, by their paths; None where it is as a human's."""
    return {
        ("scale",): None if people.scale is Scale.HUMAN else people.scale.value,
        ("racial_move",): people.racial_move or None,
        ("natural", "dr"): people.dr or None,
        ("natural", "head_dr"): people.head_dr,
    }


def people_advantage(people: People) -> Table:
    """What a people costs, as an advantage that tells what no field of the sheet says."""
    told = [text("people.missile", penalty=signed(people.missile))] if people.missile else []
    told += [text("people.reaction", penalty=signed(people.reaction))] if people.reaction else []
    told += [text("people.skill_at_dx", name=name) for name in people.skills_at_dx]
    effects = [{"kind": "fatigue_bonus", "level": people.fatigue}] if people.fatigue else []
    fields = {"name": people.name.capitalize(), "cost": people.cost, "detail": "; ".join(told)}
    item = {**fields, "effects": effects, "source": people.source}
    return {key: value for key, value in item.items() if value}


def _attributes(sheet: Sheet, people: People, before: People | None) -> Iterator[Edit]:
    for key in ("st", "dx", "iq", "ht"):
        level = getattr(sheet.attributes, key)
        was = before.attributes.get(key, 0) if before else 0
        delta = people.attributes.get(key, 0) - was
        if level is not None and delta:
            yield SetField(("attributes", key), level + delta)
            if key == "st" and not dice_differ(sheet):
                dice = due_dice(level + delta)
                yield SetField(("damage", "thrust"), dice.thrust)
                yield SetField(("damage", "swing"), dice.swing)


def _advantage(sheet: Sheet, people: People, before: People | None) -> Iterator[Edit]:
    paid = before.name.capitalize() if before and before.cost else None
    place = next((at for at, one in enumerate(sheet.advantages) if one.name == paid), None)
    if place is not None:
        yield RemoveItem(("advantages",), place)
    if people.cost:
        yield AddItem(("advantages",), people_advantage(people))
