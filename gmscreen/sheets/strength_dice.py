"""GdP and GeB that follow from a sheet's ST, beside those that it stores (20 §4.9)."""

from __future__ import annotations

from dataclasses import dataclass

from gmscreen.canon.garganta.basic_damage import basic_damage
from gmscreen.rules.errors import RuleError
from gmscreen.sheets.fields import dice_of
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.sheet_edits import Edit, SetField, Several


@dataclass(frozen=True, slots=True)
class StrengthDice:
    """Dice as the sheet writes them; None for none. Above the table nothing is due, and `known` is false."""

    thrust: str | None
    swing: str | None
    known: bool = True


def due_dice(st: int | None) -> StrengthDice:
    """What the table gives to a ST; not known without one and above the table."""
    if st is None:
        return StrengthDice(None, None, known=False)
    try:
        dice = basic_damage().of(st)
    except RuleError:
        return StrengthDice(None, None, known=False)
    thrust, swing = (None if one is None else str(one) for one in (dice.thrust, dice.swing))
    return StrengthDice(thrust, swing)


def dice_differ(sheet: Sheet) -> bool:
    """Whether the sheet stores other dice than its ST gives; what is not known differs from nothing."""
    due, own = due_dice(sheet.attributes.st), sheet.damage
    pairs = ((own.thrust, due.thrust), (own.swing, due.swing))
    return due.known and any(dice_of(written) != dice_of(wanted) for written, wanted in pairs)


def proposed_dice(sheet: Sheet) -> Several:
    """The edits that give a sheet the dice of its ST; none where the table has none for it."""
    due = due_dice(sheet.attributes.st)
    edits: tuple[Edit, ...] = (
        SetField(("damage", "thrust"), due.thrust),
        SetField(("damage", "swing"), due.swing),
    )
    return Several(edits if due.known else (), "strength_dice")
