"""The two lines of a sheet: em cena, and em marcha with the descent pack on the back (19 §5, 24 §5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from enum import StrEnum

from gmscreen.canon.garganta.load import load_ladders
from gmscreen.rules.derivation import Derivation
from gmscreen.rules.garganta.load import Load, LoadMargins, load_margins, load_of
from gmscreen.rules.garganta.readings import DEFAULT_READINGS, Readings
from gmscreen.sheets.equipment import Area, Piece
from gmscreen.sheets.line_defenses import LineDefenses, line_defenses
from gmscreen.sheets.line_movement import move_and_dodge
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.protection import Protection, is_worn_armor, protection

SOURCE = "21 §8.3"


class LineKind(StrEnum):
    """Which of the two lines."""

    IN_SCENE = "in_scene"
    ON_MARCH = "on_march"

    def counts(self, piece: Piece) -> bool:
        """Whether a piece's weight is on this line; what lies on the ground is on neither."""
        return piece.place.is_in_scene if self is LineKind.IN_SCENE else piece.place.is_carried


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a sheet, every number with its derivation.

    `kilograms` sums the known weights, as `weight` explains; `missing` names the pieces that no table
    weighs, and while there are any the rest holds only if they change no level: "peso incompleto".
    `load` and `margins` are None without ST; `move` without the attributes and without a printed value.
    """

    kind: LineKind
    kilograms: Decimal
    weight: Derivation
    missing: tuple[str, ...]
    load: Load | None
    margins: LoadMargins | None
    move: Derivation | None
    defenses: LineDefenses
    torso: Protection
    head: Protection

    @property
    def complete(self) -> bool:
        """Whether every piece on the line has a weight."""
        return not self.missing

    @property
    def fencing_allowed(self) -> bool | None:
        """Whether the load lets Esgrima and Judô be used (19 §5); None where the load is unknown."""
        return None if self.load is None else self.load.fencing_allowed


@dataclass(frozen=True, slots=True)
class Lines:
    """Both lines of a sheet."""

    in_scene: Line
    on_march: Line


def lines_of(sheet: Sheet, readings: Readings = DEFAULT_READINGS) -> Lines:
    """Both lines of a sheet, by the table's readings."""
    useful = _with_useful_pieces(sheet)
    worn = protection(useful, Area.TORSO), protection(useful, Area.HEAD)
    return Lines(
        _line(sheet, useful, LineKind.IN_SCENE, readings, *worn),
        _line(sheet, useful, LineKind.ON_MARCH, readings, *worn),
    )


def _with_useful_pieces(sheet: Sheet) -> Sheet:
    """The sheet with those pieces only that do more than weigh: each defence looks through all of them."""
    return sheet.model_copy(update={"equipment": tuple(filter(_is_useful, sheet.equipment))})


def _is_useful(piece: Piece) -> bool:
    return bool(piece.weapon or piece.shield or piece.effects) or piece.place.is_held or is_worn_armor(piece)


def _line(
    sheet: Sheet, useful: Sheet, kind: LineKind, readings: Readings, torso: Protection, head: Protection
) -> Line:
    ladder = load_ladders()[sheet.scale]
    weighed = [(piece, piece.total_kg) for piece in sheet.equipment if kind.counts(piece)]
    known = [(piece, weight) for piece, weight in weighed if weight]
    kilograms = sum((weight for _, weight in known), Decimal(0))
    st = sheet.attributes.st
    load = None if st is None else load_of(st, kilograms, ladder)
    move, dodge = move_and_dodge(useful, kilograms, ladder, readings)
    load_level = load.level if load else 0
    return Line(
        kind=kind,
        kilograms=kilograms,
        weight=_weight(known),
        missing=tuple(piece.name for piece, weight in weighed if weight is None),
        load=load,
        margins=None if st is None else load_margins(st, kilograms, ladder),
        move=move,
        defenses=line_defenses(useful, dodge, load_level, readings),
        torso=torso,
        head=head,
    )


def _weight(heavy: Sequence[tuple[Piece, Decimal]]) -> Derivation:
    """The sum of the known weights, a step a piece; pieces that weigh nothing leave none."""
    if not heavy:
        return Derivation.of("sheet.nothing_carried", Decimal(0), SOURCE)
    first, weight = heavy[0]
    total = Derivation.of("sheet.pieces", weight, first.source or SOURCE, of=_counted(first))
    parts = ((kg, piece.source or SOURCE, (("of", _counted(piece)),)) for piece, kg in heavy[1:])
    return total.add_all("sheet.pieces", parts)


def _counted(piece: Piece) -> str:
    return piece.name if piece.quantity == 1 else f"{piece.quantity} × {piece.name}"
