"""Equipment by place, with its weights, and the purse."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from decimal import Decimal

from gmscreen.paper.cards.words import listed, marked
from gmscreen.paper.full_sheet.content import Portion
from gmscreen.paper.full_sheet.fighting import left, right, titled
from gmscreen.paper.press.table import Column, Row, Table, Tone
from gmscreen.sheets.equipment import Piece, Place
from gmscreen.sheets.lines import Line, Lines
from gmscreen.sheets.model import Sheet
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import DASH, kilograms, number

_UNIT = " kg"


def equipment_columns() -> tuple[Column, ...]:
    """Those of the pieces."""
    return (left("piece"), right("quantity"), right("weight"), right("price"))


def equipment(sheet: Sheet, lines: Lines) -> Portion | None:
    """Every piece under its place, then the weight of both lines; None without any."""
    if not sheet.equipment:
        return None
    rows = [row for place in Place for row in _place(sheet, place)]
    rows += [_total("in_scene", lines.in_scene), _total("on_march", lines.on_march)]
    return titled("equipment", Table(equipment_columns(), tuple(rows)), listed(_purse(sheet)))


def _place(sheet: Sheet, place: Place) -> Iterator[Row]:
    pieces = [piece for piece in sheet.equipment if piece.place is place]
    if pieces:
        yield Row((text(f"full_sheet.place.{place}"), "", _sum(pieces), ""), tone=Tone.GROUP)
        yield from map(_piece, pieces)


def _sum(pieces: Sequence[Piece]) -> str:
    """The known weights together; a dash where none is known."""
    known = [weight for piece in pieces if (weight := piece.total_kg) is not None]
    return _bare(sum(known, Decimal(0))) if known else DASH


def _bare(weight: Decimal) -> str:
    """A weight without its unit, which heads the column."""
    return kilograms(weight).removesuffix(_UNIT)


def _piece(piece: Piece) -> Row:
    weight, price = piece.total_kg, piece.price_g
    cells = (
        marked(piece.name, piece.reading),
        number(piece.quantity),
        DASH if weight is None else _bare(weight),
        DASH if price is None else number(price * piece.quantity),
    )
    inside = text("full_sheet.inside", name=piece.inside) if piece.inside else ""
    return Row(cells, listed((inside, piece.note or "")))


def _total(key: str, line: Line) -> Row:
    name = text(f"full_sheet.total.{key}")
    lead = name if line.complete else text("full_sheet.total.at_least", name=name)
    return Row((lead, "", _bare(line.kilograms), ""), tone=Tone.TOTAL)


def _purse(sheet: Sheet) -> Iterator[str]:
    wealth = sheet.wealth
    if wealth is None:
        return
    yield text("full_sheet.wealth", level=wealth.level) if wealth.level else ""
    for key in ("initial_g", "spent_g", "balance_g"):
        amount = getattr(wealth, key)
        if amount is not None:
            yield text(f"full_sheet.{key}", amount=number(amount))
