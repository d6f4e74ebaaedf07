"""What a finding asks for, as an edit, where there is only one right answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from decimal import Decimal

from gmscreen.canon.garganta.basic_damage import basic_damage
from gmscreen.sheets.account_edits import account_from_lines, magic_head_from_spells
from gmscreen.sheets.audit.finding import Finding
from gmscreen.sheets.audit.line_mending import (
    counted,
    with_bonus,
    with_due,
    with_field,
    with_name,
    with_only_price,
    with_penalty,
    without_bonus,
)
from gmscreen.sheets.lines import lines_of
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.sheet_edits import Edit, SetField, Several
from gmscreen.texts.catalogue import text

Mend = Callable[[Sheet, Finding], Edit | None]


def mended(sheet: Sheet, finding: Finding) -> Edit | None:
    """The edit after which the finding is gone; None where a person must decide."""
    if finding.key in _HEAD_OF_SPELLS:
        return magic_head_from_spells(sheet)
    mend = _MENDS.get(finding.key)
    return mend(sheet, finding) if mend else None


def _account(sheet: Sheet, _: Finding) -> Edit:
    return account_from_lines(sheet)


def _without_single_line(_: Sheet, __: Finding) -> Edit:
    """The one Deslocamento taken out: both lines follow from the pieces."""
    edits = (SetField(("printed", "move"), None), SetField(("printed", "dodge"), None))
    return Several(edits, "mend", text("audit.field.move"))


def _printed(sheet: Sheet, finding: Finding) -> Edit | None:
    """One figure of a printed line, as its pieces have it."""
    line = getattr(lines_of(sheet), str(finding.place[1]))
    load = line.load.level if line.load else None
    field = str(finding.place[-1])
    due: Mapping[str, object] = {
        "weight_kg": line.kilograms,
        "load": load,
        "move": line.move.as_int if line.move else None,
        "dodge": line.move.as_int if line.move else None,
    }
    return None if due[field] is None else SetField(finding.place, due[field])


def _strength_dice(sheet: Sheet, finding: Finding) -> Edit | None:
    """The dice of the ST; what else a sheet lacks only a person can say."""
    if finding.place[0] != "damage" or sheet.attributes.st is None:
        return None
    dice = getattr(basic_damage().of(sheet.attributes.st), str(finding.place[-1]))
    return SetField(finding.place, str(dice)) if dice else None


def _balance(sheet: Sheet, finding: Finding) -> Edit | None:
    wealth = sheet.wealth
    if wealth is None or wealth.initial_g is None or wealth.spent_g is None:
        return None
    left: Decimal = wealth.initial_g - wealth.spent_g
    return SetField(finding.place, left) if left >= 0 else None


_HEAD_OF_SPELLS = {
    "no_effective_iq",
    "effective_iq_differs",
    "no_schools",
    "school_missing",
    "school_differs",
    "school_without_spell",
}
_MENDS: Mapping[str, Mend] = {
    "renamed": with_name,
    "homonym": with_name,
    "field_missing_for": with_field,
    "field_differs": with_field,
    "level_differs": with_due,
    "price_differs": with_due,
    "worth_differs": with_due,
    "bonus_in_level": without_bonus,
    "bonus_due": with_bonus,
    "penalty_due": with_penalty,
    "trait_price_differs": with_only_price,
    "uncounted": counted,
    "no_account": _account,
    "sum_differs": _account,
    "no_total": _account,
    "total_differs": _account,
    "unspent_unsaid": lambda sheet, one: with_due(sheet, one) if sheet.account else _account(sheet, one),
    "unspent_differs": with_due,
    "points_differ": with_due,
    "derived_differs": with_due,
    "single_line": _without_single_line,
    "no_reflexes": _without_single_line,
    "line_differs": _printed,
    "line_of_the_other": _printed,
    "lacking": _strength_dice,
    "balance_differs": _balance,
}
