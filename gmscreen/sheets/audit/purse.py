"""Outside of the thirteen: the purse adds up, and no price is made up (03 §9; 21)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from decimal import Decimal

from gmscreen.canon.garganta.creation import creation
from gmscreen.sheets.audit.finding import Finding, Item, Severity, finding
from gmscreen.sheets.equipment import Piece
from gmscreen.sheets.model import Sheet
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import number

_DOCUMENT = re.compile(r"\b(\d\d)[a-z]?\s*§")


def purse(sheet: Sheet) -> Iterator[Finding]:
    """What was spent is the price of the pieces, what is left is the rest, and every price has its table."""
    yield from _spent(sheet)
    yield from _balance(sheet)
    for index, piece in enumerate(sheet.equipment):
        if piece.price_g and not _is_in_a_table(piece):
            place, args = ("equipment", index, "price_g"), {"name": piece.name, "price": piece.price_g}
            yield finding(
                Item.OUTSIDE,
                "price_without_table",
                place,
                creation().price_source,
                args,
                severity=Severity.PENDING,
            )


def _spent(sheet: Sheet) -> Iterator[Finding]:
    spent = sheet.wealth.spent_g if sheet.wealth else None
    priced = [piece for piece in sheet.equipment if piece.price_g is not None]
    due = sum((piece.price_g * piece.quantity for piece in priced if piece.price_g), Decimal(0))
    all_priced = len(priced) == len(sheet.equipment)
    if spent is not None and (spent < due or (all_priced and spent != due)):
        args = {"written": number(spent), "right": number(due)}
        yield finding(Item.OUTSIDE, "spent_differs", ("wealth", "spent_g"), "03 §9.3", args)


def _balance(sheet: Sheet) -> Iterator[Finding]:
    wealth = sheet.wealth
    if wealth is None or wealth.initial_g is None or wealth.spent_g is None or wealth.balance_g is None:
        return
    due = wealth.initial_g - wealth.spent_g
    if wealth.balance_g != due:
        args = {"written": number(wealth.balance_g), "right": number(due)}
        yield finding(Item.OUTSIDE, "balance_differs", ("wealth", "balance_g"), "03 §9.3", args)


def _is_in_a_table(piece: Piece) -> bool:
    """Whether the source names a document that prices things, or the table has settled it for itself."""
    source = piece.source or ""
    cited = set(_DOCUMENT.findall(source))
    return bool(cited & set(creation().price_documents)) or source.startswith(text("sheet.table_value"))
