"""What armour gives to a part of the body: passive defence and resistance, layers told apart (03 §9.5)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from gmscreen.rules.derivation import Derivation
from gmscreen.rules.garganta.blow import Location
from gmscreen.sheets.equipment import Area, Piece, Place, Role
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.traits import EffectKind

SOURCE = "03 §9.5"

Figure = Callable[[Piece], int | None]

_AREAS = {
    Location.ARM: Area.ARMS,
    Location.SHIELD_ARM: Area.ARMS,
    Location.LEG: Area.LEGS,
    Location.HAND: Area.HANDS,
    Location.FOOT: Area.FEET,
    Location.HEAD: Area.HEAD,
    Location.BRAIN: Area.HEAD,
    Location.EYES: Area.HEAD,
}


@dataclass(frozen=True, slots=True)
class Protection:
    """PD and RD of one part of the body; those against points are None where they are the same."""

    pd: Derivation
    dr: Derivation
    impaling_pd: Derivation | None
    impaling_dr: Derivation | None


def area_at(location: Location) -> Area:
    """The part of the body whose armour a blow there meets."""
    return _AREAS.get(location, Area.TORSO)


def protection(sheet: Sheet, area: Area) -> Protection:
    """What is worn there over the body's own PD and RD.

    A helmet guards the head and nothing else: its PD never adds to that of the torso.
    """
    layers = _layers(sheet, area)
    own_pd = _natural(sheet, "pd", sheet.natural.pd)
    own_dr = _toughened(sheet, _natural(sheet, "dr", _own_dr(sheet, area)))
    yields = any(piece.impaling_pd is not None or piece.impaling_dr is not None for piece in layers)
    return Protection(
        _passive(own_pd, layers, lambda piece: piece.pd),
        _resistance(own_dr, layers, lambda piece: piece.dr),
        _passive(own_pd, layers, _impaling_pd) if yields else None,
        _resistance(own_dr, layers, _impaling_dr) if yields else None,
    )


def is_worn_armor(piece: Piece) -> bool:
    """Whether it protects: armour or clothes, worn, and at least one of it."""
    is_armor = piece.role is Role.ARMOR or piece.role is Role.CLOTHES
    return is_armor and piece.place is Place.WORN and piece.quantity > 0


def _layers(sheet: Sheet, area: Area) -> list[Piece]:
    worn = [piece for piece in sheet.equipment if is_worn_armor(piece)]
    return [piece for piece in worn if (piece.area or Area.TORSO).covers(area)]


def _impaling_pd(piece: Piece) -> int | None:
    return piece.pd if piece.impaling_pd is None else piece.impaling_pd


def _impaling_dr(piece: Piece) -> int | None:
    return piece.dr if piece.impaling_dr is None else piece.impaling_dr


def _own_dr(sheet: Sheet, area: Area) -> int:
    own = sheet.natural
    return own.head_dr if area is Area.HEAD and own.head_dr is not None else own.dr


def _natural(sheet: Sheet, figure: str, own: int) -> Derivation:
    return Derivation.of(
        f"sheet.natural_{figure}" if own else f"sheet.no_{figure}", own, sheet.source or SOURCE
    )


def _toughened(sheet: Sheet, own: Derivation) -> Derivation:
    """The body's RD with what traits such as Rijeza add to it (28 §1)."""
    for bonus in sheet.bonuses(EffectKind.NATURAL_DR):
        own = own.add("named_bonus", bonus.amount, bonus.source or "28 §1", name=bonus.name)
    return own


def _passive(own: Derivation, layers: Sequence[Piece], figure: Figure) -> Derivation:
    """The best layer's PD: the outer piece's counts, that of the one below is not added (03 §9.5)."""
    best = _best(layers, figure)
    if best is None or (figure(best) or 0) <= own.as_int:
        return own
    return Derivation.of("sheet.piece", figure(best) or 0, best.source or SOURCE, name=best.name)


def _resistance(own: Derivation, layers: Sequence[Piece], figure: Figure) -> Derivation:
    """The body's own RD, the best layer's, and what each piece below it adds (03 §9.5)."""
    best = _best(layers, figure)
    if best is None:
        return own
    total = Derivation.of("sheet.piece", figure(best) or 0, best.source or SOURCE, name=best.name)
    for piece in layers:
        if piece is not best:
            total = total.add("sheet.under", piece.under_dr or 0, SOURCE, name=piece.name)
    return total.add("sheet.natural_dr", own.as_int, own.steps[0].source)


def _best(layers: Sequence[Piece], figure: Figure) -> Piece | None:
    return max(layers, key=lambda piece: figure(piece) or 0, default=None)
