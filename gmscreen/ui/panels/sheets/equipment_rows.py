"""Rows of the equipment table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from decimal import Decimal

from gmscreen.session.records import ValueRecord
from gmscreen.sheets.equipment import Piece, Role
from gmscreen.sheets.table_values import weight_key
from gmscreen.sheets.typed_words import typed_words
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import DASH, kilograms, number
from gmscreen.ui.isolated import isolated
from gmscreen.ui.panels.table_value import NOTHING_SETTLED, Settled, asking, record_source
from gmscreen.ui.theme.theme import Tone
from gmscreen.ui.widgets.table import Cell

_PROTECTING = (Role.ARMOR, Role.SHIELD)


def equipment_rows(
    pieces: Sequence[Piece], settled: Settled = NOTHING_SETTLED
) -> tuple[tuple[Cell, ...], ...]:
    """Piece, quantity, place, weight, PD/RD and source, as the sheet has them; a gap asks for its weight."""
    return tuple(equipment_row(piece, settled) for piece in pieces)


def equipment_row(piece: Piece, settled: Settled = NOTHING_SETTLED) -> tuple[Cell, ...]:
    """The row of one piece."""
    count = number(piece.quantity)
    return (
        Cell(isolated(piece.name), note=piece.note or "", typed=piece.name),
        Cell(count, Tone.MUTED if piece.quantity == 1 else Tone.TEXT, typed=count),
        _place(piece),
        replace(_weight(piece, settled), typed=_typed_weight(piece)),
        replace(_protection(piece), typed=_typed_protection(piece)),
        replace(_source(piece, settled.get(weight_key(piece.name))), typed=piece.source or ""),
    )


def _typed_weight(piece: Piece) -> str:
    return text("sheets_panel.negligible") if piece.negligible else typed_words(piece.weight_kg)


def _typed_protection(piece: Piece) -> str:
    return "" if piece.pd is None and piece.dr is None else _pair(piece.pd, piece.dr)


def equipment_legend(pieces: Sequence[Piece]) -> str:
    """What the marks in the table mean, as far as there are any."""
    said = []
    if any(piece.reading for piece in pieces):
        said.append(text("sheets_panel.legend"))
    if any(piece.impaling_pd is not None or piece.impaling_dr is not None for piece in pieces):
        said.append(text("sheets_panel.impaling_note"))
    return " · ".join(said)


def _place(piece: Piece) -> Cell:
    place = text(f"sheets_panel.place.{piece.place}")
    if piece.inside:
        name = isolated(piece.inside)
        whole = text("sheets_panel.inside", place=place, name=name)
        return Cell(text("sheets_panel.inside_short", name=name), note=whole, typed=piece.inside)
    if not piece.reading:
        return Cell(place, typed=place)
    said = text("sheets_panel.read", words=place)
    return Cell(said, note=text("sheets_panel.place_reading"), typed=place)


def _weight(piece: Piece, settled: Settled) -> Cell:
    if piece.negligible:
        return Cell(text("sheets_panel.negligible"), Tone.MUTED)
    if piece.total_kg is None:
        key = weight_key(piece.name)
        record = settled.get(key)
        known = DASH if record is None else kilograms(Decimal(record.value) * piece.quantity)
        return asking(
            Cell(known, Tone.WARN if record is None else Tone.TEXT), key, isolated(piece.name), settled
        )
    each = "" if piece.quantity == 1 or piece.weight_kg is None else kilograms(piece.weight_kg)
    return Cell(kilograms(piece.total_kg), note=text("sheets_panel.each", weight=each) if each else "")


def _protection(piece: Piece) -> Cell:
    if piece.pd is None and piece.dr is None:
        return Cell(DASH if piece.role in _PROTECTING else "", Tone.MUTED)
    usual = _pair(piece.pd, piece.dr)
    if piece.impaling_pd is None and piece.impaling_dr is None:
        return Cell(usual)
    pointed = _pair(
        piece.pd if piece.impaling_pd is None else piece.impaling_pd,
        piece.dr if piece.impaling_dr is None else piece.impaling_dr,
    )
    return Cell(
        text("sheets_panel.impaling", usual=usual, pointed=pointed), note=text("sheets_panel.impaling_note")
    )


def _pair(pd: int | None, dr: int | None) -> str:
    return f"{_figure(pd)} / {_figure(dr)}"


def _figure(value: int | None) -> str:
    return DASH if value is None else number(value)


def _source(piece: Piece, record: ValueRecord | None) -> Cell:
    if piece.total_kg is None and record is not None:
        return Cell(record_source(record), Tone.MUTED, note=piece.source or "")
    return Cell(piece.source or DASH, Tone.MUTED, note=piece.source or "")
