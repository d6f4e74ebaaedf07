"""What would become of both lines if: nothing is done to the sheet until the edits are carried out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from decimal import Decimal

from gmscreen.rules.derivation import Derivation
from gmscreen.rules.garganta.readings import DEFAULT_READINGS, Readings
from gmscreen.sheets.containers import moved_piece, placed
from gmscreen.sheets.draft import Draft, draft_after
from gmscreen.sheets.equipment import Place
from gmscreen.sheets.lines import Lines, lines_of
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.new_pieces import free_item
from gmscreen.sheets.sheet_edits import AddItem, Edit, Several

Filling = Callable[[Sheet], Sheet]
"""Fills the gaps of a sheet with the values of the table."""


@dataclass(frozen=True, slots=True)
class WhatIf:
    """An edit that nobody made yet, and the lines as they would be; to accept it is to carry out `edit`."""

    edit: Edit
    lines: Lines


def what_if(
    draft: Draft, edit: Edit, readings: Readings = DEFAULT_READINGS, filling: Filling | None = None
) -> WhatIf:
    """The lines after an edit; SheetError for one that can't be made."""
    sheet = draft_after(draft, edit).sheet
    return WhatIf(edit, lines_of(filling(sheet) if filling else sheet, readings))


def dropped_pack(sheet: Sheet) -> Several:
    """The edits that leave on the ground all that is in the pack (19 §5)."""
    packed = [index for index, piece in enumerate(sheet.equipment) if piece.place is Place.PACK]
    return Several(
        tuple(edit for index in packed for edit in placed(sheet, index, Place.GROUND)), "drop_pack"
    )


def carried(name: str, weight_kg: Decimal) -> Several:
    """The edit that puts somebody on the shoulders; what he weighs is a value of the table."""
    return Several((AddItem(("equipment",), free_item(name, Place.WORN, weight_kg)),), "carry", name)


def companion_weight(companion: Sheet, body_kg: Decimal) -> Derivation:
    """What a companion weighs with all that he carries, in kilograms; no table gives what a body weighs."""
    gear = lines_of(companion).on_march
    body = Derivation.of("sheet.body", body_kg, "21 §8.4", name=companion.name)
    return body.add("sheet.his_gear", gear.kilograms, "19 §5", name=companion.name)


def picked_up(sheet: Sheet, index: int, place: Place = Place.HAND, quantity: int | None = None) -> Several:
    """The edits that take a piece up from where it lies."""
    moved = moved_piece(sheet, index, place, quantity)
    return Several(moved.edits, "pick_up", moved.of)
